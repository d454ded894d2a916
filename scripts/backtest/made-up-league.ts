import type { MatchRow } from '@prancheta/adapters/football/csv/match-row.ts'

const CLUBS = ['Alfa', 'Beta', 'Gama', 'Delta', 'Sigma', 'Ômega']

/** A small league for tests: everybody meets weekly, from a fixed seed, with prices, shots and half times. */
export function madeUpLeague(rounds: number, seed = 7): MatchRow[] {
  let state = seed
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  const rows: MatchRow[] = []
  for (let round = 0; round < rounds; round++) {
    const order = CLUBS.map((_, at) => CLUBS[(at + round) % CLUBS.length] ?? '')
    for (let pair = 0; pair < CLUBS.length / 2; pair++) {
      const day = 18_000 + 7 * round + (pair === 2 ? 1 : 0)
      const goals = { home: next(4), away: next(3) }
      rows.push({
        file: 'T0-2019.csv',
        line: rows.length + 2,
        league: 'T0',
        season: `S${Math.floor(round / 20)}`,
        date: new Date(day * 86_400_000).toISOString().slice(0, 10),
        day,
        time: null,
        home: order[pair] ?? '',
        away: order[CLUBS.length - 1 - pair] ?? '',
        goals,
        halfTimeGoals: { home: Math.min(goals.home, next(2)), away: Math.min(goals.away, next(2)) },
        shots: { home: 6 + next(10), away: 5 + next(9) },
        shotsOnTarget: { home: 2 + next(6), away: 1 + next(6) },
        corners: { home: next(11), away: next(9) },
        yellowCards: null,
        redCards: null,
        earlyPrices: [],
        closingPrices: [
          {
            house: 'average',
            result: { home: 1.8 + next(10) / 20, draw: 3.4, away: 3.5 + next(10) / 10 },
            total25: { over: 1.8 + next(4) / 20, under: 1.95 },
          },
        ],
      })
    }
  }
  return rows
}
