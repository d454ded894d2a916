import pg from 'pg'
import { startPostgres } from '../server/test/start-postgres.ts'
import { type Crowd, growTo } from './admin-crowd.ts'
import { startChild, stopChild } from './child.ts'
import { median } from './machine.ts'
import { addSignedIn, makeAdmin, type Reader, SECRET } from './support-people.ts'

const SMALL: Crowd = { users: 200, analyses: 1_000, tickets: 100 }
const LARGE: Crowd = { users: 200_000, analyses: 1_000_000, tickets: 100_000 }
const TRIES = 40
const WARM_UP = 10

type Asked = { path: string; by: 'admin' | 'user' }

/** Every list, and every page that counts, with a small and a very large database behind it. */
export async function benchAdmin(): Promise<void> {
  const postgres = await startPostgres()
  const url = postgres.urlOf('postgres')
  const settings = {
    DATABASE_URL: url,
    AUTH_SECRET: SECRET,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    PROVIDERS: 'strict',
  }
  const server = await startChild(['scripts/on-node-26.mjs', 'serve-api'], settings, /http:\/\/localhost:(\d+)/)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const [admin, user] = await addSignedIn(client, 2)
  if (!admin || !user) throw new Error('nobody was made')
  await makeAdmin(client, admin.userId)
  await client.query(`update plans set plan = 'black' where user_id = $1`, [user.userId])
  const readers = { admin, user }
  const measure = (doors: readonly Asked[]) => measureAll(`http://127.0.0.1:${server.port}`, doors, readers)

  const doors = doorsFor(user)
  await growTo(client, SMALL)
  const few = await measure(doors)
  await growTo(client, LARGE)
  const many = await measure(doors)
  console.log(`\n${'door (median ms)'.padEnd(58)} ${'small'.padStart(8)} ${'large'.padStart(8)} ${'ratio'.padStart(7)}`)
  for (const [index, { path }] of doors.entries()) printRow(path, few[index] ?? Number.NaN, many[index] ?? Number.NaN)
  const [middle = Number.NaN, common = Number.NaN] = await measure([
    { path: `/api/admin/users?page=${LARGE.users / 100}`, by: 'admin' },
    { path: '/api/admin/users?search=silva', by: 'admin' },
  ])
  console.log(
    `\nonly there is one: page in the middle ${middle.toFixed(1)} ms, search of a name in seven ${common.toFixed(1)} ms`,
  )

  await client.end()
  await stopChild(server)
  await postgres.stop()
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

/** In rounds, so that a busy moment of the machine meets all doors alike. */
async function measureAll(
  base: string,
  doors: readonly Asked[],
  readers: Record<Asked['by'], Reader>,
): Promise<number[]> {
  const times = doors.map((): number[] => [])
  for (let round = 0; round < TRIES; round += 1) {
    for (const [index, { path, by }] of doors.entries()) {
      const started = performance.now()
      const reply = await fetch(base + path, { headers: { cookie: readers[by].cookie } })
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
      await reply.arrayBuffer()
      if (round >= WARM_UP) times[index]?.push(performance.now() - started)
    }
  }
  return times.map(median)
}

function printRow(path: string, few: number, many: number): void {
  const shown = path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, ':userId')
  const ratio = many / few
  console.log(
    `${shown.padEnd(58)} ${few.toFixed(1).padStart(8)} ${many.toFixed(1).padStart(8)} ${ratio.toFixed(2).padStart(7)}${ratio > 2 ? '   more than 2' : ''}`,
  )
}
