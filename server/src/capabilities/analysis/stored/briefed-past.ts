import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import type { BriefedForm, BriefedGame, BriefedTableRow, Briefing } from '@prancheta/core/chat/briefing.ts'
import type { ContextFacts } from '#capabilities/fixtures/index.ts'

export function briefedForm(club: string, last: ContextFacts['form']['home']): BriefedForm | null {
  if (!last) return null
  const { stats, games } = last
  return {
    games: games.map((game) => toGame(club, game)),
    wins: stats.wins,
    draws: stats.draws,
    losses: stats.losses,
    goalsFor: stats.totalGoalsScored,
    goalsAgainst: stats.totalGoalsConceded,
    averageGoalsFor: stats.averageGoalsScored,
    averageGoalsAgainst: stats.averageGoalsConceded,
    averageCorners: stats.averageCorners,
    averageCards: stats.averageCards,
  }
}

/** The context tells a score with the club's own goals first. */
function toGame(
  club: string,
  {
    date,
    isHome,
    opponent,
    score,
  }: Pick<NonNullable<ContextFacts['form']['home']>['games'][number], 'date' | 'isHome' | 'opponent' | 'score'>,
): BriefedGame {
  const [own = 0, others = 0] = score.split('-').map(Number)
  return isHome
    ? { date, home: club, away: opponent, homeGoals: own, awayGoals: others }
    : { date, home: opponent, away: club, homeGoals: others, awayGoals: own }
}

export function briefedMeetings(h2h: ContextFacts['h2h']): BriefedGame[] {
  return h2h.map(({ date, homeName, awayName, homeGoals, awayGoals }) => ({
    date,
    home: homeName,
    away: awayName,
    homeGoals,
    awayGoals,
  }))
}

type TableLine = ContextFacts['standings'][number]

/** Both clubs' lines; of a championship in groups, the home club's group. Null when neither is in the table. */
export function briefedTable(standings: ContextFacts['standings'], fixture: FixtureView): Briefing['table'] {
  const home = lineOf(standings, fixture.homeId, fixture.homeName)
  const away = lineOf(standings, fixture.awayId, fixture.awayName)
  if (!home && !away) return null
  const group = (home ?? away)?.group ?? null
  return {
    home: home ? toRow(home) : null,
    away: away ? toRow(away) : null,
    clubs: standings.filter((line) => line.group === group).length,
  }
}

export type StandingLine = BriefedTableRow & { club: string }

/** The whole table that the match's clubs stand in; of a championship in groups, the home club's group. */
export function briefedStandings(standings: ContextFacts['standings'], fixture: FixtureView): StandingLine[] {
  const group = lineOf(standings, fixture.homeId, fixture.homeName)?.group ?? null
  return standings
    .filter((line) => group === null || line.group === group)
    .map((line) => ({ club: line.teamName, ...toRow(line) }))
}

const lineOf = (standings: ContextFacts['standings'], id: number, name: string): TableLine | undefined =>
  standings.find(({ teamId }) => teamId === id) ??
  standings.find(({ teamId, teamName }) => teamId === null && teamName === name)

function toRow({ rank, points, played, won, drawn, lost, goalsFor, goalsAgainst }: TableLine): BriefedTableRow {
  return { rank, points, played, won, drawn, lost, goalsFor, goalsAgainst }
}
