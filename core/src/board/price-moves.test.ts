import { expect, test } from 'vitest'
import { movesSince } from './price-moves.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const at = (clock: string) => `2026-11-20T${clock}:00.000Z`
const set = (house: string, clock: string, price: number) => ({ house, price, at: at(clock) })

test('the best price three hours ago comes first, then each change of it', () => {
  const changes = [set('A', '06:00', 2.1), set('B', '07:00', 2.0), set('A', '10:00', 1.9), set('B', '11:00', 1.95)]
  expect(movesSince(changes, NOON - 3 * 3_600_000)).toEqual([
    { at: at('09:00'), odd: 2.1 },
    { at: at('10:00'), odd: 2.0 },
    { at: at('11:00'), odd: 1.95 },
  ])
})

test('a price that stood still has no movement', () => {
  expect(movesSince([set('A', '06:00', 2.1), set('B', '10:00', 2.0)], NOON - 3 * 3_600_000)).toEqual([])
  expect(movesSince([], NOON)).toEqual([])
})

test('a price that became known later is told from then on, also while it stands still', () => {
  const since = NOON - 3 * 3_600_000
  expect(movesSince([set('A', '10:00', 2.1), set('A', '11:00', 2.0)], since)).toEqual([
    { at: at('10:00'), odd: 2.1 },
    { at: at('11:00'), odd: 2.0 },
  ])
  expect(movesSince([set('A', '11:00', 2.1)], since)).toEqual([{ at: at('11:00'), odd: 2.1 }])
})

test('a price that its house takes back ends there, and what the others pay is the best', () => {
  const changes = [{ ...set('A', '06:00', 2.1), until: at('11:00') }, set('B', '07:00', 2.0)]
  expect(movesSince(changes, NOON - 3 * 3_600_000)).toEqual([
    { at: at('09:00'), odd: 2.1 },
    { at: at('11:00'), odd: 2.0 },
  ])
})
