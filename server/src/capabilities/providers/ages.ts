import type { SourceFixture } from '@prancheta/adapters/football/port.ts'
import { dateInSaoPaulo } from '#platform/clock/sao-paulo.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const FOR_EVER = Number.POSITIVE_INFINITY

export const STANDINGS_MS = HOUR_MS
const SEASON_MS = HOUR_MS
export const PLAYED_MS = 12 * HOUR_MS
export const WEATHER_MS = HOUR_MS

/** A game that began and is not known to have ended may be on for this long, extra time included. */
const GAME_MS = 4 * HOUR_MS

/**
 * How long a day's list counts as fresh: a minute while a game is on, ten minutes otherwise, and for ever once the
 * day is past and the list was made after its games had ended.
 */
export function dayFreshMs(day: string, now: Date) {
  return (games: readonly SourceFixture[], ageMs: number): number => {
    const madeAt = new Date(now.getTime() - ageMs)
    const isPast = day < dateInSaoPaulo(now)
    const isSettled = games.every(({ state }) => state !== 'scheduled' && state !== 'live')
    const isMadeDayLater = day < dateInSaoPaulo(new Date(madeAt.getTime() - DAY_MS))
    if (isPast && ((isSettled && day < dateInSaoPaulo(madeAt)) || isMadeDayLater)) return FOR_EVER
    return games.some((game) => isOn(game, now)) ? MINUTE_MS : 10 * MINUTE_MS
  }
}

function isOn({ state, kickOff, isTimeKnown }: SourceFixture, now: Date): boolean {
  const sinceMs = now.getTime() - Date.parse(kickOff)
  return state === 'live' || (state === 'scheduled' && isTimeKnown && sinceMs >= 0 && sinceMs < GAME_MS)
}

/** A season whose every game is over changes no more. */
export function seasonFreshMs(games: readonly SourceFixture[]): number {
  const isOver = games.length > 0 && games.every(({ state }) => state !== 'scheduled' && state !== 'live')
  return isOver ? FOR_EVER : SEASON_MS
}

/** Prices move before the game; after kick-off the last ones known are the ones that count. */
export function oddsFreshMs(kickOff: string, now: Date): number {
  const aheadMs = Date.parse(kickOff) - now.getTime()
  if (aheadMs <= 0) return FOR_EVER
  return aheadMs <= 3 * HOUR_MS ? 10 * MINUTE_MS : 30 * MINUTE_MS
}
