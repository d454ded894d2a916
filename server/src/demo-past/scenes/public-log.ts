import type { PlayedDay } from '../played-day.ts'
import { daysBetween, momentOf, type Stage } from '../stage.ts'
import { gamesOn } from './studies.ts'

/** Pricing every game of the followed regions twice takes as long as all else of a day, so only the last month has it. */
const LOGGED_DAYS = 30
const MINUTE_MS = 60_000

const isLogged = ({ day, days }: PlayedDay) => daysBetween(day, days.to) < LOGGED_DAYS

/** What the product says of the day's games, as its job writes it down, from prices of that hour. */
export async function writeFirst(played: PlayedDay): Promise<void> {
  if (isLogged(played)) await write(played.stage, 12)
}

/** And once more some minutes before each of those games that begin until an hour of the day. */
export async function writeLast(played: PlayedDay, until: string): Promise<void> {
  const { day, stage, company } = played
  if (!isLogged(played)) return
  const { followed } = await gamesOn(company.admin, day, stage.time.now())
  const before = momentOf(day, until)
  const kickOffs = [...new Set(followed.map(({ dateUTC }) => Date.parse(dateUTC)))].toSorted(
    (one, other) => one - other,
  )
  for (const kickOffMs of kickOffs.filter((at) => at < before.getTime())) {
    stage.time.waitUntil(new Date(kickOffMs - 3 * MINUTE_MS))
    await write(stage, 0.1)
  }
}

async function write({ app }: Stage, withinHours: number): Promise<void> {
  const run = { attempt: 1, signal: new AbortController().signal }
  await app.runJob('fixtures.follow-odds', { withinHours }, run)
  await app.runJob('public-log.forecasts', {}, run)
}
