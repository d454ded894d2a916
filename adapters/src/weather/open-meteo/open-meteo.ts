import { ask } from '#http/ask.ts'
import type { VendorAccess } from '#http/vendor-access.ts'
import { keyQuery, OPEN_METEO, openMeteoService } from '#weather/open-meteo/open-meteo-service.ts'
import { forecastReply, toWeather } from '#weather/open-meteo/to-weather.ts'
import type { WeatherSource } from '#weather/port.ts'

const DEADLINE_MS = 4_000
const HORIZON_DAYS = 16
const DAY_MS = 86_400_000

/** Open-Meteo. Its free address is for non-commercial use only: README beside this file. */
export function openMeteo(access: VendorAccess): WeatherSource {
  const service = openMeteoService(access, DEADLINE_MS)
  return {
    name: OPEN_METEO,
    isDemo: false,
    async forecast({ lat, lon }, at) {
      const ahead = (Date.parse(at) - access.now().getTime()) / DAY_MS
      if (ahead > HORIZON_DAYS || ahead < -1) return null
      const query = {
        latitude: lat.toFixed(4),
        longitude: lon.toFixed(4),
        hourly: 'precipitation_probability,weather_code,wind_speed_10m',
        daily: 'temperature_2m_max,temperature_2m_min',
        // The day of the match is the stadium's own, wherever it stands.
        timezone: 'auto',
        forecast_days: HORIZON_DAYS,
        ...keyQuery(access.key),
      }
      return toWeather(await ask(service, { path: '/v1/forecast', query }, forecastReply), at)
    },
  }
}
