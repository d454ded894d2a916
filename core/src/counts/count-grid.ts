import type { ScoreGrid } from '#goals/score-grid.ts'

/** What is cut off on either side stays below 1e-6: mean, six deviations, and two more for the long tail. */
const DEVIATIONS = 6
const SIZE_MAX = 80
/** Real sides correlate by -0.2 (corners) to 0.2 (cards); beyond this the tilt below is not what it says. */
const CORRELATION_MAX = 0.5
/** Two leave the mean off by 0.1%, four by less than 0.01%. */
const SWEEPS = 4

/**
 * Chances of every pair of counts. Each side alone is negative binomial (variance = mean + overdispersion × mean²). The
 * two are correlated, because a stern referee gives both sides more cards and a side that presses leaves the other
 * fewer corners: the independent grid is tilted by e^(θ × home's surplus × away's surplus), and its sides are then
 * restored by scaling rows and columns in turn.
 */
export function countGrid(
  homeMean: number,
  awayMean: number,
  { overdispersion, sharing }: { overdispersion: number; sharing: number },
): ScoreGrid {
  const deviation = (mean: number) => Math.sqrt(mean + overdispersion * mean ** 2)
  const [homeSd, awaySd] = [deviation(homeMean), deviation(awayMean)]
  const size = Math.min(
    SIZE_MAX,
    Math.ceil(Math.max(homeMean + DEVIATIONS * homeSd, awayMean + DEVIATIONS * awaySd)) + 2,
  )
  const home = negativeBinomial(homeMean, overdispersion, size)
  const away = negativeBinomial(awayMean, overdispersion, size)
  const wanted = (sharing * homeMean * awayMean) / (homeSd * awaySd)
  const correlation = Math.min(CORRELATION_MAX, Math.max(-CORRELATION_MAX, wanted))
  // Of two normal variables, tilting by θ gives the correlation r at θ = r / (1 - r²); counts come close.
  const tilt = correlation / (1 - correlation ** 2) / (homeSd * awaySd)
  const chances = new Float64Array(size * size)
  for (let h = 0; h < size; h++) {
    let row = 0
    const surplus = tilt * (h - homeMean)
    const step = Math.exp(surplus)
    let factor = (home[h] ?? 0) * Math.exp(-surplus * awayMean)
    for (let a = 0; a < size; a++) {
      const chance = factor * (away[a] ?? 0)
      chances[h * size + a] = chance
      row += chance
      factor *= step
    }
    rows[h] = row
  }
  if (tilt !== 0) restoreSides(chances, home, away)
  return { size, chances }
}

/** Filled anew with every grid, which nobody waits for. `rows` begins as what the rows sum to. */
const rows = new Float64Array(SIZE_MAX)
const columns = new Float64Array(SIZE_MAX)
const sums = new Float64Array(SIZE_MAX)

/** Each side alone gets its own chances back: rows and columns are scaled in turn, and the cells once, at the end. */
function restoreSides(chances: Float64Array, home: Float64Array, away: Float64Array): void {
  const size = home.length
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    sums.fill(0)
    for (let h = 0; h < size; h++) {
      const from = h * size
      let sum = sweep === 0 ? (rows[h] ?? 0) : 0
      if (sweep > 0) for (let a = 0; a < size; a++) sum += (chances[from + a] ?? 0) * (columns[a] ?? 0)
      // Counts so rare that their whole row vanished in the arithmetic stay at nothing.
      const scale = sum > 0 ? (home[h] ?? 0) / sum : 0
      rows[h] = scale
      for (let a = 0; a < size; a++) sums[a] = (sums[a] ?? 0) + scale * (chances[from + a] ?? 0)
    }
    for (let a = 0; a < size; a++) columns[a] = (sums[a] ?? 0) > 0 ? (away[a] ?? 0) / (sums[a] ?? 1) : 0
  }
  for (let h = 0; h < size; h++) {
    const scale = rows[h] ?? 0
    for (let at = h * size, a = 0; a < size; at++, a++) chances[at] = (chances[at] ?? 0) * scale * (columns[a] ?? 0)
  }
}

/**
 * Chances of 0 to size - 1, summing to 1. With r = 1 / overdispersion, the chance of k is the one of k - 1 times
 * (r + k - 1) / k × mean / (r + mean); without overdispersion that is Poisson's mean / k.
 */
export function negativeBinomial(mean: number, overdispersion: number, size: number): Float64Array {
  const chances = new Float64Array(size)
  // (1 + overdispersion × mean)^(-1 / overdispersion), which tends to e^-mean.
  let term = Math.exp(overdispersion > 1e-9 ? -Math.log1p(overdispersion * mean) / overdispersion : -mean)
  let total = 0
  for (let count = 0; count < size; count++) {
    chances[count] = term
    total += term
    term *= (mean * (1 + overdispersion * count)) / ((1 + overdispersion * mean) * (count + 1))
  }
  for (let count = 0; count < size; count++) chances[count] = (chances[count] ?? 0) / total
  return chances
}
