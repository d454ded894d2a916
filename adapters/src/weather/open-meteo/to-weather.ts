import { z } from 'zod'
import type { Weather } from '#weather/port.ts'

const values = z.array(z.number().nullable())

/** One place's forecast; several places would come as an array, which this is not. Values end in nulls at the horizon. */
export const forecastReply = z.object({
  utc_offset_seconds: z.number().int(),
  hourly_units: z.object({ wind_speed_10m: z.string() }),
  hourly: z.object({
    time: z.array(z.string()),
    precipitation_probability: values,
    weather_code: values,
    wind_speed_10m: values,
  }),
  daily: z.object({
    time: z.array(z.string()),
    temperature_2m_max: values,
    temperature_2m_min: values,
  }),
})
type ForecastReply = z.output<typeof forecastReply>

const HOUR_MS = 3_600_000
const TO_KMH: Readonly<Record<string, number>> = { 'km/h': 1, 'm/s': 3.6, 'mp/h': 1.609344, mph: 1.609344, kn: 1.852 }

/** Null beyond the horizon, and where every value is missing. Elements are found by their time, never counted. */
export function toWeather(reply: ForecastReply, at: string): Weather | null {
  const { hourly, daily } = reply
  const local = (instantMs: number) => new Date(instantMs + reply.utc_offset_seconds * 1000).toISOString()
  const kickOffMs = Date.parse(at)
  const hourAt = (hoursLater: number) =>
    hourly.time.indexOf(`${local(kickOffMs + hoursLater * HOUR_MS).slice(0, 13)}:00`)
  const hour = hourAt(0)
  const day = daily.time.indexOf(local(kickOffMs).slice(0, 10))
  if (hour < 0 || day < 0) return null

  const code = hourly.weather_code[hour] ?? null
  // The chance of rain stamped 21:00 is that of 20:00 to 21:00, so a 20:00 game reads 21:00 and 22:00.
  const rain = [hourAt(1), hourAt(2)].flatMap((one) => hourly.precipitation_probability[one] ?? [])
  const weather: Weather = {
    condition: code === null ? null : (WMO_CONDITIONS.get(code) ?? null),
    minTemp: daily.temperature_2m_min[day] ?? null,
    maxTemp: daily.temperature_2m_max[day] ?? null,
    chanceOfRain: rain.length > 0 ? Math.max(...rain) : null,
    wind: toKmh(hourly.wind_speed_10m[hour] ?? null, reply.hourly_units.wind_speed_10m),
  }
  return Object.values(weather).every((value) => value === null) ? null : weather
}

function toKmh(speed: number | null, unit: string): number | null {
  const factor = TO_KMH[unit]
  return speed === null || factor === undefined ? null : Math.round(speed * factor * 10) / 10
}

/** What the codes of the World Meteorological Organization mean, in Portuguese. An unknown code says nothing. */
export const WMO_CONDITIONS: ReadonlyMap<number, string> = new Map([
  [0, 'Céu limpo'],
  [1, 'Predominantemente limpo'],
  [2, 'Parcialmente nublado'],
  [3, 'Nublado'],
  [45, 'Nevoeiro'],
  [48, 'Nevoeiro com geada'],
  [51, 'Garoa fraca'],
  [53, 'Garoa moderada'],
  [55, 'Garoa intensa'],
  [56, 'Garoa congelante fraca'],
  [57, 'Garoa congelante intensa'],
  [61, 'Chuva fraca'],
  [63, 'Chuva moderada'],
  [65, 'Chuva forte'],
  [66, 'Chuva congelante fraca'],
  [67, 'Chuva congelante forte'],
  [71, 'Neve fraca'],
  [73, 'Neve moderada'],
  [75, 'Neve forte'],
  [77, 'Grãos de neve'],
  [80, 'Pancadas de chuva fracas'],
  [81, 'Pancadas de chuva moderadas'],
  [82, 'Pancadas de chuva violentas'],
  [85, 'Pancadas de neve fracas'],
  [86, 'Pancadas de neve fortes'],
  [95, 'Trovoada'],
  [96, 'Trovoada com granizo fraco'],
  [99, 'Trovoada com granizo forte'],
])
