import { DemoWorld } from '@prancheta/adapters/demo-world/demo-world.ts'
import { demoFootball } from '@prancheta/adapters/football/demo/demo-football.ts'
import { demoOdds } from '@prancheta/adapters/odds/demo/demo-odds.ts'
import { demoWeather } from '@prancheta/adapters/weather/demo/demo-weather.ts'
import { directSources, type Sources } from '#capabilities/sources/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Env } from '#platform/env/env.ts'

/** Who serves each part of the outside world. What has no key comes from the made-up one, unless that is not wanted. */
export function chooseSources(env: Env, clock: Clock): Sources {
  if (env.PROVIDERS === 'strict') return { football: null, odds: null, weather: null }
  const now = () => clock.now().getTime()
  const world = new DemoWorld()
  return directSources({ football: demoFootball(world, now), odds: demoOdds(world, now), weather: demoWeather(now) })
}
