/** One bet: from one centavo to a million reais. */
export const STAKE_CENTS_MAX = 100_000_000
/** What one bet may give back: twenty million reais, so that a bet's money is a whole number of 32 bits in the database. */
export const RETURN_CENTS_MAX = 2_000_000_000
