import { embeddedAnalyst } from '@prancheta/adapters/ai/embedded/embedded-analyst.ts'
import type { ChatSource } from '@prancheta/adapters/ai/port.ts'
import { demoFootball } from '@prancheta/adapters/football/demo/demo-football.ts'
import type { FootballSource } from '@prancheta/adapters/football/port.ts'
import { demoOdds } from '@prancheta/adapters/odds/demo/demo-odds.ts'
import type { OddsGame, OddsSource, Quote } from '@prancheta/adapters/odds/port.ts'
import { demoWeather } from '@prancheta/adapters/weather/demo/demo-weather.ts'
import type { WeatherSource } from '@prancheta/adapters/weather/port.ts'
import { DemoWorld } from '@prancheta/demo-world/demo-world.ts'
import type { Cached } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Env } from '#platform/env/env.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import { type ChatWithFallback, withFallback } from './guarded-chat.ts'

/** A port whose answers say how old they are, and whether an older one had to serve because the source failed. */
type Aged<Port> = {
  [Name in keyof Port]: Port[Name] extends (...input: infer Input) => Promise<infer Answer>
    ? (...input: Input) => Promise<Cached<Answer>>
    : Port[Name]
}

/** With `withinMs` a kept answer serves only while it is younger than that; without it, for as long as prices usually do. */
type AgedOdds = Omit<Aged<OddsSource>, 'quotesFor'> & {
  quotesFor(game: OddsGame, withinMs?: number): Promise<Cached<Quote[]>>
}

/**
 * The outside world as capabilities see it: kept, guarded and dated. Null where nothing serves a part (strict
 * providers without a key). The talk with an AI is streamed and never kept, so it is not here.
 */
export type Sources = {
  football: Aged<FootballSource> | null
  odds: AgedOdds | null
  weather: Aged<WeatherSource> | null
}

/**
 * Who serves each part of the outside world. Real games are never shown with made-up odds or weather, so the made-up
 * world serves all three or none: where no football source is set, and only if it is wanted.
 */
export function chooseSources(env: Env, clock: Clock, real: Sources): Sources {
  if (real.football || env.PROVIDERS !== 'auto') return real
  const now = () => clock.now().getTime()
  const world = new DemoWorld()
  return directSources({ football: demoFootball(world, now), odds: demoOdds(world, now), weather: demoWeather(now) })
}

/** Who talks: the AI that is set, else the embedded analyst, which makes nothing up, unless that is not wanted. */
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
    odds: odds && { ...odds, quotesFor: (game) => now(odds.quotesFor(game)) },
    weather: weather && { ...weather, forecast: (...input) => now(weather.forecast(...input)) },
  }
}

async function now<Value>(answer: Promise<Value>): Promise<Cached<Value>> {
  return { value: await answer, ageMs: 0, isStale: false, freshMs: null }
}
