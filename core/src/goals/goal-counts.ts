/**
 * How many goals one side scores, given its expected goals.
 *
 * Poisson says too many zeros and too many fours and more: on 14,210 matches with the market's rates the home side
 * scored none in 23.0% (Poisson 23.9%) and the away side in 31.3% (32.3%). A Conway-Maxwell-Poisson count of the
 * same mean and a little less spread (chance of k goals ∝ θ^k / k!^shape) fits both ends. Why: docs/decisions/0012.
 */
export const GOALS_SHAPE = 1.1

/** What is cut off on both sides together stays below 1e-6. */
const TAIL_MAX = 4e-7
/** The product shows 0 to 8 goals, so a grid is never smaller. */
const SIZE_MIN = 9
/** Below a goal in a million matches the side does not score, and divisions by nothing are spared. */
const RATE_TINY = 1e-6
const CLOSE_ENOUGH = 1e-12
const ROUNDS_MAX = 30

/** Smallest size whose cut-off Poisson tail stays below 4e-7 at this rate; the tail of a shape above 1 is shorter. */
export function sizeFor(rate: number): number {
  let term = Math.exp(-rate)
  let tail = 1 - term
  let size = 1
  while (size < SIZE_MIN || tail > TAIL_MAX) {
    term *= rate / size
    tail -= term
    size++
  }
  return size
}

/** Chances of 0 to size - 1 goals, summing to 1, with a mean of `rate`. Shape 1 is the Poisson count. */
export function goalChances(rate: number, size: number, shape: number): Float64Array {
  const chances = new Float64Array(size)
  fillGoalChances(chances, size, rate, shape)
  return chances
}

/** The same into the first `size` places of an array that may be longer. */
export function fillGoalChances(chances: Float64Array, size: number, rate: number, shape: number): void {
  if (rate < RATE_TINY) {
    chances.fill(0, 0, size)
    chances[0] = 1
  } else if (shape === 1) fillCounts(chances, size, rate, shape)
  else if (shape === GOALS_SHAPE && rate > RATE_FIRST && rate < RATE_LAST) {
    // The table is right to 1e-6, so one step of Newton's method ends it.
    const theta = Math.exp(startAt(Math.log(rate)))
    const mean = fillCounts(chances, size, theta, shape)
    const step = (-Math.log(mean / rate) * mean) / varianceOf(chances, size, mean)
    fillCounts(chances, size, theta * Math.exp(step), shape)
  } else solve(chances, size, rate, shape)
}

/** Fills the chances of this mean from the closed form's θ, and answers θ. */
function solve(chances: Float64Array, size: number, rate: number, shape: number): number {
  let theta = firstStep(rate, shape)
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const mean = fillCounts(chances, size, theta, shape)
    const gap = Math.log(mean / rate)
    if (Math.abs(gap) < CLOSE_ENOUGH) break
    // d log(mean) / d log(θ) is variance / mean.
    theta *= Math.exp((-gap * mean) / varianceOf(chances, size, mean))
  }
  return theta
}

function varianceOf(chances: Float64Array, size: number, mean: number): number {
  let second = 0
  for (let goals = 0; goals < size; goals++) second += goals * goals * (chances[goals] ?? 0)
  return second - mean ** 2
}

const RATE_FIRST = 0.05
const RATE_LAST = 12
const STARTS = 32
const FIRST = Math.log(RATE_FIRST)
const APART = (Math.log(RATE_LAST) - FIRST) / (STARTS - 1)

/** log θ at logarithms of the rate that lie equally apart, and its slopes there; each made when first asked for. */
const startLogs = new Float64Array(STARTS).fill(Number.NaN)
const startSlopes = new Float64Array(STARTS)

/** log θ between two of them, by the cubic that has their values and slopes. */
function startAt(logRate: number): number {
  const place = (logRate - FIRST) / APART
  const low = Math.min(STARTS - 2, Math.floor(place))
  const t = place - low
  const [one, two] = [startLog(low), startLog(low + 1)]
  const [rise, nextRise] = [APART * (startSlopes[low] ?? 0), APART * (startSlopes[low + 1] ?? 0)]
  const back = 1 - t
  return back * back * ((1 + 2 * t) * one + t * rise) + t * t * ((3 - 2 * t) * two - back * nextRise)
}

function startLog(number: number): number {
  const known = startLogs[number] ?? 0
  if (!Number.isNaN(known)) return known
  const rate = Math.exp(FIRST + number * APART)
  const size = sizeFor(rate)
  const chances = new Float64Array(size)
  const log = Math.log(solve(chances, size, rate, GOALS_SHAPE))
  startLogs[number] = log
  startSlopes[number] = rate / varianceOf(chances, size, rate)
  return log
}

/**
 * θ, which is also the chance of one goal over the chance of none. The closed form is right to 1% above 0.7 goals;
 * for Poisson it is the rate itself.
 */
export function firstStep(rate: number, shape: number): number {
  return (rate + (shape - 1) / (2 * shape)) ** shape
}

/** Fills the chances and answers their mean. */
function fillCounts(chances: Float64Array, size: number, theta: number, shape: number): number {
  const isOurs = shape === GOALS_SHAPE && size <= GOALS_SIZE_MAX
  let [term, total, first] = [1, 0, 0]
  for (let goals = 0; goals < size; goals++) {
    chances[goals] = term
    total += term
    first += goals * term
    term *= theta * (isOurs ? (SHARES[goals + 1] ?? 0) : 1 / (goals + 1) ** shape)
  }
  const share = 1 / total
  for (let goals = 0; goals < size; goals++) chances[goals] = (chances[goals] ?? 0) * share
  return first * share
}

/** A side of 20 goals a match, the most that a grid is made for, needs 49 places. */
export const GOALS_SIZE_MAX = 80

/** 1 / goals^shape, remembered: the power is the costliest step of a grid, the division the next. */
const SHARES = Float64Array.from({ length: GOALS_SIZE_MAX + 1 }, (_, goals) => goals ** -GOALS_SHAPE)
