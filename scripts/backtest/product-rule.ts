import type { HousePrices } from '@prancheta/adapters/football/csv/match-row.ts'
import { quotesOfHouses } from '@prancheta/adapters/odds/csv/house-quotes.ts'
import { judgeMatch } from '@prancheta/core/analysis/analyse-match.ts'
import { quotedInput } from '@prancheta/core/analysis/quoted-match.ts'
import { returnOf, settle } from '@prancheta/core/markets/settle.ts'
import { finalScoreOf } from './family-tally.ts'
import type { WalkedForecast } from './forecast.ts'
import { completenessOf, type RuleBet } from './rule-yield.ts'

const MS_PER_DAY = 86_400_000

/**
 * What the product would have recommended on one match at the prices of one moment, settled: its own way from quotes to
 * recommendation, at the best price of the named houses that agree, an exchange's less its commission.
 */
export function productBets(forecast: WalkedForecast, prices: readonly HousePrices[]): RuleBet[] {
  const { row, ratings, daysSinceLastMatch } = forecast
  const atMs = row.day * MS_PER_DAY
  const quotes = quotesOfHouses(prices, new Date(atMs).toISOString())
  if (quotes.length === 0) return []
  const lastMs = daysSinceLastMatch === null ? null : atMs - daysSinceLastMatch * MS_PER_DAY
  const records = {
    completeness: completenessOf(row),
    lastGameMs: { home: lastMs, away: lastMs },
    isNeutral: false,
  }
  const { home, away } = row
  const { input } = quotedInput({ home, away, atMs, quotes, records }, { ratings, corners: null, cards: null })
  const final = finalScoreOf(row)
  return judgeMatch(input).markets.flatMap(({ market, value, isRecommended }): RuleBet[] => {
    const ending = settle(market, final)
    if (!isRecommended || value.oddType === 'fair' || ending === 'unknown') return []
    return [{ profit: returnOf(ending, value.odd) - 1, stake: value.kelly, odd: value.odd }]
  })
}
