import { setTimeout as pause } from 'node:timers/promises'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { chatAi } from '@prancheta/contract/chat/routes.ts'
import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import pg from 'pg'
import { Person } from '../server/test/person.ts'
import { startPostgres } from '../server/test/start-postgres.ts'
import { type Child, startChild, stopChild } from './child.ts'
import { addSignedIn, type Reader, SECRET } from './support-people.ts'

const PEOPLE = 2_000
const ASK_AGAIN_MS = 2_000
const READS = ['/api/plan', '/api/profile', '/api/history', '/api/tickets'] as const
/** Half of all are reads, three in ten analyses, two in ten questions to the AI. */
const TURNS = ['read', 'analysis', 'read', 'chat', 'read', 'analysis', 'read', 'chat', 'read', 'analysis'] as const
export type Turn = (typeof TURNS)[number]

type Asked = { kind: Turn; status: number; ms: number }
/** Many people of every plan's rights on one PostgreSQL, and the processes that serve them. */
export type Crowd = {
  servers: readonly Child[]
  addServer(): Promise<void>
  /** The next request of the mix, by the next person at the next process. */
  ask(): Promise<Asked>
  close(): Promise<void>
}

export async function openCrowd(): Promise<Crowd> {
  const postgres = await startPostgres()
  const url = postgres.urlOf('postgres')
  const settings = { DATABASE_URL: url, AUTH_SECRET: SECRET, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
  const start = () => startChild(['scripts/on-node-26.mjs', 'serve-api'], settings, /http:\/\/localhost:(\d+)/)
  const servers = [await start()]
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const people = await addSignedIn(client, PEOPLE)
  await client.query(`update plans set plan = 'vip_unlimited', active = true`)
  await client.end()
  const games = await ratedGames(servers[0], people[0])
  let turn = 0
  return {
    servers,
    async addServer() {
      servers.push(await start())
    },
    async ask() {
      const n = turn++
      const kind = TURNS[n % TURNS.length] ?? 'read'
      const started = performance.now()
      const status = await send(servers[n % servers.length], people[n % people.length], kind, games[n % games.length])
      return { kind, status, ms: performance.now() - started }
    },
    async close() {
      await Promise.all(servers.map(stopChild))
      await postgres.stop()
    },
  }
}

async function send(server: Child | undefined, person: Reader | undefined, kind: Turn, fixtureId = 0): Promise<number> {
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

/** Games of tomorrow whose leagues are rated, which a new installation does in its first minutes. */
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
