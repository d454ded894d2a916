import type { ChatSource } from '@prancheta/adapters/ai/port.ts'
import { codesOf } from '@prancheta/adapters/football/football-data-co-uk/wanted-files.ts'
import type { SquadSource } from '@prancheta/adapters/squads/port.ts'
import type { Geocoder } from '@prancheta/adapters/weather/port.ts'
import { DEFAULT_LEAGUES, type LeagueKey } from '@prancheta/core/leagues/known-leagues.ts'
import { openCache } from '#platform/cache/cache.ts'
import type { Capability } from '#platform/capability/capability.ts'
import type { Env } from '#platform/env/env.ts'
import { StartupError } from '#platform/errors/errors.ts'
import { deleteOldBudgets, findQuotas } from './budget-store.ts'
import { chooseAi, chooseSources, type Sources } from './choose-sources.ts'
import { chooseVendors, freshAnswers } from './choose-vendors.ts'
import { type InstallationFacts, providerDoors } from './doors.ts'
import { type FetchDeps, fetchDueFiles } from './files/fetch-due-files.ts'
import { type FetchedFiles, openFetchedFiles } from './files/fetched-files.ts'
import { type GuardDeps, openGuard } from './guard.ts'
import { guardedChat } from './guarded-chat.ts'
import { guardedGeocoder, guardedSources, type RawSources } from './guarded-sources.ts'
import { guardedSquads } from './guarded-squads.ts'
import type { Serving } from './list-providers.ts'
import { openMeter } from './meter.ts'
import { offeredHouses } from './offered-houses.ts'
import { deleteOldRefusals } from './refusal-store.ts'
import { openRefusals } from './refusals.ts'
import { limitOf, listFreshMs } from './shares.ts'

const BUDGETS_KEPT_MS = 7 * 86_400_000
const FETCH_FILES_JOB = 'providers.fetch-files'
const FETCH_FILES_MS = 10 * 60_000
const UNTOLD = { minute: null, day: null }
/** Followed without being asked where files serve, which have none of the cups: Portugal and Argentina in their place. */
const MORE_OF_FILES: readonly LeagueKey[] = ['portugal.1', 'argentina.1']

type Deps = GuardDeps & {
  env: Env
  onLeague: FetchDeps['onLeague']
  hadGames: (db: GuardDeps['db'], source: string, day: string) => Promise<boolean>
}

export type Providers = Capability & {
  sources: Sources
  geocoder: Geocoder | null
  /** Who tells line-ups; null where nobody does, or they are not wanted. */
  squads: SquadSource | null
  /** Leagues that the operator chose; null stands for all that the source has. */
  leagues: ReadonlySet<LeagueKey> | null
  /** Whether people here may bet at a house. */
  isOffered: (house: string) => boolean
  /** The AI that a key is set for; null without one. */
  ai: ChatSource | null
  /** Who talks: that AI, else the embedded analyst, unless it is not wanted. */
  talker: ChatSource | null
  /** Who serves each part here, the embedded defaults included. */
  serving: Serving
  /** The files that football is read from, where they are fetched. */
  files: FetchedFiles | null
}

/** The outside world: who serves each part of it, counted, guarded and kept. */
export function providersCapability(deps: Deps, facts: InstallationFacts): Providers {
  const { env, db, clock } = deps
  const cache = openCache(db)
  const guard = openGuard(deps)
  const codes = env.FOOTBALL_SOURCE === 'football-data-co-uk' ? requireCodes(env) : null
  const files = codes && openFetchedFiles({ db, clock, codes })
  const access = { fetch, baseUrl: env.FOOTBALL_DATA_CO_UK_URL, userAgent: facts.userAgent }
  const vendors = chooseVendors(env, clock, {
    meterFor: (source, assumed) => openMeter(deps, source, assumed),
    answers: freshAnswers(cache),
    fetched: files,
  })
  const sources = chooseSources(
    env,
    clock,
    guardedSources(vendors, {
      cache,
      clock,
      guard,
      hadGames: (...day) => deps.hadGames(db, ...day),
      refusals: openRefusals(deps),
      // Only what the service itself said: the plan that we assume before its first answer may be too small.
      listFreshMs: async (source) => listFreshMs(limitOf('day', UNTOLD, await findQuotas(db, source), clock.now())),
    }),
  )
  const ai = vendors.ai && guardedChat(vendors.ai, guard)
  const talker = chooseAi(env, ai)
  const serving: Serving = { ...sources, ai: talker }
  return {
    sources,
    geocoder:
      vendors.geocoder && guardedGeocoder(vendors.geocoder, vendors.weather?.port.name ?? 'geocoder', { cache, guard }),
    squads: vendors.squads && guardedSquads(vendors.squads, guard),
    leagues: chosenLeagues(env, vendors.football),
    // Made-up houses have no licence: of them all are offered, unless some are named.
    isOffered: sources.odds?.isDemo && !env.HOUSES ? () => true : offeredHouses(env),
    ai,
    talker,
    serving,
    files,
    ...(codes && {
      jobs: {
        lane: 'files',
        handlers: {
          [FETCH_FILES_JOB]: (_payload, run) =>
            fetchDueFiles({ db, clock, guard, access, codes, onLeague: deps.onLeague }, run),
        },
        repeating: [{ kind: FETCH_FILES_JOB, everyMs: FETCH_FILES_MS }],
      },
    }),
    doors: providerDoors({ db, clock }, serving, facts),
    async tidy(now) {
      const keptSince = new Date(now.getTime() - BUDGETS_KEPT_MS)
      await deleteOldBudgets(db, keptSince)
      await deleteOldRefusals(db, keptSince)
    },
  }
}

/** Files and the made-up world have nothing but what was wanted; a service has the whole world. */
function chosenLeagues({ LEAGUES }: Env, football: RawSources['football']): ReadonlySet<LeagueKey> | null {
  if (!football || football.age) return null
  return LEAGUES || !football.isLocal ? new Set(LEAGUES ?? DEFAULT_LEAGUES) : null
}

function requireCodes({ LEAGUES = [...DEFAULT_LEAGUES, ...MORE_OF_FILES] }: Env): string[] {
  const codes = codesOf(LEAGUES)
  if (codes.length === 0) throw new StartupError('Bad setting: LEAGUES names no league that football-data.co.uk has.')
  return codes
}
