import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Outside the hook, because going from a public to a signed-in page replaces the whole shell around it. */
let shownPath: string | null = null

/** After a click to another page the focus goes to its content, as a full page load would do for screen readers. */
export function useFocusOnArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const isArrival = shownPath !== null && shownPath !== pathname
    shownPath = pathname
    if (isArrival && hash === '') content.current?.focus({ preventScroll: true })
  }, [pathname, hash, content])
}
