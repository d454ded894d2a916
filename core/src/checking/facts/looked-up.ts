import type { BriefedSides, BriefedTableRow } from '#chat/briefing.ts'

/** A combination that somebody put together themselves, priced on the scores of the match. */
export type OwnCombo = {
  /** Ids of markets. */
  legs: readonly string[]
  chance: number
  fairOdd: number
  /** The legs' best odds multiplied; null where one has none, and while the match is played. */
  productOfOdds: number | null
}

/** Another club's line of the table. */
type ClubRow = { club: string; row: BriefedTableRow }

/** Another game of the day. */
export type DayGame = {
  home: string
  away: string
  kickOffUtc: string
  isTimeKnown: boolean
  score: BriefedSides | null
}

/** How the reader's own picks went, those that were decided. Shares, as everywhere: a yield of 0.05 is 5%. */
export type OwnRecord = {
  picks: number
  won: number
  lost: number
  pushes: number
  voids: number
  hitRate: number | null
  yield: number | null
}

/** What an AI looked up while it answered. A number in its reply is checked against these by what it is said of, as against the briefing. */
export type LookedUp = {
  combos: readonly OwnCombo[]
  table: readonly ClubRow[]
  games: readonly DayGame[]
  record: OwnRecord | null
}

export const NOTHING_LOOKED_UP: LookedUp = { combos: [], table: [], games: [], record: null }

/** The newest of two answers on the same thing holds. */
export function joinLookedUp(one: LookedUp, other: Partial<LookedUp>): LookedUp {
  return {
    combos: [...one.combos, ...(other.combos ?? [])],
    table: other.table ?? one.table,
    games: other.games ?? one.games,
    record: other.record ?? one.record,
  }
}

/** What the checker calls a combination of somebody's own, beside the analysis's 'A' to 'D'. */
export const ownOption = (at: number): string => `own${at}`

export function ownCombo({ combos }: LookedUp, option: string): OwnCombo | null {
  return combos.find((_, at) => ownOption(at) === option) ?? null
}
