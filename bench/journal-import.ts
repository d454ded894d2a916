import { setTimeout as pause } from 'node:timers/promises'
import { importBets, JOURNAL_EXPORT_PATH, previewImport } from '@prancheta/contract/journal/exchange.ts'
import pg from 'pg'
import { startPostgres } from '../server/test/start-postgres.ts'
import { startChild, stopChild } from './child.ts'
import { median, report } from './machine.ts'
import { addSignedIn, type Reader, SECRET } from './support-people.ts'

const LINES = 10_000
const IMPORT_AIM_MS = 5_000
const HEALTH_AIM_MS = 50

/** A long file looked at, taken, taken again and given out, and how quickly others are served meanwhile. */
export async function benchJournalImport(): Promise<void> {
  const postgres = await startPostgres()
  const url = postgres.urlOf('postgres')
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
  const [ana] = await addSignedIn(client, 1)
  if (!ana) throw new Error('nobody was made')
  await client.query(`update plans set plan = 'pro' where user_id = $1`, [ana.userId])
  const base = `http://127.0.0.1:${server.port}`
  const body = JSON.stringify({
    file: Buffer.from(longFile()).toString('base64'),
    columns: null,
    mark: null,
    dates: null,
  })
  const post = (path: string) => send(`${base}${path}`, ana, body)

  await measured(base, `preview of ${LINES} lines`, () => post(previewImport.path))
  await measured(base, `import of ${LINES} lines`, () => post(importBets.path), IMPORT_AIM_MS)
  await measured(base, 'the same file again', () => post(importBets.path), IMPORT_AIM_MS)
  await measured(base, `export of ${LINES} bets`, () => send(base + JOURNAL_EXPORT_PATH, ana))

  await client.end()
  await stopChild(server)
  await postgres.stop()
}

function longFile(): string {
  const lines = ['Data;Campeonato;Jogo;Mercado;Casa;Odd;Valor;Resultado']
  const ends = ['ganha', 'perdida', 'meio ganha', 'devolvida', 'em aberto']
  for (let n = 0; n < LINES; n++) {
    const day = String((n % 28) + 1).padStart(2, '0')
    const month = String((n % 9) + 1).padStart(2, '0')
    const odd = `${1 + (n % 5)},${String(n % 100).padStart(2, '5')}`
    lines.push(
      `${day}/${month}/2026 ${String(n % 24).padStart(2, '0')}:30;Liga ${n % 12};Mandante ${n % 500} x Visitante ${n % 400};Mais de 2,5 gols;Casa ${n % 8};${odd};${10 + (n % 90)},50;${ends[n % ends.length]}`,
    )
  }
  return lines.join('\r\n')
}

async function send(address: string, { cookie }: Reader, body?: string): Promise<void> {
  const response = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`answered ${response.status}: ${answer}`)
}

async function measured(base: string, what: string, work: () => Promise<void>, aimMs?: number): Promise<void> {
  const health: number[] = []
  let isWorking = true
  const watching = (async () => {
    while (isWorking) {
      const started = performance.now()
      await (await fetch(`${base}/api/health`)).arrayBuffer()
      health.push(performance.now() - started)
      await pause(2)
    }
  })()
  await pause(200)
  health.length = 0
  const started = performance.now()
  await work()
  const tookMs = performance.now() - started
  isWorking = false
  await watching
  report(what, `${tookMs.toFixed(0)} ms`, aimMs === undefined ? '' : `${aimMs} at most`)
  const [middle, worst] = [median(health).toFixed(0), Math.max(...health).toFixed(0)]
  report('/api/health meanwhile, median and worst', `${middle} and ${worst} ms`, `${HEALTH_AIM_MS} at most`)
}
