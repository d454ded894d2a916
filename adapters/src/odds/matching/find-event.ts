import { compareClubs } from '#odds/matching/same-club.ts'

type Meeting = { home: string; away: string; kickOff: string }

const HOUR_MS = 3_600_000
/** The same two clubs, the same one at home, inside one league: never twice within days, so a moved game is still it. */
const SAME_CLUBS_WITHIN_MS = 36 * HOUR_MS
/** One club surely, the other probably: only at the same hour, as a club plays one game at a time. */
const ONE_SURE_CLUB_WITHIN_MS = 3 * HOUR_MS
/** 00:00 UTC stands for 'that day' as long as the hour is not set. */
const UNSET_HOUR_WITHIN_MS = 24 * HOUR_MS

/**
 * The one event of a league's list that is this game; null when there is none or when two could be it. Another
 * match's odds would be worse than none, so nothing is guessed.
 */
export function findEvent<Event extends Meeting>(game: Meeting, events: readonly Event[]): Event | null {
  const found = events.filter((event) => isSameGame(game, event))
  return found.length === 1 ? (found[0] ?? null) : null
}

function isSameGame(game: Meeting, event: Meeting): boolean {
  const home = compareClubs(game.home, event.home)
  const away = compareClubs(game.away, event.away)
  const apartMs = Math.abs(Date.parse(game.kickOff) - Date.parse(event.kickOff))
  if (home === 'same' && away === 'same') return apartMs <= SAME_CLUBS_WITHIN_MS
  const isOneSure = (home === 'same' && away === 'maybe') || (home === 'maybe' && away === 'same')
  if (!isOneSure) return false
  const isHourUnset = [game, event].some(({ kickOff }) => Date.parse(kickOff) % (24 * HOUR_MS) === 0)
  return apartMs <= (isHourUnset ? UNSET_HOUR_WITHIN_MS : ONE_SURE_CLUB_WITHIN_MS)
}
