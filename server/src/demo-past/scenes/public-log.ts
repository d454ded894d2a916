import type { PlayedDay } from '../played-day.ts'
import { daysBetween, momentOf, type Stage } from '../stage.ts'
import { findGames } from './games.ts'

/** Pricing every game of the followed regions twice takes as long as all else of a day, so only the last weeks have it. */
const LOGGED_DAYS = 14
const MINUTE_MS = 60_000

/** What the product says of the day's games, as its job writes it down, from prices of that hour. Tells when they begin. */
export async function writeFirst(played: PlayedDay): Promise<number[]> {
  const { day, days, stage } = played
  if (daysBetween(day, days.to) >= LOGGED_DAYS) return []
  await write(stage, 12)
  const { followed } = await findGames(played, day)
  const kickOffs = new Set(followed.map(({ dateUTC }) => Date.parse(dateUTC)))
  return [...kickOffs].toSorted((one, other) => one - other)
}

/** And once more some minutes before each of those games that are still to begin until an hour of the day. */
export async function writeLast({ day, stage }: PlayedDay, kickOffs: readonly number[], until: string): Promise<void> {
  const [from, to] = [stage.time.now().getTime(), momentOf(day, until).getTime()]
  for (const kickOffMs of kickOffs.filter((at) => at > from && at < to)) {
    stage.time.waitUntil(new Date(kickOffMs - 3 * MINUTE_MS))
    await write(stage, 0.1)
  }
}

async function write({ app }: Stage, withinHours: number): Promise<void> {
  const run = { attempt: 1, signal: new AbortController().signal }
  await app.runJob('fixtures.follow-odds', { withinHours }, run)
  await app.runJob('public-log.forecasts', {}, run)
}
