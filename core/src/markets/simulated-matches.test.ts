import { expect, test } from 'vitest'
import { countGrid } from '#counts/count-grid.ts'
import { matchGrid, type Score, type ScoreGrid } from '#goals/score-grid.ts'
import { MARKETS } from '#markets/catalogue.ts'
import { priceMatch } from '#markets/price-match.ts'
import { type FinalScore, returnOf, settle } from '#markets/settle.ts'

const MATCHES = 100_000
const FIRST_HALF_SHARE = 0.44

/** A fixed sequence in [0, 1): the same 100,000 matches in every run. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function drawFrom(grid: ScoreGrid, next: () => number): Score {
  let left = next()
  for (let cell = 0; cell < grid.chances.length; cell++) {
    left -= grid.chances[cell] ?? 0
    if (left < 0) return { home: Math.floor(cell / grid.size), away: cell % grid.size }
  }
  return { home: 0, away: 0 }
}

const NOTHING: Score = { home: 0, away: 0 }

function count(endings: Map<string, { final: FinalScore; matches: number }>, final: FinalScore): void {
  const key = JSON.stringify(final)
  const known = endings.get(key)
  if (known) known.matches++
  else endings.set(key, { final, matches: 1 })
}

const tells = ({ halfTime, corners, cards }: FinalScore, reads: string) =>
  reads === 'corners' ? corners !== null : reads === 'cards' ? cards !== null : halfTime !== null

test('100,000 matches played and settled pay back each stake at the odds that pricing calls fair', () => {
  const grid = matchGrid(1.5, 1.2, -0.04)
  const corners = { grid: countGrid(5.4, 4.6, { overdispersion: 0.07, sharing: -0.05 }) }
  const cards = { grid: countGrid(2.1, 2.5, { overdispersion: 0.02, sharing: 0.08 }) }
  const prices = priceMatch({
    model: grid,
    pooled: grid,
    market: null,
    firstHalfShare: FIRST_HALF_SHARE,
    corners,
    cards,
  })
  const next = sequence(20_261_115)
  const halved = (goals: number) => Array.from({ length: goals }, next).filter((at) => at < FIRST_HALF_SHARE).length
  // Many matches end alike, so each kind of ending is settled once and counted.
  const endings = new Map<string, { final: FinalScore; matches: number }>()
  for (let match = 0; match < MATCHES; match++) {
    const goals = drawFrom(grid, next)
    const halfTime = { home: halved(goals.home), away: halved(goals.away) }
    count(endings, { goals, halfTime, corners: null, cards: null })
    count(endings, { goals: NOTHING, halfTime: null, corners: drawFrom(corners.grid, next), cards: null })
    count(endings, { goals: NOTHING, halfTime: null, corners: null, cards: drawFrom(cards.grid, next) })
  }
  const back = prices.map(({ market, fairOdd }) => {
    const kinds = [...endings.values()].filter(({ final }) => tells(final, market.rule.reads))
    return kinds.reduce((sum, { final, matches }) => {
      const ending = settle(market, final)
      if (ending === 'unknown') throw new Error(market.id)
      return sum + matches * returnOf(ending, fairOdd ?? 1)
    }, 0)
  })
  expect(prices).toHaveLength(MARKETS.length)
  prices.forEach(({ market, fairOdd, chances }, at) => {
    // The mean return is 1, give or take its standard error; of 329 markets, 4.5 of them is beyond luck.
    const standardError = Math.sqrt(((fairOdd ?? 1) ** 2 * chances.pooled * (1 - chances.pooled)) / MATCHES)
    expect(Math.abs((back[at] ?? 0) / MATCHES - 1), market.id).toBeLessThan(4.5 * standardError)
  })
})
