import { useEffect, useState, useSyncExternalStore } from 'react'

/** From this width the sidebar stands beside the page; below it, it slides over it. */
const DESK_QUERY = '(min-width: 768px)'

/** The sidebar's two lives: open or narrow on a desk, a sheet on a phone. Ctrl+B or Cmd+B toggles either. */
export function useSidebar() {
  const [open, setOpen] = useState(() => isSidebarRemembered(document.cookie))
  const [sheetOpen, setSheetOpen] = useState(false)
  const isDesk = useSyncExternalStore(onWidthChange, isOnDesk)

  function toggle() {
    if (!isOnDesk()) {
      setSheetOpen((shown) => !shown)
      return
    }
    rememberSidebar(!open)
    setOpen(!open)
  }

  useEffect(() => {
    // The browser's own filling-in of forms sends key events without a key.
    function toggleByKey(event: KeyboardEvent) {
      if (event.key?.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', toggleByKey)
    return () => window.removeEventListener('keydown', toggleByKey)
  })

  return { open, isDesk, sheetOpen, setSheetOpen, toggle }
}

function isOnDesk(): boolean {
  return matchMedia(DESK_QUERY).matches
}

function onWidthChange(notify: () => void): () => void {
  const query = matchMedia(DESK_QUERY)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

const COOKIE = 'sidebar_state'
const SEVEN_DAYS_S = 7 * 24 * 60 * 60

/** Whether the admin left the sidebar open; open for somebody new. */
function isSidebarRemembered(cookies: string): boolean {
  return !cookies.split('; ').includes(`${COOKIE}=false`)
}

function rememberSidebar(open: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${COOKIE}=${open}; path=/admin; max-age=${SEVEN_DAYS_S}; samesite=lax`
}
