import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import type { Person } from '../server/test/person.ts'
import { signUpPerson } from '../server/test/sign-up-person.ts'
import { startPostgres } from '../server/test/start-postgres.ts'
import { atRest, startChild, stopChild } from './child.ts'
import { median, report } from './machine.ts'
import { SECRET } from './support-people.ts'

/** What a trial month has; each is a new match to its reader, so nobody gets the answer of a minute ago. */
const GAMES = 3
const ONE_BY_ONE = 25
const AT_ONCE = 34
const ASK_AGAIN_MS = 4_000
const DAYS_LOOKED_AHEAD = 30

/** An analysis from the request to the last byte, on either database: demo world without a past, own explanation. */
export async function benchAnalyse(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'prancheta-bench-'))
  await measure('embedded', { DATA_DIR: folder })
  await rm(folder, { recursive: true })
  const postgres = await startPostgres()
  await measure('PostgreSQL', { DATABASE_URL: postgres.urlOf('postgres'), AUTH_SECRET: SECRET })
  await postgres.stop()
}

async function measure(database: string, own: Record<string, string>): Promise<void> {
  const settings = { ...own, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal', TRUSTED_PROXIES: '127.0.0.1' }
  const server = await startChild(['scripts/on-node-26.mjs', 'serve-api'], settings, /http:\/\/localhost:(\d+)/)
  const url = `http://127.0.0.1:${server.port}`
  const readers: Person[] = []
  for (let n = 0; n <= ONE_BY_ONE + AT_ONCE; n += 1) readers.push(await newReader(url, n))
  const [first, ...others] = readers
  const games = first ? await ratedGames(first) : []
  await atRest(server)

  const times: number[] = []
  const spentBefore = await processorMs(url)
  for (const reader of others.slice(0, ONE_BY_ONE))
    for (const fixtureId of games) times.push(await timed(reader, fixtureId))
  const spent = (await processorMs(url)) - spentBefore
  const warm = times.slice(GAMES)
  const name = `one analysis, ${database}`
  report(`${name} (median)`, `${median(warm).toFixed(1)} ms`, 'under 50 ms, aim 30')
  report(`${name} (processor time, mean)`, `${(spent / times.length).toFixed(1)} ms`)
  report(`${name} (slowest)`, `${Math.max(...warm).toFixed(1)} ms`)

  const started = performance.now()
  const crowd = others.slice(ONE_BY_ONE).flatMap((reader) => games.map((fixtureId) => timed(reader, fixtureId)))
  await Promise.all(crowd)
  report(`${crowd.length} at once, ${database}, all answered after`, `${Math.round(performance.now() - started)} ms`)
  await stopChild(server)
}

/** Waits until the models of the games are fitted, which a new installation does after its start. */
async function ratedGames(reader: Person): Promise<number[]> {
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo')
  for (let days = 0; days < DAYS_LOOKED_AHEAD; days += 1) {
    const { fixtures } = await reader.call(getFixtures, { date: today.add({ days }).toString() })
    const ids = fixtures.slice(0, GAMES).map(({ fixtureId }) => fixtureId)
    if (ids.length < GAMES) continue
    for (const fixtureId of ids)
      while ((await reader.send('post', analyzeMatchPro.path, { fixtureId })).status !== 200) await pause(ASK_AGAIN_MS)
    return ids
  }
  throw new Error('no day with games')
}

/** What the server has used of the processor so far: on a machine shared with others, truer than a clock. */
async function processorMs(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return 1_000 * Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1])
}

/** Everybody comes from an address of their own, as people do. */
function newReader(url: string, n: number): Promise<Person> {
  return signUpPerson(url, 'Ana', { 'x-forwarded-for': `198.18.${n}.1` })
}

async function timed(reader: Person, fixtureId: number): Promise<number> {
  const started = performance.now()
  const answer = await reader.send('post', analyzeMatchPro.path, { fixtureId })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`an analysis answered ${answer.status}`)
  return performance.now() - started
}
