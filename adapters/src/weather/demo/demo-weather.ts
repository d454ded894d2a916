import { brasiliaDay, DAY_MS } from '@prancheta/demo-world/calendar.ts'
import { THROW, throwDie, wander } from '@prancheta/demo-world/dice.ts'
import type { Weather, WeatherSource } from '../port.ts'

/** As far as real forecasts reach. */
const HORIZON_DAYS = 16

/** Made-up weather with the climate of the place: warm in the north, seasons in the south, rain when it is its time. */
export function demoWeather(now: () => number): WeatherSource {
  return {
    name: 'demo',
    isDemo: true,
    async forecast(place, at) {
      const atMs = Date.parse(at)
      if (!Number.isFinite(atMs) || atMs - now() > HORIZON_DAYS * DAY_MS) return null
      return weatherAt(place, brasiliaDay(atMs))
    },
  }
}

function weatherAt({ lat, lon }: { lat: number; lon: number }, day: number): Weather {
  const spot = Math.round(lat * 100) * 40_000 + Math.round(lon * 100)
  // 1 in the middle of January, -1 in the middle of July: the southern summer.
  const summer = Math.cos((2 * Math.PI * (day % 365.2425)) / 365.2425 - 0.26)
  const south = Math.max(0, Math.min(1, (-lat - 5) / 25))
  const passing = wander(THROW.weather, spot, day / 3)
  const mean = 28 - 9 * south + 5.5 * south * summer + (1.5 + 3 * south) * passing
  const wetness =
    0.32 + 0.18 * summer * (1 - south) - 0.2 * passing + 0.35 * (throwDie(THROW.weather, spot, day, 1) - 0.4)
  const chanceOfRain = Math.round(100 * Math.max(0.02, Math.min(0.96, wetness)))
  const swing = 4 + 3 * throwDie(THROW.weather, spot, day, 2)
  return {
    condition: conditionFor(chanceOfRain, throwDie(THROW.weather, spot, day, 3)),
    minTemp: Math.round(mean - swing),
    maxTemp: Math.round(mean + swing),
    chanceOfRain,
    wind: Math.round(4 + 18 * throwDie(THROW.weather, spot, day, 4) ** 1.5),
  }
}

function conditionFor(chanceOfRain: number, thrown: number): string {
  if (chanceOfRain >= 75) return thrown < 0.35 ? 'Trovoadas' : 'Chuva'
  if (chanceOfRain >= 50) return 'Pancadas de chuva'
  if (chanceOfRain >= 30) return 'Nublado'
  return thrown < 0.5 ? 'Parcialmente nublado' : 'Céu limpo'
}
