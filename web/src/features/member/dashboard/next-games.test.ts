import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { expect, test } from 'vitest'
import { gamesAhead } from './next-games.tsx'

const NOW = new Date('2026-11-20T20:00:00Z')

function game(fixtureId: number, dateUTC: string, other: Partial<FixtureView> = {}): FixtureView {
  return {
    ...{ fixtureId, dateUTC, leagueId: 1, leagueName: 'Liga', season: 2026, isTimeKnown: true, state: 'scheduled' },
    ...{
      homeId: 1,
      homeName: 'Casa',
      homeLogo: null,
      awayId: 2,
      awayName: 'Fora',
      awayLogo: null,
      lat: null,
      lon: null,
    },
    ...{ country: null, round: null, venue: null, city: null, score: null, isDemo: true },
    ...other,
  }
}

test('the next games are those on and those still to come, in the order they begin', () => {
  const games = [
    game(1, '2026-11-20T23:00:00Z'),
    game(2, '2026-11-20T19:00:00Z'),
    game(3, '2026-11-20T19:30:00Z', { state: 'live' }),
    game(4, '2026-11-20T18:00:00Z', { state: 'finished' }),
    game(5, '2026-11-20T22:00:00Z', { state: 'postponed' }),
    game(6, '2026-11-20T21:00:00Z'),
    game(7, '2026-11-20T03:00:00Z', { isTimeKnown: false }),
  ]
  expect(gamesAhead(games, NOW).map(({ fixtureId }) => fixtureId)).toEqual([3, 6, 1, 7])
})
