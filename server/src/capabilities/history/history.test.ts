import { readDashboard } from '@prancheta/contract/account/dashboard.ts'
import {
  type HistoryFilter,
  listHistory,
  readAnalysis,
  readSavedMarkets,
  setResult,
} from '@prancheta/contract/history/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPublished } from '#test/add-published.ts'
import type { Person } from '#test/person.ts'
import { addManySaved, addSaved } from '#test/saved-analyses.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.stop())

const idsOf = async (person: Person, filter: HistoryFilter) =>
  (await person.call(listHistory, { filter })).analyses.map(({ id }) => id)

test('a newcomer’s history is empty and counts nothing', async () => {
  const ana = await app.signUp('Ana')
  expect(await ana.call(listHistory, {})).toEqual({
    counts: { total: 0, green: 0, red: 0 },
    analyses: [],
    next_cursor: null,
  })
})

test('45 saved analyses come in pages of twenty, newest first, none twice and none lost', async () => {
  const ana = await app.signUp('Ana')
  // Many in the same microsecond, as an import would write them.
  const at = new Date('2026-11-01T12:00:00Z')
  await addManySaved(
    app.database.db,
    ana,
    Array.from({ length: 45 }, () => ({ created_at: at })),
  )
  const seen: string[] = []
  const sizes: number[] = []
  let cursor: string | null | undefined
  do {
    const page = await ana.call(listHistory, cursor ? { cursor } : {})
    expect(page.counts.total).toBe(45)
    seen.push(...page.analyses.map(({ id }) => id))
    sizes.push(page.analyses.length)
    cursor = page.next_cursor
  } while (cursor)
  expect(sizes).toEqual([20, 20, 5])
  expect(new Set(seen).size).toBe(45)
})

test('a cursor nobody gave out starts at the beginning', async () => {
  const ana = await app.signUp('Ana')
  const id = await addSaved(app.database.db, ana)
  for (const cursor of ['x', Buffer.from('["2026-01-01", "1"]').toString('base64url'), "'; drop"])
    expect((await ana.call(listHistory, { cursor })).analyses.map((one) => one.id)).toEqual([id])
})

test('each filter shows its own, and the counters count all', async () => {
  const ana = await app.signUp('Ana')
  const { db } = app.database
  const [green, red, none] = [
    await addSaved(db, ana, { result: 'green' }),
    await addSaved(db, ana, { result: 'red' }),
    await addSaved(db, ana),
  ]
  expect(await idsOf(ana, 'green')).toEqual([green])
  expect(await idsOf(ana, 'red')).toEqual([red])
  expect(await idsOf(ana, 'none')).toEqual([none])
  expect(await idsOf(ana, 'all')).toEqual([none, red, green])
  expect((await ana.call(listHistory, { filter: 'red' })).counts).toEqual({ total: 3, green: 1, red: 1 })
})

test('a card shows the first three saved markets with chances from 0 to 1', async () => {
  const ana = await app.signUp('Ana')
  await addSaved(app.database.db, ana)
  const [card] = (await ana.call(listHistory, {})).analyses
  expect(card?.markets.map(({ name, probability }) => [name, probability])).toEqual([
    ['Vitória do mandante', 0.55],
    ['Mais de 2,5 gols', 0.52],
    ['Ambas marcam: sim', 0.5],
  ])
  expect(card).toMatchObject({ homeName: 'Bahia', confidence: 71.5, result: null, pick: null, score: null })
})

test('green and red are set directly and switched; counters and dashboard follow', async () => {
  const ana = await app.signUp('Ana')
  const analysisId = await addSaved(app.database.db, ana)
  const counts = async () => (await ana.call(listHistory, {})).counts
  await ana.call(setResult, { analysisId, result: 'green' })
  expect(await counts()).toEqual({ total: 1, green: 1, red: 0 })
  await ana.call(setResult, { analysisId, result: 'red' })
  await ana.call(setResult, { analysisId, result: 'red' })
  expect(await counts()).toEqual({ total: 1, green: 0, red: 1 })
  expect(await ana.call(readDashboard, {})).toMatchObject({ totalAnalyses: 1, greenResults: 0, redResults: 1 })
  const cleared = await ana.send('patch', `/api/history/${analysisId}`, { result: null })
  expect(cleared.status).toBe(400)
})

test('somebody else’s analysis is as if it were not there: not listed, not read, not marked', async () => {
  const [ana, bruno] = [await app.signUp('Ana'), await app.signUp('Bruno')]
  const analysisId = await addSaved(app.database.db, ana)
  const missing = { status: 404, code: 'analysis.notFound' }
  await expect(bruno.call(setResult, { analysisId, result: 'red' })).rejects.toMatchObject(missing)
  await expect(bruno.call(readSavedMarkets, { analysisId })).rejects.toMatchObject(missing)
  await expect(bruno.call(readAnalysis, { analysisId })).rejects.toMatchObject(missing)
  expect((await bruno.call(listHistory, {})).analyses).toEqual([])
  expect((await ana.call(listHistory, {})).analyses[0]?.result).toBeNull()
})

test('a published analysis cannot be marked: its pick decides, whatever anybody writes', async () => {
  const ana = await app.signUp('Ana')
  const { db } = app.database
  const userId = await userIdOf(db, ana)
  await db.updateTable('profiles').set({ tipster_slug: 'ana-publica' }).where('id', '=', userId).execute()
  const analysisId = await addPublished(db, { userId, outcome: 'lost' })
  await expect(ana.call(setResult, { analysisId, result: 'green' })).rejects.toMatchObject({
    status: 409,
    code: 'analysis.published',
  })
  await db.updateTable('analyses').set({ result: 'green' }).where('id', '=', analysisId).execute()
  expect((await ana.call(listHistory, {})).analyses[0]).toMatchObject({ result: 'red', isPublic: true })
  for (const outcome of ['void', 'half_won', 'push'] as const) {
    const id = await addPublished(db, { userId, outcome })
    expect((await ana.call(listHistory, {})).analyses.find((one) => one.id === id)?.result).toBeNull()
  }
  expect((await ana.call(listHistory, {})).counts).toEqual({ total: 4, green: 0, red: 1 })
})

test('an account that is deleted takes its history along, and other counters stay', async () => {
  const [ana, bruno] = [await app.signUp('Ana'), await app.signUp('Bruno')]
  const { db } = app.database
  await addManySaved(db, ana, [{ result: 'green' }, {}])
  await addManySaved(db, bruno, [{ result: 'red' }])
  await db
    .deleteFrom('profiles')
    .where('id', '=', await userIdOf(db, ana))
    .execute()
  expect((await bruno.call(listHistory, {})).counts).toEqual({ total: 1, green: 0, red: 1 })
})
