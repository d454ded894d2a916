import { expect, test } from 'vitest'
import { toMoment } from './brasilia-moment.ts'

test('an evening in São Paulo is the next day in UTC', () => {
  expect(toMoment('2026-12-31', '21:30')?.toISOString()).toBe('2027-01-01T00:30:00.000Z')
})

test('the summers until 2019 were one hour nearer to UTC', () => {
  expect(toMoment('2018-12-25', '20:00')?.toISOString()).toBe('2018-12-25T22:00:00.000Z')
})

test('what is no hour is none', () => {
  expect(['', '24:00', '7:30', '12:60'].map((time) => toMoment('2026-11-20', time))).toEqual([null, null, null, null])
})
