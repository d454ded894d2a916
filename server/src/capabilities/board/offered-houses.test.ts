import { readBoard } from '@prancheta/contract/board/routes.ts'
import { readEntry } from '@prancheta/contract/public-log/entries.ts'
import { expect, test } from 'vitest'
import { openRatedApp } from '#test/rated-app.ts'

const HOUSE = 'Casa Aroeira'
const run = { attempt: 1, signal: new AbortController().signal }

test('board and public log name no price of a house that people here cannot use, which still counts in the chances', async () => {
  const { app } = await openRatedApp({ env: { HOUSES: HOUSE } })
  for (const job of ['fixtures.follow-days', 'fixtures.follow-odds', 'board.refresh', 'public-log.forecasts'])
    await app.runJob(job, {}, run)
  const { db } = app.database
  const quoted = await db.selectFrom('odds_quotes').select('house').distinct().execute()
  const logged = await db.selectFrom('log_entries').select('line').where('kind', '=', 'forecast').execute()
  const { games } = await (await app.signUpAdmin()).call(readBoard, { date: '2026-11-20' })
  await app.stop()

  expect(quoted.length).toBeGreaterThan(1)
  const offers = games.flatMap((game) => game.offers ?? [])
  expect(new Set(offers.map(({ house }) => house))).toEqual(new Set([HOUSE]))
  const forecasts = logged.flatMap(({ line }) => {
    const entry = readEntry(line)
    return entry?.kind === 'forecast' ? [entry.body] : []
  })
  expect(forecasts.length).toBeGreaterThan(0)
  for (const { game, chances, recommended } of forecasts) {
    expect(recommended === null || recommended.house === HOUSE).toBe(true)
    const shown = games.find(({ fixtureId }) => fixtureId === game.id)
    const [best] = shown?.offers ?? []
    // What is written down is what the board shows.
    expect(recommended?.market ?? null).toBe(best?.isRecommended ? best.marketId : null)
    expect(chances['result.home'].pooled).toBeCloseTo(shown?.forecast?.chances.pooled.home ?? Number.NaN, 3)
    expect(chances['result.home'].market === null).toBe(shown?.forecast?.chances.market === null)
  }
})
