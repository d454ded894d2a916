import type { Sides } from '#goals/played-match.ts'

export type TableGame<Club> = { home: Club; away: Club; goals: Sides }

export type LeagueTableRow<Club> = {
  rank: number
  club: Club
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
  points: number
  /** The last five results, newest last: 'WDLWW'. */
  form: string
}

export type TableOrder = 'brazilian' | 'usual'

const FORM_LENGTH = 5

/**
 * The table of the games given, oldest first. Brazilian order: points, wins, goal difference, goals scored; elsewhere
 * wins do not count. Clubs that are level in all stand in the order they were given.
 */
export function leagueTable<Club>(
  clubs: readonly Club[],
  games: readonly TableGame<Club>[],
  order: TableOrder = 'brazilian',
): LeagueTableRow<Club>[] {
  const rows = new Map(clubs.map((club) => [club, emptyRow(club)]))
  const rowOf = (club: Club) => {
    const row = rows.get(club) ?? emptyRow(club)
    rows.set(club, row)
    return row
  }
  for (const { home, away, goals } of games) {
    count(rowOf(home), goals.home, goals.away)
    count(rowOf(away), goals.away, goals.home)
  }
  const sorted = [...rows.values()].sort(
    (one, other) =>
      other.points - one.points ||
      (order === 'brazilian' ? other.won - one.won : 0) ||
      other.goalsFor - other.goalsAgainst - (one.goalsFor - one.goalsAgainst) ||
      other.goalsFor - one.goalsFor,
  )
  return sorted.map((row, at) => ({ ...row, rank: at + 1 }))
}

function emptyRow<Club>(club: Club): LeagueTableRow<Club> {
  return {
    rank: 0,
    club,
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    points: 0,
    form: '',
  }
}

function count(row: LeagueTableRow<unknown>, scored: number, conceded: number): void {
  row.played++
  row.goalsFor += scored
  row.goalsAgainst += conceded
  const result = scored > conceded ? 'W' : scored === conceded ? 'D' : 'L'
  if (result === 'W') row.won++
  else if (result === 'D') row.drawn++
  else row.lost++
  row.points += result === 'W' ? 3 : result === 'D' ? 1 : 0
  row.form = (row.form + result).slice(-FORM_LENGTH)
}
