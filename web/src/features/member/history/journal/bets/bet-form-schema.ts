import {
  type BetView,
  houseField,
  kindField,
  leagueField,
  marketField,
  matchField,
  oddField,
  outcomeField,
} from '@prancheta/contract/journal/bet.ts'
import type { recordBet } from '@prancheta/contract/journal/routes.ts'
import { journalWords } from '@prancheta/contract/journal/words.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import { inCents, inReais } from '@prancheta/core/billing/prices.ts'
import { legsOfPick, toComboPick } from '@prancheta/core/combos/own/combo-pick.ts'
import { z } from 'zod'
import { formatTime, isoDay } from '#lib/format/format.ts'
import { toMoment } from '#lib/forms/brasilia-moment.ts'

const MONEY_MAX = 1_000_000
const UNITS_MAX = 1000

const day = z.iso.date({ error: journalWords.timeInvalid })
const time = z.string({ error: journalWords.timeInvalid }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, journalWords.timeInvalid)
const amount = z.number({ error: journalWords.stakeInvalid }).min(0.01, journalWords.stakeInvalid)

/** A bet as it is typed: amounts in reais or units, days and hours of São Paulo. The order is that of the screen. */
export const betForm = z
  .object({
    /** Of a saved analysis: its market, or several as a combination. Empty for a bet in words. */
    legs: z.array(z.string()),
    match: z.string(),
    market: z.string(),
    league: z.union([z.literal(''), leagueField]),
    matchDay: day,
    matchTime: time,
    house: houseField,
    odd: oddField,
    stakeIn: z.enum(['money', 'units']),
    amount: amount.multipleOf(0.01, journalWords.stakeInvalid),
    kind: kindField,
    cashOut: z.number().nullable(),
    placedDay: day,
    placedTime: time,
    /** Empty: open, or left to our rules. */
    outcome: z.union([outcomeField, z.literal('')]),
    isSaved: z.boolean(),
  })
  .superRefine((bet, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (bet.isSaved && bet.legs.some((leg) => leg === '')) refuse('legs', journalWords.marketRequired)
    if (!bet.isSaved) {
      if (!matchField.safeParse(bet.match).success) refuse('match', journalWords.matchRequired)
      if (!marketField.safeParse(bet.market).success) refuse('market', journalWords.marketRequired)
    }
    const isMoney = bet.stakeIn === 'money'
    if (bet.amount > (isMoney ? MONEY_MAX : UNITS_MAX))
      refuse('amount', isMoney ? journalWords.stakeInvalid : journalWords.unitsInvalid)
    if (bet.kind === 'cash_out' && bet.cashOut === null) refuse('cashOut', journalWords.cashOutRequired)
  })

export type BetForm = z.output<typeof betForm>

type Sent = Omit<InputOf<typeof recordBet>, 'key' | 'betOn' | 'outcome'>

/** What is sent of the terms. An amount of two decimals is a whole number of centavos. */
export function toTerms(bet: BetForm): Sent {
  const isCashOut = bet.kind === 'cash_out' && bet.cashOut !== null
  return {
    house: bet.house,
    odd: bet.odd,
    stake: bet.stakeIn === 'units' ? { units: bet.amount } : { cents: inCents(bet.amount) },
    kind: bet.kind,
    cashOutCents: isCashOut ? inCents(bet.cashOut ?? 0) : null,
    placedAt: momentOf(bet.placedDay, bet.placedTime),
  }
}

export function toSubject(bet: BetForm, analysisId: string | null): InputOf<typeof recordBet>['betOn'] {
  if (analysisId !== null) return { analysisId, marketId: toPick(bet.legs) }
  const { match, market, league } = bet
  return { match, market, league: league === '' ? null : league, matchAt: momentOf(bet.matchDay, bet.matchTime) }
}

const toPick = (legs: readonly string[]) => (legs.length === 1 ? (legs[0] ?? '') : toComboPick(legs))

/** The form has seen that both are what they should be. */
const momentOf = (day: string, time: string) => (toMoment(day, time) ?? new Date()).toISOString()

type Start = { pick: string | null; odd: number | null; isSaved: boolean; stakeIn: BetForm['stakeIn']; now: Date }

/** How the form of a new bet begins; a phone in another country still shows the hour of São Paulo. */
export function newBetForm({ pick, odd, isSaved, stakeIn, now }: Start) {
  const [day, time] = [isoDay(now), formatTime(now)]
  return {
    legs: isSaved ? legsOf(pick ?? '') : [],
    ...{ match: '', market: '', league: '', house: '' },
    ...{ matchDay: day, matchTime: time, placedDay: day, placedTime: time },
    ...(odd === null ? {} : { odd }),
    ...{ stakeIn, cashOut: null, isSaved },
    kind: 'normal',
    outcome: '',
  } as const
}

const legsOf = (pick: string) => legsOfPick(pick) ?? [pick]

/** How the form begins when a bet is changed. */
export function formOf(bet: BetView): BetForm {
  const [placed, match] = [new Date(bet.placedAt), new Date(bet.matchAt)]
  return {
    legs: bet.marketId === null ? [] : legsOf(bet.marketId),
    match: bet.match,
    market: bet.market,
    league: bet.league ?? '',
    ...{ matchDay: isoDay(match), matchTime: formatTime(match) },
    ...{ placedDay: isoDay(placed), placedTime: formatTime(placed) },
    house: bet.house,
    odd: bet.odd,
    stakeIn: bet.units === null ? 'money' : 'units',
    amount: bet.units ?? inReais(bet.stakeCents),
    kind: bet.kind,
    cashOut: bet.cashOutCents === null ? null : inReais(bet.cashOutCents),
    outcome: bet.isByHand && bet.outcome !== null ? bet.outcome : '',
    isSaved: bet.marketId !== null,
  }
}
