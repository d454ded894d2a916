import type { Market, MarketFamily } from '#markets/market.ts'
import { total, wonIf } from '#markets/outcome.ts'
import { overUnder } from '#markets/over-under.ts'
import { DOUBLE_CHANCES, RESULTS } from '#markets/result-markets.ts'

const group = 'Tempos'
const GOAL_LINES = [0.5, 1.5, 2.5]

type Half = {
  reads: 'firstHalf' | 'secondHalf'
  name: string
  families: { result: MarketFamily; goals: MarketFamily; bothScore: MarketFamily }
}

const HALVES: readonly Half[] = [
  {
    reads: 'firstHalf',
    name: '1º tempo',
    families: { result: 'firstHalfResult', goals: 'firstHalfGoals', bothScore: 'firstHalfBothScore' },
  },
  {
    reads: 'secondHalf',
    name: '2º tempo',
    families: { result: 'secondHalfResult', goals: 'secondHalfGoals', bothScore: 'secondHalfBothScore' },
  },
]

const eachHalf = HALVES.flatMap(({ reads, name: half, families }): Market[] => [
  ...RESULTS.map(
    ({ id, name, holds }): Market => ({
      id: `${reads}.result.${id}`,
      name: `${half}: ${name.toLowerCase()}`,
      group,
      family: families.result,
      line: null,
      rule: { reads, by: 'winner', outcome: (score) => wonIf(holds(score)) },
    }),
  ),
  ...overUnder({
    id: `${reads}.goals`,
    nameOf: (moreOrLess) => `${moreOrLess} gols no ${half}`,
    group,
    family: families.goals,
    countOf: total,
    ruleOf: (outcome) => ({ reads, by: 'few', outcome }),
    lines: GOAL_LINES,
  }),
  ...[true, false].map(
    (is): Market => ({
      id: `${reads}.btts.${is ? 'yes' : 'no'}`,
      name: `Ambas marcam no ${half}: ${is ? 'sim' : 'não'}`,
      group,
      family: families.bothScore,
      line: null,
      rule: { reads, by: 'both', outcome: (score) => wonIf((score.home > 0 && score.away > 0) === is) },
    }),
  ),
])

const firstHalfDoubleChance = DOUBLE_CHANCES.map(
  ({ id, name, holds }): Market => ({
    id: `firstHalf.doubleChance.${id}`,
    name: `1º tempo: ${name.replace(/^./, (letter) => letter.toLowerCase())}`,
    group,
    family: 'firstHalfDoubleChance',
    line: null,
    rule: { reads: 'firstHalf', by: 'winner', outcome: (score) => wonIf(holds(score)) },
  }),
)

const SHORT = { home: 'mandante', draw: 'empate', away: 'visitante' }

const halfTimeFullTime = RESULTS.flatMap((atHalf) =>
  RESULTS.map(
    (atEnd): Market => ({
      id: `halfFull.${atHalf.id}.${atEnd.id}`,
      name: `Intervalo/final: ${SHORT[atHalf.id]}/${SHORT[atEnd.id]}`,
      group,
      family: 'halfTimeFullTime',
      line: null,
      rule: {
        reads: 'halves',
        by: 'resultTwice',
        outcome: (first, second) =>
          wonIf(atHalf.holds(first) && atEnd.holds({ home: first.home + second.home, away: first.away + second.away })),
      },
    }),
  ),
)

const busierHalf = [
  { id: 'first', name: 'Mais gols no 1º tempo', sign: 1 },
  { id: 'equal', name: 'Tempos com o mesmo número de gols', sign: 0 },
  { id: 'second', name: 'Mais gols no 2º tempo', sign: -1 },
].map(
  ({ id, name, sign }): Market => ({
    id: `busierHalf.${id}`,
    name,
    group,
    family: 'busierHalf',
    line: null,
    rule: {
      reads: 'halves',
      by: 'surplus',
      outcome: (first, second) => wonIf(Math.sign(total(first) - total(second)) === sign),
    },
  }),
)

export const halfMarkets: readonly Market[] = [
  ...eachHalf,
  ...firstHalfDoubleChance,
  ...halfTimeFullTime,
  ...busierHalf,
]
