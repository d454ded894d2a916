import { z } from 'zod'
import { afterCommission, isBelievable, type Quote, type QuotedMarket, type QuotedOutcome } from '#odds/port.ts'

/** One event's object; in the list of a league it is the same, with a `last_update` more that we do not read. */
export const rawEvent = z.object({
  id: z.string().min(1),
  commence_time: z.iso.datetime({ offset: true }),
  home_team: z.string().min(1),
  away_team: z.string().min(1),
  bookmakers: z.array(
    z.object({
      key: z.string(),
      title: z.string().min(1),
      markets: z.array(
        z.object({
          key: z.string(),
          last_update: z.iso.datetime({ offset: true }),
          outcomes: z.array(z.object({ name: z.string(), price: z.number(), point: z.number().nullish() })),
        }),
      ),
    }),
  ),
})
export type RawEvent = z.output<typeof rawEvent>

/** Exchanges add `h2h_lay` unasked: prices at which they take bets, which nobody can be paid at. It is not in here. */
const MARKETS: Readonly<Record<string, QuotedMarket>> = { h2h: 'h2h', totals: 'totals', btts: 'btts' }

/** Betting exchanges by the service's keys; Betfair has one for each country (`betfair_ex_eu`). */
const EXCHANGE = /^(?:betfair_ex_|matchbook$|smarkets$)/

const OUTCOMES: Readonly<Record<QuotedMarket, Readonly<Record<string, QuotedOutcome>>>> = {
  h2h: { Draw: 'draw' },
  totals: { Over: 'over', Under: 'under' },
  btts: { Yes: 'yes', No: 'no' },
  double_chance: {},
  draw_no_bet: {},
  team_totals_home: {},
  team_totals_away: {},
}

/** The prices of the markets named, set before kick-off. Outcomes come in any order and go by their names. */
export function toQuotes(event: RawEvent, wanted: readonly QuotedMarket[], kickOff: string): Quote[] {
  return event.bookmakers.flatMap(({ key: house, title, markets }) => {
    const paid = EXCHANGE.test(house) ? afterCommission : (price: number) => price
    return markets.flatMap(({ key, last_update, outcomes }) => {
      const market = MARKETS[key]
      if (!market || !wanted.includes(market)) return []
      return outcomes.flatMap(({ name, price, point }) => {
        const outcome = OUTCOMES[market][name] ?? (market === 'h2h' ? sideOf(event, name) : null)
        if (!outcome) return []
        const line = market === 'totals' ? (point ?? Number.NaN) : null
        const at = new Date(last_update).toISOString()
        const quote = { house: title, market, line, outcome, price: paid(price), at }
        return isBelievable(quote, kickOff) ? [quote] : []
      })
    })
  })
}

function sideOf({ home_team, away_team }: RawEvent, name: string): QuotedOutcome | null {
  if (name === home_team) return 'home'
  return name === away_team ? 'away' : null
}
