import { checkThrough } from '@prancheta/contract/public-log/check-through.ts'
import { readEntry } from '@prancheta/contract/public-log/entries.ts'
import { logDayPath, readLogIndex, readPublicRecord } from '@prancheta/contract/public-log/routes.ts'
import { canonicalJson, readJson } from '@prancheta/core/log/canonical-json.ts'
import type { LogVerdict } from '@prancheta/core/log/check-log.ts'
import { hashedText, isObject } from '@prancheta/core/log/log-entry.ts'
import { makeLog } from '@prancheta/core/test/make-log.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'
import { timeAt } from '#test/log-time.ts'
import { movingClock } from '#test/moving-clock.ts'
import { openRatedApp } from '#test/rated-app.ts'
import type { TestApp } from '#test/start-test-app.ts'
import { appendEntries } from './append-entries.ts'
import { writeEndings } from './endings/write-endings.ts'
import { logTools, openLogKey } from './log-crypto.ts'

const DAY = '2026-11-20'
const MINUTE_MS = 60_000
const clock = movingClock(`${DAY}T14:00:00Z`)
const run = { attempt: 1, signal: new AbortController().signal }
let app: TestApp
let gameIds: number[]
beforeAll(async () => {
  const opened = await openRatedApp({ clock })
  app = opened.app
  gameIds = opened.games
    .filter(({ dateUTC }) => Date.parse(dateUTC) > clock.now().getTime())
    .map(({ fixtureId }) => fixtureId)
  await work('fixtures.follow-days', 'fixtures.follow-odds')
  await work('public-log.forecasts')
})
afterAll(() => app.stop())

async function work(...kinds: string[]): Promise<void> {
  for (const kind of kinds) await app.runJob(kind, {}, run)
}
const get = async (path: string) => (await app.visitor().send('get', path)).text()
const check = (): Promise<LogVerdict> => checkThrough({ get, tools: logTools, time: timeAt(clock.now()) })
const linesOf = async (day = DAY) => (await get(logDayPath(day))).trim().split('\n')
const entriesOf = async () => (await linesOf()).flatMap((line) => readEntry(line) ?? [])
const storedLines = async () =>
  await app.database.db.selectFrom('log_entries').select(['n', 'line', 'hash']).orderBy('n').execute()

test('every game of the day that is rated has its first forecast, once, and nobody reads it before kick-off', async () => {
  await work('public-log.forecasts')
  const stored = await storedLines()
  expect(stored.flatMap(({ line }) => (readEntry(line)?.kind === 'forecast' ? [line] : []))).toHaveLength(
    gameIds.length,
  )
  const [opening, ...rest] = await linesOf()
  expect(readEntry(opening ?? '')).toMatchObject({ kind: 'opening', n: 1 })
  for (const line of rest) expect(Object.keys(JSON.parse(line)).sort()).toEqual(['hash', 'n', 'prev', 'sealedUntil'])
  expect(await check()).toMatchObject({ fault: null, entries: stored.length, sealed: gameIds.length })
})

test('a day comes packed in a way that its reader knows, and says the same', async () => {
  const plain = await get(logDayPath(DAY))
  const ways = [
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip;q=1.0, identity', 'gzip'],
    ['br', null],
  ] as const
  for (const [known, way] of ways) {
    const answer = await fetch(new URL(logDayPath(DAY), app.url), { headers: { 'accept-encoding': known } })
    expect(answer.headers.get('content-encoding')).toBe(way)
    expect(await answer.text()).toBe(plain)
  }
})

test('what was forecast is what an analysis says, with odd and house where something is recommended', async () => {
  const stored = (await storedLines()).flatMap(({ line }) => readEntry(line) ?? [])
  const forecasts = stored.flatMap((entry) => (entry.kind === 'forecast' ? [entry.body] : []))
  for (const { chances } of forecasts) {
    const sum = chances['result.home'].pooled + chances['result.draw'].pooled + chances['result.away'].pooled
    expect(sum).toBeCloseTo(1, 4)
  }
  expect(forecasts.filter(({ chances }) => chances['result.home'].market !== null).length).toBeGreaterThan(1)
  const offers = forecasts.flatMap(({ recommended }) => recommended ?? [])
  expect(offers.length).toBeGreaterThan(0)
  for (const { odd, house, edge, chances } of offers) {
    expect(house).not.toBe('')
    expect(edge).toBeCloseTo(chances.pooled * odd - 1, 4)
    expect(edge).toBeGreaterThanOrEqual(0.05)
  }
})

/** The day goes by as in a running server: jobs every few minutes until all its games are over. */
async function playDay(): Promise<void> {
  while (dateInSaoPaulo(clock.now()) === DAY) {
    clock.forward(4 * MINUTE_MS)
    await work('public-log.forecasts')
  }
  clock.forward(4 * 60 * MINUTE_MS)
  await work('fixtures.follow-days', 'public-log.endings', 'public-log.close-days')
}

test('each game has a last forecast before kick-off, then its result; the day is closed with a signed head, and all is open', async () => {
  await playDay()
  const entries = await entriesOf()
  const kinds = Map.groupBy(entries, ({ kind }) => kind)
  const last = entries.flatMap((entry) => (entry.kind === 'forecast' && entry.body.moment === 'last' ? [entry] : []))
  expect(last.map(({ body }) => body.game.id).toSorted()).toEqual(gameIds.toSorted())
  const times = new Map((await linesOf()).map((line): [number, string] => [JSON.parse(line).n, JSON.parse(line).at]))
  for (const { n, body } of last) {
    const aheadMs = Date.parse(body.game.kickOff) - Date.parse(times.get(n) ?? '')
    expect(aheadMs).toBeGreaterThan(0)
    expect(aheadMs).toBeLessThanOrEqual(5 * MINUTE_MS)
    // Houses were asked once, at two in the afternoon: nothing of then is a closing price in the evening.
    if (body.closing && body.game.kickOff > `${DAY}T15`)
      expect(body.closing).toMatchObject({ odd: null, chances: { market: null } })
  }
  // Results of the night came after midnight, so they stand on the next day.
  expect(kinds.get('result') ?? []).toEqual([])
  const index = await app.visitor().call(readLogIndex, {})
  expect(index.heads.map(({ day }) => day)).toEqual([DAY])
  expect(index.open).toEqual(['2026-11-21'])
  expect(await check()).toMatchObject({ fault: null, sealed: 0 })

  const record = await app.visitor().call(readPublicRecord, {})
  expect(record.overall.games).toBe(gameIds.length)
  expect(record.overall.rps.last?.count).toBe(gameIds.length)
  expect(record.months.map(({ month }) => month)).toEqual(['2026-11'])
  expect(record.latest.length).toBeGreaterThan(0)
  expect(record.overall.bets.count).toBeGreaterThan(0)
})

test('a result that the league changes later is an entry of its own, and the figures follow it', async () => {
  const { db } = app.database
  const before = await app.visitor().call(readPublicRecord, {})
  await sql`update fixtures set home_goals = home_goals + 3, updated_at = ${new Date(clock.now().getTime() + 1000)}
    where id = ${gameIds[0] ?? 0}`.execute(db)
  clock.forward(MINUTE_MS)
  await work('public-log.endings', 'public-log.endings')
  const entries = (await storedLines()).flatMap(({ line }) => readEntry(line) ?? [])
  const corrections = entries.flatMap((entry) => (entry.kind === 'correction' ? [entry.body] : []))
  const result = entries.find((entry) => entry.kind === 'result' && entry.body.game === gameIds[0])
  expect(corrections).toHaveLength(1)
  expect(corrections[0]).toMatchObject({ game: gameIds[0], corrects: result?.n })
  const after = await app.visitor().call(readPublicRecord, {})
  expect(after.overall.games).toBe(before.overall.games)
  expect(after.entries).toBe(before.entries + 1)
})

const corrections = async () =>
  (await storedLines()).flatMap(({ line }) => readEntry(line) ?? []).filter(({ kind }) => kind === 'correction')

test('a changed result is written however many games that were said already come before it', async () => {
  const { db } = app.database
  const before = await corrections()
  const entries = (await storedLines()).flatMap(({ line }) => readEntry(line) ?? [])
  const about = entries.flatMap((entry) => (entry.kind === 'forecast' ? [entry.body.game.id] : [])).at(-1)
  await sql`update fixtures set updated_at = ${clock.now()}::timestamptz + interval '1 s',
    away_goals = away_goals + case when id = ${about} then 4 else 0 end where id = any(${gameIds})`.execute(db)
  await writeEndings({ db, clock, key: openLogKey('x'.repeat(32)) }, 1)
  expect((await corrections()).slice(before.length)).toMatchObject([{ body: { game: about } }])
})

test('days on which nothing was written have heads too, so that a missing one shows', async () => {
  clock.forward(3 * 24 * 60 * MINUTE_MS)
  await work('public-log.close-days')
  const { heads } = await app.visitor().call(readLogIndex, {})
  expect(heads.map(({ entries }) => entries > 0)).toEqual([true, true, false, false])
  expect(await check()).toMatchObject({ fault: null, days: 4 })
})

test('no statement changes, removes or empties what was written', async () => {
  const before = await storedLines()
  for (const statement of [
    sql`update log_entries set line = replace(line, '0.5', '0.6')`,
    sql`update log_entries set n = n + 1000`,
    sql`delete from log_entries where n = 2`,
    sql`truncate log_entries cascade`,
    sql`update log_heads set line = ''`,
    sql`delete from log_heads`,
    sql`truncate log_heads`,
  ])
    await expect(statement.execute(app.database.db)).rejects.toThrow('stays as it is')
  expect(await storedLines()).toEqual(before)
})

/** What somebody with the whole database could do who is not stopped by triggers; undone afterwards. */
async function tampered(statements: string[], more: Partial<Parameters<typeof checkThrough>[0]> = {}) {
  const script = (lines: string[]) => app.database.inScript((runner) => runner.exec(lines.join(';\n')))
  const guards = (word: string) =>
    ['log_entries', 'log_heads'].map((table) => `alter table ${table} ${word} trigger user`)
  await script(['create table kept_entries as table log_entries', 'create table kept_heads as table log_heads'])
  await script([...guards('disable'), ...statements])
  try {
    return (await checkThrough({ get, tools: logTools, time: timeAt(clock.now()), ...more })).fault
  } finally {
    await script([
      'delete from log_entries',
      'delete from log_heads',
      'insert into log_entries table kept_entries',
      'insert into log_heads table kept_heads',
      'drop table kept_entries',
      'drop table kept_heads',
      ...guards('enable'),
    ])
  }
}
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

test('a changed chance, another order, a deletion and a cut tail are each named by the check', async () => {
  expect(
    await tampered([
      `update log_entries set line = regexp_replace(line, '"model":0\\.\\d', '"model":0.9') where n = 5`,
    ]),
  ).toEqual({ reason: 'content', n: 5, day: DAY })
  const swap =
    'update log_entries a set line = b.line, hash = b.hash from log_entries b where (a.n, b.n) in ((4, 5), (5, 4))'
  expect(await tampered([swap])).toEqual({ reason: 'missing', n: 4, day: DAY })
  expect(await tampered(['delete from log_entries where n = 6'])).toEqual({ reason: 'missing', n: 6, day: DAY })
  const {
    last,
    last: { n },
  } = await app.visitor().call(readLogIndex, {})
  expect(await tampered([`delete from log_entries where n = ${n}`])).toEqual({
    reason: 'missing',
    n,
    day: '2026-11-21',
  })
  const cut = [`delete from log_entries where day > '${DAY}'`, `delete from log_heads where day > '${DAY}'`]
  expect(await tampered(cut)).toMatchObject({ reason: 'cut', n: null, day: '2026-11-21' })
  // On that day nobody could tell by the calendar; who kept an entry's hash can.
  const known = { time: timeAt(new Date('2026-11-21T15:00:00Z')), known: [last] }
  expect(await tampered(cut, known)).toMatchObject({ reason: 'cut' })
})

test('a whole log written into the database with another key is named: the site tells the key of its own secret', async () => {
  const key = openLogKey('y'.repeat(32))
  const signing = { key: key.publicKey, sha256: logTools.sha256, sign: async (text: string) => key.sign(text) }
  const { lines } = await makeLog(signing, { firstDay: DAY, days: 5, gamesADay: 1 })
  const entries = [...lines].flatMap(([day, own]) => own.map((line) => ({ day, line, ...JSON.parse(line) })))
  const statements = [
    'delete from log_heads',
    'delete from log_entries',
    ...entries.map(
      ({ n, at, day, kind, hash, line }) =>
        `insert into log_entries (n, at, day, kind, hash, line) values (${n}, '${at}', '${day}', '${kind}', '${hash}', ${quoted(line)})`,
    ),
  ]
  expect(await tampered(statements)).toEqual({ reason: 'key', n: 1, day: DAY })
})

test('a day that is written and signed anew is named by the day after it', async () => {
  const own = (await storedLines()).filter(({ line }) => line.includes(`"day":"${DAY}"`))
  const statements: string[] = []
  let prev: string | null = null
  for (const { n, line } of own) {
    const value = readJson(n === 1 ? line : line.replace('"moment":"first"', '"moment":"last"'))
    if (!isObject(value)) throw new Error('no entry')
    const entry: typeof value = prev === null ? value : { ...value, prev }
    const hash = await logTools.sha256(hashedText(entry))
    statements.push(
      `update log_entries set line = ${quoted(canonicalJson({ ...entry, hash }))}, hash = '${hash}' where n = ${n}`,
    )
    prev = hash
  }
  const lastN = own.at(-1)?.n ?? 0
  expect(await tampered(statements)).toEqual({ reason: 'head', n: null, day: DAY })

  const { heads } = await app.visitor().call(readLogIndex, {})
  const [head] = heads
  if (!head) throw new Error('no head')
  const { signature: _, ...rest } = { ...head, hash: prev ?? '' }
  const signature = openLogKey('x'.repeat(32)).sign(canonicalJson(rest))
  const sign = `update log_heads set line = ${quoted(canonicalJson({ ...rest, signature }))} where day = '${DAY}'`
  expect(await tampered([...statements, sign])).toEqual({ reason: 'link', n: lastN + 1, day: '2026-11-21' })
})

test('a match that is forecast again weeks later needs no correction for what was said of it at first', async () => {
  const deps = { clock, key: openLogKey('x'.repeat(32)) }
  const entries = (await storedLines()).flatMap(({ line }) => readEntry(line) ?? [])
  const said = entries.find((entry) => entry.kind === 'forecast' && entry.body.recommended !== null)
  if (said?.kind !== 'forecast') throw new Error('nothing recommended')
  clock.forward(15 * 24 * 60 * MINUTE_MS)
  const again = { ...said, body: { ...said.body, recommended: null } }
  await app.database.db.transaction().execute((tx) => appendEntries(tx, deps, [again]))
  const before = await corrections()
  await work('public-log.endings')
  expect(await corrections()).toEqual(before)
})
