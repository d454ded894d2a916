import type { Sides } from '#goals/played-match.ts'

/** A finished game as any source tells it. */
export type FinishedGame = {
  /** ISO instant. */
  kickOff: string
  home: { id: string; name: string }
  away: { id: string; name: string }
  goals: Sides
  corners: Sides | null
  yellowCards: Sides | null
  redCards: Sides | null
}

/** The same game from one club's side. What nobody counted is null, never 0. */
type FormGame = {
  kickOff: string
  isHome: boolean
  opponent: string
  goalsFor: number
  goalsAgainst: number
  result: 'W' | 'D' | 'L'
  corners: number | null
  /** Yellow and red together. */
  cards: number | null
}

export type RecentForm = {
  games: FormGame[]
  totalGoalsScored: number
  averageGoalsScored: number
  totalGoalsConceded: number
  averageGoalsConceded: number
  /** Of the games where they were counted; null when none was. */
  totalCorners: number | null
  averageCorners: number | null
  totalCards: number | null
  averageCards: number | null
  wins: number
  draws: number
  losses: number
}

/** A club's last games, in the order given. Null without any: averages of nothing say nothing. */
export function recentForm(club: string, played: readonly FinishedGame[]): RecentForm | null {
  const games = played.map((game) => seenFrom(club, game))
  if (games.length === 0) return null
  const sum = (of: (game: FormGame) => number) => games.reduce((total, game) => total + of(game), 0)
  const scored = sum(({ goalsFor }) => goalsFor)
  const conceded = sum(({ goalsAgainst }) => goalsAgainst)
  const count = (result: FormGame['result']) => games.filter((game) => game.result === result).length
  const corners = counted(games.map((game) => game.corners))
  const cards = counted(games.map((game) => game.cards))
  return {
    games,
    totalGoalsScored: scored,
    averageGoalsScored: scored / games.length,
    totalGoalsConceded: conceded,
    averageGoalsConceded: conceded / games.length,
    totalCorners: corners.total,
    averageCorners: corners.average,
    totalCards: cards.total,
    averageCards: cards.average,
    wins: count('W'),
    draws: count('D'),
    losses: count('L'),
  }
}

function seenFrom(club: string, game: FinishedGame): FormGame {
  const isHome = game.home.id === club
  const own = (sides: Sides) => (isHome ? sides.home : sides.away)
  const [goalsFor, goalsAgainst] = isHome ? [game.goals.home, game.goals.away] : [game.goals.away, game.goals.home]
  return {
    kickOff: game.kickOff,
    isHome,
    opponent: isHome ? game.away.name : game.home.name,
    goalsFor,
    goalsAgainst,
    result: goalsFor > goalsAgainst ? 'W' : goalsFor === goalsAgainst ? 'D' : 'L',
    corners: game.corners && own(game.corners),
    cards: game.yellowCards && own(game.yellowCards) + (game.redCards ? own(game.redCards) : 0),
  }
}

function counted(values: readonly (number | null)[]): { total: number | null; average: number | null } {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return { total: null, average: null }
  const total = known.reduce((sum, value) => sum + value, 0)
  return { total, average: total / known.length }
}
