import { expect, test } from 'vitest'
import { betSumsOf, INTERVAL_BETS_MIN, yieldError, yieldFigures } from './bet-sums.ts'
import { SeededChance } from './seeded-chance.ts'

const money = (stakedCents: number, returnedCents: number) => ({
  stakedCents,
  returnedCents,
  profitCents: returnedCents - stakedCents,
})

test('by hand: two of four bets of R$ 1 at 2,00 win, the yield is 0 and its error 0,577', () => {
  const sums = betSumsOf([money(100, 200), money(100, 0), money(100, 200), money(100, 0)])
  expect(yieldFigures(sums)).toMatchObject({ count: 4, stakedCents: 400, profitCents: 0, yield: 0 })
  expect(yieldError(sums, 0)).toBeCloseTo(Math.sqrt(16 / 3) / 4, 12)
})

test('a large stake weighs as much as its money: R$ 9 lost and R$ 1 doubled is a yield of -80%', () => {
  expect(yieldFigures(betSumsOf([money(900, 0), money(100, 200)])).yield).toBeCloseTo(-0.8, 12)
})

test('few bets have a yield and no interval, none has neither, and free bets alone have no yield', () => {
  const few = Array.from({ length: INTERVAL_BETS_MIN - 1 }, () => money(100, 190))
  expect(yieldFigures(betSumsOf(few)).interval).toBeNull()
  expect(yieldFigures(betSumsOf([...few, money(100, 0)])).interval).not.toBeNull()
  expect(yieldFigures(betSumsOf([]))).toMatchObject({ count: 0, yield: null })
  expect(yieldFigures(betSumsOf([money(0, 900)]))).toMatchObject({ profitCents: 900, yield: null })
})

test('of 1,000 series of 200 fair bets about 95 in 100 intervals hold the true yield of zero', () => {
  const luck = new SeededChance(7)
  let holding = 0
  for (let series = 0; series < 1000; series++) {
    const bets = Array.from({ length: 200 }, (_, at) => {
      const stake = 500 + 100 * (at % 7)
      return money(stake, luck.next() < 0.5 ? 2 * stake : 0)
    })
    const { interval } = yieldFigures(betSumsOf(bets))
    if (interval && interval.low <= 0 && interval.high >= 0) holding++
  }
  expect(holding).toBeGreaterThan(930)
  expect(holding).toBeLessThan(970)
})
