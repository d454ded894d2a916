import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { STREAMS_PER_USER_MAX } from '@prancheta/server/platform/live/stream-limit.ts'
import pg from 'pg'
import { type Child, residentKb } from './child.ts'
import { median, report } from './machine.ts'
import { addSignedIn, type Reader } from './support-people.ts'

const CONNECTIONS = 10_000
/** Opened this many at a time, so that nobody waits too long for the database on a busy machine. */
const STEP = 50
const WARM = 200

/** What is told to everybody, and how long the slowest of them may wait to be counted as reached at all. */
const BROADCASTS = 5
const GIVE_UP_MS = 30_000

/** Idle live connections on one process: resident size before and after, divided; then how long it takes to tell all of them something. */
export async function benchLiveMemory(server: Child, databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const readers = await addSignedIn(client, CONNECTIONS / STREAMS_PER_USER_MAX)
  const warm = await openMany(server.port, readers, WARM)
  for (const socket of warm) socket.destroy()
  await pause(1_000)

  const before = residentKb(server)
  const sockets = await openMany(server.port, readers, CONNECTIONS)
  await pause(3_000)
  const perConnectionKb = (residentKb(server) - before) / CONNECTIONS
  report(
    `${CONNECTIONS} idle live connections, resident memory each`,
    `${perConnectionKb.toFixed(1)} KB`,
    '20 KB at most',
  )
  const waits: number[] = []
  for (let n = 0; n < BROADCASTS; n += 1) waits.push(await broadcast(client, sockets, `all-${n}`))
  report(
    `${CONNECTIONS} live connections, told something: half and slowest of ${BROADCASTS}`,
    `${median(waits).toFixed(0)}, ${Math.max(...waits).toFixed(0)} ms`,
    '1,000 ms',
  )
  for (const socket of sockets) socket.destroy()
  await client.end()
}

/** From the moment it is written until the last of them has it. */
async function broadcast(client: pg.Client, sockets: readonly Socket[], type: string): Promise<number> {
  let left = sockets.length
  const hear = (socket: Socket) => (piece: Buffer) => {
    if (!piece.includes(type)) return
    left -= 1
    socket.removeAllListeners('data')
  }
  for (const socket of sockets) socket.on('data', hear(socket))
  const started = performance.now()
  await client.query(`insert into live_events (user_id, type, data) values (null, $1, '{}')`, [type])
  while (left > 0) {
    await pause(1)
    if (performance.now() - started > GIVE_UP_MS) throw new Error(`${left} did not hear it`)
  }
  return performance.now() - started
}

async function openMany(port: string, readers: readonly Reader[], count: number): Promise<Socket[]> {
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(STEP, count - sockets.length) }, (_, n) =>
      openOne(port, readers[(sockets.length + n) % readers.length]?.cookie ?? ''),
    )
    sockets.push(...(await Promise.all(batch)))
  }
  return sockets
}

function openOne(port: string, cookie: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.once('error', reject)
    socket.once('data', (piece) => {
      if (!piece.toString().startsWith('HTTP/1.1 200')) reject(new Error(piece.toString().slice(0, 80)))
      resolve(socket)
    })
    socket.write(`GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`)
  })
}
