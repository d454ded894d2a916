import { type AnalysisInput, analyseMatch } from '@prancheta/core/analysis/analyse-match.ts'
import { findCombos } from '@prancheta/core/combos/find-combos.ts'
import { priceOwnCombo } from '@prancheta/core/combos/own/own-combo.ts'
import type { CountedMatch } from '@prancheta/core/counts/count-ratings.ts'
import { CARD_SETTINGS } from '@prancheta/core/counts/count-settings.ts'
import { expectedCounts } from '@prancheta/core/counts/expected-counts.ts'
import { fitCounts } from '@prancheta/core/counts/fit-counts.ts'
import { fitRatings } from '@prancheta/core/goals/fit-ratings.ts'
import type { PlayedMatch } from '@prancheta/core/goals/played-match.ts'
import { matchGrid } from '@prancheta/core/goals/score-grid.ts'
import { priceMatch } from '@prancheta/core/markets/price-match.ts'
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

/** What was counted in those matches, as corners or, for want of others, goals as cards. */
function countedMatches(what: 'corners' | 'goals'): CountedMatch[] {
  return matches.flatMap(({ day, home, away, [what]: counts }) => (counts ? [{ day, home, away, counts }] : []))
}

const DATA = { completeness: 1, daysSinceLastMatch: 5, oddsAgeHours: 1 }

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
const market = {
  result: { home: probability(0.5), draw: probability(0.27), away: probability(0.23) },
  totals: [{ line: 2.5, over: probability(0.52) }],
  bothScore: null,
}
const corners = fitCounts(countedMatches('corners'), { asOfDay: AS_OF_DAY })
const cards = fitCounts(countedMatches('goals'), { asOfDay: AS_OF_DAY, settings: CARD_SETTINGS })
const countsFitMs = medianMs(100, () => fitCounts(countedMatches('corners'), { asOfDay: AS_OF_DAY }))
const quotes = new Map([
  ['result.home', 2.1],
  ['result.draw', 3.5],
  ['result.away', 3.9],
  ['goals.over2.5', 1.92],
  ['goals.under2.5', 1.98],
])

const input: AnalysisInput = {
  ...{ ratings: previous, corners, cards, home: 'Club 3', away: 'Club 7', market, data: DATA },
  prices: new Map([...quotes].map(([id, odd]) => [id, { house: 'Casa', odd }])),
}
/** Everything the product computes of a match once its league is rated and its odds are there. */
const priceOneMatch = () => analyseMatch(input)

const firstStart = performance.now()
priceOneMatch()
const firstMs = performance.now() - firstStart
const gridMs = medianMs(5_000, () => matchGrid(1.5, 1.2, -0.04))
const impliedMs = medianMs(1_000, () => impliedRates(market))
const grid = matchGrid(1.5, 1.2, -0.04)
const poolMs = medianMs(1_000, () => poolGrid(grid, market))

/** A plain sum of a matrix as large as three score grids, the unit that machines of any speed can be compared by. */
const matrix = Float64Array.from({ length: 3 * grid.size ** 2 }, (_, at) => at / 100)
function plainSum(): number {
  let sum = 0
  for (let at = 0; at < matrix.length; at++) sum += matrix[at] ?? 0
  return sum
}
const SUMS = 1_000
let checksum = 0
const sumMs =
  medianMs(200, () => {
    for (let run = 0; run < SUMS; run++) checksum += plainSum()
  }) / SUMS
const priceMs = medianMs(3_000, priceOneMatch)
const inputs = { model: grid, pooled: poolGrid(grid, market).grid, market, firstHalfShare: 0.44 }
const counted = {
  corners: expectedCounts(corners, 'Club 3', 'Club 7'),
  cards: expectedCounts(cards, 'Club 3', 'Club 7'),
}
const marketsMs = medianMs(3_000, () => priceMatch({ ...inputs, ...counted }))
const combosMs = medianMs(3_000, () => findCombos(inputs.pooled, quotes))
const countGridMs = medianMs(3_000, () => expectedCounts(corners, 'Club 3', 'Club 7'))

/** Eight legs of one's own on goals, both halves, corners and cards: the most that the tray holds, in the slowest mix. */
const LEGS = [
  'result.home',
  'firstHalf.goals.over0.5',
  'btts.yes',
  'asianTotal.over2.25',
  'halfFull.draw.home',
  'busierHalf.second',
  'corners.over8.5',
  'cards.over3.5',
]
const joint = { ...inputs, corners: counted.corners.grid, cards: counted.cards.grid }
const legsStart = performance.now()
priceOwnCombo(joint, LEGS)
const legsColdMs = performance.now() - legsStart
const legsMs = medianMs(300, () => priceOwnCombo(joint, LEGS))

console.log(`Machine: ${describeMachine()}`)
console.log(`league of ${matches.length} matches, ${Object.keys(previous.clubs).length} clubs`)
console.log(`fit, first in the process       ${coldProcessMs.toFixed(2)} ms`)
console.log(`fit, no earlier ratings (cold)  ${coldMs.toFixed(3)} ms`)
console.log(`fit, from earlier ratings (warm) ${warmMs.toFixed(3)} ms`)
console.log(`score grid                      ${(1000 * gridMs).toFixed(1)} µs`)
console.log(`rates implied by odds           ${(1000 * impliedMs).toFixed(1)} µs`)
console.log(`pooled grid                     ${(1000 * poolMs).toFixed(1)} µs`)
console.log(`fit of one league's corners     ${countsFitMs.toFixed(3)} ms`)
console.log(`grid of corners                 ${(1000 * countGridMs).toFixed(1)} µs`)
console.log(
  `${priceMatch({ ...inputs, ...counted }).length} markets priced              ${(1000 * marketsMs).toFixed(1)} µs`,
)
console.log(`combos A to D                   ${(1000 * combosMs).toFixed(1)} µs`)
console.log(
  `eight legs of one's own           ${legsMs.toFixed(2)} ms, the first time ${legsColdMs.toFixed(1)} ms (at most 12.5: 50 on a phone at a quarter)`,
)
console.log(`one match, everything           ${(1000 * priceMs).toFixed(1)} µs (aim 200, at most 1000)`)
console.log(`the first match of a process    ${firstMs.toFixed(1)} ms (aim 20)`)
console.log(`plain sum of ${matrix.length} numbers        ${(1000 * sumMs).toFixed(3)} µs${checksum === 0 ? '!' : ''}`)
console.log(`one match / plain sum           ${(priceMs / sumMs).toFixed(0)}`)
