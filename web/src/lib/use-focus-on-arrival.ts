import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a click to another page the focus goes to its content, as a full page load would do for screen readers. */
export function useFocusOnArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation()
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    if (hash === '') content.current?.focus({ preventScroll: true })
  }, [pathname, hash, content])
}
