import { expect, test } from 'vitest'
import { readEnv } from '#platform/env/env.ts'
import { offeredHouses } from './offered-houses.ts'

const offered = (settings: Record<string, string>) => offeredHouses(readEnv({ NODE_ENV: 'test', ...settings }))

test('without a setting the houses licensed in Brazil are offered, however a source spells them, and no others', () => {
  const isOffered = offered({})
  for (const name of [
    'Bet365',
    'bet365',
    'Betano',
    'Betano.br',
    'Betfair',
    'Betfair Exchange',
    'PINNACLE',
    'Galera.bet',
  ])
    expect([name, isOffered(name)]).toEqual([name, true])
  for (const code of ['B365', 'BFE', 'PS']) expect([code, isOffered(code)]).toEqual([code, true])
  for (const name of ['William Hill', '1xBet', 'Unibet', 'Betfairer', 'WH', 'average', ''])
    expect([name, isOffered(name)]).toEqual([name, false])
})

test('a list of one’s own replaces the region’s, and a region may be everywhere', () => {
  const own = offered({ HOUSES: 'William Hill, Betano' })
  expect([own('William Hill'), own('Betano'), own('Bet365')]).toEqual([true, true, false])
  expect(offered({ HOUSES_REGION: 'all' })('Anybody')).toBe(true)
  expect(() => offered({ HOUSES: ' , ' })).toThrow(/HOUSES/)
})
