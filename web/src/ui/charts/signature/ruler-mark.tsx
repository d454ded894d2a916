import { cssPercent } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'

export type MarkKind = 'model' | 'market' | 'pooled'

/** Told apart by shape first: an open ring, a square on its corner, and a pointer that stands above the line. */
const SHAPES: Record<MarkKind, string> = {
  model: 'size-3 rounded-full border-2 border-brand bg-surface',
  market: 'size-2.5 rotate-45 border-2 border-info bg-surface',
  pooled: 'h-3 w-3.5 bg-ink [clip-path:polygon(0_0,100%_0,50%_100%)]',
}

/** One mark of the ruler; with `at`, a chance from 0 to 1, it stands on the scale and moves to a new value. */
export function RulerMark({ kind, at, className }: { kind: MarkKind; at?: number; className?: string }) {
  return (
    <span
      className={classes('block shrink-0 transition-[left] duration-200', SHAPES[kind], className)}
      style={at === undefined ? undefined : { left: cssPercent(at) }}
    />
  )
}
