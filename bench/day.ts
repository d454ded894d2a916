import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import type { Person } from '../server/test/person.ts'
import { signUpPerson } from '../server/test/sign-up-person.ts'
import { startPostgres } from '../server/test/start-postgres.ts'
import { type Child, cpuSeconds, startChild, stopChild } from './child.ts'
import { gamesOfTheWorld } from './day-of-the-world.ts'
import { median, report } from './machine.ts'

/** No more than a person may ask in a minute, with the first. */
const LOOKS = 15

/** A Saturday of 1,500 games listed on both databases: the first look, which fetches it, and those that follow. */
export async function benchDay(): Promise<void> {
  const day = Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days: 10 }).toString()
  const service = await serve(day)
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    API_FOOTBALL_KEY: 'bench',
    API_FOOTBALL_URL: service.url,
  }
  const folder = await mkdtemp(join(tmpdir(), 'prancheta-bench-'))
  await measure('embedded', day, { ...settings, DATA_DIR: folder })
  await rm(folder, { recursive: true })
  const postgres = await startPostgres()
  await measure('PostgreSQL', day, {
    ...settings,
    DATABASE_URL: postgres.urlOf('postgres'),
    AUTH_SECRET: 'x'.repeat(32),
  })
  await postgres.stop()
  await service.stop()
}

async function measure(database: string, date: string, settings: Record<string, string>): Promise<void> {
  const server = await startChild(['scripts/on-node-26.mjs', 'serve-api'], settings, /http:\/\/localhost:(\d+)/)
  const ana = await signUpPerson(`http://127.0.0.1:${server.port}`)
  const first = performance.now()
  await ana.call(getFixtures, { date })
  report(`${database}: a day of 1,500 games fetched and kept`, `${(performance.now() - first).toFixed(0)} ms`)
  await look(server, ana, `${database}: looked at again`, { date })
  await look(server, ana, `${database}: a page of all leagues`, { date, scope: 'all' })
  await look(server, ana, `${database}: 'série b'`, { date, league: 'série b' })
  await stopChild(server)
}

async function look(server: Child, person: Person, what: string, input: InputOf<typeof getFixtures>): Promise<void> {
  const before = cpuSeconds(server)
  const waits: number[] = []
  let games = 0
  for (let time = 0; time < LOOKS; time++) {
    const started = performance.now()
    games = (await person.call(getFixtures, input)).fixtures.length
    waits.push(performance.now() - started)
  }
  report(`${what}, ${games} games`, `${median(waits).toFixed(1)} ms`, 'under 100 ms')
  report('  of the processor', `${(((cpuSeconds(server) - before) / LOOKS) * 1000).toFixed(0)} ms`)
}

/** API-Football with one full day; all others are empty, so that nothing is followed while we measure. */
async function serve(day: string) {
  const body = JSON.stringify({ errors: [], paging: { total: 1 }, response: gamesOfTheWorld(day) })
  const empty = JSON.stringify({ errors: [], paging: { total: 1 }, response: [] })
  const server = createServer((request, response) => {
    const isDay = new URL(request.url ?? '/', 'http://x').searchParams.get('date') === day
    response.writeHead(200, { 'content-type': 'application/json' }).end(isDay ? body : empty)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
