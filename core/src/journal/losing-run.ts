/** The most bets lost in a row. A bet that gave its stake back neither lengthens a run nor ends it. */
export function longestLosingRun(profitsInOrder: Iterable<number>): number {
  let longest = 0
  let run = 0
  for (const profit of profitsInOrder) {
    if (profit < 0) run++
    else if (profit > 0) run = 0
    if (run > longest) longest = run
  }
  return longest
}

export type UsualRun = {
  /** In half of all such series the longest run is at most this. */
  median: number
  /** In nine of ten such series the longest run lies between these. */
  low: number
  high: number
  /** In what share of such series a run at least as long as the one given comes up. */
  asLongShare: number
}

/**
 * How long the longest losing run usually is when every bet wins with the chance its odd stands for, 1 / odd. The law is
 * worked out exactly instead of drawn: bets are taken as independent, in their order.
 */
export function usualLosingRun(oddsInOrder: readonly number[], run: number): UsualRun {
  const chances = logChancesOfLosing(oddsInOrder)
  const atMost = (share: number) => leastRun(chances, share)
  return { median: atMost(0.5), low: atMost(0.05), high: atMost(0.95), asLongShare: 1 - chanceOfShorter(chances, run) }
}

/** A price of 1 always wins; its chance of losing is as good as none, and its logarithm stays a number. */
const LOSING_MIN = 1e-12

/** Sums of the logarithms from the first bet on, so that any stretch of losses is one subtraction. */
function logChancesOfLosing(odds: readonly number[]): { losing: Float64Array; logSums: Float64Array } {
  const losing = Float64Array.from(odds, (odd) => Math.max(LOSING_MIN, 1 - 1 / odd))
  const logSums = new Float64Array(odds.length + 1)
  for (let at = 0; at < losing.length; at++) logSums[at + 1] = (logSums[at] ?? 0) + Math.log(losing[at] ?? 1)
  return { losing, logSums }
}

/** The least run that is not exceeded with this chance. */
function leastRun(chances: ReturnType<typeof logChancesOfLosing>, share: number): number {
  let [low, high] = [0, 1]
  // Runs are short beside the bets, so the search begins with short ones.
  while (high < chances.losing.length && chanceOfShorter(chances, high + 1) < share) [low, high] = [high + 1, high * 2]
  high = Math.min(high, chances.losing.length)
  while (low < high) {
    const middle = (low + high) >> 1
    if (chanceOfShorter(chances, middle + 1) >= share) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * The chance that no run of `run` losses comes up. A first such run ends at bet i when bets i - run + 1 to i lose, the bet
 * before them wins, and none came up earlier: without(i) = without(i - 1) - without(i - run - 1) × win × losses. By hand, at
 * even odds: of three bets, no two lost in a row in 5 of the 8 ways.
 */
function chanceOfShorter({ losing, logSums }: ReturnType<typeof logChancesOfLosing>, run: number): number {
  if (run <= 0) return 0
  const without = new Float64Array(losing.length + 1).fill(1)
  for (let end = run; end <= losing.length; end++) {
    const losses = Math.exp((logSums[end] ?? 0) - (logSums[end - run] ?? 0))
    const before = end - run - 1
    const begins = before < 0 ? 1 : (without[before] ?? 1) * (1 - (losing[before] ?? 0))
    without[end] = Math.max(0, (without[end - 1] ?? 1) - begins * losses)
  }
  return without[losing.length] ?? 1
}
