import type { BriefedMarket, BriefedSides } from '#chat/briefing.ts'
import { poissonGrid, type ScoreGrid } from '#goals/score-grid.ts'
import { MARKETS, type Market } from '#markets/catalogue.ts'
import type { Outcome } from '#markets/outcome.ts'

export type SampleRates = { goals: BriefedSides; corners: BriefedSides | null; cards: BriefedSides | null }

/** What a unit staked brings back at the fair price: a void gives it back, half results half of it. */
const SHARE: Record<Outcome, number> = { won: 1, 'half won': 0.75, void: 0.5, 'half lost': 0.25, lost: 0 }
/** Where houses quote in the samples. */
const QUOTED = /^(result|doubleChance|btts|drawNoBet)\.|^goals\.\w+[123]\.5$|^asianHandicap\.\w+[+-](0\.5|1|1\.5)$/
const FIRST_HALF_SHARE = 0.45

/** Prices a match roughly, from plain grids: enough for texts to be written about, not for anybody to bet by. */
export function sampleMarkets(model: SampleRates, market: SampleRates | null): BriefedMarket[] {
  return MARKETS.flatMap((row): BriefedMarket[] => {
    const modelChance = chanceOf(row, model)
    if (modelChance === null) return []
    // What houses think of goals reaches every market of the match, quoted or not.
    const priced = market && chanceOf(row, market)
    const marketChance = QUOTED.test(row.id) ? priced : null
    const pooledChance = priced === null ? modelChance : (modelChance + 2 * priced) / 3
    const fairOdd = 1 / Math.max(pooledChance, 0.001)
    const shared = {
      id: row.id,
      name: row.name,
      group: row.group,
      line: row.line,
      modelChance,
      marketChance,
      pooledChance,
      fairOdd,
      confidence: null,
      pastOdds: [],
    }
    if (marketChance === null)
      return [{ ...shared, bestOdd: null, house: null, edge: null, kelly: null, isRecommended: false, prices: [] }]
    const bestOdd = Math.round(101 / marketChance) / 100
    const edge = pooledChance * bestOdd - 1
    const kelly = edge > 0 ? edge / (bestOdd - 1) / 4 : 0
    const prices = [{ house: 'Casa Aurora', odd: bestOdd }]
    return [{ ...shared, bestOdd, house: 'Casa Aurora', edge, kelly, isRecommended: edge >= 0.05, prices }]
  })
}

function chanceOf(row: Market, { goals, corners, cards }: SampleRates): number | null {
  const { rule } = row
  if (rule.reads === 'halves') {
    const [first, second] = [scaled(goals, FIRST_HALF_SHARE), scaled(goals, 1 - FIRST_HALF_SHARE)]
    return sumOver(first, (a, chance) => chance * sumOver(second, (b, other) => other * SHARE[rule.outcome(a, b)]))
  }
  const rates = {
    fullTime: goals,
    firstHalf: scaled(goals, FIRST_HALF_SHARE),
    secondHalf: scaled(goals, 1 - FIRST_HALF_SHARE),
    corners,
    cards,
  }[rule.reads]
  return rates && sumOver(gridFor(rates), (score, chance) => chance * SHARE[rule.outcome(score)])
}

const gridFor = ({ home, away }: BriefedSides) => poissonGrid(home, away)
const scaled = ({ home, away }: BriefedSides, share: number) => ({ home: home * share, away: away * share })

function sumOver(of: ScoreGrid | BriefedSides, worth: (score: BriefedSides, chance: number) => number): number {
  const { size, chances } = 'size' in of ? of : gridFor(of)
  return chances.reduce((sum, chance, at) => sum + worth({ home: Math.floor(at / size), away: at % size }, chance), 0)
}
