import { z } from 'zod'
import { ask } from '#http/ask.ts'
import type { VendorAccess } from '#http/vendor-access.ts'
import { keyQuery, openMeteoService } from '#weather/open-meteo/open-meteo-service.ts'
import type { Geocoder } from '#weather/port.ts'

const DEADLINE_MS = 4_000
/** Of two towns of one name the larger is meant only when it is this many times larger. */
const CLEARLY_LARGER = 5

const place = z.object({
  name: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  admin1: z.string().nullish(),
  country_code: z.string().nullish(),
  population: z.number().nullish(),
})
type Place = z.output<typeof place>

/** Without a match the service leaves `results` out. */
const searchReply = z.object({ results: z.array(place).optional() })

export function openMeteoGeocoder(access: VendorAccess): Geocoder {
  const service = openMeteoService(access, DEADLINE_MS)
  return {
    async locate(city, country) {
      // 'Porto Alegre, Rio Grande do Sul': the town first, then the state that tells it from its namesakes.
      const [town = '', state = ''] = city.split(',').map((part) => part.trim())
      if (town === '') return null
      const code = countryCode(country)
      const query = {
        name: town,
        count: 10,
        language: 'pt',
        ...(code ? { countryCode: code } : {}),
        ...keyQuery(access.key),
      }
      const { results = [] } = await ask(service, { path: '/v1/search', query }, searchReply)
      const found = pick(results, town, state, code)
      return found && { lat: found.latitude, lon: found.longitude }
    },
  }
}

function pick(places: readonly Place[], town: string, state: string, code: string | null): Place | null {
  const named = places.filter(
    ({ name, country_code }) => fold(name) === fold(town) && (code === null || country_code === code),
  )
  const inState = state === '' ? [] : named.filter(({ admin1 }) => fold(admin1 ?? '') === fold(state))
  const [largest, second] = (inState.length > 0 ? inState : named).toSorted((one, other) => sizeOf(other) - sizeOf(one))
  if (!largest) return null
  // A state was named and none of these towns lies in it: some other town is meant.
  if (state !== '' && inState.length === 0 && code !== null && named.some(({ admin1 }) => admin1)) return null
  return !second || sizeOf(largest) >= CLEARLY_LARGER * Math.max(1, sizeOf(second)) ? largest : null
}

const sizeOf = ({ population }: Place) => population ?? 0

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
}

/** Countries that services spell in ways of their own, or that are part of another one. */
const OWN_SPELLINGS: Readonly<Record<string, string>> = {
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  usa: 'US',
  turkey: 'TR',
  'czech republic': 'CZ',
  'ivory coast': 'CI',
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const ENGLISH = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** From the English names that the runtime knows, so that no list of two hundred countries needs keeping here. */
const BY_NAME: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter(isInUse)
    .flatMap((code) => {
      const name = ENGLISH.of(code)
      return name === undefined ? [] : [[name.toLowerCase(), code] as const]
    }),
)

/** Codes of states that are no more stand for those that came after: DD is canonically DE. */
function isInUse(code: string): boolean {
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
}

/** ISO 3166 code of a country as a football service names it; null for 'World', continents and the unknown. */
export function countryCode(country: string | null): string | null {
  if (country === null) return null
  const name = country.toLowerCase().replaceAll('-', ' ').trim()
  return OWN_SPELLINGS[name] ?? BY_NAME.get(name) ?? null
}
