import { useNavigation } from 'react-router'
import { classes } from '#lib/page/classes.ts'

/** A quiet shape where something will stand. Give it the size of what comes. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classes('block animate-breathe rounded-mark bg-line', className)} />
}

/** Lines of text to come, the last one shorter, as a paragraph ends. */
export function SkeletonText({ lines }: { lines: number }) {
  return (
    <span className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line, index) => (
        <Skeleton key={line} className={classes('h-3.5', index === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  )
}

/** Only inside buttons, and where the specification names a spinner; elsewhere skeletons. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className="inline-flex animate-turn" role={label ? 'status' : undefined}>
      <svg viewBox="0 0 16 16" className="size-4" fill="none" strokeWidth="2" aria-hidden="true">
        <circle cx="8" cy="8" r="6" stroke="currentColor" opacity="0.3" />
        <path d="M14 8a6 6 0 0 0-6-6" stroke="currentColor" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}

/**
 * A thin bar at the upper edge while the next page loads, for the head of a page: outside of all landmarks a listener would not
 * find it. It waits a moment, so that quick pages do not flicker.
 */
export function ProgressBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div
      role="progressbar"
      aria-label="Carregando página"
      className="absolute inset-x-0 top-0 z-50 h-0.5 animate-[enter_120ms_120ms_both] overflow-hidden bg-line"
    >
      <div className="h-full w-2/5 animate-[crossing_900ms_linear_infinite] bg-brand motion-reduce:w-full" />
    </div>
  )
}
