import { expect, test } from 'vitest'
import { allAgreedBooks, type QuotedPrice } from './agreed-books.ts'
import { bestPrices, marketIdOf } from './best-prices.ts'

const NOW = '2026-04-18T12:00:00.000Z'
const quote = (house: string, market: string, outcome: string, price: number): QuotedPrice => ({
  house,
  market,
  line: market.startsWith('team_totals') ? 1.5 : null,
  outcome,
  price,
  at: '2026-04-18T11:00:00.000Z',
})
/** A house's whole offer, each price multiplied by `by`. */
const offer = (house: string, by = 1): QuotedPrice[] => [
  quote(house, 'h2h', 'home', 2 * by),
  quote(house, 'h2h', 'draw', 3.4 * by),
  quote(house, 'h2h', 'away', 3.9 * by),
  quote(house, 'double_chance', 'home_draw', 1.25 * by),
  quote(house, 'double_chance', 'home_away', 1.3 * by),
  quote(house, 'double_chance', 'draw_away', 1.8 * by),
  quote(house, 'draw_no_bet', 'home', 1.45 * by),
  quote(house, 'draw_no_bet', 'away', 2.7 * by),
  quote(house, 'team_totals_home', 'over', 2 * by),
  quote(house, 'team_totals_home', 'under', 1.8 * by),
  quote(house, 'team_totals_away', 'over', 2.6 * by),
  quote(house, 'team_totals_away', 'under', 1.48 * by),
]
const bestOf = (quotes: QuotedPrice[]) => {
  const nowMs = Date.parse(NOW)
  return bestPrices(allAgreedBooks(quotes, nowMs), quotes)
}

test('double chance, draw no bet and each club’s goals have the best house’s price', () => {
  const best = bestOf([...offer('Casa A'), ...offer('Casa B', 1.01)])
  const odds = [...best].map(([id, { house, odd }]) => [id, house, Number(odd.toFixed(4))])
  expect(odds).toEqual([
    ['result.home', 'Casa B', 2.02],
    ['result.draw', 'Casa B', 3.434],
    ['result.away', 'Casa B', 3.939],
    ['drawNoBet.home', 'Casa B', 1.4645],
    ['drawNoBet.away', 'Casa B', 2.727],
    ['homeGoals.over1.5', 'Casa B', 2.02],
    ['homeGoals.under1.5', 'Casa B', 1.818],
    ['awayGoals.over1.5', 'Casa B', 2.626],
    ['awayGoals.under1.5', 'Casa B', 1.4948],
    ['doubleChance.homeDraw', 'Casa B', 1.2625],
    ['doubleChance.homeAway', 'Casa B', 1.313],
    ['doubleChance.drawAway', 'Casa B', 1.818],
  ])
})

test('a double chance that is stale or far from the others’ is nobody’s offer', () => {
  const wild = offer('Casa D').map((one) => (one.outcome === 'home_draw' ? { ...one, price: 1.9 } : one))
  const stale = offer('Casa E', 1.04).map((one) => ({ ...one, at: '2026-04-17T11:00:00.000Z' }))
  const best = bestOf([...offer('Casa A', 1.01), ...offer('Casa B'), ...offer('Casa C'), ...wild, ...stale])
  expect(best.get('doubleChance.homeDraw')).toMatchObject({ house: 'Casa A', odd: 1.2625 })
  expect(best.get('drawNoBet.away')?.house).toBe('Casa A')
})

test('a line or an outcome that we do not price is no market of ours', () => {
  expect(marketIdOf({ market: 'team_totals_home', line: 9.5, outcome: 'over' })).toBeNull()
  expect(marketIdOf({ market: 'team_totals_home', line: null, outcome: 'over' })).toBeNull()
  expect(marketIdOf({ market: 'draw_no_bet', line: null, outcome: 'draw' })).toBeNull()
  expect(marketIdOf({ market: 'double_chance', line: null, outcome: 'constructor' })).toBeNull()
})
