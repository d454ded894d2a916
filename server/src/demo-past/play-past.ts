import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { Company } from './company.ts'
import type { PastDays, PlayedDay } from './played-day.ts'
import { playEvening, playLastEvening } from './scenes/evening.ts'
import { findGames } from './scenes/games.ts'
import { playMorning } from './scenes/morning.ts'
import { writeFirst, writeLast } from './scenes/public-log.ts'
import { markResults, studySome } from './scenes/studies.ts'
import { playStudies } from './scenes/study-hours.ts'
import { addDays, dayNumber, daysBetween, daysFrom, type Stage } from './stage.ts'

type Watcher = {
  onDay(day: string): void
  hasTimeFor(daysLeft: number): boolean
}

const run = { attempt: 1, signal: new AbortController().signal }

/** Plays days through the product's own doors and jobs; nothing is written into tables by hand. The same days come out the same. */
export async function playPast(stage: Stage, days: PastDays, { onDay, hasTimeFor }: Watcher): Promise<void> {
  const company = new Company(stage)
  stage.time.throwFrom(`${days.first} ${days.from} before`)
  if (days.from === days.first) await company.signUpAdmin()
  else {
    await company.findMembers(days.first, days.from)
    // Where a new answer comes for her, Ana reads the one of last time.
    if (days.from < days.to) company.answered.add(company.ana.role.email)
  }
  for (const day of daysFrom(days.from, days.to)) {
    if (!hasTimeFor(daysBetween(day, days.to) + 1)) continue
    onDay(day)
    stage.time.throwFrom(`${days.first} ${day}`)
    await playDay({ day, days, stage, company })
  }
  await beginToday({ day: addDays(days.to, 1), days, stage, company })
}

async function playDay(played: PlayedDay): Promise<void> {
  const { day, stage, days } = played
  stage.time.goTo(day, '06:10')
  await doWork(stage, MORNING_JOBS)
  stage.time.goTo(day, '08:30')
  await playMorning(played)
  stage.time.goTo(day, '12:40')
  await playStudies(played)
  const kickOffs = await writeFirst(played)
  await writeLast(played, kickOffs, '18:30')
  await playEvening(played)
  if (day === days.to) await playLastEvening(played)
  await writeLast(played, kickOffs, '23:35')
  stage.time.goTo(day, '23:40')
  await doWork(stage, EVENING_JOBS)
  if (isTurnOfAllJobs(day) || day === days.to) await stage.app.workOffJobs()
}

/** The daily work that shows in what people see: ends of games, plans that ran out, and the day's figures. */
const ENDINGS_JOBS = ['history.catch-up', 'history.settle', 'journal.settle', 'journal.close', 'public-log.endings']
const MORNING_JOBS = [...ENDINGS_JOBS, 'public-log.close-days', 'billing.settle-run-out']
const EVENING_JOBS = ['tickets.close-quiet', 'figures.count-plans']

async function doWork({ app }: Stage, kinds: readonly string[]): Promise<void> {
  for (const kind of kinds) await app.runJob(kind, {}, run)
}

/** Now and then all else that a running server does is done too; every day would take half as long again. */
const isTurnOfAllJobs = (day: string) => dayNumber(day) % 14 === 0

/**
 * A minute after midnight: the games of the last evening have ended, and all that tells of them says the same. On the first
 * days of a month Ana has not used two of her matches yet.
 */
async function beginToday(today: PlayedDay): Promise<void> {
  const { day, days, stage, company } = today
  const { ana, bruno, clara } = company
  stage.time.throwFrom(`${days.first} ${day} begins`)
  stage.time.goTo(day, '00:01')
  await doWork(stage, ENDINGS_JOBS)
  for (const member of [ana, bruno, clara]) await stage.attempt(() => markResults(member))
  await stage.attempt(async () => {
    const { analyses_count_month: used } = await ana.call(readPlan, {})
    if (used < 2) await studySome({ member: ana, stage }, (await findGames(today, day)).followed, 2 - used)
  })
}
