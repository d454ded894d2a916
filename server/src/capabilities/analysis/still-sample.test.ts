import { join } from 'node:path'
import { sampleAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { expect, test } from 'vitest'
import { openTestApp } from '#test/start-test-app.ts'

const NOW = new Date('2026-11-14T14:00:00Z')
const LEAGUE = 'Liga Vitória-Régia Ouro'
const run = { attempt: 1, signal: new AbortController().signal }
const STILL = join(import.meta.dirname, '../../../../web/src/domain/analysis/still-sample.json')

/** After a change of the engine or of the made-up world, `npx vitest run -u` on this file draws the still anew. */
test('the still on the first page, there before any script runs, is what the engine says of that game', async () => {
  const app = await openTestApp({ clock: { now: () => NOW } })
  try {
    const ana = await app.signUp('Ana')
    const { fixtures } = await ana.call(getFixtures, { date: '2026-11-14' })
    const leagueId = fixtures.find(({ leagueName }) => leagueName === LEAGUE)?.leagueId ?? 0
    await app.database.db.updateTable('leagues').set({ wanted_at: NOW }).where('id', '=', leagueId).execute()
    await app.runJob('fixtures.rate-league', { leagueId }, run)
    const { analysis } = await app.visitor().call(sampleAnalysis, {})
    expect(analysis?.pick).not.toBeNull()
    await expect(`${JSON.stringify(analysis, null, 2)}\n`).toMatchFileSnapshot(STILL)
  } finally {
    await app.stop()
  }
}, 60_000)
