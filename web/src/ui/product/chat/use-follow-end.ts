import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Closer to the end than this counts as being there. */
const NEAR_END_PX = 64

/**
 * Keeps the end in view while text grows there, unless the reader has scrolled up. `sent` counts their own
 * questions: asking one always leads back to the end.
 */
export function useFollowEnd(scroller: RefObject<HTMLDivElement | null>, sent: number) {
  const [isAtEnd, setIsAtEnd] = useState(true)
  const seen = useRef(sent)

  // After every drawing, because any of them may have changed the height.
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const hasJustSent = sent > seen.current
    seen.current = sent
    if (isAtEnd || hasJustSent) box.scrollTop = box.scrollHeight
  })

  function onScroll(): void {
    const box = scroller.current
    if (box) setIsAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX)
  }

  function toEnd(): void {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
    setIsAtEnd(true)
  }

  return { isAtEnd, onScroll, toEnd }
}
