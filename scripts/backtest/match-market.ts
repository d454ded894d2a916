import type { HousePrices, MatchRow } from '@prancheta/adapters/football/csv/match-row.ts'
import type { MarketViews } from '@prancheta/core/goals/grid-views.ts'
import { consensus, type Quote } from '@prancheta/core/value/consensus.ts'
import { isBook, removeMargin } from '@prancheta/core/value/remove-margin.ts'
import type { Chances } from './forecast.ts'

/** The files' columns were all taken at one moment, so none of them is stale. */
const TAKEN_AT_MS = 0

/** 'best' is not a house's book: its margin is near zero and its outliers are the point of it. */
const isHouse = (prices: HousePrices) => prices.house !== 'best'

/**
 * The market's own view of a match: all closing prices together, or those collected days before where a file has
 * no closing ones. Result and totals are looked for apart: up to 2018-19 only the result has closing prices.
 */
export function marketViewsOf(row: MatchRow): MarketViews {
  const [closing, early] = [viewsAt(row.closingPrices), viewsAt(row.earlyPrices)]
  return {
    result: closing.result ?? early.result,
    totals: closing.totals.length > 0 ? closing.totals : early.totals,
    bothScore: null,
  }
}

/** What the houses of one moment say together. */
export function viewsAt(prices: readonly HousePrices[]): MarketViews {
  const [home, draw, away] = consensusOf(prices, ({ result: r }) => r && [r.home, r.draw, r.away]) ?? []
  const [over] = consensusOf(prices, ({ total25: t }) => t && [t.over, t.under]) ?? []
  return {
    result: home !== undefined && draw !== undefined && away !== undefined ? { home, draw, away } : null,
    totals: over === undefined ? [] : [{ line: 2.5, over }],
    bothScore: null,
  }
}

function consensusOf(prices: readonly HousePrices[], oddsOf: (own: HousePrices) => number[] | null) {
  const quotes = prices.filter(isHouse).flatMap((own): Quote[] => {
    const odds = oddsOf(own)
    return odds ? [{ house: own.house, odds, takenAtMs: TAKEN_AT_MS }] : []
  })
  return consensus(quotes, TAKEN_AT_MS)?.chances ?? null
}

/** One column of the file alone, as a baseline that everybody can compute; nothing where the file has none. */
export function chancesOfHouse(prices: readonly HousePrices[], name: string): Chances {
  const quoted = prices.find(({ house }) => house === name)
  const result = quoted?.result && fairOrNull([quoted.result.home, quoted.result.draw, quoted.result.away])
  const total = quoted?.total25 && fairOrNull([quoted.total25.over, quoted.total25.under])
  const [home, draw, away] = result ?? []
  return {
    result: home !== undefined && draw !== undefined && away !== undefined ? [home, draw, away] : null,
    over25: total?.[0] ?? null,
    bothScore: null,
  }
}

function fairOrNull(odds: readonly number[]): number[] | null {
  return isBook(odds) ? removeMargin(odds) : null
}
