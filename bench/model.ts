import { fitRatings } from '@prancheta/core/goals/fit-ratings.ts'
import type { PlayedMatch } from '@prancheta/core/goals/played-match.ts'
import { matchGrid } from '@prancheta/core/goals/score-grid.ts'
import { probability } from '@prancheta/core/units.ts'
import { impliedRates } from '@prancheta/core/value/implied-rates.ts'
import { poolGrid } from '@prancheta/core/value/pool-grid.ts'
import { describeMachine } from './machine.ts'

const CLUBS = 20
const DAYS_APART = 3
const AS_OF_DAY = 20_000

/** Two seasons of a league of twenty, every pair at home and away, from a fixed formula: 760 matches. */
function twoSeasons(): PlayedMatch[] {
  const matches: PlayedMatch[] = []
  for (let season = 0; season < 2; season++) {
    for (let home = 0; home < CLUBS; home++) {
      for (let away = 0; away < CLUBS; away++) {
        if (home === away) continue
        const round = matches.length
        const sides = (scale: number) => ({ home: (round * 7 + home) % scale, away: (round * 5 + away) % scale })
        matches.push({
          day: AS_OF_DAY - 760 + Math.floor((round / 760) * 757),
          season: String(season),
          home: `Club ${home}`,
          away: `Club ${away}`,
          goals: sides(4),
          halfTimeGoals: null,
          shotsOnTarget: sides(9),
          shots: sides(24),
          corners: sides(11),
          marketRates: { home: 0.8 + home / 12, away: 0.6 + away / 14 },
        })
      }
    }
  }
  return matches
}

/** Median of single runs in milliseconds: a pause for the garbage of others does not count. */
function medianMs(runs: number, work: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  }).sort((one, other) => one - other)
  return times[Math.floor(runs / 2)] ?? Number.NaN
}

const matches = twoSeasons()
const start = performance.now()
let previous = fitRatings(matches, { asOfDay: AS_OF_DAY })
const coldProcessMs = performance.now() - start

const coldMs = medianMs(200, () => fitRatings(matches, { asOfDay: AS_OF_DAY }))
const yesterday = fitRatings(matches, { asOfDay: AS_OF_DAY - DAYS_APART })
const warmMs = medianMs(200, () => {
  previous = fitRatings(matches, { asOfDay: AS_OF_DAY, previous: yesterday })
})
const gridMs = medianMs(5_000, () => matchGrid(1.5, 1.2, -0.04))
const market = {
  result: { home: probability(0.5), draw: probability(0.27), away: probability(0.23) },
  totals: [{ line: 2.5, over: probability(0.52) }],
  bothScore: null,
}
const impliedMs = medianMs(1_000, () => impliedRates(market))
const grid = matchGrid(1.5, 1.2, -0.04)
const poolMs = medianMs(1_000, () => poolGrid(grid, market))

console.log(`Machine: ${describeMachine()}`)
console.log(`league of ${matches.length} matches, ${Object.keys(previous.clubs).length} clubs`)
console.log(`fit, first in the process       ${coldProcessMs.toFixed(2)} ms`)
console.log(`fit, no earlier ratings (cold)  ${coldMs.toFixed(3)} ms`)
console.log(`fit, from earlier ratings (warm) ${warmMs.toFixed(3)} ms`)
console.log(`score grid                      ${(1000 * gridMs).toFixed(1)} µs`)
console.log(`rates implied by odds           ${(1000 * impliedMs).toFixed(1)} µs`)
console.log(`pooled grid                     ${(1000 * poolMs).toFixed(1)} µs`)
