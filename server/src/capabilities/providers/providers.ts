import type { ChatSource } from '@prancheta/adapters/ai/port.ts'
import type { AnswerStore, Meter } from '@prancheta/adapters/http/vendor-access.ts'
import type { Geocoder } from '@prancheta/adapters/weather/port.ts'
import { listProviders as listProvidersRoute } from '@prancheta/contract/providers/routes.ts'
import { openCache } from '#platform/cache/cache.ts'
import { type Door, door } from '#platform/http/door.ts'
import type { Limits } from './allowed-calls.ts'
import { deleteOldBudgets } from './budget-store.ts'
import { caredSources, guardedGeocoder, type RawSources } from './cared-sources.ts'
import { freshAnswers } from './fresh-answers.ts'
import { type GuardDeps, openGuard } from './guard.ts'
import { guardedChat } from './guarded-chat.ts'
import { listProviders, type Serving } from './list-providers.ts'
import { openMeter } from './meter.ts'
import type { Sources } from './sources/sources.ts'

const BUDGETS_KEPT_MS = 7 * 86_400_000

/** What an adapter is given to count its calls and to share its answers. */
export type ProviderTools = { meterFor(source: string, assumed: Limits): Meter; answers: AnswerStore }

/** The services picked for this installation, as their adapters made them. */
export type ChosenSources = RawSources & { geocoder: Geocoder | null; ai: ChatSource | null }

export type Providers = {
  sources: Sources
  geocoder: Geocoder | null
  /** Null without a key: then the embedded analyst is the only one. */
  ai: ChatSource | null
  doors(serving?: Partial<Serving>): Door[]
  tidy(now: Date): Promise<void>
}

/** `choose` picks the vendors; all that is common to them is put around here. */
export function createProviders(deps: GuardDeps, choose: (tools: ProviderTools) => ChosenSources): Providers {
  const { db, clock } = deps
  const cache = openCache(db)
  const guard = openGuard(deps)
  const raw = choose({
    meterFor: (source, assumed) => openMeter(deps, source, assumed),
    answers: freshAnswers(cache),
  })
  const serving: Serving = {
    football: raw.football?.port ?? null,
    odds: raw.odds?.port ?? null,
    weather: raw.weather?.port ?? null,
    ai: raw.ai,
  }
  return {
    sources: caredSources(raw, { cache, clock, guard }),
    geocoder: raw.geocoder && guardedGeocoder(raw.geocoder, raw.weather?.port.name ?? 'geocoder', guard),
    ai: raw.ai && guardedChat(raw.ai, guard),
    // Where the demo world serves a part, whoever joins the two says so.
    doors: (others = {}) => [
      door(listProvidersRoute, 'admin', () => listProviders({ db, clock }, { ...serving, ...others })),
    ],
    tidy: (now) => deleteOldBudgets(db, new Date(now.getTime() - BUDGETS_KEPT_MS)),
  }
}
