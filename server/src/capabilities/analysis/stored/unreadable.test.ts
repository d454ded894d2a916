import { analyzeMatchPro, saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import { readRoundPlan } from '@prancheta/contract/history/round-plan.ts'
import * as history from '@prancheta/contract/history/routes.ts'
import { generateCard } from '@prancheta/contract/history/story-card.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAi } from '#test/chat-stream.ts'
import { type Keeper, keepGolden, tipsterPageOf } from '#test/golden/every-door.ts'
import { type StoredCase, storedCases } from '#test/golden/golden.ts'
import { openStage, type Stage } from '#test/golden/stage.ts'
import { tidyRuns } from '../runs.ts'

let stage: Stage
let golden: StoredCase
beforeAll(async () => {
  stage = await openStage()
  const [first] = storedCases(2)
  if (!first) throw new Error('no golden analysis')
  golden = first
})
afterAll(() => stage.close())

const job = { attempt: 1, signal: new AbortController().signal }
const refusal = { status: 500, code: 'analysis.unreadable', words: analysisWords.unreadable }
const errors = () => stage.app.logLines.filter((line) => line.includes('fits no version'))

/** Whatever may lie in a database: of a version to come, cut off, or no analysis at all. */
const BROKEN: [string, (result: StoredCase['run']['result']) => unknown][] = [
  ['of a version to come', (result) => ({ ...result, version: 99 })],
  ['with a version that is none', (result) => ({ ...result, version: 'two' })],
  ['cut off', ({ markets: _, ...result }) => result],
  ['with a chance above 1', (result) => ({ ...result, scores: [[1.5]] })],
  ['with a market nobody knows', (result) => ({ ...result, pick: 'no.such' })],
  ['of the first version, cut off', () => ({ confidence: 70 })],
  ['no analysis at all', () => 'gone'],
]

async function keepBroken(broken: unknown): Promise<Keeper> {
  const keeper = await keepGolden(stage, golden)
  const { db } = stage.app.database
  await sql`update analysis_runs set result = ${JSON.stringify(broken)}::jsonb where id = ${keeper.runId}`.execute(db)
  return keeper
}

test.each(BROKEN)(
  'a stored analysis %s is told of honestly, is an error in the log, and stays',
  async (_what, breaks) => {
    const before = errors().length
    const broken = breaks(golden.run.result)
    const { person, savedId, runId, fixtureId } = await keepBroken(broken)
    await expect(person.call(history.readAnalysis, { analysisId: savedId })).rejects.toMatchObject(refusal)
    const card = person.call(generateCard, { analysis: { id: savedId }, fixture: { fixtureId } })
    await expect(card).rejects.toMatchObject(refusal)
    await expect(person.call(saveAnalysis, { fixture_id: fixtureId })).rejects.toMatchObject(refusal)
    const told = errors().slice(before)
    expect(told).toHaveLength(3)
    expect(JSON.parse(told[0] ?? '')).toMatchObject({ level: 50, analysisId: runId, faults: expect.any(Array) })
    expect(told.join()).not.toContain(person.email)
    const row = await sql<{ result: unknown }>`select result from analysis_runs where id = ${runId}`.execute(
      stage.app.database.db,
    )
    expect(row.rows[0]?.result).toEqual(broken)
  },
)

test('what stands beside an analysis that cannot be read goes on: list, talk, a new analysis, the round', async () => {
  const { person, savedId, fixtureId } = await keepBroken({ version: 99 })
  const { analyses } = await person.call(history.listHistory, {})
  expect(analyses).toMatchObject([{ id: savedId, markets: [{}, {}, {}] }])
  expect((await askAi(person, 'Pergunta: quem é o favorito?', { fixtureId })).text).toBe('O mandante.')
  expect(await person.call(readRoundPlan, { date: '2026-11-20' })).toMatchObject({ bets: [], leftOut: 1 })
  const anew = await person.call(analyzeMatchPro, { fixtureId })
  expect(anew.changes).toBeNull()
  expect(anew.markets.length).toBeGreaterThan(150)
})

test('saved markets that cannot be read are said to be so, and keep no other row from anybody', async () => {
  const { app } = stage
  const { person, savedId, fixtureId } = await keepGolden(stage, golden)
  const before = errors().length
  for (const markets of [{ list: [] }, 'gone', [{ id: 'result.home', chance: 7 }]]) {
    await sql`update analyses set markets = ${JSON.stringify(markets)}::jsonb where id = ${savedId}`.execute(
      app.database.db,
    )
    const { analyses } = await person.call(history.listHistory, {})
    expect(analyses).toMatchObject([
      { id: savedId, isUnreadable: true, markets: [], pick: { marketId: 'result.home' } },
    ])
    await expect(person.call(history.readSavedMarkets, { analysisId: savedId })).rejects.toMatchObject(refusal)
    const csv = await (await person.send('get', history.EXPORT_PATH)).text()
    expect(csv.trimEnd().split('\r\n')[1]).toContain(golden.saved.home_name)
    await app.runJob('history.settle', {}, job)
  }
  const told = errors().slice(before)
  expect(told).toHaveLength(9)
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ level: 50, savedAnalysisId: savedId, version: 2 })
  expect(await person.call(history.readUnfinished, {})).toMatchObject({ matches: [{ fixtureId, isSaved: true }] })
})

test('what a tipster published stays on their page and in their record, without markets that cannot be read', async () => {
  const page = await tipsterPageOf(stage, { ...golden, saved: { ...golden.saved, markets: [{ id: 'result.home' }] } })
  expect(page).toMatchObject({ record: { published: 1 }, analyses: [{ markets: [], why: golden.saved.why }] })
})

test('tidying after a month removes old analyses, and never one that cannot be read', async () => {
  const { db } = stage.app.database
  const { person, runId, fixtureId } = await keepBroken({ version: 99 })
  await sql`delete from analyses where run_id = ${runId}`.execute(db)
  const readable = (await person.call(analyzeMatchPro, { fixtureId })).id
  await sql`insert into analysis_runs (user_id, fixture_id, created_at, result)
    select user_id, fixture_id, created_at, result from analysis_runs where id = ${readable}`.execute(db)
  const left = async () => {
    const { rows } = await sql<{ id: string }>`select id from analysis_runs
      where user_id = (select user_id from analysis_runs where id = ${runId})`.execute(db)
    return rows.map(({ id }) => id)
  }
  expect(await left()).toHaveLength(3)
  await tidyRuns(db, new Date('2026-12-31T00:00:00Z'))
  const kept = await left()
  expect(kept).toHaveLength(2)
  expect(kept).toContain(runId)
  expect(kept).not.toContain(readable)
})
