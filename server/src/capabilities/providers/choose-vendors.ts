import { setTimeout as pause } from 'node:timers/promises'
import { lateAi } from '@prancheta/adapters/ai/openai-compatible/late-ai.ts'
import type { ChatSource } from '@prancheta/adapters/ai/port.ts'
import { apiFootball } from '@prancheta/adapters/football/api-football/api-football.ts'
import { API_FOOTBALL } from '@prancheta/adapters/football/api-football/api-football-service.ts'
import { openCsvFolder } from '@prancheta/adapters/football/csv/csv-folder.ts'
import { csvFootball } from '@prancheta/adapters/football/csv/csv-football.ts'
import { footballDataOrg } from '@prancheta/adapters/football/football-data-org/football-data-org.ts'
import { FOOTBALL_DATA_ORG } from '@prancheta/adapters/football/football-data-org/football-data-service.ts'
import type { AnswerStore, Meter, VendorAccess } from '@prancheta/adapters/http/vendor-access.ts'
import { apiFootballOdds } from '@prancheta/adapters/odds/api-football/api-football-odds.ts'
import { csvOdds } from '@prancheta/adapters/odds/csv/csv-odds.ts'
import { THE_ODDS_API } from '@prancheta/adapters/odds/the-odds-api/odds-api-service.ts'
import { theOddsApi } from '@prancheta/adapters/odds/the-odds-api/the-odds-api.ts'
import { SourceError } from '@prancheta/adapters/source-error.ts'
import { apiFootballSquads } from '@prancheta/adapters/squads/api-football/api-football-squads.ts'
import type { SquadSource } from '@prancheta/adapters/squads/port.ts'
import { openMeteo } from '@prancheta/adapters/weather/open-meteo/open-meteo.ts'
import { openMeteoGeocoder } from '@prancheta/adapters/weather/open-meteo/open-meteo-geocoder.ts'
import { OPEN_METEO } from '@prancheta/adapters/weather/open-meteo/open-meteo-service.ts'
import type { Geocoder } from '@prancheta/adapters/weather/port.ts'
import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Env } from '#platform/env/env.ts'
import type { FetchedFiles } from './files/fetched-files.ts'
import type { RawSources } from './guarded-sources.ts'
import type { Limits } from './shares.ts'

/** What an adapter is given to count its calls and to share its answers, and the files that a job fetches, if any. */
export type ProviderTools = {
  meterFor(source: string, assumed: Limits): Meter
  answers: AnswerStore
  fetched: Pick<FetchedFiles, 'csv' | 'age'> | null
}

/** The services picked for this installation, as their adapters made them. */
type ChosenSources = RawSources & { geocoder: Geocoder | null; ai: ChatSource | null; squads: SquadSource | null }

/**
 * Which service serves each part. Fetched files are an operator's choice in words, so they go before any key. Otherwise
 * the first that is set wins: football from API-Football, football-data.org, then
 * files; odds from The Odds API, API-Football, then files; weather from Open-Meteo; the AI from wherever AI_* says.
 * Null where nothing is set.
 */
export function chooseVendors(env: Env, clock: Clock, tools: ProviderTools): ChosenSources {
  const world = { fetch, now: () => clock.now(), random: Math.random, pause: (ms: number) => pause(ms) }
  // Free plans, until the service's own headers tell of a larger one.
  const apiFootballAccess: VendorAccess | null = env.API_FOOTBALL_KEY
    ? {
        ...world,
        key: env.API_FOOTBALL_KEY,
        baseUrl: env.API_FOOTBALL_URL,
        meter: tools.meterFor(API_FOOTBALL, { minute: 10, day: 100 }),
      }
    : null
  const folder = env.FOOTBALL_CSV_DIR ? openCsvFolder(env.FOOTBALL_CSV_DIR, world.now) : null
  const { fetched } = tools
  const remote = <Port>(port: Port) => ({ port, isLocal: false })

  function football(): ChosenSources['football'] {
    if (fetched) return { port: csvFootball(fetched.csv), isLocal: true, age: fetched.age }
    if (apiFootballAccess) return remote(apiFootball(apiFootballAccess))
    if (env.FOOTBALL_DATA_ORG_KEY) {
      const meter = tools.meterFor(FOOTBALL_DATA_ORG, { minute: 10, day: null })
      return remote(
        footballDataOrg({ ...world, key: env.FOOTBALL_DATA_ORG_KEY, baseUrl: env.FOOTBALL_DATA_ORG_URL, meter }),
      )
    }
    return folder && { port: csvFootball(folder), isLocal: true }
  }

  function odds(): ChosenSources['odds'] {
    if (env.ODDS_API_KEY) {
      const meter = tools.meterFor(THE_ODDS_API, { minute: null, day: 17, isForOddsAlone: true })
      return remote(theOddsApi({ ...world, key: env.ODDS_API_KEY, baseUrl: env.ODDS_API_URL, meter }, tools.answers))
    }
    if (fetched) return { port: csvOdds(fetched.csv), isLocal: true, age: fetched.age }
    if (apiFootballAccess) return remote(apiFootballOdds(apiFootballAccess))
    return folder && { port: csvOdds(folder), isLocal: true }
  }

  // Only of games that came from the same service, which alone knows their ids.
  const hasSquads = apiFootballAccess && !fetched && env.LINEUPS === 'log'
  return {
    football: football(),
    odds: odds(),
    ...chooseWeather(env, world, tools),
    ai: chooseAi(env, world),
    squads: hasSquads ? apiFootballSquads(apiFootballAccess) : null,
  }
}

type World = Pick<VendorAccess, 'now' | 'random' | 'pause'> & { fetch: typeof fetch }

/** Paid with a key; the free address is for non-commercial use, so using it has to be asked for in words. */
function chooseWeather(env: Env, world: World, tools: ProviderTools): Pick<ChosenSources, 'weather' | 'geocoder'> {
  const isPaid = env.OPEN_METEO_KEY !== undefined
  if (!isPaid && env.OPEN_METEO_FREE !== 'non-commercial') return { weather: null, geocoder: null }
  const host = isPaid ? 'customer-' : ''
  const access = {
    ...world,
    key: env.OPEN_METEO_KEY ?? '',
    meter: tools.meterFor(OPEN_METEO, { minute: 600, day: isPaid ? null : 10_000 }),
  }
  const baseUrl = env.OPEN_METEO_URL ?? `https://${host}api.open-meteo.com`
  const geocodingUrl = env.OPEN_METEO_GEOCODING_URL ?? `https://${host}geocoding-api.open-meteo.com`
  return {
    weather: { port: openMeteo({ ...access, baseUrl }), isLocal: false },
    geocoder: openMeteoGeocoder({ ...access, baseUrl: geocodingUrl }),
  }
}

function chooseAi(env: Env, world: World): ChatSource | null {
  if (!env.AI_API_KEY || !env.AI_MODEL) return null
  return lateAi({
    ...world,
    key: env.AI_API_KEY,
    baseUrl: env.AI_BASE_URL,
    model: env.AI_MODEL,
    tools: env.AI_TOOLS,
  })
}

/**
 * The cache for an adapter's own use. An old answer is a failure here: what the adapter makes of it is kept and dated
 * once more on the outside, where an old list would pass for a new answer.
 */
export function freshAnswers(cache: Cache): AnswerStore {
  return {
    async get(request) {
      let failure: unknown = null
      const fetch = () =>
        request.fetch().catch((error: unknown) => {
          failure = error
          throw error
        })
      const { value, isStale } = await cache.get({ ...request, fetch })
      if (isStale) throw failure ?? new SourceError('shared answer', 'upstream', 'failed a moment ago')
      return { value }
    },
  }
}
