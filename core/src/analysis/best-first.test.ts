import { expect, test } from 'vitest'
import { bestFirst } from './best-first.ts'

type Row = [id: string, chance: number, edge?: number | null, isRecommended?: boolean]

function order(...rows: Row[]): string[] {
  const markets = rows.map(([id, chance, edge = null, isRecommended = false]) => ({ id, chance, edge, isRecommended }))
  return bestFirst(markets, (market) => market).map(({ id }) => id)
}

test('a match without odds is told by who wins, how many goals and whether both score, never by near-certainties', () => {
  expect(
    order(
      ['homeGoals.under5.5', 0.999],
      ['goals.over0.5', 0.94],
      ['result.home', 0.41],
      ['result.draw', 0.29],
      ['result.away', 0.3],
      ['goals.under2.5', 0.55],
      ['goals.over2.5', 0.45],
      ['btts.no', 0.52],
      ['btts.yes', 0.48],
      ['doubleChance.homeDraw', 0.7],
      ['goals.under6.5', 0.95],
    ),
  ).toEqual([
    'result.home',
    'goals.under2.5',
    'btts.no',
    'goals.over0.5',
    'doubleChance.homeDraw',
    'btts.yes',
    'goals.over2.5',
    'result.away',
    'result.draw',
    'homeGoals.under5.5',
    'goals.under6.5',
  ])
})

test('a favourite who nearly always wins tells nothing either', () => {
  expect(order(['result.home', 0.96], ['goals.over2.5', 0.8], ['btts.no', 0.7], ['corners.over8.5', 0.6])).toEqual([
    'goals.over2.5',
    'btts.no',
    'corners.over8.5',
    'result.home',
  ])
})

test('what is recommended comes first, then the better edge, and what has none stands behind', () => {
  expect(
    order(
      ['result.home', 0.6],
      ['goals.over2.5', 0.5, -0.02],
      ['btts.yes', 0.55, 0.07],
      ['goals.under2.5', 0.97, -0.01],
      ['result.away', 0.2, 0.06, true],
    ),
  ).toEqual(['result.away', 'btts.yes', 'goals.under2.5', 'goals.over2.5', 'result.home'])
})
