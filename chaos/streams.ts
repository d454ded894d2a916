import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { residentKb } from '../bench/child.ts'
import { addSignedIn, type Reader } from '../bench/support-people.ts'
import { atMost, exactly, type Finding, type Trial } from './finding.ts'
import { openHouse, type Process } from './house.ts'

/** Bytes of one event that every reader gets, and how many of them: far more than a socket holds unread. */
const EVENT_BYTES = 4_000
const EVENTS = 200
const OPENED_AT_ONCE = 50
/** What is promised, not what the product happens to allow. */
const STREAMS_PER_USER_MAX = 10

/** One account that opens streams without end, and many readers that stop reading. */
export const streamsTrial: Trial = {
  name: 'streams',
  async run(effort) {
    const house = await openHouse('PostgreSQL')
    const server = await house.start()
    const client = new pg.Client({ connectionString: house.databaseUrl ?? '' })
    await client.connect()
    const stalled = effort.times(100, 1_000)
    const readers = await addSignedIn(client, 1 + stalled / STREAMS_PER_USER_MAX)
    const findings = [
      await oneAccount(server, readers.slice(0, 1), effort.times(60, 600)),
      await stalledReaders(server, client, readers.slice(1), stalled),
    ]
    await client.end()
    await server.kill()
    await house.close()
    return findings
  },
}

async function oneAccount(server: Process, readers: readonly Reader[], opened: number): Promise<Finding> {
  const sockets = await openMany(server, readers, opened)
  // Connections that stand, and not only what the product says of itself.
  const standing = async () => Math.max(sockets.filter(({ closed }) => !closed).length, await liveStreams(server))
  let open = opened
  for (let n = 0; n < 200 && open > STREAMS_PER_USER_MAX; n += 1) {
    await pause(100)
    open = await standing()
  }
  for (const socket of sockets) socket.destroy()
  return exactly(`streams of one account that stay, of ${opened} opened`, open, STREAMS_PER_USER_MAX)
}

async function stalledReaders(
  server: Process,
  client: pg.Client,
  readers: readonly Reader[],
  count: number,
): Promise<Finding> {
  const sockets = await openMany(server, readers, count)
  for (const socket of sockets) socket.pause()
  await pause(1_000)
  const before = residentKb(server)
  let highest = before
  for (let n = 0; n < EVENTS; n += 10) {
    await client.query(
      `insert into live_events (user_id, type, data) select null, 'noise', to_jsonb(repeat('x', $1)) from generate_series(1, 10)`,
      [EVENT_BYTES],
    )
    await pause(50)
    highest = Math.max(highest, residentKb(server))
  }
  // What is behind for five seconds is dropped.
  for (let n = 0; n < 80; n += 1) {
    await pause(100)
    highest = Math.max(highest, residentKb(server))
  }
  for (const socket of sockets) socket.destroy()
  const what = `most that memory grew by ${count} readers that do not read ${(EVENTS * EVENT_BYTES) / 1000} KB each`
  return atMost(what, (highest - before) / 1024, 50, { unit: ' MB' })
}

async function liveStreams({ url }: Process): Promise<number> {
  return Number(/^live_streams (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1])
}

async function openMany(server: Process, readers: readonly Reader[], count: number): Promise<Socket[]> {
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(OPENED_AT_ONCE, count - sockets.length) }, (_, n) =>
      openOne(server, readers[(sockets.length + n) % readers.length]?.cookie ?? ''),
    )
    sockets.push(...(await Promise.all(batch)))
  }
  return sockets
}

function openOne({ port }: Process, cookie: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', reject)
    socket.once('data', () => resolve(socket))
    socket.write(`GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nCookie: ${cookie}\r\n\r\n`)
  })
}
