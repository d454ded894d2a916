import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MARKET_FAMILIES, MARKET_GROUPS, MARKETS, marketById } from '#markets/catalogue.ts'
import { HALF_MEASURES, HALVES_MEASURES, MEASURES, NUMBERS } from '#markets/measures.ts'

const ids = MARKETS.map(({ id }) => id)

test('saved analyses stay readable: every id stands in the list of the repository, once, and none has gone', () => {
  const listed = readFileSync(new URL('market-ids.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  expect(ids.toSorted()).toEqual(listed)
  expect(new Set(ids).size).toBe(ids.length)
})

test('there are at least 150 selections, each with a name of its own', () => {
  expect(MARKETS.length).toBeGreaterThanOrEqual(150)
  expect(new Set(MARKETS.map(({ name }) => name)).size).toBe(MARKETS.length)
})

test('every group and family has markets, and no family lies in two groups', () => {
  expect(new Set(MARKETS.map(({ group }) => group))).toEqual(new Set(MARKET_GROUPS))
  expect(new Set(MARKETS.map(({ family }) => family))).toEqual(new Set(MARKET_FAMILIES))
  for (const family of MARKET_FAMILIES) {
    expect(new Set(MARKETS.filter((market) => market.family === family).map(({ group }) => group)).size).toBe(1)
  }
})

test('a market is found by its id, and a made-up id is nobody', () => {
  expect(marketById('goals.over2.5')?.name).toBe('Mais de 2,5 gols')
  expect(marketById('asianHandicap.away-0.25')?.name).toBe('Handicap asiático: visitante -0,25')
  expect(marketById('corners.most.draw')?.name).toBe('Mais escanteios: empate')
  expect(marketById('constructor')).toBeNull()
})

/** 0-0 to one less than `size` each. */
const scoresBelow = (size: number) =>
  Array.from({ length: size * size }, (_, cell) => ({ home: Math.floor(cell / size), away: cell % size }))
/** Beyond every line of goals of a half, and of goals, corners and cards of a match. */
const [halfScores, scores] = [scoresBelow(8), scoresBelow(20)]

test('where one number is said to decide a market, scores that have it in common end it alike', () => {
  for (const { id, rule } of MARKETS) {
    const ends = new Map<number, Set<string>>()
    const add = (measure: number, end: string) => ends.set(measure, (ends.get(measure) ?? new Set()).add(end))
    if (rule.reads === 'halves') {
      const measure = HALVES_MEASURES[rule.by]
      for (const first of halfScores) {
        for (const second of halfScores) add(measure(first, second), rule.outcome(first, second))
      }
    } else if (rule.reads === 'firstHalf' || rule.reads === 'secondHalf') {
      for (const score of scores) add(HALF_MEASURES[rule.by](score), rule.outcome(score))
    } else if (rule.reads === 'fullTime' || rule.reads === 'corners' || rule.reads === 'cards') {
      for (const score of scores) add(MEASURES[rule.by](score), rule.outcome(score))
    }
    expect([...ends.keys()].toSorted((one, other) => one - other)).toEqual([...Array(NUMBERS[rule.by]).keys()])
    for (const [measure, own] of ends) expect(own.size, `${id} at ${measure}`).toBe(1)
  }
})
