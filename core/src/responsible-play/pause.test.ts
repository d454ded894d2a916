import { expect, test } from 'vitest'
import { liftableFrom, liftedEnd, PAUSE_LENGTHS, pauseEnd } from './pause.ts'

const BEGIN = new Date('2026-11-30T23:30:00Z')

test('a pause lasts as long as its name says, on the calendar of São Paulo, and one without end has none', () => {
  const ends = PAUSE_LENGTHS.map((length) => pauseEnd(BEGIN, length)?.toISOString() ?? null)
  expect(ends).toEqual([
    '2026-12-01T23:30:00.000Z',
    '2026-12-07T23:30:00.000Z',
    '2026-12-30T23:30:00.000Z',
    '2027-05-30T23:30:00.000Z',
    null,
  ])
})

test('a pause without end may be lifted after thirty days and ends a week later; one with an end may not', () => {
  expect(liftableFrom({ startedAt: BEGIN, endsAt: null })?.toISOString()).toBe('2026-12-30T23:30:00.000Z')
  expect(liftableFrom({ startedAt: BEGIN, endsAt: new Date('2027-05-30T23:30:00Z') })).toBeNull()
  expect(liftedEnd(BEGIN).toISOString()).toBe('2026-12-07T23:30:00.000Z')
})
