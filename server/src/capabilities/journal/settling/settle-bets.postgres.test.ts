import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { listBets } from '@prancheta/contract/journal/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { betInWords, write } from '#test/journal-bets.ts'
import { movingClock } from '#test/moving-clock.ts'
import { addSaved, endGame } from '#test/saved-analyses.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { untilSomebodyWaits } from '#test/until-somebody-waits.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ clock: movingClock('2026-11-20T14:00:00Z') })
})
afterAll(() => app.stop())

test('what its owner says of a bet while its score comes in is not written over', async () => {
  const ana = await app.signUp('Ana')
  const { db } = app.database
  const [game] = (await ana.call(getFixtures, { date: '2026-11-20' })).fixtures
  if (!game) throw new Error('no games today')
  const fixture_id = game.fixtureId
  const analysisId = await addSaved(db, ana, { fixture_id, match_date: new Date(game.dateUTC) })
  const betOn = { analysisId, marketId: 'result.home' }
  const { id } = await write(ana, betInWords({ betOn, placedAt: '2026-11-20T13:00:00Z' }))
  await endGame(db, fixture_id, { state: 'finished', home_goals: 0, away_goals: 1 })
  const settling = await db.transaction().execute(async (tx) => {
    await sql`update journal_bets set hand_outcome = 'push', is_settled = true, risked_cents = 1000 where id = ${id}`.execute(
      tx,
    )
    const begun = app.runJob('journal.settle', {}, { attempt: 1, signal: new AbortController().signal })
    await untilSomebodyWaits(db)
    return { begun }
  })
  await settling.begun
  const { bets } = await ana.call(listBets, {})
  expect(bets[0]).toMatchObject({ outcome: 'push', ruleOutcome: 'lost', isByHand: true, profitCents: 0 })
})
