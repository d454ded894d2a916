import { mkdir, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { readFinance, readOverview } from '@prancheta/contract/admin/figures.ts'
import { readRoundPlan } from '@prancheta/contract/history/round-plan.ts'
import { listHistory } from '@prancheta/contract/history/routes.ts'
import { changePassword } from '@prancheta/contract/identity/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { readBankroll } from '@prancheta/contract/journal/bankroll.ts'
import { listBets } from '@prancheta/contract/journal/routes.ts'
import { countUnreadTickets, openTicket } from '@prancheta/contract/support/tickets.ts'
import { readTipsterPage } from '@prancheta/contract/tipsters/routes.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#capabilities/identity/index.ts'
import { playDemoPast } from '#demo-past/demo-past.ts'
import { demoStateFile, readDemoState } from '#demo-past/demo-state.ts'
import { databaseFolder, openEmbedded } from '#platform/db/embedded.ts'
import { enterDemo, inApp } from './in-app.ts'
import { copyOf, newFolder, packedRows, playIn, preparedFolder, settingsOf } from './played-folder.ts'

// Days on which members come and Clara publishes what ends: what happens follows from the date.
const FIRST = '2026-09-18'
const STOPPED = '2026-09-19'
const LAST = '2026-09-20'
const TODAY = '2026-09-21'
/** In the middle of the day that is played on: somebody was served until then. */
const LAST_USE = new Date(`${LAST}T14:30:00Z`)

type Played = { folder: string; rows: string[]; now: Date; uuid: string }

// Two days are played and a real person comes; then the next day is played in copies: by a start at three in the morning, by
// one at noon, and where somebody changed passwords. Each play costs seconds.
const [AT_THREE, AT_NOON] = [new Date(`${TODAY}T06:00:00Z`), new Date(`${TODAY}T15:00:00Z`)]
let rita: { id: string; rows: string[] }
let before: string[]
let [one, other]: Played[] = []
let changed: string
const begunAt = new Date()

beforeAll(async () => {
  const folder = await preparedFolder()
  expect(await playIn(folder, { first: FIRST, from: FIRST, to: STOPPED })).toEqual({ days: 2, refusals: [] })
  ;({ rita, before } = await addRita(folder))
  const copy = await copyOf(folder)
  changed = await copyOf(folder)
  await changePasswords(changed)
  ;[one, other] = [await playOn(folder, AT_THREE), await playOn(copy, AT_NOON)]
}, 300_000)

/** As a start at this moment plays on, where somebody was served until the last use. */
async function startAt(folder: string, now: Date) {
  const log = join(databaseFolder(folder), 'pg_wal')
  for (const name of await readdir(log)) await utimes(join(log, name), LAST_USE, LAST_USE)
  return playDemoPast(settingsOf(folder), { now })
}

async function playOn(folder: string, startedAt: Date): Promise<Played> {
  expect(await startAt(folder, startedAt)).toEqual({ days: 1, refusals: [] })
  const database = await openEmbedded(folder)
  const { rows } = await sql<{ now: Date; uuid: string }>`select now(), gen_random_uuid() as uuid`.execute(database.db)
  const [{ now, uuid } = { now: new Date(0), uuid: '' }] = rows
  const packed = await packedRows(database)
  await database.close()
  return { folder, rows: packed, now, uuid }
}

const changePasswords = (folder: string) =>
  inApp(folder, `${STOPPED}T20:00:00Z`, async (app) => {
    for (const name of ['bruno', 'admin'] as const)
      await (await enterDemo(app, name)).call(changePassword, {
        current_password: DEMO_PASSWORD,
        password: 'outra-senha-minha',
      })
  })

const addRita = (folder: string) =>
  inApp(folder, `${STOPPED}T20:00:00Z`, async (app) => {
    const person = await app.signUp('Rita')
    await person.call(openTicket, { subject: 'Minha dúvida', message: 'Ninguém do elenco responde a isto.' })
    const id = (await person.call(currentSession, {})).session?.userId ?? ''
    const rows = await packedRows(app.database)
    return { before: rows, rita: { id, rows: ofPerson(rows, id) } }
  })

/** Not what was told to open tabs: that is kept for a day. */
const ofPerson = (rows: readonly string[], id: string) =>
  rows.filter((row) => row.includes(id) && !row.startsWith('live_events '))

test('the same day played by a start at three in the morning and at noon gives the same rows, ids and times included', () => {
  expect(one?.rows.filter((row) => row.startsWith('analyses ')).length).toBeGreaterThan(5)
  expect(other?.rows).toEqual(one?.rows)
})

test('a past that is played on touches nothing of a real person', () => {
  expect(rita.rows.length).toBeGreaterThan(4)
  expect(ofPerson(one?.rows ?? [], rita.id)).toEqual(rita.rows)
})

test('what is played on comes after the product was last used', () => {
  const idOf = (row: string) => /^support_messages \["([^"]+)"/.exec(row)?.[1]
  const known = new Set(before.map(idOf))
  const added = (one?.rows ?? []).filter((row) => idOf(row) !== undefined && !known.has(idOf(row)))
  const times = added.map((row) => Date.parse(/(\d{4}-\d\d-\d\d \d\d:\d\d:[\d.]+\+00)"\]$/.exec(row)?.[1] ?? ''))
  expect(times.length).toBeGreaterThan(0)
  expect(times.every((time) => time > LAST_USE.getTime())).toBe(true)
})

test('once the past is played, the database tells the real time and throws real dice again', () => {
  expect(one?.now.getTime()).toBeGreaterThanOrEqual(begunAt.getTime())
  expect(one?.uuid).not.toBe(other?.uuid)
})

test('a second start of the day has nothing to play, and a database without a past is left alone', async () => {
  const folder = one?.folder ?? ''
  expect(readDemoState(demoStateFile(folder))).toEqual({ firstDay: FIRST, playedTo: LAST })
  expect(await playDemoPast(settingsOf(folder), { now: AT_NOON })).toBeNull()
  const older = await newFolder()
  await mkdir(databaseFolder(older))
  expect(await playDemoPast(settingsOf(older))).toBeNull()
})

test('whose password somebody changed is left out of the next days, and nobody else with them', async () => {
  const report = await startAt(changed, AT_NOON)
  expect(report?.days).toBe(1)
  expect(report?.refusals.length).toBeGreaterThan(0)
  await inApp(changed, `${TODAY}T11:00:00Z`, async (app) => {
    const clara = await enterDemo(app, 'clara')
    expect((await clara.call(readRoundPlan, {})).bets.length).toBeGreaterThanOrEqual(2)
    expect((await clara.call(listBets, {})).bets.length).toBeGreaterThan(0)
    expect(await (await enterDemo(app, 'ana')).call(readPlan, {})).toMatchObject({ analyses_count_month: 2 })
  })
})

test('the games of the last evening have ended in all that tells of them', () =>
  inApp(one?.folder ?? '', `${TODAY}T03:06:00Z`, async (app) => {
    const [bruno, clara] = [await enterDemo(app, 'bruno'), await enterDemo(app, 'clara')]
    const saved = [await bruno.call(listHistory, {}), await clara.call(listHistory, {})].flatMap(
      (list) => list.analyses,
    )
    const ended = saved.filter(({ matchDate }) => matchDate < `${TODAY}T03:00:00Z`)
    expect(ended.some(({ matchDate }) => matchDate > LAST)).toBe(true)
    expect(ended.filter(({ score, suggestedResult }) => score === null || suggestedResult !== null)).toEqual([])
    const { tipster } = await app.visitor().call(readTipsterPage, { slug: 'clara-colibri' })
    expect(tipster.verified?.settled).toBe(tipster.record.settled)
    expect(tipster.record.is_demo).toBe(true)
  }))

test('whoever signs in to a demo account finds it lived in', () =>
  inApp(one?.folder ?? '', `${TODAY}T11:00:00Z`, async (app) => {
    const [ana, bruno] = [await enterDemo(app, 'ana'), await enterDemo(app, 'bruno')]
    const [clara, admin] = [await enterDemo(app, 'clara'), await enterDemo(app, 'admin')]
    expect(await ana.call(readPlan, {})).toMatchObject({ plan: 'teste', analyses_count_month: 2, limit: 3 })
    expect(await ana.call(countUnreadTickets, {})).toMatchObject({ count: 1 })
    expect(await bruno.call(readPlan, {})).toMatchObject({ plan: 'pro', stage: 'active' })
    expect((await bruno.call(listHistory, {})).analyses.some(({ matchDate }) => matchDate > TODAY)).toBe(true)
    expect((await bruno.call(readBankroll, {})).unitCents).toBe(2000)
    const bets = [await bruno.call(listBets, {}), await clara.call(listBets, {})].flatMap((list) => list.bets)
    expect(bets.filter(({ isSettled, isByHand }) => isSettled && !isByHand).length).toBeGreaterThan(0)
    expect((await clara.call(readRoundPlan, {})).bets.length).toBeGreaterThanOrEqual(2)
    const { tipster } = await app.visitor().call(readTipsterPage, { slug: 'clara-colibri' })
    expect(tipster.brand_logo).toContain('/logo')
    expect(tipster.record.settled).toBeGreaterThan(0)
    expect((await admin.call(readFinance, {})).mrr_cents).toBeGreaterThan(0)
    expect((await admin.call(readOverview, {})).urgent_tickets).toBeGreaterThan(0)
  }))
