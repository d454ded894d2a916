/** circle: the middle of a pitch. box: one penalty area. half: the half of a pitch seen from above. */
export type PitchView = 'circle' | 'box' | 'half'

const VIEWS: Record<PitchView, { box: string; path: string }> = {
  circle: { box: '0 0 400 200', path: 'M200 0v200M200 54a46 46 0 1 0 .1 0M200 98.5a1.5 1.5 0 1 0 .1 0' },
  box: { box: '0 0 400 200', path: 'M0 .5h400M80 0v98h240V0M146 0v34h108V0M164 98a46 46 0 0 0 72 0' },
  half: {
    box: '0 0 680 525',
    path: 'M1 524V1h678v523M0 524h680M138 1v165h404V1M248 1v55h184V1M267 166a91 91 0 0 0 146 0M248 524a92 92 0 0 1 184 0M1 11a10 10 0 0 0 10-10M669 1a10 10 0 0 0 10 10M340 110a1 1 0 1 0 .1 0',
  },
}

/** Thin chalk lines behind a hero, an empty state or a card. They stand still, so there is no motion to reduce. */
export function PitchLines({ view, className }: { view: PitchView; className?: string }) {
  const { box, path } = VIEWS[view]
  return (
    <svg viewBox={box} preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
