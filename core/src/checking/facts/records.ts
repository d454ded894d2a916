import type { BriefedGame } from '#chat/briefing.ts'
import type { MatchFacts } from '#checking/facts/match-facts.ts'
import type { Side } from '#markets/outcome.ts'

/** The games a number is counted over. `last` is the newest so many of a club's own games, or of those at home or away. */
export type Period =
  | { of: 'last'; games: number | null; place?: Side }
  | { of: 'season' }
  | { of: 'meetings'; games: number | null }

/** What one club did in a period. Null is not known there. */
export type SideRecord = {
  games: number
  wins: number
  draws: number
  losses: number
  goalsFor: number
  goalsAgainst: number
  cleanSheets: number | null
  blanks: number | null
  averageCorners: number | null
  averageCards: number | null
  played: readonly PlayedGame[]
}

export type PlayedGame = { own: number; other: number; date: string; isHome: boolean; opponent: string }

export function playedBy(club: string, games: readonly BriefedGame[]): PlayedGame[] {
  return games.map(({ date, home, away, homeGoals, awayGoals }) =>
    home === club
      ? { own: homeGoals, other: awayGoals, date, isHome: true, opponent: away }
      : { own: awayGoals, other: homeGoals, date, isHome: false, opponent: home },
  )
}

/** Null where the period is not known for that side, or reaches further back than what is known. */
export function recordOf({ about }: MatchFacts, side: Side, period: Period): SideRecord | null {
  if (period.of === 'season') return seasonRecord(about, side)
  const form = about.form[side]
  const place = period.of === 'last' ? period.place : undefined
  const known = (period.of === 'last' ? (form?.games ?? []) : about.headToHead).filter(
    (game) => place === undefined || game[place] === about.match[side],
  )
  const wanted = period.games ?? known.length
  if (known.length === 0 || wanted > known.length) return null
  const played = playedBy(about.match[side], known.slice(0, wanted))
  const isWhole = period.of === 'last' && place === undefined && wanted === known.length
  return {
    ...countGames(played),
    averageCorners: isWhole ? (form?.averageCorners ?? null) : null,
    averageCards: isWhole ? (form?.averageCards ?? null) : null,
  }
}

function countGames(played: readonly PlayedGame[]) {
  const count = (holds: (game: PlayedGame) => boolean) => played.filter(holds).length
  return {
    games: played.length,
    wins: count(({ own, other }) => own > other),
    draws: count(({ own, other }) => own === other),
    losses: count(({ own, other }) => own < other),
    goalsFor: played.reduce((sum, { own }) => sum + own, 0),
    goalsAgainst: played.reduce((sum, { other }) => sum + other, 0),
    cleanSheets: count(({ other }) => other === 0),
    blanks: count(({ own }) => own === 0),
    played,
  }
}

function seasonRecord({ season, table }: MatchFacts['about'], side: Side): SideRecord | null {
  const own = season[side]
  const row = table?.[side] ?? null
  if (!own && !row) return null
  return {
    games: own?.games ?? row?.played ?? 0,
    wins: own?.wins ?? row?.won ?? 0,
    draws: own?.draws ?? row?.drawn ?? 0,
    losses: own?.losses ?? row?.lost ?? 0,
    goalsFor: own?.goalsScored ?? row?.goalsFor ?? 0,
    goalsAgainst: own?.goalsConceded ?? row?.goalsAgainst ?? 0,
    cleanSheets: own?.cleanSheets ?? null,
    blanks: own?.gamesWithoutGoal ?? null,
    averageCorners: null,
    averageCards: null,
    played: [],
  }
}
