import { expect, test } from 'vitest'
import { PAUSE_LENGTHS, pauseEnd } from './pause.ts'

test('a pause lasts as long as its name says, on the calendar of São Paulo', () => {
  const begin = new Date('2026-11-30T23:30:00Z')
  const ends = PAUSE_LENGTHS.map((length) => pauseEnd(begin, length).toISOString())
  expect(ends).toEqual([
    '2026-12-01T23:30:00.000Z',
    '2026-12-07T23:30:00.000Z',
    '2026-12-30T23:30:00.000Z',
    '2027-02-28T23:30:00.000Z',
    '2027-05-30T23:30:00.000Z',
  ])
})
