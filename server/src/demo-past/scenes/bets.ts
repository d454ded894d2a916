import { randomUUID } from 'node:crypto'
import { addMove, setBankroll } from '@prancheta/contract/journal/bankroll.ts'
import { recordBet } from '@prancheta/contract/journal/routes.ts'
import type { Actor } from '../actor.ts'
import { chanceOf, oneOf } from '../chance.ts'
import type { PlayedDay } from '../played-day.ts'
import { daysBetween, momentOf, type Stage } from '../stage.ts'
import type { Study } from './studies.ts'

type Habit = {
  openingCents: number
  unitShare: number
  /** Of the games that they study, so many they also bet on, in a house of their own. */
  share: number
  monthly: { kind: 'deposit' | 'withdrawal'; cents: number }
}
const HABITS = {
  bruno: { openingCents: 100_000, unitShare: 0.02, share: 0.75, monthly: { kind: 'deposit', cents: 15_000 } },
  clara: { openingCents: 400_000, unitShare: 0.01, share: 0.45, monthly: { kind: 'withdrawal', cents: 20_000 } },
} satisfies Record<string, Habit>

const UNITS = [1, 1, 1, 1, 0.5, 0.5, 1.5, 2]
const MONTH_DAYS = 30
const HOUR_MS = 3_600_000

/** What each sets aside for bets on the first day, and puts in or takes out each month. */
export async function tendBankrolls({ day, days, stage, company }: PlayedDay): Promise<void> {
  const daysHere = daysBetween(days.first, day)
  for (const name of ['bruno', 'clara'] as const) {
    const { openingCents, unitShare, monthly } = HABITS[name]
    if (daysHere === 0) await company[name].call(setBankroll, { openingCents, unitShare, day })
    else if (daysHere % MONTH_DAYS === 0)
      await stage.attempt(() => company[name].call(addMove, { key: randomUUID(), day, ...monthly }))
  }
}

/** Writes down the bets that somebody made elsewhere on what they studied; our rules say how they end. */
export async function noteBets(
  { stage, company }: Pick<PlayedDay, 'stage' | 'company'>,
  name: keyof typeof HABITS,
  studies: readonly Study[],
): Promise<void> {
  for (const study of studies)
    if (chanceOf('bets', study.id) < HABITS[name].share)
      await stage.attempt(() => noteBet({ stage, member: company[name] }, study))
}

async function noteBet({ stage, member }: { stage: Stage; member: Actor }, { id, offer }: Study): Promise<void> {
  if (!offer) return
  // The house has moved a little by the time one is there.
  const odd = Math.max(1.05, Number((offer.odd * (0.97 + 0.05 * chanceOf('moved', id))).toFixed(2)))
  await member.call(recordBet, {
    key: randomUUID(),
    betOn: { analysisId: id, marketId: offer.marketId },
    house: offer.house,
    odd,
    stake: { units: oneOf(UNITS, 'units', id) ?? 1 },
    kind: chanceOf('free', id) < 0.05 ? 'free_bet' : 'normal',
    cashOutCents: null,
    placedAt: stage.time.now().toISOString(),
    outcome: null,
  })
}

/** Matches that the product does not know are written down in words, and their end with them. */
const IN_WORDS = [
  { match: 'Amigos do Cajueiro x União do Oiti', league: 'Copa da Várzea', market: 'Mandante vence', odd: 1.8 },
  { match: 'Três jogos da rodada', league: null, market: 'Múltipla de três', odd: 4.6 },
  { match: 'Juventude do Jatobá x Flor do Ipê', league: 'Copa da Várzea', market: 'Mais de 2,5 gols', odd: 1.95 },
  { match: 'Dois clássicos de domingo', league: null, market: 'Dupla: ambas marcam', odd: 3.1 },
] as const

/** Now and then Bruno writes down a bet of the evening before. */
export async function noteBetInWords({ day, stage, company: { bruno } }: PlayedDay): Promise<void> {
  const bet = oneOf(IN_WORDS, 'words', day)
  if (!bet || chanceOf('in words', day) >= 0.09) return
  const now = momentOf(day, '12:40').getTime()
  await stage.attempt(() =>
    bruno.call(recordBet, {
      key: randomUUID(),
      betOn: {
        match: bet.match,
        league: bet.league,
        market: bet.market,
        matchAt: new Date(now - 16 * HOUR_MS).toISOString(),
      },
      house: 'Casa do bairro',
      odd: bet.odd,
      stake: { cents: 1_000 },
      kind: 'normal',
      cashOutCents: null,
      placedAt: new Date(now - 20 * HOUR_MS).toISOString(),
      outcome: chanceOf('won', day) < 0.9 / bet.odd ? 'won' : 'lost',
    }),
  )
}
