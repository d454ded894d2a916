import { CLUBS_IN_DIVISION, REGIONS, type Tier } from './regions.ts'

export const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** Brasília time is three hours behind UTC, all year since 2019; the world begins in 2020. */
const BRASILIA_BEHIND_MS = 3 * 3_600_000

export const ROUNDS = 2 * (CLUBS_IN_DIVISION - 1)
export const GAMES_IN_ROUND = CLUBS_IN_DIVISION / 2
export const GAMES_IN_SEASON = ROUNDS * GAMES_IN_ROUND

/** When each game of a round kicks off: days after the round's Friday, and minutes after midnight in Brasília. */
type Slot = { afterFriday: number; minute: number }

const at = (afterFriday: number, ...clocks: string[]): Slot[] =>
  clocks.map((clock) => ({ afterFriday, minute: 60 * Number(clock.slice(0, 2)) + Number(clock.slice(3)) }))

const SLOTS: readonly (readonly Slot[])[] = [
  [
    ...at(0, '19:00', '20:00', '21:30'),
    ...at(1, '16:00', '16:30', '18:30', '21:00'),
    ...at(2, '11:00', '16:00', '16:00', '18:30'),
    ...at(3, '20:00'),
  ],
  [
    ...at(3, '19:00', '21:30'),
    ...at(4, '19:00', '20:30', '21:30'),
    ...at(5, '19:00', '19:30', '21:30', '21:30'),
    ...at(6, '19:00', '20:00', '21:30'),
  ],
]

/** Days since 1970-01-01 of a day of the calendar. */
export function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** Null when the text is not a day of the calendar. */
export function parseDay(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null
  const day = Date.parse(`${text}T00:00:00Z`) / DAY_MS
  return Number.isInteger(day) && dayText(day) === text ? day : null
}

export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** The day it is in Brasília at an instant. */
export function brasiliaDay(atMs: number): number {
  return Math.floor((atMs - BRASILIA_BEHIND_MS) / DAY_MS)
}

const starts = new Map<number, number>()

function seasonStart(region: number, season: number): number {
  const key = season * 4 + region
  const known = starts.get(key)
  if (known !== undefined) return known
  const { month, day } = REGIONS[region]?.opens ?? { month: 1, day: 1 }
  const opens = dayNumber(season, month, day)
  // 1970-01-02 was a Friday.
  const start = opens + ((8 - (opens % 7)) % 7)
  starts.set(key, start)
  return start
}

/** The season under way on a day, or the last one during the weeks of rest after it. */
export function seasonOn(region: number, day: number): number {
  // Never late, so at most one step down is needed.
  const year = 1970 + Math.ceil(day / 365.2425)
  if (day >= seasonStart(region, year)) return year
  return day >= seasonStart(region, year - 1) ? year - 1 : year - 2
}

/** A division's games of one day: they lie side by side in its season. `count` is 0 when it rests. */
export type DayGames = { season: number; from: number; count: number }

export function gamesOnDay(region: number, tier: Tier, day: number): DayGames {
  const season = seasonOn(region, day)
  const sinceStart = day - seasonStart(region, season)
  const round = Math.floor(sinceStart / 7)
  const { from, count } = SLOTS_OF_WEEKDAY[tier]?.[sinceStart - 7 * round] ?? { from: 0, count: 0 }
  return { season, from: round * GAMES_IN_ROUND + from, count: round < ROUNDS ? count : 0 }
}

/** For every day after a Friday, where its slots begin and how many there are. */
const SLOTS_OF_WEEKDAY = SLOTS.map((slots) =>
  Array.from({ length: 7 }, (_, weekday) => ({
    from: slots.filter(({ afterFriday }) => afterFriday < weekday).length,
    count: slots.filter(({ afterFriday }) => afterFriday === weekday).length,
  })),
)

export function gameDay(region: number, tier: Tier, season: number, index: number): number {
  return seasonStart(region, season) + 7 * Math.floor(index / GAMES_IN_ROUND) + slotOf(tier, index).afterFriday
}

export function kickOffMs(region: number, tier: Tier, season: number, index: number): number {
  const minute = slotOf(tier, index).minute + (REGIONS[region]?.clockShift ?? 0)
  return gameDay(region, tier, season, index) * DAY_MS + minute * MINUTE_MS + BRASILIA_BEHIND_MS
}

function slotOf(tier: Tier, index: number): Slot {
  return SLOTS[tier]?.[index % GAMES_IN_ROUND] ?? { afterFriday: 0, minute: 0 }
}
