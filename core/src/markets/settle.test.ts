import { expect, test } from 'vitest'
import { MARKETS } from '#markets/catalogue.ts'
import { type FinalScore, returnOf, settle } from '#markets/settle.ts'

const final = (home: number, away: number, more: Partial<FinalScore> = {}): FinalScore => ({
  goals: { home, away },
  halfTime: null,
  corners: null,
  cards: null,
  ...more,
})

test.each([
  // A quarter line is half a stake on either neighbour.
  ['asianHandicap.home-0.25', 1, 0, 'won'],
  ['asianHandicap.home-0.25', 1, 1, 'half lost'], // 0 gives back, -0.5 loses
  ['asianHandicap.home-0.25', 0, 1, 'lost'],
  ['asianHandicap.home+0.25', 1, 1, 'half won'], // 0 gives back, +0.5 wins
  ['asianHandicap.home+0.25', 0, 1, 'lost'],
  ['asianHandicap.home-0.75', 1, 0, 'half won'], // -0.5 wins, -1 gives back
  ['asianHandicap.home-0.75', 2, 0, 'won'],
  ['asianHandicap.home-0.75', 1, 1, 'lost'],
  ['asianHandicap.away+0.75', 1, 0, 'half lost'], // +0.5 loses, +1 gives back
  ['asianHandicap.away+0.75', 1, 1, 'won'],
  ['asianHandicap.away-1.25', 0, 1, 'half lost'],
  ['asianHandicap.away-1.25', 0, 2, 'won'],
  ['asianHandicap.home-1', 1, 0, 'void'],
  ['asianHandicap.home+2', 0, 2, 'void'],
  ['asianHandicap.home-1.5', 2, 0, 'won'],
  ['asianHandicap.home-1.5', 1, 0, 'lost'],
  ['asianTotal.over2.25', 1, 1, 'half lost'], // over 2 gives back, over 2.5 loses
  ['asianTotal.under2.25', 1, 1, 'half won'],
  ['asianTotal.over2.75', 2, 1, 'half won'], // over 2.5 wins, over 3 gives back
  ['asianTotal.under2.75', 2, 1, 'half lost'],
  ['asianTotal.over3', 2, 1, 'void'],
  ['drawNoBet.away', 1, 1, 'void'],
  ['drawNoBet.away', 0, 1, 'won'],
  ['europeanHandicap.-1.draw', 1, 0, 'won'],
  ['europeanHandicap.-1.home', 1, 0, 'lost'],
  ['europeanHandicap.+1.away', 0, 2, 'won'],
  ['doubleChance.homeAway', 1, 1, 'lost'],
  ['toNil.home', 2, 1, 'lost'],
  ['toNil.away', 0, 3, 'won'],
  ['cleanSheet.home.yes', 2, 0, 'won'],
  ['exactGoals.6plus', 4, 3, 'won'],
  ['goalsParity.even', 0, 0, 'won'],
  ['margin.away4plus', 0, 5, 'won'],
  ['margin.goallessDraw', 0, 0, 'won'],
  ['score.other.home', 5, 1, 'won'],
  ['score.other.home', 4, 1, 'lost'],
  ['bttsTotal.under2.5.yes', 1, 1, 'won'],
] as const)('%s ends %i-%i as %s', (id, home, away, ending) => {
  expect(settle(id, final(home, away))).toBe(ending)
})

test('halves, corners and cards settle when they are known, and are unknown when not', () => {
  const known = final(2, 1, {
    halfTime: { home: 0, away: 1 },
    corners: { home: 6, away: 4 },
    cards: { home: 1, away: 3 },
  })
  expect(settle('halfFull.away.home', known)).toBe('won')
  expect(settle('firstHalf.result.away', known)).toBe('won')
  expect(settle('secondHalf.goals.over1.5', known)).toBe('won')
  expect(settle('busierHalf.second', known)).toBe('won')
  expect(settle('corners.over9.5', known)).toBe('won')
  expect(settle('corners.most.home', known)).toBe('won')
  expect(settle('cards.home.over1.5', known)).toBe('lost')
  for (const id of ['halfFull.away.home', 'firstHalf.result.away', 'corners.over9.5', 'cards.home.over1.5']) {
    expect(settle(id, final(2, 1))).toBe('unknown')
  }
})

test('no bet is settled by a slip: a half time above the final score, half a goal, a market nobody knows', () => {
  expect(settle('firstHalf.goals.over0.5', final(1, 0, { halfTime: { home: 2, away: 0 } }))).toBe('unknown')
  expect(settle('result.home', final(1.5, 0))).toBe('unknown')
  expect(settle('result.home', final(-1, 0))).toBe('unknown')
  expect(settle('corners.over9.5', final(1, 0, { corners: { home: Number.NaN, away: 3 } }))).toBe('unknown')
  expect(settle('toString', final(1, 0))).toBe('unknown')
})

test('every market of the catalogue settles every score up to 9-9', () => {
  for (let home = 0; home < 10; home++) {
    for (let away = 0; away < 10; away++) {
      const known = final(home, away, {
        halfTime: { home: Math.floor(home / 2), away: 0 },
        corners: { home, away },
        cards: { home: away, away: home },
      })
      expect(MARKETS.filter((market) => settle(market, known) === 'unknown')).toEqual([])
    }
  }
})

test('what comes back of R$ 1 at 1,90', () => {
  const back = (['won', 'half won', 'void', 'half lost', 'lost'] as const).map((ending) => returnOf(ending, 1.9))
  expect(back).toEqual([1.9, 1.45, 1, 0.5, 0])
})
