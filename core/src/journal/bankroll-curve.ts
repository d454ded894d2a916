/** One thing that changed the bankroll, in the order of time. A bet that ended has a profit, a deposit or withdrawal a move. */
export type BankrollStep = { atMs: number; profitCents: number; movedCents: number }

export type BankrollPoint = {
  atMs: number
  /** Deposits less withdrawals and all profit so far. */
  balanceCents: number
  /** What betting alone brought so far. */
  profitCents: number
}

export type Drawdown = {
  /** The deepest fall of the profit below an earlier peak, 0 where it never fell. */
  depthCents: number
  /** The same as a share of the bankroll at that peak; null where it was empty. */
  depthShare: number | null
  fromMs: number | null
  toMs: number | null
}

/** The bankroll after each moment; steps of the same moment make one point. */
export function bankrollCurve(steps: readonly BankrollStep[]): BankrollPoint[] {
  const points: BankrollPoint[] = []
  let balanceCents = 0
  let profitCents = 0
  for (const step of steps) {
    balanceCents += step.profitCents + step.movedCents
    profitCents += step.profitCents
    const point = { atMs: step.atMs, balanceCents, profitCents }
    if (points.at(-1)?.atMs === step.atMs) points[points.length - 1] = point
    else points.push(point)
  }
  return points
}

/**
 * The deepest fall from a peak. It is measured on what betting brought: a deposit must not hide a fall, nor a withdrawal
 * make one. By hand: R$ 100 in, then +50, -80, +20: the peak is R$ 150 and the fall R$ 80, 53.3% of it.
 */
export function drawdownOf(points: readonly BankrollPoint[]): Drawdown {
  // Before the first step nothing was won yet: a journal that begins with a loss has fallen.
  let peak: BankrollPoint = { atMs: points[0]?.atMs ?? 0, balanceCents: 0, profitCents: 0 }
  let deepest: Drawdown = { depthCents: 0, depthShare: null, fromMs: null, toMs: null }
  for (const point of points) {
    // A move after the peak changes what there is to lose, so an equal profit later is the newer peak.
    if (point.profitCents >= peak.profitCents) peak = point
    const depthCents = peak.profitCents - point.profitCents
    if (depthCents <= deepest.depthCents) continue
    const depthShare = peak.balanceCents > 0 ? depthCents / peak.balanceCents : null
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
