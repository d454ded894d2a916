import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getMatchContext } from '@prancheta/contract/fixtures/context.ts'
import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { signIn } from '@prancheta/contract/identity/routes.ts'
import { health, listJobs } from '@prancheta/contract/protocol/platform.ts'
import { dayNumber, dayText } from '@prancheta/demo-world/calendar.ts'
import { DemoWorld } from '@prancheta/demo-world/demo-world.ts'
import { z } from 'zod'
import { judgeDay, missingKinds } from '../scripts/demo-world/demo-day.ts'
import { DemoRatings } from '../scripts/demo-world/demo-ratings.ts'
import { ROOT } from '../scripts/run-step.ts'
import { Person } from '../server/test/person.ts'
import { startChild, stopChild } from './child.ts'
import { median, report } from './machine.ts'

const RATE_LEAGUE = 'fixtures.rate-league'
const PATIENCE_MS = 180_000
const coldDay = z.object({ wallMs: z.number(), cpuMs: z.number() })

/** The demo world: how quick it is, what a first start does in the background, and what every day of a year has. */
export async function benchDemoWorld(): Promise<void> {
  const cold = Array.from({ length: 5 }, () =>
    coldDay.parse(JSON.parse(execFileSync(process.execPath, ['bench/cold-day.ts'], { cwd: ROOT, encoding: 'utf8' }))),
  )
  const wallMs = median(cold.map((day) => day.wallMs))
  report("a day's games of the demo world, first in a process", `${wallMs.toFixed(1)} ms`, 'under 50 ms')
  report('  of the processor', `${median(cold.map(({ cpuMs }) => cpuMs)).toFixed(1)} ms`)
  await benchServer()
  await benchYear()
}

async function benchServer(): Promise<void> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'prancheta-bench-'))
  const server = await startChild(
    ['scripts/on-node-26.mjs', 'serve-api'],
    { DATA_DIR, PORT: '0', LOG_LEVEL: 'silent' },
    /http:\/\/localhost:(\d+)/,
  )
  const admin = new Person(`http://127.0.0.1:${server.port}`)
  await admin.call(signIn, { email: 'admin@prancheta.example', password: 'prancheta-demo' })

  const started = performance.now()
  const pauses: number[] = []
  while (performance.now() - started < PATIENCE_MS) {
    pauses.push(await msOf(() => admin.call(health, {})))
    await pause(50)
    if (pauses.length % 20 !== 0) continue
    const rated = (await admin.call(listJobs, {})).jobs.filter(({ kind }) => kind === RATE_LEAGUE)
    if (rated.length > 0 && rated.every(({ state }) => state === 'done')) break
  }
  report(
    'first start: all leagues rated in the background after',
    `${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  const slowest = pauses.toSorted((one, other) => one - other)
  report('  meanwhile a question waits (median)', `${median(pauses).toFixed(1)} ms`)
  report(
    '  meanwhile a question waits (99 of 100)',
    `${(slowest[Math.floor(pauses.length * 0.99)] ?? 0).toFixed(0)} ms`,
  )

  const today = Temporal.Now.plainDateISO('America/Sao_Paulo')
  const days = Array.from({ length: 12 }, (_, ahead) => today.add({ days: ahead + 5 }).toString())
  const dayMs: number[] = []
  const ids: number[] = []
  for (const date of days) {
    dayMs.push(
      await msOf(async () => {
        const { fixtures } = await admin.call(getFixtures, { date })
        ids.push(...fixtures.slice(0, 3).map(({ fixtureId }) => fixtureId))
      }),
    )
  }
  report("a day's games through the door, a day never asked before", `${median(dayMs).toFixed(1)} ms`, 'under 50 ms')
  const contextMs: number[] = []
  for (const fixtureId of ids) contextMs.push(await msOf(() => admin.call(getMatchContext, { fixtureId })))
  report('match context through the door', `${median(contextMs).toFixed(1)} ms`, 'under 100 ms')
  await stopChild(server)
  await rm(DATA_DIR, { recursive: true, force: true })
}

async function benchYear(): Promise<void> {
  const world = new DemoWorld()
  const ratings = new DemoRatings(world)
  const started = performance.now()
  const lacking: string[] = []
  const first = dayNumber(new Date().getUTCFullYear(), 1, 1)
  for (let day = first; day < first + 365; day++) {
    const missing = missingKinds(await judgeDay(world, ratings, day))
    if (missing.length > 0) lacking.push(`${dayText(day)} lacks ${missing.join(', ')}`)
  }
  report('days of the year with all their kinds of match', `${365 - lacking.length} of 365`, '365')
  report('  judged in', `${((performance.now() - started) / 1000).toFixed(0)} s`)
  for (const line of lacking) console.log(`  ${line}`)
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
