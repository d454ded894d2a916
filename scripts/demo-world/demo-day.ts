import { demoOdds } from '@prancheta/adapters/odds/demo/demo-odds.ts'
import type { DemoWorld } from '@prancheta/demo-world/demo-world.ts'
import type { DemoRatings } from './demo-ratings.ts'
import { judgeGame, type Verdict } from './judge-game.ts'

const DAY_MS = 86_400_000
/** Nine in the morning in Brasília, before the first game of any day. */
const MORNING_MS = 12 * 3_600_000

/** Verdicts on all games of a day, as somebody would get them that morning. */
export async function judgeDay(world: DemoWorld, ratings: DemoRatings, day: number): Promise<Verdict[]> {
  const nowMs = day * DAY_MS + MORNING_MS
  const odds = demoOdds(world, () => nowMs)
  const verdicts: Verdict[] = []
  for (const game of world.gamesOfDay(day)) {
    verdicts.push(await judgeGame(game, odds, await ratings.on(game.division.id, day), nowMs))
  }
  return verdicts
}

/** What a day lacks of the kinds every day has; empty when all are there. */
export function missingKinds(verdicts: readonly Verdict[]): string[] {
  const count = (is: (verdict: Verdict) => boolean) => verdicts.filter(is).length
  return [
    ...(count(({ isRecommended }) => isRecommended) >= 1 ? [] : ['a recommended match']),
    ...(count(({ isRecommended, hasOdds }) => !isRecommended && hasOdds) >= 3 ? [] : ['matches that are not']),
    ...(count(({ hasOdds }) => !hasOdds) >= 1 ? [] : ['a match without odds']),
    ...(count(({ hasOptionA }) => !hasOptionA) >= 1 ? [] : ['a match without option A']),
  ]
}
