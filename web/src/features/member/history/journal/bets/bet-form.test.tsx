import type { BetView } from '@prancheta/contract/journal/bet.ts'
import { journalWords } from '@prancheta/contract/journal/words.ts'
import { expect, test } from 'vitest'
import { type BetForm, betForm, formOf, newBetForm, toSubject, toTerms } from './bet-form-schema.ts'
import { closingWords } from './bet-row.tsx'
import { endWords } from './changes-dialog.tsx'
import { unitOfBet } from './unit-of-bet.ts'

const NOW = new Date('2026-11-21T00:30:00Z') // 21:30 of the 20th in São Paulo
const typed = (more: Partial<BetForm> = {}): BetForm => ({
  ...newBetForm({ pick: null, odd: 1.85, isSaved: false, stakeIn: 'money', now: NOW }),
  ...{ legs: [], odd: 1.85, amount: 12.5, match: 'Bahia x Santos', market: 'Mais de 2,5 gols', house: 'Casa' },
  ...more,
})
const mistakeIn = (more: Partial<BetForm>) => betForm.safeParse(typed(more)).error?.issues[0]

test('a new bet begins with the day and hour of São Paulo', () => {
  expect(typed()).toMatchObject({ placedDay: '2026-11-20', placedTime: '21:30', kind: 'normal', outcome: '' })
})

test('reais become whole centavos, and the hour a moment', () => {
  expect(toTerms(typed({ amount: 4.35 }))).toMatchObject({
    stake: { cents: 435 },
    placedAt: '2026-11-21T00:30:00.000Z',
  })
  expect(toTerms(typed({ stakeIn: 'units', amount: 1.5 })).stake).toEqual({ units: 1.5 })
})

test('one market of a saved analysis is itself, several are a combination', () => {
  expect(toSubject(typed({ legs: ['btts.yes'] }), 'an-id')).toEqual({ analysisId: 'an-id', marketId: 'btts.yes' })
  expect(toSubject(typed({ legs: ['btts.yes', 'goals.over1.5'] }), 'an-id')).toEqual({
    analysisId: 'an-id',
    marketId: 'combo:goals.over1.5,btts.yes',
  })
})

test('a bet in words without a league has none', () => {
  expect(toSubject(typed({ league: '' }), null)).toMatchObject({ match: 'Bahia x Santos', league: null })
})

test.each([
  ['a match', { match: '  ' }, 'match', journalWords.matchRequired],
  ['a house', { house: '' }, 'house', journalWords.houseRequired],
  ['an odd', { odd: 1 }, 'odd', journalWords.oddInvalid],
  ['an amount', { amount: Number.NaN }, 'amount', journalWords.stakeInvalid],
  ['a sensible number of units', { stakeIn: 'units', amount: 1001 }, 'amount', journalWords.unitsInvalid],
  ['what the house paid', { kind: 'cash_out' }, 'cashOut', journalWords.cashOutRequired],
  ['a market', { isSaved: true, legs: ['btts.yes', ''] }, 'legs', journalWords.marketRequired],
] as const)('without %s the form says so beside its field', (_, more, field, words) => {
  expect(mistakeIn(more as Partial<BetForm>)).toMatchObject({ path: [field], message: words })
})

const BET: BetView = {
  ...{ id: '00000000-0000-4000-8000-000000000001', analysisId: null, marketId: null, league: null },
  ...{ match: 'Bahia x Santos', market: 'Mais de 2,5 gols', house: 'Casa', odd: 1.8525, kind: 'normal' },
  ...{
    matchAt: '2026-11-20T22:00:00.000Z',
    placedAt: '2026-11-20T12:00:00.000Z',
    stakeCents: 1050,
    units: null,
    unitCents: null,
  },
  ...{ cashOutCents: null, outcome: 'won', isByHand: true, ruleOutcome: null, isSettled: true, profitCents: 895 },
  ...{ isChanged: false, closing: null },
}

test('changing nothing of a bet sends what it was', () => {
  const form = betForm.parse(formOf(BET))
  expect(toTerms(form)).toMatchObject({ house: 'Casa', odd: 1.8525, stake: { cents: 1050 }, placedAt: BET.placedAt })
  expect(toSubject(form, null)).toMatchObject({ match: 'Bahia x Santos', matchAt: BET.matchAt })
})

test('among the changes a cashed-out bet is told as ended, not as open', () => {
  expect(endWords({ kind: 'cash_out', outcome: null })).toBe('encerrada antes')
  expect(endWords({ kind: 'normal', outcome: null })).toBe('em aberto')
})

test('a unit is that of the day the bet was made; a changed bet keeps its own', () => {
  const deposit = { id: BET.id, kind: 'deposit', cents: 100_000, day: '2026-11-20' } as const
  const bankroll = { opening: { cents: 100_000, day: '2026-11-01' }, moves: [deposit], unitShare: 0.01 }
  expect(unitOfBet(bankroll, { day: '2026-11-19', keptCents: null })).toBe(1000)
  expect(unitOfBet(bankroll, { day: '2026-11-20', keptCents: null })).toBe(2000)
  expect(unitOfBet(bankroll, { day: '2026-11-20', keptCents: 700 })).toBe(700)
  expect(unitOfBet({ ...bankroll, opening: null }, { day: '2026-11-20', keptCents: null })).toBeNull()
})

test('a bet without a known closing price says so, one before its match says nothing yet', () => {
  const none = { houseOdd: null, fairOdd: null, houseValue: null, marketValue: null }
  expect(closingWords({ state: 'none', ...none })).toBe('sem preço de fechamento conhecido')
  expect(closingWords({ state: 'live', ...none })).toContain('com o jogo em andamento')
  expect(closingWords({ state: 'waiting', ...none })).toBeNull()
  expect(closingWords({ state: 'known', houseOdd: 2, houseValue: 0.05, fairOdd: 2.1, marketValue: -0.012 })).toBe(
    'fechou a 2,00 na mesma casa (+5,0%), odd justa no fechamento 2,10 (−1,2%)',
  )
})
