import { analyzeMatchPro, saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { readEntry } from '@prancheta/contract/public-log/entries.ts'
import { previewPublication, publishAnalysis, readTipsterPage } from '@prancheta/contract/tipsters/routes.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openRatedApp } from '#test/rated-app.ts'
import { putOnPlan } from '#test/saved-analyses.ts'
import { userIdOf } from '#test/support.ts'

test('a pick is published with the chance of that minute, the saved one beside it, and the edge is that of the chance now', async () => {
  const { app, game } = await openRatedApp({ onlyFirstLeague: true })
  const { db } = app.database
  const tina = await app.signUp('Tina')
  await putOnPlan(db, tina, 'pro')
  const userId = await userIdOf(db, tina)
  await db.updateTable('profiles').set({ tipster_slug: 'tina-agora' }).where('id', '=', userId).execute()
  // Still to come by the database's own clock too, whichever day it is.
  const { fixtureId } = game
  await sql`update fixtures set kick_off = greatest(now(), '2026-11-20T20:00Z') + interval '1 hour' where id = ${fixtureId}`.execute(
    db,
  )
  const { markets } = await tina.call(analyzeMatchPro, { fixtureId })
  const picked = markets.find(({ odd }) => odd !== null)
  await tina.call(saveAnalysis, { fixture_id: fixtureId, pick: picked?.id ?? '' })
  const { id } = await db
    .updateTable('analyses')
    .set({ pick_probability: 0.123 })
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirstOrThrow()

  const preview = await tina.call(previewPublication, { analysisId: id })
  const { probability: chance, odd } = preview
  expect(preview).toMatchObject({ saved_probability: 0.123, odd: expect.any(Number), is_too_old: false })
  expect(chance).toBeCloseTo((picked?.probability ?? 0) / 100, 3)
  expect(preview.edge).toBeCloseTo(chance * (odd ?? 0) - 1, 9)

  await tina.call(publishAnalysis, { analysis_id: id })
  const last = await db.selectFrom('log_entries').select('line').orderBy('n', 'desc').limit(1).executeTakeFirstOrThrow()
  expect(readEntry(last.line)).toMatchObject({
    kind: 'publication',
    body: { chance: expect.closeTo(chance, 5), savedChance: 0.123, odd, edge: expect.closeTo(preview.edge ?? 0, 5) },
  })
  const { tipster } = await app.visitor().call(readTipsterPage, { slug: 'tina-agora' })
  expect(tipster.analyses[0]?.markets[0]).toMatchObject({ isPick: true, probability: expect.closeTo(chance, 5), odd })
  await app.stop()
})
