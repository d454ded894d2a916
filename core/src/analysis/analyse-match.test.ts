import { expect, test } from 'vitest'
import { type MarketViews, meanGoals } from '#goals/grid-views.ts'
import type { LeagueRatings } from '#goals/league-ratings.ts'
import { probability } from '#units.ts'
import { type AnalysisInput, analyseMatch } from './analyse-match.ts'

const club = (attack: number, defence: number) => ({ attack, defence, strengthSd: 0.12, tempoSd: 0.1, matches: 60 })
const ratings: LeagueRatings = {
  asOfDay: 20_000,
  level: 0.2,
  home: 0.25,
  rho: -0.04,
  firstHalfShare: 0.44,
  clubs: { aurora: club(0.25, -0.2), ferro: club(-0.1, 0.1) },
  newcomer: { ...club(-0.15, 0.15), strengthSd: 0.4, tempoSd: 0.3, matches: 0 },
}
const market: MarketViews = {
  result: { home: probability(0.6), draw: probability(0.23), away: probability(0.17) },
  totals: [{ line: 2.5, over: probability(0.52) }],
  bothScore: null,
}
const INPUT: AnalysisInput = {
  ratings,
  corners: null,
  cards: null,
  home: 'aurora',
  away: 'ferro',
  market,
  prices: new Map([
    ['result.home', { house: 'Casa Norte', odd: 1.85 }],
    ['result.draw', { house: 'Casa Norte', odd: 4 }],
    ['goals.over2.5', { house: 'Casa Sul', odd: 1.9 }],
  ]),
  data: { completeness: 1, daysSinceLastMatch: 6, oddsAgeHours: 1 },
}

test('a price well above what the pooled chance justifies is the pick, with its edge and stake', () => {
  const { pick } = analyseMatch(INPUT)
  expect(pick?.market.id).toBe('result.home')
  expect(pick?.value).toMatchObject({ oddType: 'real', odd: 1.85, house: 'Casa Norte', label: 'valor' })
  expect(pick?.value.edge).toBeCloseTo((pick?.chances.pooled ?? 0) * 1.85 - 1, 12)
})

test('without prices there is no edge, no stake and nothing to recommend, only fair odds', () => {
  const { pick, markets } = analyseMatch({ ...INPUT, market: null, prices: new Map() })
  expect(pick).toBeNull()
  expect(
    markets.every(({ value, isRecommended }) => value.edge === null && value.kelly === null && !isRecommended),
  ).toBe(true)
  expect(markets.find(({ market: { id } }) => id === 'result.home')?.fairOdd).toBeGreaterThan(1)
})

test('the three chances of a quoted market stand in order: the pooled one between model and market', () => {
  const home = analyseMatch(INPUT).markets.find(({ market: { id } }) => id === 'result.home')
  const [low, high] = [home?.chances.model ?? 0, home?.chances.market ?? 0].toSorted((a, b) => a - b)
  expect(home?.chances.pooled).toBeGreaterThanOrEqual(low ?? 1)
  expect(home?.chances.pooled).toBeLessThanOrEqual(high ?? 0)
})

test('a club just promoted lowers the confidence of every market', () => {
  const known = analyseMatch(INPUT)
  const unknown = analyseMatch({ ...INPUT, home: 'promoted' })
  expect(unknown.confidence.parts.sample).toBeLessThan(known.confidence.parts.sample)
})

test('the expected goals are those of the pooled grid, beside whose chances they stand; the model’s own are told apart', () => {
  const { expectedGoals, modelGoals, grids } = analyseMatch(INPUT)
  expect(expectedGoals).toEqual(meanGoals(grids.pooled))
  // The houses see less of the home side than the model does, and fewer goals.
  expect(expectedGoals.home).toBeLessThan(modelGoals.home - 0.05)
  const alone = analyseMatch({ ...INPUT, market: null, prices: new Map() })
  expect(alone.expectedGoals.home).toBeCloseTo(modelGoals.home, 1)
})

test('a side’s goals with a consensus of their own are judged against it, and the one grid says the pooled chance', () => {
  const id = 'homeGoals.over2.5'
  const of = (input: AnalysisInput) => analyseMatch(input).markets.find(({ market: own }) => own.id === id)
  const alone = of(INPUT)?.chances
  expect(alone?.market).toBeNull()
  const quoted = probability((alone?.pooled ?? 0) - 0.08)
  const prices = new Map([[id, { house: 'Casa Norte', odd: 1.08 / (alone?.pooled ?? 1) }]])
  const judged = of({ ...INPUT, prices, market: { ...market, homeGoals: [{ line: 2.5, over: quoted }] } })
  expect(judged?.chances.market).toBe(quoted)
  expect(judged?.chances.pooled).toBeLessThan((alone?.pooled ?? 0) - 0.05)
  // By the grid alone it would have paid 8%; all houses together say that it does not.
  expect(of({ ...INPUT, prices })?.value.edge).toBeCloseTo(0.08, 9)
  expect(judged?.value.edge).toBeLessThan(0)
})

test('quotes that contradict each other lower the confidence of every goals market', () => {
  const said = (bothScore: number) =>
    analyseMatch({ ...INPUT, market: { ...market, bothScore: probability(bothScore) } }).confidence.parts.agreement
  // More than half the matches stay below 2.5 goals: both cannot score in 99%.
  expect(said(0.99)).toBeLessThan(said(0.5) - 10)
})
