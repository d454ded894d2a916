import { MARKETS } from '@prancheta/core/markets/catalogue.ts'
import { expect, test } from 'vitest'
import { litMarket } from './study-section.tsx'

const GOALS = [0, 1, 2]

/** Scores from 0-0 to 2-2 that are lit, as 'home-away'. */
function lit(marketId: string): string[] {
  const market = litMarket(marketId)
  return GOALS.flatMap((home) => GOALS.map((away) => ({ home, away })))
    .filter((score) => market?.wins(score))
    .map(({ home, away }) => `${home}-${away}`)
}

test('a home win lights the scores under the diagonal', () => {
  expect(lit('result.home')).toEqual(['1-0', '2-0', '2-1'])
  expect(litMarket('result.home')).toMatchObject({ name: 'Vitória do mandante', refunds: false })
})

test('totals and both teams to score light their own scores', () => {
  expect(lit('goals.over2.5')).toEqual(['1-2', '2-1', '2-2'])
  expect(lit('btts.yes')).toEqual(['1-1', '1-2', '2-1', '2-2'])
})

test('where the stake comes back nothing is lit, and the map is told so', () => {
  expect(lit('drawNoBet.away')).toEqual(['0-1', '0-2', '1-2'])
  expect(litMarket('drawNoBet.away')?.refunds).toBe(true)
  // At +0.25 a draw wins half.
  expect(lit('asianHandicap.home+0.25')).toEqual(['0-0', '1-0', '1-1', '2-0', '2-1', '2-2'])
})

test('halves, corners and cards are not decided by the final score, so they light nothing', () => {
  for (const id of ['firstHalf.result.home', 'halfFull.home.home', 'corners.over9.5', 'cards.over3.5', 'unknown'])
    expect(litMarket(id)).toBeNull()
  expect(MARKETS.filter(({ id }) => litMarket(id)).every(({ rule }) => rule.reads === 'fullTime')).toBe(true)
})
