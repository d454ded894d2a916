import type { OwnLimitsView } from '@prancheta/contract/responsible-play/own-limits.ts'
import { expect, test } from 'vitest'
import { limitNote } from './limit-note.tsx'

const NOW = new Date('2026-11-20T15:00:00Z')
const NONE = { cents: null, next: null, used_cents: 0, until: '2026-12-01T03:00:00.000Z' }
const WEEK = { ...NONE, until: '2026-11-23T03:00:00.000Z' }

const limits = (money: Partial<OwnLimitsView['money']>): OwnLimitsView => ({
  ...{ minutes_a_day: null, next: null, reality_minutes: null, month: null },
  today: { minutes: 0, extended: false },
  money: { stakes_a_week: WEEK, stakes_a_month: NONE, losses_a_month: NONE, ...money },
})
const of = (cents: number, used_cents: number) => limits({ stakes_a_week: { ...WEEK, cents, used_cents } })
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

test('a stake up to the limit is told nothing; one cent more is told, with the sum', () => {
  expect(limitNote(of(10_000, 8000), { stakeCents: 2000, placedAt: NOW }, NOW)).toBeNull()
  expect(plain(limitNote(of(10_000, 8000), { stakeCents: 2001, placedAt: NOW }, NOW))).toBe(
    'Com esta aposta, são R$ 100,01 apostados nesta semana: mais que o limite de R$ 100,00 que você escolheu.',
  )
})

test('a bet of another week counts for that week', () => {
  const placedAt = new Date('2026-11-16T02:59:59Z')
  expect(limitNote(of(10_000, 8000), { stakeCents: 9000, placedAt }, NOW)).toBeNull()
})

test('a limit that is reached is told before anything is typed, losses too', () => {
  const lost = limits({ losses_a_month: { ...NONE, cents: 5000, used_cents: 5000 } })
  expect(plain(limitNote(lost, { stakeCents: 0, placedAt: null }, NOW))).toBe(
    'Seu diário já soma R$ 50,00 de perdas neste mês, e o limite que você escolheu é R$ 50,00.',
  )
  expect(limitNote(limits({}), { stakeCents: 9_999_999, placedAt: NOW }, NOW)).toBeNull()
})
