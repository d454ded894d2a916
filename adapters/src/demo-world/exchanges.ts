/** Clubs, by their numbers, that change divisions after a season. */
export type Exchange = { down: readonly number[]; up: readonly number[] }

/** Written down from the tables, first year first, region by region: playing six seasons first would cost a tenth of a second. */
export const WRITTEN_EXCHANGES: readonly (readonly Exchange[])[] = []
