import { analyzeMatchPro, saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openRatedApp, type RatedApp } from '#test/rated-app.ts'

let rated: RatedApp
beforeAll(async () => {
  rated = await openRatedApp({ onlyFirstLeague: true })
})
afterAll(() => rated.app.stop())

async function saveWith(pick: string | null) {
  const { app, game } = rated
  const ana = await app.signUp('Ana')
  const analysis = await ana.call(analyzeMatchPro, { fixtureId: game.fixtureId })
  const { id } = await ana.call(saveAnalysis, { fixture_id: game.fixtureId, pick })
  const { why, confidence } = await app.database.db
    .selectFrom('analyses')
    .select(['why', 'confidence'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { analysis, why, confidence }
}

test('reasons and confidence saved with a pick are of that pick, whatever the analysis itself is about', async () => {
  const { analysis, why, confidence } = await saveWith('corners.over9.5')
  const market = analysis.markets.find(({ id }) => id === 'corners.over9.5')
  const [chance, corners] = z.array(z.string()).parse(why)
  expect(chance).toMatch(/^"Mais de 9,5 escanteios" tem \d+,\d% de probabilidade/)
  expect(corners).toMatch(/^São esperados \d+,\d escanteios/)
  expect(why).not.toEqual(analysis.reasoning)
  expect(confidence).toBe(market?.confidence)
})

test('without a pick, and with the one that was explained, the reasons are those that the page showed', async () => {
  const without = await saveWith(null)
  expect(without).toMatchObject({ why: without.analysis.reasoning, confidence: without.analysis.confidence })
  const likeliest = without.analysis.markets
    .filter(({ family }) => family === 'result')
    .toSorted((one, other) => other.probability - one.probability)[0]
  const explained = without.analysis.pick ?? likeliest?.id ?? ''
  const { analysis, why } = await saveWith(explained)
  expect(why).toEqual(analysis.reasoning)
})
