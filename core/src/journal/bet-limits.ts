/** What a bet may be, in the form and in a file alike. Lengths are in characters as the database counts them. */
export const BET_LIMITS = {
  oddMin: 1.01,
  oddMax: 10_000,
  stakeCentsMax: 100_000_000,
  /** What one bet may give back, so that its money is a whole number of 32 bits in the database. */
  returnCentsMax: 2_000_000_000,
  houseLengthMax: 60,
  nameLengthMax: 160,
  /** A combination of eight legs, each with the catalogue's longest name. */
  marketLengthMax: 360,
} as const

/** From before anybody bet on the internet on; what is ahead of now is the server's to check against its clock. */
export const BET_MOMENT_MIN = Date.parse('2000-01-01T00:00:00Z')
export const BET_MOMENT_MAX = Date.parse('2100-01-01T00:00:00Z')
/** No bet is made more than a year before its match. */
export const MATCH_AHEAD_MAX_MS = 366 * 86_400_000
/** A phone's clock may be ahead of ours. */
export const CLOCK_SLACK_MS = 5 * 60_000
