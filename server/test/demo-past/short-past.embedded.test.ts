import { mkdir } from 'node:fs/promises'
import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { readFinance, readOverview } from '@prancheta/contract/admin/figures.ts'
import { readRoundPlan } from '@prancheta/contract/history/round-plan.ts'
import { listHistory } from '@prancheta/contract/history/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { readBankroll } from '@prancheta/contract/journal/bankroll.ts'
import { listBets } from '@prancheta/contract/journal/routes.ts'
import { countUnreadTickets, openTicket } from '@prancheta/contract/support/tickets.ts'
import { readTipsterPage } from '@prancheta/contract/tipsters/routes.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { playDemoPast } from '#demo-past/demo-past.ts'
import { demoStateFile, readDemoState } from '#demo-past/demo-state.ts'
import { databaseFolder, openEmbedded } from '#platform/db/embedded.ts'
import { readEnv } from '#platform/env/env.ts'
import { enterDemo, inApp } from './in-app.ts'
import { copyOf, newFolder, packedRows, playIn, preparedFolder } from './played-folder.ts'

// Days on which members come and Clara publishes what ends: what happens follows from the date.
const FIRST = '2026-09-18'
const STOPPED = '2026-09-19'
const LAST = '2026-09-20'
const TODAY = '2026-09-21'
/** In the middle of the day that is played on: somebody was served until then. */
const LAST_USE = new Date(`${LAST}T14:30:00Z`)

type Played = { folder: string; rows: string[]; now: Date; uuid: string }

// Two days are played and a real person comes; then the next day is played in two copies. Each play costs seconds.
let rita: { id: string; rows: string[] }
let before: string[]
let [one, other]: Played[] = []
const startedAt = new Date()

beforeAll(async () => {
  const folder = await preparedFolder()
  expect(await playIn(folder, { first: FIRST, from: FIRST, to: STOPPED })).toEqual({ days: 2, refusals: [] })
  ;({ rita, before } = await addRita(folder))
  const copy = await copyOf(folder)
  ;[one, other] = [await playOn(folder), await playOn(copy)]
}, 300_000)

async function playOn(folder: string): Promise<Played> {
  const days = { first: FIRST, from: LAST, to: LAST }
  expect(await playIn(folder, days, LAST_USE)).toEqual({ days: 1, refusals: [] })
  const database = await openEmbedded(folder)
  const { rows } = await sql<{ now: Date; uuid: string }>`select now(), gen_random_uuid() as uuid`.execute(database.db)
  const [{ now, uuid } = { now: new Date(0), uuid: '' }] = rows
  const packed = await packedRows(database)
  await database.close()
  return { folder, rows: packed, now, uuid }
}

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

test('the same days played twice give the same rows, ids and times included', () => {
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
  expect(one?.now.getTime()).toBeGreaterThanOrEqual(startedAt.getTime())
  expect(one?.uuid).not.toBe(other?.uuid)
})

test('a second start of the day has nothing to play, and a database without a past is left alone', async () => {
  const folder = one?.folder ?? ''
  expect(readDemoState(demoStateFile(folder))).toEqual({ firstDay: FIRST, playedTo: LAST })
  const settings = (place: string) => readEnv({ DATA_DIR: place })
  expect(await playDemoPast(settings(folder), { now: new Date(`${TODAY}T12:00:00Z`) })).toBeNull()
  const older = await newFolder()
  await mkdir(databaseFolder(older))
  expect(await playDemoPast(settings(older))).toBeNull()
})

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
    const { tipster } = await app.visitor().call(readTipsterPage, { slug: 'clara-nunes' })
    expect(tipster.brand_logo).toContain('/logo')
    expect(tipster.record.settled).toBeGreaterThan(0)
    expect((await admin.call(readFinance, {})).mrr_cents).toBeGreaterThan(0)
    expect((await admin.call(readOverview, {})).urgent_tickets).toBeGreaterThan(0)
  }))
