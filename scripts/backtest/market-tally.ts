import type { HousePrices } from '@prancheta/adapters/football/csv/match-row.ts'
import type { MarketViews } from '@prancheta/core/goals/grid-views.ts'
import { type MatchInput, priceMatch } from '@prancheta/core/markets/price-match.ts'
import { poolGrid } from '@prancheta/core/value/pool-grid.ts'
import { FamilyTally, finalScoreOf } from './family-tally.ts'
import type { WalkedForecast } from './forecast.ts'
import { marketViewsOf, viewsAt } from './match-market.ts'
import { productBets } from './product-rule.ts'
import { bestPrices, completenessOf, type RuleBet, ruleBets } from './rule-yield.ts'
import type { OddsMode } from './walk-forward.ts'

export const MOMENTS = ['days before', 'closing'] as const
export type Moment = (typeof MOMENTS)[number]

/** Bets of the rule at the houses that the product recommends, and, to compare, at the file's best column of any house. */
export const OFFERS = ['named houses, as the product', 'the file’s best column'] as const
type Offer = (typeof OFFERS)[number]

/** All markets of all matches as they are walked past: scores by family, and what the recommendation rule would have won. */
export class MarketTally {
  readonly families = new FamilyTally()
  readonly bets: Record<Offer, Record<Moment, RuleBet[]>> = {
    'named houses, as the product': { 'days before': [], closing: [] },
    'the file’s best column': { 'days before': [], closing: [] },
  }
  readonly odds: OddsMode

  constructor(odds: OddsMode) {
    this.odds = odds
  }

  add(forecast: WalkedForecast): void {
    const { row, base } = forecast
    const final = finalScoreOf(row)
    const views = this.odds === 'match' ? marketViewsOf(row) : null
    this.families.add(priceMatch(pooledInput(forecast, views)), final, base)
    // The rule's bets rest on ratings from past odds; with the match's own they would be the same once more.
    if (this.odds !== 'past') return
    const prices = { 'days before': row.earlyPrices, closing: row.closingPrices }
    for (const moment of MOMENTS) {
      this.bets['named houses, as the product'][moment].push(...productBets(forecast, prices[moment]))
      this.bets['the file’s best column'][moment].push(...betsAtBest(forecast, prices[moment]))
    }
  }
}

/** Pooled with all houses of one moment, and offered the highest price of any, named or not. */
function betsAtBest(forecast: WalkedForecast, prices: readonly HousePrices[]): RuleBet[] {
  const odds = bestPrices(prices)
  if (odds.size === 0) return []
  const { row, logSd, daysSinceLastMatch } = forecast
  const priced = priceMatch({ ...pooledInput(forecast, viewsAt(prices)), corners: null, cards: null })
  return ruleBets(priced, odds, { logSd, daysSinceLastMatch, completeness: completenessOf(row) }, finalScoreOf(row))
}

function pooledInput(forecast: WalkedForecast, views: MarketViews | null): MatchInput {
  const { model, firstHalfShare, corners, cards } = forecast
  const pooled = views ? poolGrid(model, views).grid : model
  return { model, pooled, market: views, firstHalfShare, corners, cards }
}
