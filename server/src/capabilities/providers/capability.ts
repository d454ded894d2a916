import type { ChatSource } from '@prancheta/adapters/ai/port.ts'
import type { Geocoder } from '@prancheta/adapters/weather/port.ts'
import { openCache } from '#platform/cache/cache.ts'
import type { Capability } from '#platform/capability/capability.ts'
import type { Env } from '#platform/env/env.ts'
import { deleteOldBudgets } from './budget-store.ts'
import { chooseAi, chooseSources, type Sources } from './choose-sources.ts'
import { chooseVendors, freshAnswers } from './choose-vendors.ts'
import { type InstallationFacts, providerDoors } from './doors.ts'
import { type GuardDeps, openGuard } from './guard.ts'
import { guardedChat } from './guarded-chat.ts'
import { guardedGeocoder, guardedSources } from './guarded-sources.ts'
import type { Serving } from './list-providers.ts'
import { openMeter } from './meter.ts'

const BUDGETS_KEPT_MS = 7 * 86_400_000

export type Providers = Capability & {
  sources: Sources
  geocoder: Geocoder | null
  /** The AI that a key is set for; null without one. */
  ai: ChatSource | null
  /** Who talks: that AI, else the embedded analyst, unless it is not wanted. */
  talker: ChatSource | null
  /** Who serves each part here, the embedded defaults included. */
  serving: Serving
}

/** The outside world: who serves each part of it, counted, guarded and kept. */
export function providersCapability(deps: GuardDeps & { env: Env }, facts: InstallationFacts): Providers {
  const { env, db, clock } = deps
  const cache = openCache(db)
  const guard = openGuard(deps)
  const vendors = chooseVendors(env, clock, {
    meterFor: (source, assumed) => openMeter(deps, source, assumed),
    answers: freshAnswers(cache),
  })
  const sources = chooseSources(env, clock, guardedSources(vendors, { cache, clock, guard }))
  const ai = vendors.ai && guardedChat(vendors.ai, guard)
  const talker = chooseAi(env, ai)
  const serving: Serving = { ...sources, ai: talker }
  return {
    sources,
    geocoder: vendors.geocoder && guardedGeocoder(vendors.geocoder, vendors.weather?.port.name ?? 'geocoder', guard),
    ai,
    talker,
    serving,
    doors: providerDoors({ db, clock }, serving, facts),
    tidy: (now) => deleteOldBudgets(db, new Date(now.getTime() - BUDGETS_KEPT_MS)),
  }
}
