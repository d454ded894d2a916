/** One thing that changed the bankroll, in the order of time. A bet that ended has a profit, a deposit or withdrawal a move. */
export type BankrollStep = { atMs: number; profitCents: number; movedCents: number }

export type BankrollPoint = {
  atMs: number
  /** Deposits less withdrawals and all profit so far. */
  balanceCents: number
  /** What betting alone brought so far. */
  profitCents: number
  /** Deposits less withdrawals so far. */
  movedCents: number
}

export type Drawdown = {
  /** The deepest fall of the profit below an earlier peak, 0 where it never fell. */
  depthCents: number
  /** The same as a share of what there was to lose: the bankroll at that peak with what was put in and taken out since. Null without any. */
  depthShare: number | null
  fromMs: number | null
  toMs: number | null
}

/** The bankroll after each moment; steps of the same moment make one point. Profits from before `beginsMs` are not in the balance. */
export function bankrollCurve(
  steps: readonly BankrollStep[],
  beginsMs: number = Number.NEGATIVE_INFINITY,
): BankrollPoint[] {
  const points: BankrollPoint[] = []
  let [balanceCents, profitCents, movedCents] = [0, 0, 0]
  for (const step of steps) {
    balanceCents += step.movedCents + (step.atMs < beginsMs ? 0 : step.profitCents)
    profitCents += step.profitCents
    movedCents += step.movedCents
    const point = { atMs: step.atMs, balanceCents, profitCents, movedCents }
    if (points.at(-1)?.atMs === step.atMs) points[points.length - 1] = point
    else points.push(point)
  }
  return points
}

/**
 * The deepest fall from a peak. It is measured on what betting brought: a deposit must not hide a fall, nor a withdrawal
 * make one. By hand: R$ 100 in, then +50, -80, +20: the peak is R$ 150 and the fall R$ 80, 53.3% of it. R$ 100 in, -1, R$ 1.000 more
 * in, -90: a fall of R$ 91 of R$ 1.100, 8.3%.
 */
export function drawdownOf(points: readonly BankrollPoint[]): Drawdown {
  // Before the first step nothing was won yet: a journal that begins with a loss has fallen.
  let peak: BankrollPoint = { atMs: points[0]?.atMs ?? 0, balanceCents: 0, profitCents: 0, movedCents: 0 }
  let deepest: Drawdown = { depthCents: 0, depthShare: null, fromMs: null, toMs: null }
  for (const point of points) {
    // A move after the peak changes what there is to lose, so an equal profit later is the newer peak.
    if (point.profitCents >= peak.profitCents) peak = point
    const depthCents = peak.profitCents - point.profitCents
    if (depthCents <= deepest.depthCents) continue
    const toLoseCents = peak.balanceCents + point.movedCents - peak.movedCents
    const depthShare = toLoseCents > 0 ? depthCents / toLoseCents : null
    deepest = { depthCents, depthShare, fromMs: peak.atMs, toMs: point.atMs }
  }
  return deepest
}

/** At most so many points for a drawing: the first, the last and the highest and lowest of each stretch between stay. */
export function thinned(points: readonly BankrollPoint[], stretches: number): BankrollPoint[] {
  if (points.length <= 2 * stretches) return [...points]
  const kept = new Set<BankrollPoint>()
  for (let stretch = 0; stretch < stretches; stretch++) {
    const from = Math.floor((stretch * points.length) / stretches)
    const part = points.slice(from, Math.floor(((stretch + 1) * points.length) / stretches))
    kept.add(part.reduce((one, other) => (other.balanceCents > one.balanceCents ? other : one)))
    kept.add(part.reduce((one, other) => (other.balanceCents < one.balanceCents ? other : one)))
  }
  const [first, last] = [points[0], points.at(-1)]
  return points.filter((point) => kept.has(point) || point === first || point === last)
}
