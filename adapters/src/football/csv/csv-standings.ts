import { leagueTable } from '@prancheta/core/table/league-table.ts'
import type { SourceFixture, SourceTeam, StandingRow } from '#football/port.ts'

/** The table as the results make it. Points taken away by a court are not in the files. */
export function standingsFrom(games: readonly SourceFixture[]): StandingRow[] {
  const teams = new Map<string, SourceTeam>()
  for (const { home, away } of games) teams.set(home.id, home).set(away.id, away)
  const played = games.flatMap(({ home, away, score }) =>
    score ? [{ home: home.id, away: away.id, goals: score.goals }] : [],
  )
  const order = games[0]?.league.country === 'Brazil' ? 'brazilian' : 'usual'
  return leagueTable([], played, order).flatMap(({ club, ...row }) => {
    const team = teams.get(club)
    return team ? [{ ...row, team, group: null }] : []
  })
}
