import { judgeMatch } from '@prancheta/core/analysis/analyse-match.ts'
import { type QuotedInput, quotedInput } from '@prancheta/core/analysis/quoted-match.ts'
import { decimalOdd, probability } from '@prancheta/core/units.ts'
import { allAgreedBooks, type QuotedPrice } from '@prancheta/core/value/agreed-books.ts'
import { bestPrices } from '@prancheta/core/value/best-prices.ts'
import { edgeOf } from '@prancheta/core/value/kelly.ts'
import {
  type FixturesDeps,
  findFixtureRow,
  matchRecords,
  NO_RECORDS,
  pricesOf,
  ratingsFor,
} from '#capabilities/fixtures/index.ts'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'

/** What a pick is worth in this minute; nulls where no house offers it, or where nobody could be asked again. */
export type PriceNow = {
  /** As model and houses have it now; as it was saved where the match cannot be rated, and of a combination. */
  chance: number
  odd: number | null
  house: string | null
  edge: number | null
  /** When its house last told it. */
  pricedAt: string | null
  /** A price is known, and too old to be that of this minute. */
  isTooOld: boolean
}

const NO_PRICE = { odd: null, house: null, edge: null, pricedAt: null, isTooOld: false } as const

/** An answer of the houses that is older is asked for again, and where that fails it is no price of this minute. */
const CONFIRMED_MS = 5 * 60_000

type Pick = { fixtureId: number; market: string; chance: number }
type Fixture = NonNullable<Awaited<ReturnType<typeof findFixtureRow>>>

/** The best price among the houses that agree now, and the chance, as an analysis made in this minute would show them. */
export async function priceOfPick(deps: FixturesDeps, { fixtureId, market, chance: saved }: Pick): Promise<PriceNow> {
  const fixture = await findFixtureRow(deps.db, fixtureId)
  const now = deps.clock.now()
  if (!fixture || fixture.kick_off <= now) return { ...NO_PRICE, chance: saved }
  const { value, ageMs, isStale } = await pricesOf(deps, fixture, false, CONFIRMED_MS)
  const quotes = (value ?? []).map((quote) => ({ ...quote, isOffered: deps.isOffered(quote.house) }))
  const chance = (await chanceNow(deps, fixture, market, quotes)) ?? saved
  const best = bestPrices(allAgreedBooks(quotes, now.getTime()), quotes).get(market)
  if (!best || !(best.odd > 1)) return { ...NO_PRICE, chance }
  // Of prices out of our own records only they themselves tell how old they are.
  const isAnswer = deps.sources.odds !== null && !isStale
  const olderByMs = isAnswer ? ageMs : now.getTime() - Date.parse(best.at)
  if (olderByMs > CONFIRMED_MS) return { ...NO_PRICE, chance, isTooOld: true }
  const { odd, house, at: pricedAt } = best
  return { chance, odd, house, edge: edgeOf(probability(chance), decimalOdd(odd)), pricedAt, isTooOld: false }
}

/** Null for what is not priced by itself, and where the league has no ratings. */
async function chanceNow(
  { db, clock }: FixturesDeps,
  fixture: Fixture,
  market: string,
  quotes: readonly QuotedPrice[],
): Promise<number | null> {
  const kept = await ratingsFor(db, fixture.league_id, dateInSaoPaulo(fixture.kick_off))
  if (!kept) return null
  const records = (await matchRecords(db, [fixture.id])).get(fixture.id) ?? NO_RECORDS
  const clubs = { home: String(fixture.home_id), away: String(fixture.away_id) }
  const { input }: QuotedInput = quotedInput(
    { ...clubs, atMs: clock.now().getTime(), quotes, records },
    { ratings: kept.ratings, ...kept.counts },
  )
  return judgeMatch(input).markets.find((one) => one.market.id === market)?.chances.pooled ?? null
}
