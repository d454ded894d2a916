import { analyzeMatchPro, saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { readRoundPlan } from '@prancheta/contract/history/round-plan.ts'
import { listHistory, readAnalysis, readUnfinished } from '@prancheta/contract/history/routes.ts'
import { generateCard } from '@prancheta/contract/history/story-card.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRatedApp } from '#test/rated-app.ts'
import { addSaved, endGame, putOnPlan } from '#test/saved-analyses.ts'
import type { TestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'

let app: TestApp
let games: FixtureView[]
beforeAll(async () => {
  ;({ app, games } = await openRatedApp())
})
afterAll(() => app.stop())

const fixtureId = () => games[0]?.fixtureId ?? 0
type Image = OutputOf<typeof generateCard>['image']
const bytesOf = (image: Image) => Buffer.from((image ?? '').replace('data:image/png;base64,', ''), 'base64')

/** Whether any dot of the picture has this colour, given as red, green, blue and opacity. */
function hasColour(image: Image, colour: readonly number[]): boolean {
  const { data } = PNG.sync.read(bytesOf(image))
  const wanted = Buffer.from(colour)
  let at = data.indexOf(wanted)
  while (at >= 0 && at % 4 !== 0) at = data.indexOf(wanted, at + 1)
  return at >= 0
}

test('a card is drawn from the stored analysis; numbers in the body change nothing', async () => {
  const ana = await app.signUp('Ana')
  await putOnPlan(app.database.db, ana, 'pro')
  const analysis = await ana.call(analyzeMatchPro, { fixtureId: fixtureId() })
  const { image } = await ana.call(generateCard, { analysis, fixture: analysis.fixture })
  // Width and height stand at the beginning of every PNG.
  expect([bytesOf(image).readUInt32BE(16), bytesOf(image).readUInt32BE(20)]).toEqual([1080, 1920])
  const lying = { ...analysis, confidence: 99, match: 'Outro x Jogo', markets: [] }
  const fixture = { ...analysis.fixture, homeName: 'Outro' }
  expect((await ana.call(generateCard, { analysis: lying, fixture })).image).toBe(image)
  // Named by the saved row, as history does, it is the same card.
  const { id } = await ana.call(saveAnalysis, { fixture_id: fixtureId() })
  expect((await ana.call(generateCard, { analysis: { id }, fixture: { fixtureId: fixtureId() } })).image).toBe(image)
})

test('a card is refused without the right, and of what one never analysed', async () => {
  const [ana, bruno] = [await app.signUp('Ana'), await app.signUp('Bruno')]
  const analysis = await ana.call(analyzeMatchPro, { fixtureId: fixtureId() })
  const ask = { analysis: { id: analysis.id }, fixture: { fixtureId: fixtureId() } }
  await expect(ana.call(generateCard, ask)).rejects.toMatchObject({ status: 403, code: 'plan.rightMissing' })
  await putOnPlan(app.database.db, bruno, 'black')
  await expect(bruno.call(generateCard, ask)).rejects.toMatchObject({
    status: 404,
    words: 'Dados da partida não disponíveis',
  })
  const without = await bruno.send('post', generateCard.path, { analysis: {} })
  expect(await without.json()).toMatchObject({ error: 'Dados da partida não disponíveis' })
})

test('a tipster’s card carries their name, colour and logo', async () => {
  const ana = await app.signUp('Ana')
  const { db } = app.database
  await putOnPlan(db, ana, 'pro')
  const analysis = await ana.call(analyzeMatchPro, { fixtureId: fixtureId() })
  const ask = { analysis: { id: analysis.id }, fixture: { fixtureId: fixtureId() } }
  const plain = await ana.call(generateCard, ask)
  const brand = { tipster_slug: 'ana', brand_color: '#ff0080', brand_logo: 'http://127.0.0.1:1/logo.png' }
  await db.updateTable('profiles').set(brand).where('email', '=', ana.email).execute()
  const branded = await ana.call(generateCard, ask)
  const pink = [0xff, 0x00, 0x80, 0xff]
  expect([hasColour(plain.image, pink), hasColour(branded.image, pink)]).toEqual([false, true])

  const logo = new PNG({ width: 8, height: 8 })
  logo.data.fill(Buffer.from([0, 0, 255, 255]))
  const row = { type: 'image/png' as const, bytes: PNG.sync.write(logo), version: '1', updated_at: new Date() }
  await db
    .insertInto('tipster_logos')
    .values({ user_id: await userIdOf(db, ana), ...row })
    .execute()
  expect(hasColour((await ana.call(generateCard, ask)).image, [0x00, 0x00, 0xff, 0xff])).toBe(true)
})

test('a saved analysis opens whole, as it was answered, with the pick of its owner and not the one we recommended', async () => {
  const ana = await app.signUp('Ana')
  const { quota: _, ...analysis } = await ana.call(analyzeMatchPro, { fixtureId: fixtureId() })
  const pick = analysis.markets.find(({ id }) => id !== analysis.pick)?.id ?? null
  const { id } = await ana.call(saveAnalysis, { fixture_id: fixtureId(), pick })
  expect(await ana.call(readAnalysis, { analysisId: id })).toEqual({ analysis, pick })
})

test('what was analysed and is still to come waits on the dashboard, the latest first', async () => {
  const ana = await app.signUp('Ana')
  const toCome = games.filter(({ state }) => state === 'scheduled').slice(0, 2)
  for (const game of toCome) await ana.call(analyzeMatchPro, { fixtureId: game.fixtureId })
  const [first, second] = toCome
  await ana.call(saveAnalysis, { fixture_id: first?.fixtureId ?? 0 })
  const { matches } = await ana.call(readUnfinished, {})
  const shown = matches.map((match) => [match.fixtureId, match.isSaved])
  expect(new Map(shown as [number, boolean][])).toEqual(
    new Map([
      [second?.fixtureId, false],
      [first?.fixtureId, true],
    ]),
  )
})

test('the round’s plan stakes the day’s saved recommendations together, within its cap, for Black alone', async () => {
  const ana = await app.signUpAdmin('Ana')
  const { db } = app.database
  const saved: string[] = []
  for (const { fixtureId: id, state } of games) {
    if (state !== 'scheduled') continue
    const analysis = await ana.call(analyzeMatchPro, { fixtureId: id })
    if (analysis.pick === null) continue
    saved.push((await ana.call(saveAnalysis, { fixture_id: id })).id)
  }
  expect(saved.length).toBeGreaterThan(0)
  const plan = await ana.call(readRoundPlan, {})
  expect(plan).toMatchObject({ date: '2026-11-20', exposureMax: 15, stakeBase: 100 })
  expect(plan.bets.map(({ analysisId }) => analysisId).toSorted()).toEqual(saved.toSorted())
  expect(plan.total).toBeLessThanOrEqual(15 + 1e-9)
  expect(plan.total).toBeCloseTo(
    plan.bets.reduce((sum, { stake }) => sum + stake, 0),
    9,
  )
  for (const { edge, stake, alone } of plan.bets) {
    expect(edge).toBeGreaterThanOrEqual(0.05)
    expect(stake).toBeGreaterThanOrEqual(0)
    if (plan.uncapped <= 15) expect(stake).toBeCloseTo(alone, 1)
  }
  // Begun, postponed or of another day: nothing to stake any more.
  const [gone] = plan.bets
  await endGame(db, gone?.fixtureId ?? 0, { state: 'postponed' })
  expect((await ana.call(readRoundPlan, {})).bets.length).toBe(plan.bets.length - 1)
  expect((await ana.call(readRoundPlan, { date: '2026-11-22' })).bets).toEqual([])
  const bruno = await app.signUp('Bruno')
  await putOnPlan(db, bruno, 'pro')
  await expect(bruno.call(readRoundPlan, {})).rejects.toMatchObject({ code: 'plan.rightMissing' })
  await putOnPlan(db, bruno, 'black')
  await addSaved(db, bruno, { pick_market_id: 'result.home', pick_name: 'x', pick_probability: 0.5, pick_odd: 2 })
  expect((await bruno.call(readRoundPlan, {})).bets).toEqual([])
  expect((await ana.call(listHistory, {})).counts.total).toBe(saved.length)
})
