import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../server/test/start-postgres.ts'
import { startChild, stopChild } from './child.ts'
import { report } from './machine.ts'
import { addSignedIn, makeAdmin, type Reader, SECRET } from './support-people.ts'

const READERS = 1_000
const MESSAGES = 400
const PER_SECOND = 20
/** Opened this many at a time, so that the server's queue of new connections does not overflow. */
const STEP = 100

/** From the moment support sends a message at one process until its reader at another process hears of it. */
export async function benchSupportLive(): Promise<void> {
  const postgres = await startPostgres()
  const url = postgres.urlOf('postgres')
  const settings = { DATABASE_URL: url, AUTH_SECRET: SECRET, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
  const start = () => startChild(['scripts/on-node-26.mjs', 'serve-api'], settings, /http:\/\/localhost:(\d+)/)
  const writing = await start()
  const reading = await start()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const [admin, ...readers] = await addSignedIn(client, READERS + 1)
  if (!admin) throw new Error('nobody was made')
  await makeAdmin(client, admin.userId)

  const heardAt = new Map<string, number>()
  const tickets = await openTickets(client, readers)
  const closers = await listenAll(reading.port, readers, (key) => heardAt.set(key, performance.now()))
  const sentAt = await sendMessages(`http://127.0.0.1:${writing.port}`, admin, tickets)
  for (let wait = 0; heardAt.size < sentAt.size && wait < 100; wait += 1) await pause(100)

  const delays = [...sentAt].map(([key, at]) => (heardAt.get(key) ?? Number.POSITIVE_INFINITY) - at)
  delays.sort((a, b) => a - b)
  const at = (share: number) => `${(delays[Math.ceil(delays.length * share) - 1] ?? Number.NaN).toFixed(0)} ms`
  report(`${READERS} readers at another process, ${PER_SECOND} messages/s: p50`, at(0.5))
  report(`${READERS} readers at another process, ${PER_SECOND} messages/s: p99`, at(0.99), 'under 200 ms')
  report('messages not heard', String(delays.filter((delay) => !Number.isFinite(delay)).length), '0')

  for (const close of closers) close()
  await client.end()
  await Promise.all([stopChild(writing), stopChild(reading)])
  await postgres.stop()
}

async function openTickets(client: pg.Client, readers: Reader[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into support_threads (kind, opened_by, user_id, subject)
     select 'ticket', 'user', id, 'Oi' from unnest($1::uuid[]) as people (id) returning id`,
    [readers.map(({ userId }) => userId)],
  )
  return rows.map(({ id }) => id)
}

/** `onHeard` gets ticket and message number, which together name a message. */
async function listenAll(port: string, readers: Reader[], onHeard: (key: string) => void): Promise<(() => void)[]> {
  const closers: (() => void)[] = []
  for (let first = 0; first < readers.length; first += STEP) {
    const batch = readers.slice(first, first + STEP).map((reader) => listen(port, reader, onHeard))
    closers.push(...(await Promise.all(batch)))
  }
  return closers
}

function listen(port: string, { cookie }: Reader, onHeard: (key: string) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.once('error', reject)
    socket.on('data', (piece) => {
      const text = piece.toString()
      if (text.includes('event: ready')) resolve(() => socket.destroy())
      for (const [, data = '{}'] of text.matchAll(/event: thread\.message\ndata: (.*)/g)) {
        const { threadId, number } = JSON.parse(data) as { threadId: string; number: number } // our own server's words
        onHeard(`${threadId} ${number}`)
      }
    })
    socket.write(`GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`)
  })
}

async function sendMessages(base: string, admin: Reader, tickets: string[]): Promise<Map<string, number>> {
  const sentAt = new Map<string, number>()
  const sends: Promise<void>[] = []
  for (let n = 0; n < MESSAGES; n += 1) {
    const ticketId = tickets[(n * 7) % tickets.length] ?? ''
    const started = performance.now()
    sends.push(
      fetch(`${base}/api/tickets/${ticketId}/messages`, {
        method: 'POST',
        headers: { cookie: admin.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ message: `mensagem ${n}` }),
      }).then(async (reply) => {
        const { number } = (await reply.json()) as { number: number } // our own server's words
        sentAt.set(`${ticketId} ${number}`, started)
      }),
    )
    await pause(1000 / PER_SECOND)
  }
  await Promise.all(sends)
  return sentAt
}
