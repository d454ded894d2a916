import { embeddedAnalyst } from '@prancheta/adapters/ai/embedded/embedded-analyst.ts'
import type { ChatSource } from '@prancheta/adapters/ai/port.ts'
import { demoFootball } from '@prancheta/adapters/football/demo/demo-football.ts'
import { demoOdds } from '@prancheta/adapters/odds/demo/demo-odds.ts'
import { demoWeather } from '@prancheta/adapters/weather/demo/demo-weather.ts'
import { DemoWorld } from '@prancheta/demo-world/demo-world.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Env } from '#platform/env/env.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import { directSources } from './sources/direct-sources.ts'
import type { Sources } from './sources/sources.ts'
import { type ChatWithFallback, withFallback } from './with-fallback.ts'

/**
 * Who serves each part of the outside world. Real games are never shown with made-up odds or weather, so the made-up
 * world serves all three or none: where no football source is set, and only if it is wanted.
 */
export function chooseSources(env: Env, clock: Clock, real: Sources): Sources {
  if (real.football || env.PROVIDERS === 'strict') return real
  const now = () => clock.now().getTime()
  const world = new DemoWorld()
  return directSources({ football: demoFootball(world, now), odds: demoOdds(world, now), weather: demoWeather(now) })
}

/** Who talks: the AI that is set, else the embedded analyst, unless that is not wanted. */
export function chooseAi(env: Env, real: ChatSource | null): ChatSource | null {
  return real ?? (env.PROVIDERS === 'strict' ? null : embeddedAnalyst())
}

/**
 * Who answers in talks: `ai`, and where that is a service, the embedded analyst when it fails. Admins see the failure
 * among the outside services (/api/admin/providers), the log says that somebody was served otherwise.
 */
export function chooseChat(env: Env, ai: ChatSource | null, log: Log): ChatWithFallback | null {
  if (!ai) return null
  const standIn = ai.isDemo || env.AI_FALLBACK === 'off' ? null : embeddedAnalyst()
  return withFallback(ai, standIn, (error) =>
    log.warn({ source: ai.name, isStoodIn: standIn !== null, error: describeError(error) }, 'the AI did not answer'),
  )
}
