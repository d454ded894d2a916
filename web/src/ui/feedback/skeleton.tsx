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
