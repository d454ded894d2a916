import { type AnalysedMarket, type JudgedMatch, toldOf } from '#analysis/analyse-match.ts'
import { bestFirst } from '#analysis/best-first.ts'
import type { QuotedInput } from '#analysis/quoted-match.ts'
import type { QuotedPrice } from '#value/agreed-books.ts'
import { marketIdOf } from '#value/best-prices.ts'
import { movesSince, type PriceMove } from './price-moves.ts'

/** What the board says of a game in a word. noOdds: no house prices it. */
export type BoardLabel = 'value' | 'near' | 'none' | 'noOdds'

type ResultChances = { home: number; draw: number; away: number }

/** The best price of a group of markets, and what it is worth. */
type BoardOffer = {
  marketId: string
  chance: number
  odd: number
  house: string
  /** ISO instant of the price. */
  at: string
  edge: number
  /** Of 100 points. */
  confidence: number
  isRecommended: boolean
  /** Of the last hours; empty where it stood still. */
  moves: PriceMove[]
}

export type BoardFigures = {
  /** Of home, draw and away. The market's is null where nobody quotes the result. */
  chances: { model: ResultChances; market: ResultChances | null; pooled: ResultChances }
  /** Expected of both clubs together. */
  goals: number
  over25: number
  bothScore: number
  /** One a group of markets, what the product recommends first, then by edge. */
  offers: BoardOffer[]
}

/** What a combination of several games needs of a market. `odd` is null where no house prices it. */
export type BoardLeg = { chance: number; refunded: number; odd: number | null; house: string | null }

export type BoardRow = { label: BoardLabel; figures: BoardFigures; legs: Record<string, BoardLeg> }

/** How far back a price's movement is told. */
export const MOVES_MS = 3 * 3_600_000

type Quoted = Pick<QuotedInput, 'books' | 'prices'> & {
  atMs: number
  /** All prices that stood at any time in the last hours, as they were set. */
  changes: readonly QuotedChange[]
}

/** A price that was set, and where its house took it back, when. */
export type QuotedChange = QuotedPrice & { until?: string | undefined }

/** A game's row, from what an analysis of it is made from. */
export function boardRow(judged: JudgedMatch, quoted: Quoted): BoardRow {
  const { markets, expectedGoals } = judged
  const priced = bestFirst(
    markets.filter(({ value }) => value.oddType === 'real'),
    toldOf,
  )
  const groups = Map.groupBy(priced, ({ market }) => market.group)
  const chanceOf = (id: string) => markets.find(({ market }) => market.id === id)?.chances.pooled ?? 0
  const offers = [...groups.values()].flatMap(([best]) => (best ? (toOffer(best, quoted) ?? []) : []))
  return {
    label: labelOf(priced[0]),
    figures: {
      chances: {
        model: resultBy(markets, ({ chances }) => chances.model),
        market: quoted.books.some(({ market }) => market === 'h2h')
          ? resultBy(markets, ({ chances }) => chances.market ?? 0)
          : null,
        pooled: resultBy(markets, ({ chances }) => chances.pooled),
      },
      goals: rounded(expectedGoals.home + expectedGoals.away),
      over25: rounded(chanceOf('goals.over2.5')),
      bothScore: rounded(chanceOf('btts.yes')),
      offers,
    },
    legs: Object.fromEntries(
      markets.filter((one) => one.value.oddType === 'real' || ALWAYS_LEGS.has(one.market.id)).map(toLeg),
    ),
  }
}

/** 'Near' is a price above the fair odd that does not pass the rule. */
function labelOf(best: AnalysedMarket | undefined): BoardLabel {
  if (!best || best.value.edge === null) return 'noOdds'
  if (best.isRecommended) return 'value'
  return best.value.edge > 0 ? 'near' : 'none'
}

/** May be legs also where nobody prices them: the chances that the board shows. */
const ALWAYS_LEGS = new Set([
  'result.home',
  'result.draw',
  'result.away',
  'goals.over2.5',
  'goals.under2.5',
  'btts.yes',
  'btts.no',
])

function toLeg({ market, chances, refunded, value }: AnalysedMarket): [string, BoardLeg] {
  const leg = { chance: rounded(chances.pooled), refunded: rounded(refunded), odd: value.odd, house: value.house }
  return [market.id, leg]
}

function toOffer(
  { market, chances, value, confidence, isRecommended }: AnalysedMarket,
  quoted: Quoted,
): BoardOffer | null {
  const price = quoted.prices.get(market.id)
  if (value.oddType !== 'real' || !price) return null
  const { odd, house, edge } = value
  return {
    marketId: market.id,
    chance: rounded(chances.pooled),
    odd,
    house,
    at: price.at,
    edge: rounded(edge),
    confidence: rounded(confidence.total),
    isRecommended,
    moves: movesSince(changesOf(market.id, quoted, odd), quoted.atMs - MOVES_MS),
  }
}

/** As far from the best price as this, on a logarithm's scale, a price that was taken back was an error. */
const WILD = 0.4

/**
 * Of the market's own prices, those of houses that agree now: a wild price of an hour ago was nobody's offer either. Of a house that
 * took its price back there is none now; it counts where it was not far from the best.
 */
function changesOf(marketId: string, { books, changes }: Quoted, best: number) {
  const own = changes.filter((change) => marketIdOf(change) === marketId)
  const book = books.find(({ market, line }) => market === own[0]?.market && line === own[0]?.line)
  const isOffer = ({ house, until, price }: QuotedChange) =>
    book?.consensus.houses.includes(house) || (until !== undefined && Math.abs(Math.log(price / best)) <= WILD)
  return book ? own.filter(isOffer) : own
}

function resultBy(markets: readonly AnalysedMarket[], chance: (market: AnalysedMarket) => number): ResultChances {
  const of = (id: string) => {
    const market = markets.find((one) => one.market.id === id)
    return market ? rounded(chance(market)) : 0
  }
  return { home: of('result.home'), draw: of('result.draw'), away: of('result.away') }
}

/** More digits than any screen shows, and a third of the room. */
const rounded = (value: number): number => Number(value.toFixed(6))
