import { expect, test } from 'vitest'
import { dayWord } from './game-links.tsx'

test('a game is today or tomorrow by the days of São Paulo, and on its date afterwards', () => {
  const now = new Date('2026-11-21T01:30:00Z') // 22:30 of the 20th
  expect(dayWord(new Date('2026-11-21T02:00:00Z'), now)).toBe('hoje')
  expect(dayWord(new Date('2026-11-21T19:00:00Z'), now)).toBe('amanhã')
  expect(dayWord(new Date('2026-11-22T19:00:00Z'), now)).toBe('22/11/2026')
})
