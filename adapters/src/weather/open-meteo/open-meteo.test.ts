import { expect, test } from 'vitest'
import { cutBody, html, json, silence, slowDrip, startLocalServer } from '#test/local-server.ts'
import { recordedTest, recording } from '#test/recorded.ts'
import { testAccess } from '#test/vendor-access.ts'
import { openMeteo } from '#weather/open-meteo/open-meteo.ts'
import { toWeather, WMO_CONDITIONS } from '#weather/open-meteo/to-weather.ts'

const PLACE = { lat: -30.0346471, lon: -51.2176584 }
const hours = (day: string) => Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:00`)
const times = [...hours('2026-04-18'), ...hours('2026-04-19')]

/** Two days in which every hour has its own numbers, so that reading the wrong one shows. */
function reply(changes: { unit?: string; code?: number; nullsFrom?: number } = {}) {
  const from = changes.nullsFrom ?? times.length
  const known = (value: (at: number) => number) => times.map((_, at) => (at < from ? value(at) : null))
  return {
    utc_offset_seconds: -10_800,
    timezone: 'America/Sao_Paulo',
    hourly_units: { wind_speed_10m: changes.unit ?? 'km/h' },
    hourly: {
      time: times,
      precipitation_probability: known((at) => at),
      weather_code: known(() => changes.code ?? 61),
      wind_speed_10m: known((at) => at / 2),
    },
    daily: {
      time: ['2026-04-18', '2026-04-19'],
      temperature_2m_max: [29, 25],
      temperature_2m_min: [18, from < 24 ? null : 15],
    },
  }
}

async function sourceOn(...answers: Parameters<typeof startLocalServer>) {
  const server = await startLocalServer(...answers)
  return { server, access: testAccess(server.url), source: openMeteo(testAccess(server.url)) }
}

test('the weather is that of the hour of kick-off, on the stadium’s own day', async () => {
  const { source, server } = await sourceOn(json(reply()))
  // 21:30 in São Paulo is already the 19th in UTC.
  expect(await source.forecast(PLACE, '2026-04-19T00:30:00.000Z')).toEqual({
    condition: 'Chuva fraca',
    minTemp: 18,
    maxTemp: 29,
    chanceOfRain: 23,
    wind: 10.5,
  })
  expect(server.seen[0]?.query.get('timezone')).toBe('auto')
  expect(server.seen[0]?.query.get('latitude')).toBe('-30.0346')
})

test('the chance of rain stamped at an hour is that of the hour before: a 20:00 game reads 21:00 and 22:00', async () => {
  const { source } = await sourceOn(json(reply()))
  expect(await source.forecast(PLACE, '2026-04-18T23:00:00.000Z')).toMatchObject({ chanceOfRain: 22, wind: 10 })
})

test('units are read, not assumed', () => {
  expect(toWeather(reply({ unit: 'm/s' }), '2026-04-18T23:00:00.000Z')?.wind).toBe(36)
  expect(toWeather(reply({ unit: 'furlongs' }), '2026-04-18T23:00:00.000Z')?.wind).toBeNull()
})

test('an unknown code shows nothing and fails nothing', () => {
  expect(toWeather(reply({ code: 42 }), '2026-04-18T23:00:00.000Z')).toMatchObject({ condition: null, maxTemp: 29 })
})

test('nulls at the end of the horizon are unknown values; beyond it there is no weather and no call', async () => {
  expect(toWeather(reply({ nullsFrom: 21 }), '2026-04-18T23:00:00.000Z')).toEqual({
    condition: 'Chuva fraca',
    minTemp: 18,
    maxTemp: 29,
    chanceOfRain: null,
    wind: 10,
  })
  const empty = {
    ...reply({ nullsFrom: 0 }),
    daily: { time: ['2026-04-18'], temperature_2m_max: [null], temperature_2m_min: [null] },
  }
  expect(toWeather(empty, '2026-04-18T23:00:00.000Z')).toBeNull()
  const { source, server } = await sourceOn(json(reply()))
  expect(await source.forecast(PLACE, '2026-04-30T23:00:00.000Z')).toBeNull()
  const asked = server.seen.length
  expect(await source.forecast(PLACE, '2026-05-30T23:00:00.000Z')).toBeNull()
  expect(await source.forecast(PLACE, '2026-01-01T23:00:00.000Z')).toBeNull()
  expect(server.seen).toHaveLength(asked)
})

test('the key goes to the commercial address; without one nothing that looks like a key is sent', async () => {
  const { source, server } = await sourceOn(json(reply()))
  await source.forecast(PLACE, '2026-04-18T23:00:00.000Z')
  expect(server.seen[0]?.query.get('apikey')).toBe('secret-key-123')
  await openMeteo(testAccess(server.url, { key: '' })).forecast(PLACE, '2026-04-18T23:00:00.000Z')
  expect(server.seen[1]?.query.has('apikey')).toBe(false)
})

test.each([
  [
    'the minute’s limit',
    json(
      { error: true, reason: 'Minutely API request limit exceeded. Please try again in one minute.' },
      { status: 429 },
    ),
    'rate_minute',
  ],
  [
    'the hour’s limit',
    json(
      { error: true, reason: 'Hourly API request limit exceeded. Please try again in the next hour.' },
      { status: 429 },
    ),
    'rate_minute',
  ],
  [
    'the day’s limit',
    json({ error: true, reason: 'Daily API request limit exceeded. Please try again tomorrow.' }, { status: 429 }),
    'quota_day',
  ],
  ['a bad parameter', json({ error: true, reason: 'Cannot initialize' }, { status: 400 }), 'bad_request'],
  ['500', json({}, { status: 500 }), 'upstream'],
  ['a cut body', cutBody, 'upstream'],
  ['HTML', html, 'schema'],
  ['several places where one was asked', json([reply(), reply()]), 'schema'],
])('%s is told as what it is', async (_name, behaviour, failure) => {
  const { source } = await sourceOn(behaviour)
  await expect(source.forecast(PLACE, '2026-04-18T23:00:00.000Z')).rejects.toMatchObject({
    failure,
    source: 'Open-Meteo',
  })
})

test('silence and dripping end at the deadline', async () => {
  for (const behaviour of [silence, slowDrip]) {
    const server = await startLocalServer(behaviour)
    const source = openMeteo(testAccess(server.url, { deadlineMs: 50 }))
    await expect(source.forecast(PLACE, '2026-04-18T23:00:00.000Z')).rejects.toMatchObject({ failure: 'timeout' })
  }
})

recordedTest('a recorded week is read at its hour, in metres a second turned into km/h', async () => {
  const server = await startLocalServer(json(recording('open-meteo/forecast-copenhagen-7days.json')))
  const source = openMeteo(testAccess(server.url, { now: '2026-07-26T20:00:00Z' }))
  const weather = await source.forecast({ lat: 55.7, lon: 12.5 }, '2026-07-27T18:00:00.000Z')
  expect(weather).not.toBeNull()
  expect(weather?.minTemp).toBeLessThan(weather?.maxTemp ?? 0)
})

recordedTest(
  'recorded refusals, nulls and lists of places are what they are, and every code has its words',
  async () => {
    for (const [file, status, failure] of [
      ['error-429-minutely.constructed', 429, 'rate_minute'],
      ['error-429-daily.constructed', 429, 'quota_day'],
      ['error-400-invalid-variable.docs', 400, 'bad_request'],
      ['forecast-several-locations', 200, 'schema'],
    ] as const) {
      const { source } = await sourceOn(json(recording(`open-meteo/${file}.json`), { status }))
      await expect(source.forecast(PLACE, '2026-04-18T23:00:00.000Z')).rejects.toMatchObject({ failure })
    }
    const codes = recording('open-meteo/wmo-weather-codes.derived.json') as { code: number }[]
    expect(codes.filter(({ code }) => !WMO_CONDITIONS.has(code))).toEqual([])
  },
)
