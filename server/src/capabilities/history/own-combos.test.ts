import { analyzeMatchPro, saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { readRecord } from '@prancheta/contract/history/record.ts'
import { listHistory, readAnalysis } from '@prancheta/contract/history/routes.ts'
import { generateCard } from '@prancheta/contract/history/story-card.ts'
import { startPause } from '@prancheta/contract/responsible-play/routes.ts'
import { publishAnalysis, readTipsterPage } from '@prancheta/contract/tipsters/routes.ts'
import { toComboPick } from '@prancheta/core/combos/own/combo-pick.ts'
import { toJointMatch } from '@prancheta/core/combos/own/joint-facts.ts'
import { priceOwnCombo } from '@prancheta/core/combos/own/own-combo.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAi } from '#test/chat-stream.ts'
import type { Person } from '#test/person.ts'
import { openRatedApp } from '#test/rated-app.ts'
import { endGame, putOnPlan } from '#test/saved-analyses.ts'
import type { TestApp } from '#test/start-test-app.ts'

let app: TestApp
let game: FixtureView
beforeAll(async () => {
  ;({ app, game } = await openRatedApp({ onlyFirstLeague: true }))
})
afterAll(() => app.stop())

const run = { attempt: 1, signal: new AbortController().signal }
const NINE = [0.5, 1.5, 2.5, 3.5, 4.5].flatMap((line) => [`goals.over${line}`, `homeGoals.over${line}`]).slice(0, 9)
const LEGS = ['goals.over1.5', 'btts.yes', 'corners.over8.5']

async function analysed(name: string) {
  const person = await app.signUp(name)
  return { person, analysis: await person.call(analyzeMatchPro, { fixtureId: game.fixtureId }) }
}

const save = (person: Person, pick: string, more = {}) =>
  person.call(saveAnalysis, { fixture_id: game.fixtureId, pick, ...more })
const pickOf = async (person: Person) => (await person.call(listHistory, {})).analyses[0]?.pick

test('a combination is saved with the chance that the server reads off its own grids, whatever a browser says of it', async () => {
  const { person, analysis } = await analysed('Ana')
  if (!analysis.joint) throw new Error('the answer brings no grids')
  const { chance } = priceOwnCombo(toJointMatch(analysis.joint), LEGS)
  const { id } = await save(person, toComboPick(LEGS), { confidence: 1, markets: [{ id: 'combo', probability: 0.99 }] })
  expect(await pickOf(person)).toMatchObject({
    name: 'Combinada: Mais de 1,5 gols + Ambas marcam: sim + Mais de 8,5 escanteios',
    probability: expect.closeTo(chance, 12),
    odd: null,
  })
  expect(await person.call(readAnalysis, { analysisId: id })).toMatchObject({ pick: toComboPick(LEGS) })
  expect(await save(person, toComboPick(LEGS.toReversed()))).toEqual({ id, alreadySaved: true })
})

test.each([
  ['one leg', 'combo:btts.yes', analysisWords.comboTooFewLegs],
  ['a leg twice', 'combo:btts.yes,btts.yes', analysisWords.comboLegTwice],
  ['a market nobody knows', 'combo:btts.yes,btts.maybe', analysisWords.pickUnknown],
  ['legs that exclude each other', 'combo:btts.yes,goals.under1.5', analysisWords.comboImpossible],
  ['nine legs', `combo:${NINE}`, analysisWords.comboTooManyLegs],
])('%s is refused in words, and nothing is saved', async (_, pick, words) => {
  const { person } = await analysed('Ana')
  await expect(save(person, pick)).rejects.toThrow(words)
  expect((await person.call(listHistory, {})).analyses).toEqual([])
})

test('an analysis stored before combinations were says so instead of guessing', async () => {
  const { person, analysis } = await analysed('Ana')
  await sql`update analysis_runs set result = (result - 'joint') || '{"version": 3}' where id = ${analysis.id}`.execute(
    app.database.db,
  )
  await expect(save(person, toComboPick(LEGS))).rejects.toThrow(analysisWords.comboTooOld)
})

test('a combination ends as its worst leg: a lost one at once, others once corners are counted, and the record has it', async () => {
  const [lost, won, refunded] = await Promise.all(['Ana', 'Bia', 'Caio'].map(analysed))
  if (!lost || !won || !refunded) throw new Error('three people')
  await save(lost.person, toComboPick(['goals.over4.5', 'corners.over8.5']))
  await save(won.person, toComboPick(LEGS))
  await save(refunded.person, toComboPick(['btts.yes', 'asianTotal.over3']))
  const score = { state: 'finished', home_goals: 2, away_goals: 1 } as const
  const settle = () => app.runJob('history.settle', {}, run)

  await endGame(app.database.db, game.fixtureId, { ...score, home_corners: null, away_corners: null })
  await settle()
  expect(await pickOf(lost.person)).toMatchObject({ outcome: 'lost', returned: null })
  expect(await pickOf(won.person)).toMatchObject({ outcome: null })
  expect(await pickOf(refunded.person)).toMatchObject({ outcome: 'push' })

  await endGame(app.database.db, game.fixtureId, { ...score, home_corners: 6, away_corners: 4 })
  await settle()
  expect(await pickOf(won.person)).toMatchObject({ outcome: 'won' })
  const { families, overall } = await won.person.call(readRecord, {})
  expect(families).toMatchObject([{ group: 'Combinadas', picks: 1, won: 1 }])
  expect(overall).toMatchObject({ picks: 1, stakes: 0, yield: null })
  await endGame(app.database.db, game.fixtureId, { state: 'scheduled', home_goals: null, away_goals: null })
})

test('a card shows the combination by its chances, and one that cannot be priced is refused', async () => {
  const { person, analysis } = await analysed('Ana')
  await putOnPlan(app.database.db, person, 'pro')
  const draw = (combo?: string) =>
    person.call(generateCard, {
      analysis: { id: analysis.id },
      fixture: { fixtureId: game.fixtureId },
      ...(combo && { combo }),
    })
  const [plain, own] = [await draw(), await draw(toComboPick(LEGS))]
  expect(own.image).toMatch(/^data:image\/png;base64,/)
  expect(own.image).not.toBe(plain.image)
  await expect(draw('combo:btts.yes')).rejects.toThrow(analysisWords.comboTooFewLegs)
})

test('in a pause no combination of one’s own is priced, to save or to draw; what was analysed before may be kept', async () => {
  const { person, analysis } = await analysed('Ana')
  await putOnPlan(app.database.db, person, 'pro')
  await person.call(startPause, { length: '24h' })
  const card = { analysis: { id: analysis.id }, fixture: { fixtureId: game.fixtureId } }
  const closed = { status: 403, code: 'pause.active' }
  await expect(save(person, toComboPick(LEGS))).rejects.toMatchObject(closed)
  await expect(person.call(generateCard, { ...card, combo: toComboPick(LEGS) })).rejects.toMatchObject(closed)
  await person.call(saveAnalysis, { fixture_id: game.fixtureId })
  expect((await person.call(generateCard, card)).image).toMatch(/^data:image/)
})

test('asked about in the talk, the combination is told with the numbers of its price', async () => {
  const { person, analysis } = await analysed('Ana')
  if (!analysis.joint) throw new Error('the answer brings no grids')
  const { chance } = priceOwnCombo(toJointMatch(analysis.joint), LEGS)
  const { text } = await askAi(person, 'O que os números dizem da minha combinada?', {
    fixtureId: game.fixtureId,
    combo: toComboPick(LEGS),
  })
  expect(text).toContain('Sua combinada')
  expect(text).toContain(`${(100 * chance).toFixed(1).replace('.', ',')}%`)
})

test('published, the page of a tipster shows the combination as the pick, by its chance and without a price', async () => {
  const { person } = await analysed('Tina')
  const { id } = await save(person, toComboPick(LEGS))
  const { db } = app.database
  await sql`update profiles set tipster_slug = 'tina' where email = ${person.email}`.execute(db)
  // The database asks its own clock whether the match is still to come.
  await sql`update analyses set match_date = now() + interval '1 day' where id = ${id}`.execute(db)
  await sql`update fixtures set kick_off = now() + interval '1 day' where id = ${game.fixtureId}`.execute(db)
  await person.call(publishAnalysis, { analysis_id: id })
  const { tipster } = await app.visitor().call(readTipsterPage, { slug: 'tina' })
  expect(tipster.analyses[0]?.markets[0]).toMatchObject({
    name: 'Combinada: Mais de 1,5 gols + Ambas marcam: sim + Mais de 8,5 escanteios',
    isPick: true,
    odd: null,
    edge: null,
  })
})
