import { EXPORT_PATH } from '@prancheta/contract/account/routes.ts'
import { analysisResult } from '@prancheta/contract/analysis/result.ts'
import { analyzeMatchPro, saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { readAnalysis } from '@prancheta/contract/history/routes.ts'
import { bestFirst } from '@prancheta/core/analysis/best-first.ts'
import { meanGoals } from '@prancheta/core/goals/grid-views.ts'
import { scoreGrid } from '@prancheta/core/goals/score-grid.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { briefingOf, cardOf, keepGolden, readThroughDoors } from '#test/golden/every-door.ts'
import { recordedAnswers, storedCases } from '#test/golden/golden.ts'
import { openStage, type Stage } from '#test/golden/stage.ts'
import { readZip } from '#test/read-zip.ts'
import { STORED_VERSION } from './read-stored.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const recorded = recordedAnswers()
/** The same matches at the same moments, in each version. The first one stored what the door answered. */
const answered = new Map(
  storedCases(1).map(({ name, run }) => [
    name,
    analysisResult.omit({ id: true, modelGoals: true, joint: true }).parse(run.result),
  ]),
)
const VERSIONS = Array.from({ length: STORED_VERSION }, (_, at) => at + 1)
const CASES = VERSIONS.flatMap((version) => storedCases(version).map((golden) => ({ version, golden })))

test.each(CASES)(
  'stored in version $version, $golden.name: opened, it is what was answered then, to the last digit, the most telling markets first',
  async ({ golden }) => {
    const { person, savedId, runId, fixtureId } = await keepGolden(stage, golden)
    const { analysis, pick } = await person.call(readAnalysis, { analysisId: savedId })
    const then = answered.get(golden.name)
    if (!then) throw new Error('not answered by the first version')
    const { reasoning, teamAnalysis } = golden.run.result
    const { expectedGoals, modelGoals, comboNotes, joint, ...rest } = analysis
    const { expectedGoals: modelThen, comboNotes: notesThen, ...others } = then
    const markets = bestFirst(then.markets, (market) => ({ ...market, chance: market.probability / 100 }))
    expect(rest).toEqual({ ...others, id: runId, markets, reasoning, teamAnalysis })
    // Why a combo is missing is told in today's words.
    expect(comboNotes).toHaveLength(notesThen.length)
    expect(modelGoals).toEqual(modelThen)
    const pooled = meanGoals(scoreGrid(then.scores))
    expect([expectedGoals.home, expectedGoals.away]).toEqual([close(pooled.home), close(pooled.away)])
    // What combinations are priced from is brought since version 4.
    expect(joint).toEqual(golden.run.result.joint ?? null)
    expect(pick).toBe(golden.saved.pick_market_id)
    const again = { fixture_id: fixtureId, pick: golden.saved.pick_market_id }
    expect(await person.call(saveAnalysis, again)).toEqual({ id: savedId, alreadySaved: true })
  },
)

test.each(CASES)(
  'stored in version $version, $golden.name: every other door tells what it always told',
  async ({ version, golden }) => {
    const answers = await readThroughDoors(stage, golden, await keepGolden(stage, golden))
    const before = recorded[golden.name]
    if (version === 1) expect(answers).toMatchObject({ ...before })
    // Chances were saved after a way through percent, which cost some of them their sixteenth digit.
    else expect(toTwelveDigits(answers)).toMatchObject({ ...toTwelveDigits(before) })
  },
)

test.each(storedCases(1).map(({ name }, at) => ({ name, isDrawn: at === 0 || process.env.DEEP === '1' })))(
  '$name: an AI is told the same, and the same card is drawn, in every version',
  async ({ name, isDrawn }) => {
    const told = []
    for (const version of VERSIONS) {
      const golden = storedCases(version).find((one) => one.name === name)
      if (!golden) throw new Error(`version ${version} has no such case`)
      const keeper = await keepGolden(stage, golden)
      told.push({ briefing: await briefingOf(stage, keeper), card: isDrawn ? await cardOf(keeper) : null })
    }
    expect(told[0]?.briefing).toMatch(/conjunta \d+,\d%/)
    for (const one of told) expect(one).toEqual(told[0])
  },
)

test.each(CASES)(
  'stored in version $version, $golden.name: its owner takes it along as it is stored',
  async ({ golden }) => {
    const { person } = await keepGolden(stage, golden)
    const response = await person.send('get', EXPORT_PATH)
    const files = readZip(Buffer.from(await response.arrayBuffer()))
    expect(JSON.parse(files.get('json/analysis_runs.json') ?? '')).toMatchObject([{ result: golden.run.result }])
    expect(JSON.parse(files.get('json/analyses.json') ?? '')).toMatchObject([{ markets: golden.saved.markets }])
  },
)

test('what is stored today has the shape of the newest golden ones: another shape is another version', async () => {
  const person = await stage.app.signUpAdmin('Ana')
  const fresh = []
  for (const { fixtureId } of stage.games) {
    await person.call(analyzeMatchPro, { fixtureId })
    await person.call(saveAnalysis, { fixture_id: fixtureId })
  }
  const { db } = stage.app.database
  const rows = await db
    .selectFrom('analyses')
    .innerJoin('profiles', 'profiles.id', 'analyses.user_id')
    .innerJoin('analysis_runs', 'analysis_runs.id', 'analyses.run_id')
    .select(['analysis_runs.result', 'analyses.markets', 'analyses.markets_version'])
    .where('email', '=', person.email)
    .execute()
  for (const { result, markets } of rows) fresh.push({ result, markets })
  expect(rows.map(({ markets_version }) => markets_version)).toEqual(rows.map(() => STORED_VERSION))
  const golden = storedCases(STORED_VERSION).map(({ run, saved }) => ({ result: run.result, markets: saved.markets }))
  expect(fresh.length).toBeGreaterThan(1)
  const known = shapeOf(golden)
  expect([...shapeOf(fresh)].filter((place) => !known.has(place))).toEqual([])
})

/** Every place with what stands there: the type of a value, or all the fields of an object. Nothing is said of a null. */
function shapeOf(value: unknown): Set<string> {
  const places = new Set<string>()
  const walk = (at: unknown, path: string) => {
    if (at === null) return
    if (Array.isArray(at)) for (const item of at) walk(item, `${path}[]`)
    else if (typeof at === 'object') {
      places.add(`${path}: ${Object.keys(at).toSorted().join(', ')}`)
      for (const [key, inner] of Object.entries(at)) walk(inner, `${path}.${key}`)
    } else places.add(`${path}: ${typeof at}`)
  }
  walk(value, '')
  return places
}

/** Scores beyond 8-8 were not kept before version 3. */
const close = (goals: number) => expect.closeTo(goals, 2)

function toTwelveDigits(value: unknown): object {
  return JSON.parse(JSON.stringify(value, (_, at) => (typeof at === 'number' ? Number(at.toPrecision(12)) : at)))
}
