import { expect, test } from 'vitest'
import { yearStatement } from './year-statement.ts'

const house = (name: string, stakedCents: number, profitCents: number) => ({
  house: name,
  count: 1,
  stakedCents,
  profitCents,
})

test('by hand: R$ 40.000 won at one house and R$ 8.000 lost at another is a net prize of R$ 32.000', () => {
  const statement = yearStatement(2026, [house('A', 100_000, 4_000_000), house('B', 900_000, -800_000)])
  expect(statement).toMatchObject({
    count: 2,
    stakedCents: 1_000_000,
    returnedCents: 4_200_000,
    resultCents: 3_200_000,
    netPrizeCents: 3_200_000,
    firstBandCents: 2_914_560,
    aboveBandCents: 285_440,
  })
  expect(statement.houses[1]).toMatchObject({ house: 'B', returnedCents: 100_000 })
})

test('a year of losses has no net prize, and one below the band nothing above it', () => {
  expect(yearStatement(2026, [house('A', 500, -300)])).toMatchObject({
    resultCents: -300,
    netPrizeCents: 0,
    aboveBandCents: 0,
  })
  expect(yearStatement(2025, [house('A', 500, 2_846_720)])).toMatchObject({
    netPrizeCents: 2_846_720,
    aboveBandCents: 0,
  })
})

test('a year whose table is not known has sums and no band', () => {
  expect(yearStatement(2031, [house('A', 500, 300)])).toMatchObject({
    netPrizeCents: 300,
    firstBandCents: null,
    aboveBandCents: null,
  })
})

test('a house in two spellings is one line of the statement, in that of the most bets', () => {
  const { houses, count } = yearStatement(2026, [
    { house: 'Bet365', count: 1, stakedCents: 100, profitCents: -100 },
    { house: 'Casa', count: 5, stakedCents: 500, profitCents: 10 },
    { house: 'bet 365', count: 2, stakedCents: 200, profitCents: 50 },
  ])
  expect(houses).toEqual([
    { house: 'bet 365', count: 3, stakedCents: 300, profitCents: -50, returnedCents: 250 },
    { house: 'Casa', count: 5, stakedCents: 500, profitCents: 10, returnedCents: 510 },
  ])
  expect(count).toBe(8)
})
