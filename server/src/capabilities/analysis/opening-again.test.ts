import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { checkChatQuota, listCountedMatches } from '@prancheta/contract/analysis/quota.ts'
import { analyzeMatchPro, readLatestAnalysis, saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRatedApp, type RatedApp } from '#test/rated-app.ts'
import { userIdOf } from '#test/support.ts'
import { claim } from './quota/quota.ts'

let rated: RatedApp
beforeAll(async () => {
  rated = await openRatedApp({ onlyFirstLeague: true })
})
afterAll(() => rated.app.stop())

const fixtureId = () => rated.game.fixtureId

test('a match analysed before opens again as it was answered, with its pick once saved, and takes nothing of the month', async () => {
  const { app } = rated
  const ana = await app.signUp('Ana')
  expect(await ana.call(readLatestAnalysis, { fixtureId: fixtureId() })).toEqual({ analysis: null, saved: null })
  const { quota, ...analysis } = await ana.call(analyzeMatchPro, { fixtureId: fixtureId() })
  expect(await ana.call(readLatestAnalysis, { fixtureId: fixtureId() })).toEqual({ analysis, saved: null })
  await ana.call(saveAnalysis, { fixture_id: fixtureId(), pick: 'result.draw' })
  expect(await ana.call(readLatestAnalysis, { fixtureId: fixtureId() })).toEqual({
    analysis,
    saved: { pick: 'result.draw' },
  })
  expect(await ana.call(readPlan, {})).toMatchObject({ analyses_count_month: quota.current })
  const bruno = await app.signUp('Bruno')
  expect(await bruno.call(readLatestAnalysis, { fixtureId: fixtureId() })).toEqual({ analysis: null, saved: null })
})

test('the month tells which matches it has counted, those only talked about among them, and nobody else’s', async () => {
  const { app, games } = rated
  const ana = await app.signUp('Ana')
  expect(await ana.call(listCountedMatches, {})).toEqual({ matches: [] })
  await ana.call(analyzeMatchPro, { fixtureId: fixtureId() })
  const talked = games[1]?.fixtureId ?? 0
  const { db } = app.database
  await claim({ db, clock: { now: () => new Date('2026-11-20T14:00:00Z') } }, await userIdOf(db, ana), {
    fixtureId: talked,
  })
  const { matches } = await ana.call(listCountedMatches, {})
  expect(matches.toSorted((one, other) => one.fixtureId - other.fixtureId)).toEqual(
    [
      { fixtureId: fixtureId(), isAnalysed: true },
      { fixtureId: talked, isAnalysed: false },
    ].toSorted((one, other) => one.fixtureId - other.fixtureId),
  )
  expect(await ana.call(checkChatQuota, { fixtureId: talked })).toMatchObject({ alreadyCounted: true })
  expect(await (await app.signUp('Bruno')).call(listCountedMatches, {})).toEqual({ matches: [] })
})
