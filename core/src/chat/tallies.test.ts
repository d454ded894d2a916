import { expect, test } from 'vitest'
import { edgeAtOdd, stakeInReais, tallyForm, tallyHeadToHead } from '#chat/tallies.ts'
import { FULL_BRIEFING, NO_ODDS_BRIEFING } from '#test/sample-briefings.ts'

test('past meetings are counted from the side of today’s home team, wherever they were played', () => {
  expect(tallyHeadToHead(FULL_BRIEFING)).toEqual({
    games: 4,
    homeWins: 2,
    draws: 1,
    awayWins: 1,
    goals: 11,
    averageGoals: 2.75,
    bothScored: 3,
    threeOrMore: 2,
  })
  expect(tallyHeadToHead(NO_ODDS_BRIEFING)).toBeNull()
})

test('what a side’s latest games have in common is counted by hand', () => {
  const { home } = FULL_BRIEFING.form
  expect(home && tallyForm('Real Jacarandá', home)).toEqual({
    games: 5,
    scored: 5,
    cleanSheets: 2,
    bothScored: 3,
    threeOrMore: 2,
  })
})

test('2% on a base of R$ 250,00 is R$ 5,00, and an odd of 1,80 on a chance of a half loses a tenth', () => {
  expect(stakeInReais(0.02, 250)).toBe(5)
  expect(edgeAtOdd({ pooledChance: 0.5 }, 1.8)).toBeCloseTo(-0.1)
})
