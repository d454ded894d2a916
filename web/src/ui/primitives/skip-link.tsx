import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

export const CONTENT_ID = 'conteudo'

/** The first stop of the Tab key: past the menus, to what the page is about. */
export function SkipLink() {
  return (
    <a
      data-print="hide"
      href={`#${CONTENT_ID}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold text-sm text-surface focus:translate-y-0"
    >
      Pular para o conteúdo
    </a>
  )
}

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
