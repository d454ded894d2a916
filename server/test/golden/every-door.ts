import { readDashboard } from '@prancheta/contract/account/dashboard.ts'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { readRecord } from '@prancheta/contract/history/record.ts'
import { readRoundPlan } from '@prancheta/contract/history/round-plan.ts'
import * as history from '@prancheta/contract/history/routes.ts'
import { generateCard } from '@prancheta/contract/history/story-card.ts'
import { readTipsterPage } from '@prancheta/contract/tipsters/routes.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { askAi } from '../chat-stream.ts'
import type { Person } from '../person.ts'
import { endGame, putOnPlan } from '../saved-analyses.ts'
import type { TestApp } from '../start-test-app.ts'
import { userIdOf } from '../support.ts'
import type { StoredCase } from './golden.ts'
import type { Stage } from './stage.ts'

/** Somebody in whose history a golden analysis stands. */
export type Keeper = { person: Person; runId: string; savedId: string; fixtureId: number }

const job = { attempt: 1, signal: new AbortController().signal }
const sentBody = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) })

/** Puts a golden analysis into the database as it was found in one. */
export async function keepGolden(stage: Stage, golden: StoredCase): Promise<Keeper> {
  const { app } = stage
  const { run, saved } = golden
  const { db } = app.database
  const person = await app.signUp('Ana')
  await putOnPlan(db, person, 'black')
  const userId = await userIdOf(db, person)
  const { runId, fixtureId } = await keepRun(stage, userId, golden)
  const { id: savedId } = await db
    .insertInto('analyses')
    .values({ ...columnsOf(saved), user_id: userId, run_id: runId, fixture_id: fixtureId, created_at: run.created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { person, runId, savedId, fixtureId }
}

async function keepRun({ app, games }: Stage, userId: string, { run, saved }: StoredCase) {
  const game = games.find(({ homeName, awayName }) => homeName === saved.home_name && awayName === saved.away_name)
  if (!game) throw new Error(`${saved.home_name} does not play that day`)
  const { fixtureId } = game
  const row = { fixture_id: fixtureId, created_at: run.created_at, result: JSON.stringify(run.result) }
  const { id: runId } = await app.database.db
    .insertInto('analysis_runs')
    .values({ ...row, user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { runId, fixtureId }
}

const columnsOf = ({ markets, why, ...columns }: StoredCase['saved']) => ({
  ...columns,
  markets: JSON.stringify(markets),
  why: JSON.stringify(why),
})

/** What each door says of it, by a name of the door. The match ends on the way, and is analysed again. */
export async function readThroughDoors(
  stage: Stage,
  golden: StoredCase,
  keeper: Keeper,
): Promise<Record<string, unknown>> {
  const { person, savedId: analysisId, runId, fixtureId } = keeper
  const { app } = stage
  const answers = {
    history: await person.call(history.listHistory, {}),
    markets: await person.call(history.readSavedMarkets, { analysisId }),
    unfinished: await person.call(history.readUnfinished, {}),
    dashboard: await person.call(readDashboard, {}),
    roundPlan: await person.call(readRoundPlan, { date: '2026-11-20' }),
    csv: await (await person.send('get', history.EXPORT_PATH)).text(),
    tipsterPage: await tipsterPageOf(stage, golden),
    changesSince: (await person.call(analyzeMatchPro, { fixtureId })).changes?.since,
    ...(await afterTheEnd(app, keeper)),
  }
  const ownIds = [
    [analysisId, 'SAVED'],
    [runId, 'RUN'],
    [`"fixtureId":${fixtureId},`, '"fixtureId":0,'],
  ] as const
  return JSON.parse(ownIds.reduce((text, [id, name]) => text.replaceAll(id, name), JSON.stringify(answers)))
}

async function afterTheEnd(app: TestApp, { person, savedId: analysisId, fixtureId }: Keeper) {
  await endGame(app.database.db, fixtureId, { state: 'finished', home_goals: 2, away_goals: 1 })
  await app.runJob('history.settle', {}, job)
  const { analyses } = await person.call(history.readNews, {})
  const told = {
    news: analyses.map(({ settledAt: _, ...analysis }) => analysis),
    settledMarkets: await person.call(history.readSavedMarkets, { analysisId }),
    record: await person.call(readRecord, {}),
  }
  // The match is to come again for the next one who keeps an analysis of it.
  await endGame(app.database.db, fixtureId, { state: 'scheduled', home_goals: null, away_goals: null })
  return told
}

/** All that an AI is told when the owner asks about the match. */
export async function briefingOf({ ai }: Stage, { person, fixtureId }: Keeper): Promise<string> {
  await askAi(person, 'Pergunta: quem é o favorito?', { fixtureId })
  return sentBody.parse(ai.getLastRequest()?.body).messages[0]?.content ?? ''
}

export async function cardOf({ person, savedId, fixtureId }: Keeper): Promise<string> {
  return (await person.call(generateCard, { analysis: { id: savedId }, fixture: { fixtureId } })).image ?? ''
}

let tipsters = 0

/** A tipster who published the same when the odd saved was the one that counted: of a game of tomorrow, because the database asks its own clock. */
export async function tipsterPageOf(stage: Stage, golden: StoredCase) {
  const { app } = stage
  const { db } = app.database
  const person = await app.signUp('Tina')
  tipsters += 1
  const slug = `tina-${tipsters}`
  const userId = await userIdOf(db, person)
  await db.updateTable('profiles').set({ tipster_slug: slug }).where('id', '=', userId).execute()
  const { runId } = await keepRun(stage, userId, golden)
  const tomorrow = { match_date: sql<Date>`now() + interval '1 day'` }
  const { id } = await db
    .insertInto('analyses')
    .values({ ...columnsOf(golden.saved), user_id: userId, run_id: runId, ...tomorrow })
    .returning('id')
    .executeTakeFirstOrThrow()
  const atSavedOdd = { public: true, published_odd: sql<number>`pick_odd` }
  await db.updateTable('analyses').set(atSavedOdd).where('id', '=', id).execute()
  const { tipster } = await app.visitor().call(readTipsterPage, { slug })
  const shown = tipster.analyses.map(({ id: _id, match_date: _day, published_at: _at, ...analysis }) => analysis)
  return { record: tipster.record, analyses: shown }
}
