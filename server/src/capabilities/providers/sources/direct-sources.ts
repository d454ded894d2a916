import type { FootballSource } from '@prancheta/adapters/football/port.ts'
import type { OddsSource } from '@prancheta/adapters/odds/port.ts'
import type { WeatherSource } from '@prancheta/adapters/weather/port.ts'
import type { Cached } from '#platform/cache/cache.ts'
import type { Sources } from './sources.ts'

/** Sources that cost nothing to ask, such as the demo world: always asked anew, so every answer is of this moment. */
export function directSources({
  football,
  odds,
  weather,
}: {
  football: FootballSource | null
  odds: OddsSource | null
  weather: WeatherSource | null
}): Sources {
  return {
    football: football && {
      ...football,
      fixturesOfDay: (...input) => now(football.fixturesOfDay(...input)),
      seasonGames: (...input) => now(football.seasonGames(...input)),
      statistics: (...input) => now(football.statistics(...input)),
      standings: (...input) => now(football.standings(...input)),
      headToHead: (...input) => now(football.headToHead(...input)),
      lastGames: (...input) => now(football.lastGames(...input)),
    },
    odds: odds && { ...odds, quotesFor: (...input) => now(odds.quotesFor(...input)) },
    weather: weather && { ...weather, forecast: (...input) => now(weather.forecast(...input)) },
  }
}

async function now<Value>(answer: Promise<Value>): Promise<Cached<Value>> {
  return { value: await answer, ageMs: 0, isStale: false }
}
