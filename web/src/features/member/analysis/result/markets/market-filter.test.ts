import { MARKET_GROUPS } from '@prancheta/core/markets/market.ts'
import { probability } from '@prancheta/core/units.ts'
import { expect, test } from 'vitest'
import { filterWords, passes, QUICK_THRESHOLDS, STARTING_FILTER, THRESHOLD, withGroup } from './market-filter.ts'

const market = (chance: number) => ({ chance: probability(chance), group: 'Gols' as const })

test('the filter starts at 50% with every group ticked, and goes to 90% in steps of 5', () => {
  expect(STARTING_FILTER).toMatchObject({ minPct: 50, showsAll: false })
  expect([...STARTING_FILTER.groups]).toEqual([...MARKET_GROUPS])
  expect(THRESHOLD).toEqual({ min: 50, max: 90, step: 5 })
  expect(QUICK_THRESHOLDS).toEqual([50, 60, 70, 80])
})

test('a market shows at or above the threshold, and not a hair below it', () => {
  const filter = { ...STARTING_FILTER, minPct: 70 }
  expect(passes(market(0.7), filter)).toBe(true)
  expect(passes(market(0.69999), filter)).toBe(false)
})

test('a market of a group that is not ticked stays hidden, however likely it is', () => {
  const filter = withGroup(STARTING_FILTER, 'Gols', false)
  expect(passes(market(0.99), filter)).toBe(false)
  expect(passes({ ...market(0.99), group: 'Resultado' }, filter)).toBe(true)
  expect(passes(market(0.99), withGroup(filter, 'Gols', true))).toBe(true)
})

test('showing all markets ignores the threshold and the groups', () => {
  const nothing = { minPct: 90, groups: new Set<never>(), showsAll: false }
  expect(passes(market(0.01), nothing)).toBe(false)
  expect(passes(market(0.01), { ...nothing, showsAll: true })).toBe(true)
})

test('the filter says in words what it lets through', () => {
  expect(filterWords(STARTING_FILTER)).toBe('a partir de 50%')
  expect(filterWords(withGroup({ ...STARTING_FILTER, minPct: 60 }, 'Placar', false))).toBe(
    'a partir de 60%, 7 de 8 grupos',
  )
  expect(filterWords({ ...STARTING_FILTER, showsAll: true })).toBe('todos os mercados')
})
