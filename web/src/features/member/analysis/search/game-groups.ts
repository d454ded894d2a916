import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { type Country, findCountry } from '@prancheta/core/leagues/countries.ts'
import { leagueRank } from '@prancheta/core/leagues/known-leagues.ts'
import { formatTime } from '#lib/format/format.ts'

/** A line of the list: the hour and league of the games below it, or one of them. */
export type GameLine = { headsBefore: number; gamesBefore: number } & (
  | { kind: 'head'; key: string; hour: string | null; league: string; country: Country | null; isFavourite: boolean }
  | { kind: 'game'; game: FixtureView }
)

type IsFavourite = ((game: FixtureView) => boolean) | undefined

/**
 * Games by hour and league, favourites before the others; at one hour Brazil's leagues come first. Each line knows how many of each kind stand above it, which is where
 * it is drawn. Games without an hour come last.
 */
export function groupGames(games: readonly FixtureView[], isFavourite: IsFavourite): GameLine[] {
  const rankOf = ranks()
  const placed = games.map((game) => ({
    game,
    isStarred: isFavourite?.(game) ?? false,
    hour: hourOf(game),
    rank: rankOf(game),
  }))
  const ordered = placed.toSorted(
    (one, other) =>
      Number(other.isStarred) - Number(one.isStarred) ||
      Number(one.hour === null) - Number(other.hour === null) ||
      one.game.dateUTC.localeCompare(other.game.dateUTC) ||
      one.rank - other.rank ||
      one.game.leagueName.localeCompare(other.game.leagueName, 'pt-BR') ||
      one.game.leagueId - other.game.leagueId,
  )
  const lines: GameLine[] = []
  let [headsBefore, gamesBefore, last] = [0, 0, '']
  for (const { game, isStarred, hour } of ordered) {
    const key = `${isStarred}-${hour}-${game.leagueId}`
    if (key !== last) {
      const country = findCountry(game.country)
      const head = { key, hour, league: game.leagueName, country, isFavourite: isStarred }
      lines.push({ kind: 'head', ...head, headsBefore, gamesBefore })
      headsBefore += 1
      last = key
    }
    lines.push({ kind: 'game', game, headsBefore, gamesBefore })
    gamesBefore += 1
  }
  return lines
}

/** Of each league once: a day has many games and few leagues. */
function ranks(): (game: FixtureView) => number {
  const known = new Map<number, number>()
  return ({ leagueId, leagueName, country }) => {
    const rank = known.get(leagueId) ?? leagueRank({ name: leagueName, country })
    known.set(leagueId, rank)
    return rank
  }
}

const hourOf = ({ isTimeKnown, dateUTC }: FixtureView) => (isTimeKnown ? formatTime(new Date(dateUTC)) : null)

/** The line to open the list at: the head above the first game that is on or still to come; null where none is. */
export function nextKickOff(lines: readonly GameLine[], now: Date): number | null {
  const at = lines.findIndex((line) => line.kind === 'game' && isAhead(line.game, now))
  if (at < 0) return null
  return lines[at - 1]?.kind === 'head' ? at - 1 : at
}

function isAhead({ state, dateUTC }: FixtureView, now: Date): boolean {
  return state === 'live' || (state === 'scheduled' && new Date(dateUTC) >= now)
}
