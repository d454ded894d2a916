import type { HousePrices, MatchRow } from '@prancheta/adapters/football/csv/match-row.ts'
import { confidenceOf } from '@prancheta/core/confidence/confidence-of.ts'
import { isRecommended } from '@prancheta/core/confidence/is-recommended.ts'
import type { PricedMarket } from '@prancheta/core/markets/price-match.ts'
import { type FinalScore, returnOf, settle } from '@prancheta/core/markets/settle.ts'
import { valueAt } from '@prancheta/core/value/value-at.ts'
import { drawnInterval } from './drawn-anew.ts'

export type Yield = {
  bets: number
  won: number
  /** Mean odd of the bets. */
  meanOdd: number
  /** Profit over stakes, and its standard error, with the same stake on every bet and with the suggested ones. */
  flat: number
  flatError: number
  /** Where 95 of 100 yields lie when the bets are drawn anew. */
  flatInterval: [low: number, high: number]
  kelly: number
  kellyError: number
}

/** One recommended bet: what R$ 1 earned, and the share of the bankroll suggested for it. */
export type RuleBet = { profit: number; stake: number; odd: number }

/** The files' 'best' columns: the highest price of any house at that moment. */
export function bestPrices(prices: readonly HousePrices[]): Map<string, number> {
  const best = prices.find(({ house }) => house === 'best')
  const odds = new Map<string, number>()
  if (best?.result) {
    odds.set('result.home', best.result.home)
    odds.set('result.draw', best.result.draw)
    odds.set('result.away', best.result.away)
  }
  if (best?.total25) {
    odds.set('goals.over2.5', best.total25.over)
    odds.set('goals.under2.5', best.total25.under)
  }
  return odds
}

/** What we know of a match in these files: no line-ups, no weather, prices of one moment. */
export type Knowledge = { logSd: number; completeness: number; daysSinceLastMatch: number | null }

/** The bets that the recommendation rule makes on one match at the given prices, settled. */
export function ruleBets(
  priced: readonly PricedMarket[],
  odds: ReadonlyMap<string, number>,
  { logSd, completeness, daysSinceLastMatch }: Knowledge,
  final: FinalScore,
): RuleBet[] {
  return priced.flatMap(({ market, chances }): RuleBet[] => {
    const odd = odds.get(market.id)
    if (odd === undefined) return []
    const value = valueAt({ chances }, { house: 'best', odd })
    const confidence = confidenceOf({
      logSd,
      model: chances.model,
      reference: chances.market === null ? null : { chance: chances.market, isQuoted: true },
      data: { completeness, daysSinceLastMatch, oddsAgeHours: 0 },
      family: market.family,
    })
    const ending = settle(market, final)
    if (value.oddType === 'fair' || ending === 'unknown') return []
    if (!isRecommended({ edge: value.edge, confidence: confidence.total })) return []
    return [{ profit: returnOf(ending, odd) - 1, stake: value.kelly, odd }]
  })
}

export function yieldOf(bets: readonly RuleBet[]): Yield {
  const weighted = (weightOf: (bet: RuleBet) => number) => {
    const staked = bets.reduce((sum, bet) => sum + weightOf(bet), 0)
    const mean = bets.reduce((sum, bet) => sum + weightOf(bet) * bet.profit, 0) / staked
    const squares = bets.reduce((sum, bet) => sum + (weightOf(bet) * (bet.profit - mean)) ** 2, 0)
    return { mean, error: Math.sqrt(squares) / staked }
  }
  const flat = weighted(() => 1)
  const kelly = weighted(({ stake }) => stake)
  return {
    bets: bets.length,
    won: bets.filter(({ profit }) => profit > 0).length,
    meanOdd: bets.reduce((sum, { odd }) => sum + odd, 0) / bets.length,
    flat: flat.mean,
    flatError: flat.error,
    flatInterval: drawnInterval(bets.map(({ profit }) => profit)),
    kelly: kelly.mean,
    kellyError: kelly.error,
  }
}

/** European files have shots, corners and cards; the Brazilian ones goals and odds only. */
export function completenessOf({ shotsOnTarget, corners, halfTimeGoals }: MatchRow): number {
  const has = [true, halfTimeGoals !== null, shotsOnTarget !== null, corners !== null].filter(Boolean).length
  return 0.6 + 0.1 * has
}
