import type { HousePrices } from '#football/csv/match-row.ts'
import { afterCommission, type Quote } from '#odds/port.ts'

/** What the product reads off a file's row: the named houses' prices, an exchange's after its commission. */
export function quotesOfHouses(prices: readonly HousePrices[], at: string): Quote[] {
  return housesOf(prices).flatMap((own) => toQuotes(own, at))
}

/** 'best' is nobody's book. The average stands in where no single house is listed, or it would count twice. */
function housesOf(prices: readonly HousePrices[]): HousePrices[] {
  const single = prices.filter(({ house }) => house !== 'average' && house !== 'best')
  return single.length > 0 ? single : prices.filter(({ house }) => house === 'average')
}

/** Betfair's exchange. As a voice on the chances the backtest reads it as printed; as the price of a bet it comes through here. */
const EXCHANGE = 'BFE'

function toQuotes({ house, result, total25 }: HousePrices, at: string): Quote[] {
  const book = { house, at }
  const paid = house === EXCHANGE ? afterCommission : (price: number) => price
  return [
    ...(result
      ? (['home', 'draw', 'away'] as const).map((outcome) => ({
          ...book,
          market: 'h2h' as const,
          line: null,
          outcome,
          price: paid(result[outcome]),
        }))
      : []),
    ...(total25
      ? (['over', 'under'] as const).map((outcome) => ({
          ...book,
          market: 'totals' as const,
          line: 2.5,
          outcome,
          price: paid(total25[outcome]),
        }))
      : []),
  ]
}
