import { useEffect, useState } from 'react'
import { isSidebarRemembered, rememberSidebar } from './sidebar-state.ts'

/** From this width the sidebar stands beside the page; below it, it slides over it. */
const DESK_QUERY = '(min-width: 768px)'

/** The sidebar's two lives: open or narrow on a desk, a sheet on a phone. Ctrl+B or Cmd+B toggles either. */
export function useSidebar() {
  const [open, setOpen] = useState(() => isSidebarRemembered(document.cookie))
  const [sheetOpen, setSheetOpen] = useState(false)

  function toggle() {
    if (!matchMedia(DESK_QUERY).matches) {
      setSheetOpen((shown) => !shown)
      return
    }
    rememberSidebar(!open)
    setOpen(!open)
  }

  useEffect(() => {
    function toggleByKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', toggleByKey)
    return () => window.removeEventListener('keydown', toggleByKey)
  })

  return { open, sheetOpen, setSheetOpen, toggle }
}
