/**
 * What a house offers for chances of which one comes true. Its margin is laid on unevenly, as houses do: an outsider's
 * price is cut more. By hand: chances 0.64 and 0.36 with 4% have roots 0.8 and 0.6, so 0.6629 and 0.3771: 1.51 and 2.66.
 */
export function book(chances: readonly number[], margin: number): number[] {
  const roots = chances.map(Math.sqrt)
  const total = roots.reduce((sum, root) => sum + root, 0)
  return chances.map((chance, at) => onLadder(1 / (chance + (margin * (roots[at] ?? 0)) / total)))
}

/** Steps houses quote in: finer for short prices. */
const LADDER: readonly { below: number; step: number }[] = [
  { below: 2, step: 0.01 },
  { below: 3, step: 0.02 },
  { below: 4, step: 0.05 },
  { below: 6, step: 0.1 },
  { below: 10, step: 0.25 },
  { below: Number.POSITIVE_INFINITY, step: 0.5 },
]
const LEAST = 1.01

export function onLadder(price: number): number {
  const step = LADDER.find(({ below }) => price < below)?.step ?? 0.01
  return Math.max(LEAST, Math.round(Math.round(price / step) * step * 100) / 100)
}
