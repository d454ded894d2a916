import { expect, test } from 'vitest'
import { type BankrollMove, putInOn } from './put-in.ts'

const moves: BankrollMove[] = [
  { kind: 'opening', cents: 100_000, day: '2026-11-01' },
  { kind: 'deposit', cents: 50_000, day: '2026-11-10' },
  { kind: 'withdrawal', cents: 30_000, day: '2026-11-20' },
]

test('a bet is measured by the money put in by its own day, not by today’s', () => {
  expect(['2026-11-09', '2026-11-10', '2026-11-20'].map((day) => putInOn(moves, day))).toEqual([
    100_000, 150_000, 120_000,
  ])
})

test('a day before the bankroll began counts as its first, and without an opening there is none', () => {
  expect(putInOn(moves, '2026-10-01')).toBe(100_000)
  expect(putInOn(moves.slice(1), '2026-11-30')).toBeNull()
})
