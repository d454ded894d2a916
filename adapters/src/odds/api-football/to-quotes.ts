import { z } from 'zod'
import { isBelievable, type Quote, type QuotedMarket, type QuotedOutcome } from '#odds/port.ts'

export const rawOdds = z.object({
  fixture: z.object({ id: z.number() }),
  update: z.iso.datetime({ offset: true }),
  bookmakers: z.array(
    z.object({
      name: z.string().min(1),
      bets: z.array(
        z.object({
          id: z.number(),
          // A number in some markets, text in most; the odd is always text.
          values: z.array(
            z.object({ value: z.union([z.string(), z.number()]), odd: z.union([z.string(), z.number()]) }),
          ),
        }),
      ),
    }),
  ),
})
export type RawOdds = z.output<typeof rawOdds>

const RESULT: Readonly<Record<string, QuotedOutcome>> = { Home: 'home', Draw: 'draw', Away: 'away' }
const YES_NO: Readonly<Record<string, QuotedOutcome>> = { Yes: 'yes', No: 'no' }
const DOUBLE_CHANCE: Readonly<Record<string, QuotedOutcome>> = {
  'Home/Draw': 'home_draw',
  'Home/Away': 'home_away',
  'Draw/Away': 'draw_away',
}

type BetReader = { market: QuotedMarket; read(value: string): { outcome: QuotedOutcome; line: number | null } | null }

const named = (market: QuotedMarket, names: Readonly<Record<string, QuotedOutcome>>): BetReader => ({
  market,
  read: (value) => (names[value] ? { outcome: names[value], line: null } : null),
})
const overUnder = (market: QuotedMarket): BetReader => ({
  market,
  read(value) {
    const [, side, line] = /^(Over|Under) (\d{1,2}(?:\.\d{1,2})?)$/.exec(value) ?? []
    return line === undefined ? null : { outcome: side === 'Over' ? 'over' : 'under', line: Number(line) }
  },
})

/** By the service's bet ids: its names differ only by a suffix from those of a half's markets. */
const BETS: ReadonlyMap<number, BetReader> = new Map([
  [1, named('h2h', RESULT)],
  [2, named('draw_no_bet', RESULT)],
  [5, overUnder('totals')],
  [8, named('btts', YES_NO)],
  [12, named('double_chance', DOUBLE_CHANCE)],
  [16, overUnder('team_totals_home')],
  [17, overUnder('team_totals_away')],
])

export function toQuotes({ update, bookmakers }: RawOdds, kickOff: string): Quote[] {
  const at = new Date(update).toISOString()
  return bookmakers.flatMap(({ name, bets }) =>
    bets.flatMap(({ id, values }) => {
      const reader = BETS.get(id)
      if (!reader) return []
      return values.flatMap(({ value, odd }) => {
        const read = reader.read(String(value))
        const quote = read && { house: name, market: reader.market, ...read, price: Number(odd), at }
        return quote && isBelievable(quote, kickOff) ? [quote] : []
      })
    }),
  )
}
