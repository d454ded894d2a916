import type { LeagueKey } from '@prancheta/core/leagues/known-leagues.ts'
import { clubNamesIn, type Likeness } from '#clubs/club-names.ts'

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
export function findEvent<Event extends Meeting>(
  league: LeagueKey,
  game: Meeting,
  events: readonly Event[],
): Event | null {
  const names = clubNamesIn(league)
  const kickOff = Date.parse(game.kickOff)
  // Most of a list is of other days, which tells at once that it is another game.
  const seen = events.flatMap((event) => {
    const apartMs = Math.abs(kickOff - Date.parse(event.kickOff))
    if (!(apartMs <= SAME_CLUBS_WITHIN_MS)) return []
    const [home, away] = [names.compare(game.home, event.home), names.compare(game.away, event.away)]
    return [{ event, home, away, apartMs }]
  })
  const sure = seen.filter((one) => isSurely(one, game))
  if (sure.length > 0) return sure.length === 1 ? (sure[0]?.event ?? null) : null
  const possible = seen.filter(({ home, away }) => home !== 'different' && away !== 'different')
  const [only] = possible
  return possible.length === 1 && only && isLikely(only, game) ? only.event : null
}

/** `apartMs` is within what the same two clubs may be apart. */
type Seen = { event: Meeting; home: Likeness; away: Likeness; apartMs: number }

function isSurely({ event, home, away, apartMs }: Seen, game: Meeting): boolean {
  if (home === 'same' && away === 'same') return true
  const isOneSure = (home === 'same' && away !== 'different') || (away === 'same' && home !== 'different')
  return isOneSure && apartMs <= (isHourUnset(game, event) ? UNSET_HOUR_WITHIN_MS : ONE_SURE_CLUB_WITHIN_MS)
}

/** Neither club is sure: nothing else in the league's list comes near, and both services name the same minute. */
function isLikely({ event, home, away, apartMs }: Seen, game: Meeting): boolean {
  return home === 'maybe' && away === 'maybe' && apartMs < 60_000 && !isHourUnset(game, event)
}

function isHourUnset(...meetings: readonly Meeting[]): boolean {
  return meetings.some(({ kickOff }) => Date.parse(kickOff) % (24 * HOUR_MS) === 0)
}
