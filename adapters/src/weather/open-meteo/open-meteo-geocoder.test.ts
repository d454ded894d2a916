import { expect, test } from 'vitest'
import { json, startLocalServer } from '#test/local-server.ts'
import { testAccess } from '#test/vendor-access.ts'
import { countryCode, openMeteoGeocoder } from '#weather/open-meteo/open-meteo-geocoder.ts'

const place = (name: string, admin1: string, population: number, country_code = 'BR', latitude = -30) => ({
  id: 1,
  name,
  latitude,
  longitude: -51,
  admin1,
  country_code,
  population,
})

async function locate(results: unknown[] | undefined, city: string, country: string | null) {
  const server = await startLocalServer(json(results ? { results } : { generationtime_ms: 0.5 }))
  const found = await openMeteoGeocoder(testAccess(server.url)).locate(city, country)
  return { found, query: server.seen[0]?.query }
}

test('a city with its state is found in its country', async () => {
  const { found, query } = await locate(
    [place('Porto Alegre', 'Rio Grande do Sul', 1_400_000)],
    'Porto Alegre, Rio Grande do Sul',
    'Brazil',
  )
  expect(found).toEqual({ lat: -30, lon: -51 })
  expect(query?.get('name')).toBe('Porto Alegre')
  expect(query?.get('countryCode')).toBe('BR')
})

test('the state tells namesakes apart, accents or not', async () => {
  const namesakes = [
    place('Bonito', 'Mato Grosso do Sul', 20_000, 'BR', -21),
    place('Bonito', 'Pará', 15_000, 'BR', -1),
  ]
  expect((await locate(namesakes, 'Bonito, Para', 'Brazil')).found).toEqual({ lat: -1, lon: -51 })
  expect((await locate(namesakes, 'Bonito', 'Brazil')).found).toBeNull()
  expect((await locate(namesakes, 'Bonito, Bahia', 'Brazil')).found).toBeNull()
})

test('of two cities of one name the clearly larger one is meant', async () => {
  const cities = [place('Santos', 'São Paulo', 430_000, 'BR', -24), place('Santos', 'Goiás', 900)]
  expect((await locate(cities, 'Santos', 'Brazil')).found).toEqual({ lat: -24, lon: -51 })
})

test('no match, another town or an empty name is no place', async () => {
  expect((await locate(undefined, 'Nowhere', 'Brazil')).found).toBeNull()
  expect(
    (await locate([place('Porto Alegre do Norte', 'Mato Grosso', 12_000)], 'Porto Alegre', 'Brazil')).found,
  ).toBeNull()
  expect((await locate([], ' ', 'Brazil')).found).toBeNull()
})

test('countries go by the names that football services use', () => {
  expect(['Brazil', 'England', 'USA', 'South-Korea', 'Germany', 'United Kingdom', 'Uruguay'].map(countryCode)).toEqual([
    'BR',
    'GB',
    'US',
    'KR',
    'DE',
    'GB',
    'UY',
  ])
  expect([null, 'World', 'South America', 'Europe'].map(countryCode)).toEqual([null, null, null, null])
})
