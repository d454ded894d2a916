import { expect, test } from 'vitest'
import { type GameToSettle, matchEnding, outcomeOf } from './match-ending.ts'
import { PICK_OUTCOMES, returnOfPick } from './pick-outcome.ts'
import { chanceOrLuck, luckMargin, yieldOf } from './record.ts'

const KICK_OFF = Date.parse('2026-11-21T00:30:00Z') // 21:30 of the 20th in São Paulo
const HOUR = 3_600_000
const score = { goals: { home: 2, away: 1 }, halfTime: null, corners: null, cards: null }
const game = (more: Partial<GameToSettle>): GameToSettle => ({ state: 'finished', kickOffMs: KICK_OFF, score, ...more })

test.each(['postponed', 'cancelled', 'abandoned'] as const)('a %s game is void in every market', (state) => {
  const ending = matchEnding(game({ state, score: null }), KICK_OFF)
  expect(ending).toEqual({ kind: 'void' })
  if (ending.kind !== 'open') expect(outcomeOf('result.home', ending)).toBe('void')
})

test('a game moved by up to 72 hours counts as played, a second more and the pick is void', () => {
  expect(matchEnding(game({ kickOffMs: KICK_OFF + 72 * HOUR }), KICK_OFF).kind).toBe('played')
  expect(matchEnding(game({ kickOffMs: KICK_OFF + 72 * HOUR + 1000 }), KICK_OFF).kind).toBe('void')
})

test('a game that waits or runs is open, also one called finished without a score', () => {
  for (const state of ['scheduled', 'live'] as const)
    expect(matchEnding(game({ state, score: null }), KICK_OFF).kind).toBe('open')
  expect(matchEnding(game({ score: null }), KICK_OFF).kind).toBe('open')
})

test('a score on the line is a push, a market without its numbers stays unknown', () => {
  const ending = { kind: 'played', score } as const
  expect(outcomeOf('asianTotal.over3', ending)).toBe('push')
  expect(outcomeOf('asianHandicap.home-0.75', ending)).toBe('half_won')
  expect(outcomeOf('corners.over9.5', ending)).toBeNull()
})

test('one unit at 1,90: what comes back', () => {
  const back = PICK_OUTCOMES.map((outcome) => [outcome, returnOfPick(outcome, 1.9)])
  expect(back).toEqual([
    ['won', 1.9],
    ['half_won', 1.45],
    ['push', 1],
    ['half_lost', 0.5],
    ['lost', 0],
    ['void', 1],
  ])
})

test('the yield is the gain for each unit staked, and unknown before the first', () => {
  expect(yieldOf({ stakes: 4, returned: 4.2 })).toBeCloseTo(0.05, 9)
  expect(yieldOf({ stakes: 2, returned: 0 })).toBe(-1)
  expect(yieldOf({ stakes: 0, returned: 0 })).toBeNull()
})

test('by hand: 16 forecasts of 50% expect 8 and luck reaches from 4 to 12', () => {
  const sixteen = (happened: number) => chanceOrLuck({ count: 16, expected: 8, happened, variance: 4 })
  expect([3, 4, 12, 13].map(sixteen)).toEqual(['less than said', 'within luck', 'within luck', 'more than said'])
  expect(luckMargin({ count: 16, variance: 4 })).toBe(0.25)
  expect(chanceOrLuck({ count: 9, expected: 4.5, happened: 0, variance: 2.25 })).toBe('too few')
  expect(luckMargin({ count: 0, variance: 0 })).toBeNull()
})
