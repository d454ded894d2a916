import { expect, test } from 'vitest'
import type { EntryContent, LoggedChances } from '../entry-content.ts'
import { compareLineups } from './lineup-comparison.ts'
import { LoggedGames } from './logged-games.ts'

const all = (model: number, pooled: number): LoggedChances => ({ model, market: null, pooled })
const chances = (home: number) => ({
  'result.home': all(home, 0.5),
  'result.draw': all(0.3, 0.3),
  'result.away': all(0.7 - home, 0.2),
  'goals.over2.5': all(0.5, 0.5),
  'btts.yes': all(0.5, 0.5),
})

/** Home wins, of which the line-ups knew a little more. */
function logOf(games: number) {
  const log = new LoggedGames()
  const add = (n: number, content: EntryContent) => log.add({ ...content, n })
  for (let id = 1; id <= games; id++) {
    const names = { id, league: 'Série A', country: 'Brazil', home: 'Casa', away: 'Fora', isDemo: false }
    const game = { ...names, kickOff: '2026-11-20T22:00:00.000Z' }
    const nothing = { recommended: null, closing: null }
    add(3 * id, { kind: 'forecast', body: { game, moment: 'last', chances: chances(0.4), ...nothing } })
    const out = { minutes: 0, goals: 0 }
    const missing = { home: out, away: { minutes: 0.1, goals: 0.2 } }
    add(3 * id + 1, { kind: 'lineups', body: { game, basis: 'lineups', missing, chances: chances(0.5) } })
    add(3 * id + 2, {
      kind: 'result',
      body: { game: id, ended: 'played', goals: { home: 1, away: 0 }, recommendations: [] },
    })
  }
  return [...log.all()]
}

test('with 200 games and more the same matches are scored with line-ups and without, the model and what was said', () => {
  const compared = compareLineups(logOf(200))
  expect(compared?.games).toBe(200)
  // By hand: 0.36 + 0.09 + 0.09 = 0.54 without, 0.25 + 0.09 + 0.04 = 0.38 with.
  expect(compared?.model.brier.without?.mean).toBeCloseTo(0.54, 12)
  expect(compared?.model.brier.with?.mean).toBeCloseTo(0.38, 12)
  expect(compared?.model.logLoss.gap?.mean).toBeCloseTo(Math.log(0.4 / 0.5), 12)
  expect(compared?.pooled.brier.gap?.mean).toBe(0)
})

test('fewer games are not compared', () => {
  expect(compareLineups(logOf(199))).toBeNull()
})
