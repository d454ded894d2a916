import { decimalOdd, probability } from '@prancheta/core/units.ts'
import { allAgreedBooks } from '@prancheta/core/value/agreed-books.ts'
import { bestPrices } from '@prancheta/core/value/best-prices.ts'
import { edgeOf } from '@prancheta/core/value/kelly.ts'
import { type FixturesDeps, findFixtureRow, pricesOf } from '#capabilities/fixtures/index.ts'

/** What a pick is worth in this minute; nulls where no house offers it. */
export type PriceNow = { odd: number | null; house: string | null; edge: number | null }

const NO_PRICE: PriceNow = { odd: null, house: null, edge: null }

/** The best price among the houses that agree now, as an analysis made in this minute would show it. */
export async function priceOfPick(
  deps: FixturesDeps,
  { fixtureId, market, chance }: { fixtureId: number; market: string; chance: number },
): Promise<PriceNow> {
  const fixture = await findFixtureRow(deps.db, fixtureId)
  const now = deps.clock.now()
  if (!fixture || fixture.kick_off <= now) return NO_PRICE
  const prices = (await pricesOf(deps, fixture, false)).value ?? []
  const quotes = prices.map((quote) => ({ ...quote, isOffered: deps.isOffered(quote.house) }))
  const best = bestPrices(allAgreedBooks(quotes, now.getTime()), quotes).get(market)
  if (!best || !(best.odd > 1)) return NO_PRICE
  return { odd: best.odd, house: best.house, edge: edgeOf(probability(chance), decimalOdd(best.odd)) }
}
