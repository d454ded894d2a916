import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { readFinance } from '@prancheta/contract/admin/figures.ts'
import { listUsers } from '@prancheta/contract/admin/users.ts'
import { readRoundPlan } from '@prancheta/contract/history/round-plan.ts'
import { listHistory } from '@prancheta/contract/history/routes.ts'
import { readJournal } from '@prancheta/contract/journal/figures.ts'
import { listAllTickets } from '@prancheta/contract/support/admin-tickets.ts'
import { countUnreadTickets } from '@prancheta/contract/support/tickets.ts'
import { readTipsterPage } from '@prancheta/contract/tipsters/routes.ts'
import { expect, test } from 'vitest'
import { draftOf, playDemoPast } from '#demo-past/demo-past.ts'
import { demoStateFile, readDemoState } from '#demo-past/demo-state.ts'
import { databaseFolder, openEmbedded } from '#platform/db/embedded.ts'
import { enterDemo, inApp } from './in-app.ts'
import { newFolder, packedRows, settingsOf } from './played-folder.ts'

// The first of a month: Ana has used nothing of it before today.
const NOON = '2026-11-01T15:00:00Z'
const BEFORE_DAWN = '2026-11-01T06:00:00Z'
/** Before the day's first game. */
const MORNING = '2026-11-01T11:00:00Z'

async function playWhole(folder: string, now: string): Promise<{ folder: string; rows: string[] }> {
  expect(await playDemoPast(settingsOf(folder), { now: new Date(now) })).toEqual({ days: 120, refusals: [] })
  expect(readDemoState(demoStateFile(folder))).toEqual({ firstDay: '2026-07-04', playedTo: '2026-10-31' })
  expect(existsSync(draftOf(databaseFolder(folder)))).toBe(false)
  const database = await openEmbedded(folder)
  const rows = await packedRows(database)
  await database.close()
  return { folder, rows }
}

/** What a start leaves that was killed in the middle of playing. */
async function cutShortFolder(): Promise<string> {
  const folder = await newFolder()
  await mkdir(draftOf(databaseFolder(folder)))
  await writeFile(join(draftOf(databaseFolder(folder)), 'PG_VERSION'), 'half')
  return folder
}

test('a demo made before dawn and at noon of one day is the same to the last row, and holds what it promises', async () => {
  const one = await playWhole(await newFolder(), NOON)
  expect((await playWhole(await cutShortFolder(), BEFORE_DAWN)).rows).toEqual(one.rows)
  await inApp(one.folder, MORNING, async (app) => {
    const [ana, bruno] = [await enterDemo(app, 'ana'), await enterDemo(app, 'bruno')]
    const [clara, admin] = [await enterDemo(app, 'clara'), await enterDemo(app, 'admin')]
    const savedBy = async (person: typeof ana) => (await person.call(listHistory, {})).counts
    expect(await ana.call(readPlan, {})).toMatchObject({ analyses_count_month: 2, limit: 3 })
    expect((await savedBy(ana)).total).toBe(4)
    expect(await ana.call(countUnreadTickets, {})).toMatchObject({ count: 1 })
    const ofToday = (await bruno.call(listHistory, {})).analyses.filter(
      ({ matchDate }) => matchDate > '2026-11-01T03:00',
    )
    expect(ofToday).toHaveLength(1)
    expect((await clara.call(readRoundPlan, {})).bets.length).toBeGreaterThanOrEqual(2)
    const { tipster } = await app.visitor().call(readTipsterPage, { slug: 'clara-colibri' })
    expect(tipster.verified?.settled).toBe(tipster.record.settled)
    expect(tipster.record.settled).toBeGreaterThan(60)
    const [ofBruno, ofClara] = [await savedBy(bruno), await savedBy(clara)]
    expect([ofBruno.total > 50, ofBruno.green > 5, ofBruno.red > 5]).toEqual([true, true, true])
    expect([ofClara.total > 125, ofClara.green > 20, ofClara.red > 20]).toEqual([true, true, true])
    for (const person of [bruno, clara]) {
      const { days } = await person.call(readJournal, {})
      const steps = days.map(({ profitCents }, at) => profitCents - (days[at - 1]?.profitCents ?? 0))
      expect([days.length > 25, steps.some((step) => step > 0), steps.some((step) => step < 0)]).toEqual([
        true,
        true,
        true,
      ])
    }
    expect((await admin.call(listUsers, {})).total).toBeGreaterThan(40)
    const {
      mrr_cents: mrr,
      past_due: unpaid,
      renewals,
      history,
      churn,
      payment_failures: failed,
    } = await admin.call(readFinance, {})
    expect([mrr > 0, unpaid.length > 0, renewals.length > 0, history.length]).toEqual([true, true, true, 120])
    expect([(churn ?? 0) > 0, failed > 0]).toEqual([true, true])
    for (const status of ['open', 'resolved', 'closed'] as const)
      expect((await admin.call(listAllTickets, { status })).tickets.length).toBeGreaterThan(0)
    expect((await admin.call(listAllTickets, { waiting: 'urgent' })).tickets.length).toBeGreaterThan(0)
  })
}, 1_200_000)
