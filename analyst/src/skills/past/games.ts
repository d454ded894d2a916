import type { BriefedGame, Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Side } from '#reading/ask.ts'

/** A game as one club saw it. */
export type Played = { own: number; other: number; isHome: boolean; rival: string; game: BriefedGame }

/** What can hold of a game. Lines of goals have their own. */
export type Holding =
  | 'wins'
  | 'draws'
  | 'losses'
  | 'unbeaten'
  | 'winless'
  | 'scored'
  | 'blank'
  | 'conceded'
  | 'clean'
  | 'both'

export const HOLDS: Record<Holding, (game: Played) => boolean> = {
  wins: ({ own, other }) => own > other,
  draws: ({ own, other }) => own === other,
  losses: ({ own, other }) => own < other,
  unbeaten: ({ own, other }) => own >= other,
  winless: ({ own, other }) => own <= other,
  scored: ({ own }) => own > 0,
  blank: ({ own }) => own === 0,
  conceded: ({ other }) => other > 0,
  clean: ({ other }) => other === 0,
  both: ({ own, other }) => own > 0 && other > 0,
}

/** Which games of a club: of all it played lately or of the meetings of the two, the newest first. */
export type Span = {
  of: 'form' | 'meetings'
  last: number | null
  /** Where the club played: at home or away; or, of meetings, on whose ground. */
  place: Side | null
}

export function gamesOf({ match, form, headToHead }: Briefing, side: Side, { of, last, place }: Span): Played[] {
  const club = match[side]
  const all = of === 'meetings' ? headToHead : (form[side]?.games ?? [])
  const seen = all
    .map((game) => seenBy(club, game))
    .filter(({ isHome }) => place === null || isHome === (place === 'home'))
  return last === null ? seen : seen.slice(0, last)
}

function seenBy(club: string, game: BriefedGame): Played {
  const { home, away, homeGoals, awayGoals } = game
  return home === club
    ? { own: homeGoals, other: awayGoals, isHome: true, rival: away, game }
    : { own: awayGoals, other: homeGoals, isHome: false, rival: home, game }
}

export const countIn = (games: readonly Played[], holding: Holding): number => games.filter(HOLDS[holding]).length

export const sumOf = (games: readonly Played[], goals: 'own' | 'other'): number =>
  games.reduce((sum, game) => sum + game[goals], 0)

/** How many of the newest hold one after the other. */
export function streakIn(games: readonly Played[], holding: Holding): number {
  const at = games.findIndex((game) => !HOLDS[holding](game))
  return at < 0 ? games.length : at
}

/** The game that was lost or won by most; the newest of several. */
export function widestIn(games: readonly Played[], holding: 'wins' | 'losses'): Played | null {
  const lead = ({ own, other }: Played) => Math.abs(own - other)
  const [widest] = games.filter(HOLDS[holding]).toSorted((a, b) => lead(b) - lead(a))
  return widest ?? null
}

export const totalOf = ({ own, other }: Played): number => own + other
