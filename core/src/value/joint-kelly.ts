import type { ScoreGrid } from '#goals/score-grid.ts'
import type { Market } from '#markets/market.ts'
import type { Outcome } from '#markets/outcome.ts'
import { returnOf } from '#markets/settle.ts'
import { type BankrollShare, bankrollShare, type Probability } from '#units.ts'
import { KELLY_SHARE, STAKE_MAX } from '#value/kelly.ts'

export type RoundBet = { market: Market; chance: Probability; odd: number }
/** The bets on one match, with its pooled grid. */
export type RoundMatch = { grid: ScoreGrid; bets: readonly RoundBet[] }

export type RoundStakes = {
  /** By match and bet, in the order given. */
  stakes: BankrollShare[][]
  total: BankrollShare
  /** The sum that would be staked without the cap. */
  uncapped: number
}

/** All stakes of a round together; what is lost when everything goes wrong at once. */
export const EXPOSURE_MAX = 0.15

/**
 * Stakes for several bets of one round.
 *
 * Bets on one match share its score: 'home' and 'over 2.5' win and lose together, so together they deserve less than
 * apart; 'home' and 'draw' exclude each other and deserve more. The stakes are those of greatest expected growth of the
 * bankroll over the match's grid, a quarter of them and none above what one bet may have. Matches are independent. When the
 * sum passes the cap, every stake must earn the same extra growth for its last real, which cuts the weakest bets first.
 */
export function jointKelly(round: readonly RoundMatch[], exposureMax = EXPOSURE_MAX): RoundStakes {
  const problems = round.flatMap(toProblems)
  const staked = (price: number) => problems.map((problem) => bestStakes(problem, price))
  const fullMax = exposureMax / KELLY_SHARE
  const free = staked(0)
  const best = sumOf(free) <= fullMax ? free : cappedStakes(staked, fullMax)

  const stakes = round.map(({ bets }) => bets.map(() => bankrollShare(0)))
  problems.forEach(({ match, bets }, problem) => {
    bets.forEach((bet, at) => {
      const own = stakes[match]
      if (own) own[bet] = bankrollShare(KELLY_SHARE * (best[problem]?.[at] ?? 0))
    })
  })
  return { stakes, total: bankrollShare(sumOf(stakes)), uncapped: KELLY_SHARE * sumOf(free) }
}

const HALVINGS = 40

/** The dearer a stake, the fewer are worth it: halve the interval of prices until the stakes' sum is the cap. */
function cappedStakes(staked: (price: number) => number[][], fullMax: number): number[][] {
  let [low, high] = [0, 1]
  while (sumOf(staked(high)) > fullMax) high *= 2
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2
    if (sumOf(staked(middle)) > fullMax) low = middle
    else high = middle
  }
  return staked(high)
}

const sumOf = (stakes: readonly (readonly number[])[]) => stakes.flat().reduce((sum, stake) => sum + stake, 0)

/** What R$ 1 on each bet earns in one kind of ending, and how likely that ending is. */
type Ending = { chance: number; profits: number[] }
/** Bets that are staked together; `share` is the part of their stake that is allowed. */
type Problem = { match: number; bets: number[]; endings: Ending[]; share: number }

/**
 * The full-time bets of a match are one problem. Halves, corners and cards are not on its grid: each is a problem of its
 * own, staked as if it repeated all other bets of the match.
 */
function toProblems({ grid, bets }: RoundMatch, match: number): Problem[] {
  const onGrid = [...bets.keys()].filter((at) => bets[at]?.market.rule.reads === 'fullTime')
  const apart = bets.flatMap(({ chance, odd }, at): Problem[] => {
    if (onGrid.includes(at)) return []
    const endings = [
      { chance, profits: [odd - 1] },
      { chance: 1 - chance, profits: [-1] },
    ]
    return [{ match, bets: [at], endings, share: 1 / bets.length }]
  })
  const endings = endingsOf(
    grid,
    onGrid.flatMap((at) => bets[at] ?? []),
  )
  return [{ match, bets: onGrid, endings, share: 1 }, ...apart]
}

function endingsOf(grid: ScoreGrid, bets: readonly RoundBet[]): Ending[] {
  const endings = new Map<string, Ending>()
  for (let cell = 0; cell < grid.chances.length; cell++) {
    const score = { home: Math.floor(cell / grid.size), away: cell % grid.size }
    const ends = bets.map(({ market: { rule } }): Outcome => (rule.reads === 'fullTime' ? rule.outcome(score) : 'void'))
    const chance = grid.chances[cell] ?? 0
    const known = endings.get(ends.join())
    if (known) known.chance += chance
    else endings.set(ends.join(), { chance, profits: ends.map((end, at) => returnOf(end, bets[at]?.odd ?? 1) - 1) })
  }
  return [...endings.values()]
}

const ROUNDS_MAX = 200
const CLOSE_ENOUGH = 1e-9

/** The stakes of greatest growth, less `price` a real: one bet at a time until none moves, as the objective is concave. */
function bestStakes({ bets, endings, share }: Problem, price: number): number[] {
  const stakes = bets.map(() => 0)
  const wealth = endings.map(() => 1)
  for (let round = 0; round < ROUNDS_MAX; round++) {
    let moved = 0
    stakes.forEach((before, bet) => {
      const others = endings.map(({ profits }, at) => (wealth[at] ?? 1) - before * (profits[bet] ?? 0))
      const stake = Math.min(bestStake(endings, others, bet, price), STAKE_MAX / KELLY_SHARE / share)
      endings.forEach(({ profits }, at) => {
        wealth[at] = (others[at] ?? 1) + stake * (profits[bet] ?? 0)
      })
      stakes[bet] = stake
      moved = Math.max(moved, Math.abs(stake - before))
    })
    if (moved < CLOSE_ENOUGH) break
  }
  return stakes.map((stake) => share * stake)
}

/** Where one more real on this bet adds no growth beyond its price, the other bets staying as they are. */
function bestStake(endings: readonly Ending[], others: readonly number[], bet: number, price: number): number {
  const slope = (stake: number) =>
    endings.reduce((sum, { chance, profits }, at) => {
      const profit = profits[bet] ?? 0
      return profit === 0 ? sum : sum + (chance * profit) / ((others[at] ?? 1) + stake * profit)
    }, -price)
  if (!(slope(0) > 0)) return 0
  // Nobody stakes what an ending would turn into ruin.
  let high = endings.reduce((most, { chance, profits }, at) => {
    const profit = profits[bet] ?? 0
    return profit < 0 && chance > 0 ? Math.min(most, (others[at] ?? 1) / -profit) : most
  }, 1)
  let low = 0
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2
    if (slope(middle) > 0) low = middle
    else high = middle
  }
  return low
}
