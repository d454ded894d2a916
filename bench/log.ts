import { setTimeout } from 'node:timers/promises'
import { readEntry } from '@prancheta/contract/public-log/entries.ts'
import { checkLog } from '@prancheta/core/log/check-log.ts'
import { dayAfter } from '@prancheta/core/log/day-head.ts'
import { readLines } from '@prancheta/core/log/read-lines.ts'
import { type MadeLog, makeLog } from '@prancheta/core/test/make-log.ts'
import { appendEntries, logTools, openLogKey } from '@prancheta/server/capabilities/public-log/index.ts'
import { dateInSaoPaulo, systemClock } from '@prancheta/server/platform/clock/clock.ts'
import { openPostgres } from '@prancheta/server/platform/db/postgres.ts'
import pg from 'pg'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../e2e/chromium.ts'
import { startPostgres } from '../server/test/start-postgres.ts'
import { startChild, stopChild } from './child.ts'
import { report } from './machine.ts'
import { SECRET } from './support-people.ts'

const DAYS = 366
const GAMES_A_DAY = 91
const WRITTEN_GAMES = 500
const GAMES_AT_ONCE = 25
/** Decides nothing. */
const BROWSER_TIMEOUT_MS = 240_000

/** A year of the public log: followed from end to end in Node and in a browser, and what writing a game costs. */
export async function benchLog(): Promise<void> {
  const key = openLogKey(SECRET)
  const today = dateInSaoPaulo(new Date())
  const time = { now: new Date().toISOString(), dayOf: (at: string) => dateInSaoPaulo(new Date(at)) }
  const signing = { key: key.publicKey, sha256: logTools.sha256, sign: async (text: string) => key.sign(text) }
  const log = await makeLog(signing, { firstDay: dayAfter(today, 1 - DAYS), days: DAYS, gamesADay: GAMES_A_DAY })
  const began = process.cpuUsage()
  const started = performance.now()
  const readDay = (day: string) => readLines(log.lines.get(day) ?? [], log.index.key, logTools.sha256)
  const { fault, entries } = await checkLog({ index: log.index, readDay, tools: logTools, time })
  if (fault) throw new Error(`the made-up log is broken: ${fault.reason}`)
  report(`${entries} entries followed in Node`, `${Math.round(performance.now() - started)} ms`, 'under 3000 ms')
  const { user, system } = process.cpuUsage(began)
  report('of it processor time, where others were at work', `${Math.round((user + system) / 1000)} ms`)

  const postgres = await startPostgres()
  const settings = {
    DATABASE_URL: postgres.urlOf('postgres'),
    AUTH_SECRET: SECRET,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    PROVIDERS: 'strict', // nothing is followed in the background while we measure
  }
  const server = await startChild(['scripts/on-node-26.mjs', 'start'], settings, /http:\/\/localhost:(\d+)/)
  await benchWriting(settings.DATABASE_URL, log)
  await fill(settings.DATABASE_URL, log)
  await benchBrowser(`http://127.0.0.1:${server.port}/transparencia`)
  await stopChild(server)
  await postgres.stop()
}

/** Two forecasts and a result each, as the jobs write them; taken back afterwards. */
async function benchWriting(url: string, { lines }: MadeLog): Promise<void> {
  const database = await openPostgres({ url, poolSize: 2 })
  const deps = { clock: systemClock, key: openLogKey(SECRET) }
  const contents = [...lines.values()]
    .flat()
    .flatMap((line) => readEntry(line) ?? [])
    .slice(1, 1 + 3 * WRITTEN_GAMES)
  const today = dateInSaoPaulo(new Date())
  let id = 0
  const fresh = contents.map((content) =>
    content.kind === 'forecast'
      ? { ...content, body: { ...content.body, game: { ...content.body.game, id: ++id } } }
      : content,
  )
  const started = performance.now()
  for (let from = 0; from < fresh.length; from += 3 * GAMES_AT_ONCE)
    await database.db
      .transaction()
      .execute((tx) => appendEntries(tx, deps, fresh.slice(from, from + 3 * GAMES_AT_ONCE)))
  const eachMs = (performance.now() - started) / WRITTEN_GAMES
  report(`writing a game (${today}), ${GAMES_AT_ONCE} at once`, `${eachMs.toFixed(2)} ms`, 'under 5 ms')
  await database.close()
}

async function fill(url: string, { index, lines }: MadeLog): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    'alter table log_entries disable trigger user; delete from log_entries; alter table log_entries enable trigger user',
  )
  for (const [day, own] of lines)
    await client.query(
      `insert into log_entries (n, at, day, kind, hash, line)
       select (line::jsonb ->> 'n')::bigint, (line::jsonb ->> 'at')::timestamptz, $1, line::jsonb ->> 'kind', line::jsonb ->> 'hash', line
       from unnest($2::text[]) line`,
      [day, own],
    )
  for (const head of index.heads)
    await client.query('insert into log_heads (day, n, line) values ($1, $2, $3)', [
      head.day,
      head.n,
      JSON.stringify(head),
    ])
  await client.end()
}

async function benchBrowser(address: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
  const page = await browser.newPage()
  const opened = performance.now()
  await page.goto(address, { timeout: BROWSER_TIMEOUT_MS })
  report('the page over that year, first look', `${Math.round(performance.now() - opened)} ms`)
  const started = performance.now()
  await page.getByRole('button', { name: 'Conferir agora' }).click()
  // Not looked for at every frame, nor in the whole page of a year: the two cores are the check's.
  const whole = page.locator('[role=status]', { hasText: 'Registro íntegro.' })
  while (!(await whole.isVisible())) {
    if (performance.now() - started > BROWSER_TIMEOUT_MS) throw new Error('the log was not found whole')
    await setTimeout(100)
  }
  report('the same year followed in a browser', `${Math.round(performance.now() - started)} ms`, 'under 6000 ms')
  await browser.close()
}
