import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startPostgres } from '../server/test/start-postgres.ts'
import { type Crowd, growTo } from './admin-crowd.ts'
import { type Child, startChild, stopChild } from './child.ts'
import { median, report } from './machine.ts'
import { addSignedIn, makeAdmin, type Reader, SECRET } from './support-people.ts'

const SMALL: Crowd = { users: 200, analyses: 1_000, tickets: 100 }
const LARGE: Crowd = { users: 200_000, analyses: 1_000_000, tickets: 100_000 }
const TRIES = 40
const WARM_UP = 10
const REFUSALS = 300

type Asked = { path: string; by: 'admin' | 'user' }

/** Every list, and every page that counts, with a small and a very large database behind it, both asked in turn. */
export async function benchAdmin(): Promise<void> {
  const postgres = await startPostgres()
  const small = await openHouse(postgres.urlOf('postgres'), SMALL)
  const largeUrl = postgres.urlOf('large')
  await small.client.query('create database large')
  const large = await openHouse(largeUrl, LARGE)
  const times = await measureAll([small, large], doorsFor(small.user).length)

  console.log(`\n${'door (median ms)'.padEnd(58)} ${'small'.padStart(8)} ${'large'.padStart(8)} ${'ratio'.padStart(7)}`)
  for (const [index, { path }] of doorsFor(small.user).entries())
    printRow(path, times[0]?.[index] ?? [], times[1]?.[index] ?? [])
  for (const [what, path] of [
    ['page in the middle', `/api/admin/users?page=${LARGE.users / 100}`],
    ['search of a name that one in seven has', '/api/admin/users?search=silva'],
  ] as const)
    report(`large only, ${what}`, `${median(await repeat(() => ask(large, { path, by: 'admin' }))).toFixed(1)} ms`)
  await reportRefusals(large)

  for (const house of [small, large]) {
    await house.client.end()
    await stopChild(house.server)
  }
  await postgres.stop()
}

type House = { base: string; client: pg.Client; server: Child; admin: Reader; user: Reader }

async function openHouse(url: string, crowd: Crowd): Promise<House> {
  const settings = {
    DATABASE_URL: url,
    AUTH_SECRET: SECRET,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    PROVIDERS: 'strict', // nothing is followed in the background while we measure
  }
  const server = await startChild(['scripts/on-node-26.mjs', 'serve-api'], settings, /http:\/\/localhost:(\d+)/)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const [admin, user] = await addSignedIn(client, 2)
  if (!admin || !user) throw new Error('nobody was made')
  await makeAdmin(client, admin.userId)
  await client.query(`update plans set plan = 'black' where user_id = $1`, [user.userId])
  await growTo(client, crowd)
  return { base: `http://127.0.0.1:${server.port}`, client, server, admin, user }
}

function doorsFor(user: Reader): Asked[] {
  const admins = [
    ...[
      'overview',
      'finance',
      'users',
      'users?sort=name',
      'users?sort=email',
      'users?page=2',
      'users?search=bench2@test',
    ],
    ...[`users/${user.userId}`, 'tipsters', 'system', 'tickets', 'tickets?status=open', 'conversations', 'broadcasts'],
    ...['support-counters', 'first-answer', 'providers', 'jobs', 'outbox'],
  ].map((path) => ({ path: `/api/admin/${path}`, by: 'admin' as const }))
  const users = ['tickets', 'history', 'record', 'favourites', 'messages', 'dashboard', 'plan', 'auth/sessions'].map(
    (path) => ({ path: `/api/${path}`, by: 'user' as const }),
  )
  return [...admins, ...users]
}

/** By house and door. Houses take turns at every door, so that a busy moment of the machine meets both alike. */
async function measureAll(houses: readonly House[], doorCount: number): Promise<number[][][]> {
  const times = houses.map(() => Array.from({ length: doorCount }, (): number[] => []))
  for (let round = 0; round < TRIES + WARM_UP; round += 1) {
    for (let door = 0; door < doorCount; door += 1) {
      for (const [index, house] of houses.entries()) {
        const asked = doorsFor(house.user)[door]
        if (!asked) continue
        const took = await ask(house, asked)
        if (round >= WARM_UP) times[index]?.[door]?.push(took)
      }
    }
  }
  return times
}

/** Whoever is no admin must not learn from a refusal's time whether what they named is there. Asked in turn. */
async function reportRefusals(house: House): Promise<void> {
  const there: number[] = []
  const absent: number[] = []
  for (let n = 0; n < REFUSALS; n += 1) {
    there.push(await ask(house, { path: `/api/admin/users/${house.admin.userId}`, by: 'user' }, 403))
    absent.push(await ask(house, { path: `/api/admin/users/${randomUUID()}`, by: 'user' }, 403))
  }
  const shown = `${median(there).toFixed(2)} and ${median(absent).toFixed(2)} ms`
  report('refused: a user that is there, and one that is not', shown)
}

async function ask(house: House, { path, by }: Asked, expected = 200): Promise<number> {
  const started = performance.now()
  const reply = await fetch(house.base + path, { headers: { cookie: house[by].cookie } })
  if (reply.status !== expected) throw new Error(`${path} answered ${reply.status}`)
  await reply.arrayBuffer()
  return performance.now() - started
}

async function repeat(work: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < TRIES; n += 1) times.push(await work())
  return times
}

function printRow(path: string, smallTimes: readonly number[], largeTimes: readonly number[]): void {
  const [few, many] = [median(smallTimes), median(largeTimes)]
  const shown = path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, ':userId')
  const ratio = many / few
  console.log(
    `${shown.padEnd(58)} ${few.toFixed(1).padStart(8)} ${many.toFixed(1).padStart(8)} ${ratio.toFixed(2).padStart(7)}${ratio > 2 ? '   more than 2' : ''}`,
  )
}
