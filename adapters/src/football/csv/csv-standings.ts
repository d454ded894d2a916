import type { SourceFixture, StandingRow } from '#football/port.ts'

const FORM_GAMES = 5

/** The table as the results make it. Points taken away by a court are not in the files. */
export function standingsFrom(games: readonly SourceFixture[]): StandingRow[] {
  const rows = new Map<string, StandingRow>()
  for (const { home, away, score } of games) {
    if (!score) continue
    const { goals } = score
    for (const [team, own, other] of [
      [home, goals.home, goals.away],
      [away, goals.away, goals.home],
    ] as const) {
      const row = rows.get(team.id) ?? { ...EMPTY, team }
      rows.set(team.id, addGame(row, own, other))
    }
  }
  const isBrazil = games[0]?.league.country === 'Brazil'
  return [...rows.values()]
    .sort(isBrazil ? byBrazilianRules : byUsualRules)
    .map((row, at) => ({ ...row, rank: at + 1 }))
}

const EMPTY = {
  group: null,
  rank: 0,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  points: 0,
  form: '',
}

function addGame(row: StandingRow, own: number, other: number): StandingRow {
  const result = own > other ? 'W' : own === other ? 'D' : 'L'
  return {
    ...row,
    played: row.played + 1,
    won: row.won + Number(result === 'W'),
    drawn: row.drawn + Number(result === 'D'),
    lost: row.lost + Number(result === 'L'),
    goalsFor: row.goalsFor + own,
    goalsAgainst: row.goalsAgainst + other,
    points: row.points + { W: 3, D: 1, L: 0 }[result],
    form: `${row.form}${result}`.slice(-FORM_GAMES),
  }
}

const difference = ({ goalsFor, goalsAgainst }: StandingRow) => goalsFor - goalsAgainst

function byUsualRules(one: StandingRow, other: StandingRow): number {
  return other.points - one.points || difference(other) - difference(one) || other.goalsFor - one.goalsFor
}

/** In Brazil the number of wins comes before the goals. */
function byBrazilianRules(one: StandingRow, other: StandingRow): number {
  return other.points - one.points || other.won - one.won || byUsualRules(one, other)
}
