import { lazy, memo, Suspense, useEffect, useRef } from 'react'

/** How far up the screen the board's edge must have come for somebody to be reading it. */
const IN_SIGHT = { rootMargin: '0px 0px -35% 0px' }

/** Settled once for all visits: whoever has seen the board has its code. While prerendering everything is in sight. */
const seen = Promise.withResolvers<void>()
if (import.meta.env.SSR) seen.resolve()

const SampleBoard = lazy(async () => {
  await seen.promise
  return { default: (await import('./sample-board.tsx')).SampleBoard }
})

/**
 * The board stands in the prerendered page as it is. It wakes, and asks for a game of today, once it is looked at: a
 * phone that has just opened the page has other work. Without properties, so that nothing stirs it before.
 */
export const BoardInSight = memo(function BoardInSight() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      seen.resolve()
    }, IN_SIGHT)
    if (place.current) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={place} className="min-h-96 min-w-0 lg:row-span-2">
      <Suspense fallback={null}>
        <SampleBoard />
      </Suspense>
    </div>
  )
})
