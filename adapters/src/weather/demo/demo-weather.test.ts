import { expect, test } from 'vitest'
import { demoWeather } from './demo-weather.ts'

const NOW = Date.parse('2026-07-01T12:00:00Z')
const weather = demoWeather(() => NOW)
const manaus = { lat: -3.12, lon: -60.02 }
const curitiba = { lat: -25.43, lon: -49.27 }

test('weather has the climate of its place: the south is cooler in July than in January, the north is always warm', async () => {
  const mean = async (place: typeof manaus, month: string) => {
    const days = Array.from({ length: 28 }, (_, day) => `2026-${month}-${String(day + 1).padStart(2, '0')}T19:00:00Z`)
    const all = await Promise.all(days.map((at) => demoWeather(() => Date.parse(at)).forecast(place, at)))
    return all.reduce((sum, day) => sum + (day?.maxTemp ?? 0), 0) / all.length
  }
  expect((await mean(curitiba, '01')) - (await mean(curitiba, '07'))).toBeGreaterThan(5)
  expect(await mean(manaus, '07')).toBeGreaterThan(28)
})

test('every value is one that can be', async () => {
  for (let day = 0; day < 15; day++) {
    const told = await weather.forecast(curitiba, new Date(NOW + day * 86_400_000).toISOString())
    expect(told?.chanceOfRain).toBeGreaterThanOrEqual(0)
    expect(told?.chanceOfRain).toBeLessThanOrEqual(100)
    expect(told?.minTemp).toBeLessThan(told?.maxTemp ?? -99)
    expect(told?.wind).toBeGreaterThan(0)
    expect(told?.condition).toMatch(/^[A-ZÁÉÍÓÚ]/)
  }
})

test('beyond sixteen days nobody knows, and a moment that is none has no weather', async () => {
  expect(await weather.forecast(manaus, '2026-07-18T19:00:00Z')).toBeNull()
  expect(await weather.forecast(manaus, 'soon')).toBeNull()
  expect(await weather.forecast(manaus, '2026-07-03T19:00:00Z')).toEqual(
    await weather.forecast(manaus, '2026-07-03T22:00:00Z'),
  )
})
