import { type DecimalOdd, decimalOdd, type Probability, probability } from '#units.ts'
import { isBook, type MarginMethod, removeMargin } from '#value/remove-margin.ts'

/** One house's prices for all outcomes of one market, always in the same order. */
export type Quote = {
  house: string
  odds: readonly number[]
  takenAtMs: number
  /** False where a reader cannot bet there: the house tells of the chances, but its price is nobody's best. */
  isOffered?: boolean
}

type LeftOutQuote = { house: string; reason: 'unusable' | 'stale' | 'outlier' }

export type Consensus = {
  /** Margin removed, mean over the houses that agree. */
  chances: Probability[]
  houses: string[]
  leftOut: LeftOutQuote[]
  /** The best price of each outcome among those of these houses that are offered; null where none is. */
  best: ({ house: string; odd: DecimalOdd } | null)[]
  /** How far the houses are apart: standard deviation of the log odds, the widest outcome's. */
  spread: number
}

/** A price this much older than the newest one, or than now, says nothing about now. */
const OLDER_THAN_NEWEST_MAX_MS = 6 * 3_600_000
const OLDER_THAN_NOW_MAX_MS = 24 * 3_600_000
/** Clocks of houses differ a little; further in the future is a wrong time stamp. */
const FUTURE_MAX_MS = 5 * 60_000
/** In 645,714 real prices 99.9% lie within 0.39 of the houses' median log odds: further off is an error or a stale price. */
const OUTLIER_LOG_ODDS = 0.4
/** With two houses there is no telling which one is wrong. */
const HOUSES_MIN_FOR_OUTLIERS = 3

/** What the houses together say now, or null when none of them quotes usably. */
export function consensus(quotes: readonly Quote[], nowMs: number, method?: MarginMethod): Consensus | null {
  const leftOut: LeftOutQuote[] = []
  const leaveOut = (reason: LeftOutQuote['reason']) => (quote: Quote) => leftOut.push({ house: quote.house, reason })

  const outcomes = usualLength(quotes)
  const isUsable = (quote: Quote) =>
    quote.odds.length === outcomes && isBook(quote.odds) && quote.takenAtMs <= nowMs + FUTURE_MAX_MS // NaN is not
  const usable = latestOfEachHouse(quotes.filter(isUsable))
  quotes.filter((quote) => !isUsable(quote)).forEach(leaveOut('unusable'))

  const newestMs = Math.max(...usable.map((quote) => quote.takenAtMs))
  const oldestMs = Math.max(newestMs - OLDER_THAN_NEWEST_MAX_MS, nowMs - OLDER_THAN_NOW_MAX_MS)
  const fresh = usable.filter((quote) => quote.takenAtMs >= oldestMs)
  usable.filter((quote) => quote.takenAtMs < oldestMs).forEach(leaveOut('stale'))

  const views = fresh.map((quote) => ({ quote, chances: removeMargin(quote.odds, method) }))
  const agreeing = withoutOutliers(views)
  for (const view of views) if (!agreeing.includes(view)) leaveOut('outlier')(view.quote)
  return agreeing.length > 0 ? { ...summarise(agreeing, outcomes), leftOut } : null
}

/** The number of outcomes most houses quote: a broken quote may come first, and must not speak for all. */
function usualLength(quotes: readonly Quote[]): number {
  const counts = new Map<number, number>()
  for (const { odds } of quotes) counts.set(odds.length, (counts.get(odds.length) ?? 0) + 1)
  const [usual] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0])
  return usual
}

type View = { quote: Quote; chances: readonly Probability[] }

function latestOfEachHouse(quotes: readonly Quote[]): Quote[] {
  const latest = new Map<string, Quote>()
  for (const quote of quotes) {
    const known = latest.get(quote.house)
    if (!known || quote.takenAtMs > known.takenAtMs) latest.set(quote.house, quote)
  }
  return [...latest.values()]
}

function withoutOutliers(views: readonly View[]): View[] {
  if (views.length < HOUSES_MIN_FOR_OUTLIERS) return [...views]
  const medians = (views[0]?.chances ?? []).map((_, outcome) => median(views.map((view) => logOdds(view, outcome))))
  const agreeing = views.filter((view) =>
    medians.every((middle, outcome) => Math.abs(logOdds(view, outcome) - middle) <= OUTLIER_LOG_ODDS),
  )
  // Two camps far apart leave nobody near the middle: then there is no telling who is wrong either, and the spread says so.
  return agreeing.length > 0 ? agreeing : [...views]
}

function summarise(views: readonly View[], outcomes: number): Omit<Consensus, 'leftOut'> {
  const chances: Probability[] = []
  const best: Consensus['best'] = []
  let spread = 0
  for (let outcome = 0; outcome < outcomes; outcome++) {
    chances.push(probability(mean(views.map((view) => view.chances[outcome] ?? 0))))
    spread = Math.max(spread, deviation(views.map((view) => logOdds(view, outcome))))
    const prices = views
      .filter(({ quote }) => quote.isOffered !== false)
      .map(({ quote }) => ({ house: quote.house, odd: decimalOdd(quote.odds[outcome] ?? 1) }))
    best.push(prices.toSorted((one, other) => other.odd - one.odd)[0] ?? null)
  }
  return { chances, houses: views.map(({ quote }) => quote.house), best, spread }
}

function logOdds(view: View, outcome: number): number {
  const chance = view.chances[outcome] ?? 0
  return Math.log(chance / (1 - chance))
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length
}

function deviation(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}
