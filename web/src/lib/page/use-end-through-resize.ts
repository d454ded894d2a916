import { type RefObject, useEffect } from 'react'

/** Whoever is at the end of a box stays there when the box itself changes its height: a notice takes room, a keyboard rises. */
export function useEndThroughResize(scroller: RefObject<HTMLElement | null>, isAtEnd: boolean): void {
  useEffect(() => {
    const box = scroller.current
    if (!box || !isAtEnd) return
    const watch = new ResizeObserver(() => {
      box.scrollTop = box.scrollHeight
    })
    watch.observe(box)
    return () => watch.disconnect()
  }, [scroller, isAtEnd])
}
