import { houseKey } from './house-name.ts'

/** What one house paid and took in one year, over the bets that ended in it. */
export type HouseYear = { house: string; count: number; stakedCents: number; profitCents: number }

export type YearStatement = {
  year: number
  houses: (HouseYear & { returnedCents: number })[]
  count: number
  stakedCents: number
  returnedCents: number
  /** Gains less losses over all houses, which the law takes together. */
  resultCents: number
  /** The net prize: the result where it is a gain, otherwise nothing. */
  netPrizeCents: number
  /** The first band of the year's table, up to which nothing is due; null for a year whose table we do not know. */
  firstBandCents: number | null
  /** What lies above it; null where the band is not known. */
  aboveBandCents: number | null
}

/**
 * The first band of the yearly table of the income tax, by the year in which the bets ended: R$ 28.467,20 for 2025 and
 * R$ 29.145,60 for 2026, as the Receita Federal publishes them. Each new year needs its own line.
 */
const FIRST_BAND_CENTS: Record<number, number> = { 2025: 2_846_720, 2026: 2_914_560 }

/** A house that stands there in several spellings is one, in that of the most bets. */
function oneEach(rows: readonly HouseYear[]): HouseYear[] {
  const groups = Map.groupBy(rows, ({ house }) => houseKey(house))
  return [...groups.values()].map((own) =>
    own
      .toSorted((one, other) => other.count - one.count)
      .reduce((most, other) => ({
        house: most.house,
        count: most.count + other.count,
        stakedCents: most.stakedCents + other.stakedCents,
        profitCents: most.profitCents + other.profitCents,
      })),
  )
}

/**
 * The year's sums for the income tax by Lei 14.790/2023, art. 31, and IN RFB 2.299/2025: what was lost is taken off what was
 * won, over all houses, among bets of the same nature; ours are all on real sports. By hand: R$ 40,000 won at one house and
 * R$ 8,000 lost at another in 2026 is a net prize of R$ 32,000, of which R$ 2,854.40 lie above the band.
 */
export function yearStatement(year: number, rows: readonly HouseYear[]): YearStatement {
  const houses = oneEach(rows)
  const sum = (of: (house: HouseYear) => number) => houses.reduce((total, house) => total + of(house), 0)
  const stakedCents = sum((house) => house.stakedCents)
  const resultCents = sum((house) => house.profitCents)
  const netPrizeCents = Math.max(0, resultCents)
  const firstBandCents = FIRST_BAND_CENTS[year] ?? null
  return {
    year,
    houses: houses.map((house) => ({ ...house, returnedCents: house.stakedCents + house.profitCents })),
    count: sum(({ count }) => count),
    stakedCents,
    returnedCents: stakedCents + resultCents,
    resultCents,
    netPrizeCents,
    firstBandCents,
    aboveBandCents: firstBandCents === null ? null : Math.max(0, netPrizeCents - firstBandCents),
  }
}
