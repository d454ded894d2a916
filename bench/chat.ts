import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { chatAi } from '@prancheta/contract/chat/routes.ts'
import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import pg from 'pg'
import { Person } from '../server/test/person.ts'
import { startPostgres } from '../server/test/start-postgres.ts'
import { type Child, cpuSeconds, startChild, stopChild } from './child.ts'
import { startEndlessAi } from './endless-ai.ts'
import { TO_BE_WEIGHED, type Weight, weigh } from './held-memory.ts'
import { median, report } from './machine.ts'
import { addSignedIn, type Reader, SECRET } from './support-people.ts'

const TALKS = 200
const FIRST_BYTES = 40
const READS = 400
/** Ratings of the day are fitted by jobs before anybody could be told a chance. */
const SETTLE_MS = 20_000

/** First byte of the embedded analyst; then many replies streaming at once: other people's reads, and memory. */
export async function benchChat(): Promise<void> {
  const postgres = await startPostgres()
  const url = postgres.urlOf('postgres')
  const ai = await startEndlessAi()
  const settings = { DATABASE_URL: url, AUTH_SECRET: SECRET, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
  const start = (more: Record<string, string> = {}) =>
    startChild(['scripts/on-node-26.mjs', 'serve-api'], { ...settings, ...more }, /http:\/\/localhost:(\d+)/)
  const embedded = await start()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const people = await addSignedIn(client, TALKS + FIRST_BYTES + 1)
  await client.end()
  const [reader, ...talkers] = people
  if (!reader) throw new Error('nobody was made')
  const games = await gamesOf(embedded, reader)
  await askFirstByte(embedded, reader, games[0] ?? 0) // the first look at a league has it rated
  await pause(SETTLE_MS)

  const firstBytes: number[] = []
  for (const [n, person] of talkers.slice(0, FIRST_BYTES).entries())
    firstBytes.push(await askFirstByte(embedded, person, games[n % games.length] ?? 0))
  report('embedded analyst, first byte (median)', `${median(firstBytes).toFixed(0)} ms`, 'under 150 ms')
  report('embedded analyst, first byte (slowest)', `${Math.max(...firstBytes).toFixed(0)} ms`, 'under 150 ms')
  await stopChild(embedded)

  const asking = await start({ AI_BASE_URL: ai.url, AI_API_KEY: 'x', AI_MODEL: 'endless', ...TO_BE_WEIGHED })
  const openAll = () =>
    Promise.all(talkers.slice(FIRST_BYTES).map((person, n) => openTalk(asking, person, games[n % games.length] ?? 0)))
  const warm = await openAll() // what a process grows by once is no stream's
  for (const stream of warm) stream.destroy()
  while (ai.openCount() > 0) await pause(5)
  await pause(5_000)
  const streams = await openAll()
  const [busyBefore, startedAt] = [cpuSeconds(asking), performance.now()]
  const times = await readTimes(asking, reader, READS)
  const busy = (cpuSeconds(asking) - busyBefore) / ((performance.now() - startedAt) / 1000)
  times.sort((a, b) => a - b)
  report(`${TALKS} replies streaming at once: still open`, String(ai.openCount()), String(TALKS))
  const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
  report('a plain read beside them: p50', `${median(times).toFixed(1)} ms`)
  report('a plain read beside them: p99', `${p99.toFixed(1)} ms`, 'under 300 ms')
  report('processor time they take, of one core', `${(100 * busy).toFixed(0)}%`)
  const streaming = await weigh(asking)

  const leftAt = performance.now()
  for (const stream of streams) stream.destroy()
  while (ai.openCount() > 0) await pause(5)
  report(
    'readers leave: every connection upstream closed',
    `${(performance.now() - leftAt).toFixed(0)} ms`,
    'under 1 s',
  )
  await pause(1_000)
  const quiet = await weigh(asking)
  const each = (kind: keyof Weight) => `${((streaming[kind] - quiet[kind]) / TALKS).toFixed(0)} KB`
  report('memory that each open stream holds', each('heldKb'), 'under 100 KB')
  report('and what the process shrank by when they left, each', each('residentKb'))
  await stopChild(asking)
  await ai.stop()
  await postgres.stop()
}

async function gamesOf({ port }: Child, { cookie }: Reader): Promise<number[]> {
  const person = new Person(`http://127.0.0.1:${port}`)
  person.headers = { cookie }
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
  return (await person.call(getFixtures, { date })).fixtures.map(({ fixtureId }) => fixtureId)
}

const bodyAbout = (fixtureId: number) =>
  JSON.stringify({ messages: [{ role: 'user', content: 'Quem é o favorito?' }], fixtureId })

/** From the question to the first byte of the answer; the rest is read, so that the next question finds it over. */
async function askFirstByte({ port }: Child, { cookie }: Reader, fixtureId: number): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}${chatAi.path}`, {
    method: 'post',
    headers: { cookie, 'content-type': 'application/json' },
    body: bodyAbout(fixtureId),
  })
  const firstByteMs = performance.now() - startedAt
  if (!response.ok) throw new Error(`the chat answered ${response.status}`)
  await response.text()
  return firstByteMs
}

/** Resolves with the first piece of the reply; the rest keeps coming and is thrown away. */
function openTalk({ port }: Child, { cookie }: Reader, fixtureId: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const body = bodyAbout(fixtureId)
    const socket = connect(Number(port), '127.0.0.1')
    socket.once('error', reject)
    socket.once('data', (piece) => {
      if (!piece.toString().startsWith('HTTP/1.1 200')) reject(new Error(piece.toString().slice(0, 80)))
      socket.off('error', reject).on('error', () => {}) // cut on purpose at the end
      socket.resume()
      resolve(socket)
    })
    const head = [
      `POST ${chatAi.path} HTTP/1.1`,
      'Host: 127.0.0.1',
      `Cookie: ${cookie}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  })
}

async function readTimes({ port }: Child, { cookie }: Reader, count: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n += 1) {
    const startedAt = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}/api/profile`, { headers: { cookie } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`a plain read answered ${response.status}`)
    times.push(performance.now() - startedAt)
    await pause(10)
  }
  return times
}
