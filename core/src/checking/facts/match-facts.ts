import type { Briefing } from '#chat/briefing.ts'
import { type LookedUp, NOTHING_LOOKED_UP } from '#checking/facts/looked-up.ts'
import { type PriceTogether, togetherPricer } from '#checking/facts/named-combos.ts'
import { MARKETS } from '#markets/catalogue.ts'
import { fromPct, toPct } from '#percent.ts'

/** A market's numbers as texts write them. */
export type MarketNumbers = {
  id: string
  modelPct: number | null
  marketPct: number | null
  pooledPct: number
  fairOdd: number
  bestOdd: number | null
  stakePct: number | null
  confidence: number | null
}

type Quotes = {
  house: string | null
  prices: readonly { house: string; odd: number }[]
  past: readonly number[]
}

/**
 * What a text about a match is checked against: the briefing, its markets packed to a fifth of what they weigh there. While the
 * ball is rolling there is no price, edge or stake.
 */
export type MatchFacts = {
  about: Omit<Briefing, 'markets'>
  findMarket(id: string): MarketNumbers | null
  quotesOf(id: string): Quotes
  priceTogether: PriceTogether
  /** Every house that quotes anything. */
  houses: readonly string[]
  /** What the analysis would stake, in percent: nothing unless a market is recommended. */
  stakePct: number
  /** How many markets our rule recommends. */
  recommended: number
  /** What the writer of the text looked up besides. */
  lookedUp: LookedUp
}

const ROWS = new Map(MARKETS.map(({ id }, at) => [id, at]))
const FIELDS = ['modelPct', 'marketPct', 'pooledPct', 'fairOdd', 'bestOdd', 'stakePct', 'confidence'] as const
const NO_QUOTES: Quotes = { house: null, prices: [], past: [] }

export function matchFacts({ markets, ...about }: Briefing): MatchFacts {
  const packed = new Float64Array(MARKETS.length * FIELDS.length).fill(Number.NaN)
  const quotes = new Map<string, Quotes>()
  for (const market of markets) {
    const row = ROWS.get(market.id)
    if (row === undefined) continue
    const { modelChance, marketChance, pooledChance, fairOdd, confidence } = market
    const [bestOdd, kelly] = about.running ? [null, null] : [market.bestOdd, market.kelly]
    const values = [
      pctOrNull(modelChance),
      pctOrNull(marketChance),
      toPct(pooledChance),
      fairOdd,
      bestOdd,
      pctOrNull(kelly),
    ]
    packed.set(
      [...values, confidence].map((value) => value ?? Number.NaN),
      row * FIELDS.length,
    )
    if (bestOdd !== null) {
      const prices =
        market.prices.length > 0 || market.house === null ? market.prices : [{ house: market.house, odd: bestOdd }]
      quotes.set(market.id, { house: market.house, prices, past: market.pastOdds })
    }
  }
  const advised = markets
    .filter(({ isRecommended }) => isRecommended && !about.running)
    .toSorted((a, b) => (b.edge ?? 0) - (a.edge ?? 0))
  const findMarket = (id: string) => readRow(packed, id)
  const chanceOf = (id: string) => {
    const pct = findMarket(id)?.pooledPct
    return pct === undefined ? null : fromPct(pct)
  }
  const counts = { corners: about.expectedCorners, cards: about.expectedCards }
  return {
    about,
    findMarket,
    priceTogether: togetherPricer({ chanceOf, ...counts }, (id) => findMarket(id)?.bestOdd ?? null),
    quotesOf: (id) => quotes.get(id) ?? NO_QUOTES,
    houses: [...new Set([...quotes.values()].flatMap(({ prices }) => prices.map(({ house }) => house)))],
    stakePct: toPct(advised[0]?.kelly ?? 0),
    recommended: advised.length,
    lookedUp: NOTHING_LOOKED_UP,
  }
}

const pctOrNull = (share: number | null): number | null => (share === null ? null : toPct(share))

function readRow(packed: Float64Array, id: string): MarketNumbers | null {
  const row = ROWS.get(id)
  if (row === undefined) return null
  const [modelPct, marketPct, pooledPct, fairOdd, bestOdd, stakePct, confidence] = FIELDS.map((_, at) => {
    const value = packed[row * FIELDS.length + at] ?? Number.NaN
    return Number.isNaN(value) ? null : value
  })
  if (pooledPct == null || fairOdd == null) return null
  return {
    id,
    modelPct: modelPct ?? null,
    marketPct: marketPct ?? null,
    pooledPct,
    fairOdd,
    bestOdd: bestOdd ?? null,
    stakePct: stakePct ?? null,
    confidence: confidence ?? null,
  }
}
