import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { STREAMS_PER_USER_MAX } from '@prancheta/server/platform/live/stream-limit.ts'
import pg from 'pg'
import { type Child, residentKb } from './child.ts'
import { report } from './machine.ts'
import { addSignedIn, type Reader } from './support-people.ts'

const CONNECTIONS = 10_000
/** Opened this many at a time, so that the server's queue of new connections does not overflow. */
const STEP = 200

/** Memory of idle live connections on one process: resident size before and after, divided. */
export async function benchLiveMemory(server: Child, databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const readers = await addSignedIn(client, CONNECTIONS / STREAMS_PER_USER_MAX)
  await client.end()
  const warm = await openMany(server.port, readers, STEP)
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
  for (const socket of sockets) socket.destroy()
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
