import { issueToken } from '@prancheta/contract/identity/routes.ts'
import autocannon from 'autocannon'
import pg from 'pg'
import { Person } from '../server/test/person.ts'
import { signUpPerson, TEST_PASSWORD } from '../server/test/sign-up-person.ts'
import { startPostgres } from '../server/test/start-postgres.ts'
import { startChild, stopChild } from './child.ts'
import { median, report } from './machine.ts'

const SECRET = 'x'.repeat(32)
const ROUNDS = 3
const SECONDS = 4

/** Requests per second of our doors against bare Hono routes with the same queries, by turns in one run, on PostgreSQL. */
export async function benchDoors(): Promise<void> {
  const postgres = await startPostgres()
  const url = postgres.urlOf('postgres')
  const ours = await startChild(
    ['scripts/on-node-26.mjs', 'serve-api'],
    {
      DATABASE_URL: url,
      AUTH_SECRET: SECRET,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      PROVIDERS: 'strict', // nothing is followed in the background while we measure
    },
    /http:\/\/localhost:(\d+)/,
  )
  const base = `http://127.0.0.1:${ours.port}`
  const { email } = await signUpPerson(base)
  const { token } = await new Person(base).call(issueToken, { email, password: TEST_PASSWORD })
  const bare = await startChild(['bench/bare-server.ts', url, await storedToken(url)], {}, /ready (\d+)/)
  const bareBase = `http://127.0.0.1:${bare.port}`

  await compare('a public read (health)', `${base}/api/health`, `${bareBase}/health`)
  await compare('a signed-in read (profile)', `${base}/api/profile`, `${bareBase}/profile`, {
    authorization: `Bearer ${token}`,
  })
  await Promise.all([stopChild(ours), stopChild(bare)])
  await postgres.stop()
}

async function storedToken(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ token: string }>('select token from sessions order by created_at desc limit 1')
  await client.end()
  return rows[0]?.token ?? ''
}

async function compare(what: string, ours: string, bare: string, headers: Record<string, string> = {}): Promise<void> {
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  await load(ours, headers, 1) // warm both before either counts
  await load(bare, headers, 1)
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.bare.push(await load(bare, headers, SECONDS))
    rates.ours.push(await load(ours, headers, SECONDS))
  }
  const ratio = median(rates.ours) / median(rates.bare)
  report(`${what}: ours / bare Hono`, `${Math.round(median(rates.ours))} / ${Math.round(median(rates.bare))} r/s`)
  report(`${what}: ratio`, ratio.toFixed(2), 'at least 0.50')
}

async function load(url: string, headers: Record<string, string>, seconds: number): Promise<number> {
  const { requests, non2xx } = await autocannon({ url, headers, connections: 20, duration: seconds })
  if (non2xx > 0) throw new Error(`${url} refused ${non2xx} requests`)
  return requests.average
}
