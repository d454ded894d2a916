import { setTimeout as pause } from 'node:timers/promises'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { chatAi } from '@prancheta/contract/chat/routes.ts'
import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import pg from 'pg'
import { Person } from '../server/test/person.ts'
import { startPostgres } from '../server/test/start-postgres.ts'
import { type Child, cpuSeconds, residentKb, startChild, stopChild } from './child.ts'
import { median, report } from './machine.ts'
import { addSignedIn, type Reader, SECRET } from './support-people.ts'

const PEOPLE = 2_000
const AT_ONCE = 24
const SECONDS = Number(process.env.SECONDS ?? '20')
const PROCESSES = [1, 2, 4]
const ASK_AGAIN_MS = 2_000
const READS = ['/api/plan', '/api/profile', '/api/history', '/api/tickets'] as const
/** Half of all are reads, three in ten analyses, two in ten questions to the AI. */
const TURNS = ['read', 'analysis', 'read', 'chat', 'read', 'analysis', 'read', 'chat', 'read', 'analysis'] as const

/** How much of mixed traffic one, two and four processes on one PostgreSQL carry: requests a second, waits and processor time. */
export async function benchMixed(): Promise<void> {
  const postgres = await startPostgres()
  const url = postgres.urlOf('postgres')
  const settings = { DATABASE_URL: url, AUTH_SECRET: SECRET, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
  const start = () => startChild(['scripts/on-node-26.mjs', 'serve-api'], settings, /http:\/\/localhost:(\d+)/)
  const servers: Child[] = [await start()]
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const people = await addSignedIn(client, PEOPLE)
  await client.query(`update plans set plan = 'vip_unlimited', active = true`)
  await client.end()
  const games = await ratedGames(servers[0], people[0])
  for (const count of PROCESSES) {
    while (servers.length < count) servers.push(await start())
    await measure(servers, people, games)
  }
  await Promise.all(servers.map(stopChild))
  await postgres.stop()
}

async function measure(servers: readonly Child[], people: readonly Reader[], games: readonly number[]): Promise<void> {
  const times: Record<(typeof TURNS)[number], number[]> = { read: [], analysis: [], chat: [] }
  const refused = new Map<number, number>()
  const until = performance.now() + SECONDS * 1000
  const before = servers.map(cpuSeconds)
  let turn = 0
  const work = async () => {
    while (performance.now() < until) {
      const n = turn++
      const kind = TURNS[n % TURNS.length] ?? 'read'
      const started = performance.now()
      const status = await ask(servers[n % servers.length], people[n % people.length], kind, games[n % games.length])
      if (status === 200) times[kind].push(performance.now() - started)
      else refused.set(status, (refused.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const spent = servers.reduce((sum, server, at) => sum + cpuSeconds(server) - (before[at] ?? 0), 0)
  const answered = Object.values(times).flat().length
  const name = `${servers.length} process${servers.length === 1 ? '' : 'es'}, ${AT_ONCE} people at once`
  report(`${name}: answered a second`, (answered / SECONDS).toFixed(0))
  for (const [kind, waits] of Object.entries(times)) {
    const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN
    report(`${name}: ${kind}, half and 99 of 100 within`, `${median(waits).toFixed(0)}, ${p99.toFixed(0)} ms`)
  }
  report(`${name}: processor time a request`, `${((1000 * spent) / answered).toFixed(1)} ms`)
  report(`${name}: memory of the largest process`, `${(Math.max(...servers.map(residentKb)) / 1024).toFixed(0)} MB`)
  report(
    `${name}: refused`,
    [...refused].map(([status, count]) => `${count} by ${status}`).join(', ') || 'none',
    'none',
  )
}

async function ask(
  server: Child | undefined,
  person: Reader | undefined,
  kind: string,
  fixtureId = 0,
): Promise<number> {
  const headers = { cookie: person?.cookie ?? '', 'content-type': 'application/json' }
  const base = `http://127.0.0.1:${server?.port}`
  const read = READS[Math.floor(Math.random() * READS.length)] ?? READS[0]
  const questions = { messages: [{ role: 'user', content: 'Quem é o favorito?' }], fixtureId }
  const asked =
    kind === 'read'
      ? fetch(`${base}${read}`, { headers })
      : kind === 'analysis'
        ? fetch(`${base}${analyzeMatchPro.path}`, { method: 'post', headers, body: JSON.stringify({ fixtureId }) })
        : fetch(`${base}${chatAi.path}`, { method: 'post', headers, body: JSON.stringify(questions) })
  const answer = await asked
  await answer.arrayBuffer()
  return answer.status
}

/** Games of today whose leagues are rated, which a new installation does in its first minutes. */
async function ratedGames(server: Child | undefined, reader: Reader | undefined): Promise<number[]> {
  const person = new Person(`http://127.0.0.1:${server?.port}`)
  person.headers = { cookie: reader?.cookie ?? '' }
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now() + 86_400_000)
  const { fixtures } = await person.call(getFixtures, { date })
  const rated: number[] = []
  for (const { fixtureId } of fixtures.slice(0, 6)) {
    while ((await person.send('post', analyzeMatchPro.path, { fixtureId })).status !== 200) await pause(ASK_AGAIN_MS)
    rated.push(fixtureId)
  }
  return rated
}
