import { classes } from '#lib/page/classes.ts'

/** circle: the middle of a pitch. spot: the same, nearer. box: a penalty area hanging from the goal line. divider: a half-way line to part two blocks. */
export type PitchView = 'circle' | 'spot' | 'box' | 'divider'

const VIEWS: Record<PitchView, { box: string; path: string }> = {
  circle: { box: '0 0 400 160', path: 'M0 80h154M246 80h154M200 34a46 46 0 1 0 .1 0M200 78.5a1.5 1.5 0 1 0 .1 0' },
  spot: { box: '0 0 200 160', path: 'M0 80h32M168 80h32M100 12a68 68 0 1 0 .1 0M100 78a2 2 0 1 0 .1 0' },
  box: { box: '0 0 400 160', path: 'M0 .75h400M90 0v112h220V0M152 0v38h96V0M166 112a44 44 0 0 0 68 0' },
  divider: { box: '0 0 400 32', path: 'M0 16h186M214 16h186M200 2a14 14 0 1 0 .1 0M200 15a1 1 0 1 0 .1 0' },
}

/** Thin chalk lines beside or above words, never behind them. They stand still, so there is no motion to reduce. */
export function PitchLines({ view, className }: { view: PitchView; className?: string }) {
  const { box, path } = VIEWS[view]
  return (
    <svg viewBox={box} className={classes('text-chalk', className)} aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

const CORNERS = [
  '-top-px -left-px rounded-br-full border-r border-b',
  '-top-px -right-px rounded-bl-full border-b border-l',
  '-bottom-px -left-px rounded-tr-full border-t border-r',
  '-right-px -bottom-px rounded-tl-full border-t border-l',
]

/** The touchlines of a board with their four corner arcs, around whatever stands on it. */
export function PitchFrame() {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-2 border border-chalk sm:inset-3">
      {CORNERS.map((corner) => (
        <span key={corner} className={classes('absolute size-3 border-chalk', corner)} />
      ))}
    </span>
  )
}
