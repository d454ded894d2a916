import type { HousePrices } from '#football/csv/match-row.ts'

/** How the files spell each house's columns; total goals sometimes go under a shorter prefix than the result. */
const HOUSES: readonly { house: string; prefix: string; totalPrefix: string }[] = [
  ...['1XB', 'B365', 'BF', 'BFD', 'BFE', 'BMGM', 'BS', 'BV', 'BW', 'CL', 'GB', 'IW', 'LB', 'SB', 'SJ', 'VC', 'WH'].map(
    (prefix) => ({ house: prefix, prefix, totalPrefix: prefix }),
  ),
  { house: 'PS', prefix: 'PS', totalPrefix: 'P' },
  { house: 'average', prefix: 'Avg', totalPrefix: 'Avg' },
  { house: 'average', prefix: 'BbAv', totalPrefix: 'BbAv' },
  { house: 'best', prefix: 'Max', totalPrefix: 'Max' },
  { house: 'best', prefix: 'BbMx', totalPrefix: 'BbMx' },
]

type PriceColumns = { house: string; result: readonly number[]; total25: readonly number[] }
export type HouseColumns = { early: PriceColumns[]; closing: PriceColumns[] }

/** Finds, once a file, where each house's prices stand. Houses the file does not have are left out. */
export function findHouseColumns(header: ReadonlyMap<string, number>): HouseColumns {
  const columns = (closing: 'C' | '') =>
    HOUSES.map(({ house, prefix, totalPrefix }) => ({
      house,
      result: positions(header, [`${prefix}${closing}H`, `${prefix}${closing}D`, `${prefix}${closing}A`]),
      total25: positions(header, [`${totalPrefix}${closing}>2.5`, `${totalPrefix}${closing}<2.5`]),
    })).filter(({ result, total25 }) => result.length > 0 || total25.length > 0)
  return { early: columns(''), closing: columns('C') }
}

/** All positions, or none: a price of two outcomes out of three cannot be cleaned of its margin. */
function positions(header: ReadonlyMap<string, number>, names: readonly string[]): number[] {
  const found = names.flatMap((name) => header.get(name) ?? [])
  return found.length === names.length ? found : []
}

export function readPrices(cells: readonly string[], columns: readonly PriceColumns[]): HousePrices[] {
  const prices: HousePrices[] = []
  for (const { house, result, total25 } of columns) {
    const [home, draw, away] = result.map((at) => toOdd(cells[at]))
    const [over, under] = total25.map((at) => toOdd(cells[at]))
    const resultPrice = home && draw && away ? { home, draw, away } : null
    const totalPrice = over && under ? { over, under } : null
    if (resultPrice || totalPrice) prices.push({ house, result: resultPrice, total25: totalPrice })
  }
  return prices
}

/** A price of 1.0 or less pays nothing back and marks a suspended market, so it counts as missing. */
function toOdd(cell: string | undefined): number | null {
  const odd = Number(cell?.trim() || Number.NaN)
  return odd > 1 && odd <= ODD_MAX ? odd : null
}

/** The longest result price in 71 files is 80; beyond 1001 no house quotes. */
const ODD_MAX = 1001
