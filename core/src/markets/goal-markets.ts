import type { Score } from '#goals/score-grid.ts'
import { CLUB, type Market, SIDES, spelled } from '#markets/market.ts'
import { otherSide, total, wonIf } from '#markets/outcome.ts'
import { linesBetween, overUnder } from '#markets/over-under.ts'
import { RESULTS } from '#markets/result-markets.ts'

const EXACT_GOALS_MAX = 6
const EXACT_NAMES = ['Nenhum gol', 'Exatamente 1 gol']
const ASIAN_TOTALS = [1, 1.25, 1.75, 2, 2.25, 2.75, 3, 3.25, 3.75, 4]
const RANGES = [
  [1, 2],
  [1, 3],
  [2, 3],
  [2, 4],
  [3, 4],
  [3, 5],
  [4, 6],
] as const

const exactGoals = Array.from({ length: EXACT_GOALS_MAX + 1 }, (_, goals): Market => {
  const isTop = goals === EXACT_GOALS_MAX
  return {
    id: isTop ? `exactGoals.${goals}plus` : `exactGoals.${goals}`,
    name: isTop ? `${goals} gols ou mais` : (EXACT_NAMES[goals] ?? `Exatamente ${goals} gols`),
    group: 'Gols',
    family: 'exactGoals',
    line: goals,
    rule: {
      reads: 'fullTime',
      by: 'total',
      outcome: (score) => wonIf(isTop ? total(score) >= goals : total(score) === goals),
    },
  }
})

const parity = [
  { id: 'odd', name: 'Total de gols ímpar', rest: 1 },
  { id: 'even', name: 'Total de gols par', rest: 0 },
].map(
  ({ id, name, rest }): Market => ({
    id: `goalsParity.${id}`,
    name,
    group: 'Gols',
    family: 'goalsParity',
    line: null,
    rule: { reads: 'fullTime', by: 'total', outcome: (score) => wonIf(total(score) % 2 === rest) },
  }),
)

const ranges = RANGES.map(
  ([least, most]): Market => ({
    id: `goalsRange.${least}to${most}`,
    name: `De ${least} a ${most} gols`,
    group: 'Gols',
    family: 'goalsRange',
    line: null,
    rule: { reads: 'fullTime', by: 'total', outcome: (score) => wonIf(total(score) >= least && total(score) <= most) },
  }),
)

const cleanSheets = SIDES.flatMap((side) =>
  [true, false].map(
    (isClean): Market => ({
      id: `cleanSheet.${side}.${isClean ? 'yes' : 'no'}`,
      name: `${side === 'home' ? 'Mandante' : 'Visitante'} ${isClean ? 'não sofre gol' : 'sofre gol'}`,
      group: 'Gols',
      family: 'cleanSheet',
      line: null,
      rule: {
        reads: 'fullTime',
        by: otherSide(side),
        outcome: (score) => wonIf((score[otherSide(side)] === 0) === isClean),
      },
    }),
  ),
)

export const goalMarkets: readonly Market[] = [
  ...overUnder({
    id: 'goals',
    nameOf: (moreOrLess) => `${moreOrLess} gols`,
    group: 'Gols',
    family: 'totalGoals',
    countOf: total,
    ruleOf: (outcome) => ({ reads: 'fullTime', by: 'total', outcome }),
    lines: linesBetween(0.5, 5.5),
  }),
  ...overUnder({
    id: 'asianTotal',
    nameOf: (moreOrLess) => `Linha asiática de gols: ${moreOrLess.toLowerCase()}`,
    group: 'Gols',
    family: 'asianTotal',
    countOf: total,
    ruleOf: (outcome) => ({ reads: 'fullTime', by: 'total', outcome }),
    lines: ASIAN_TOTALS,
  }),
  ...SIDES.flatMap((side) =>
    overUnder({
      id: `${side}Goals`,
      nameOf: (moreOrLess) => `${moreOrLess} gols do ${CLUB[side]}`,
      group: 'Gols',
      family: side === 'home' ? 'homeGoals' : 'awayGoals',
      countOf: (score) => score[side],
      ruleOf: (outcome) => ({ reads: 'fullTime', by: side, outcome }),
      lines: linesBetween(0.5, 5.5),
    }),
  ),
  ...exactGoals,
  ...ranges,
  ...parity,
  ...cleanSheets,
]

const BOTH = [
  { id: 'yes', name: 'Ambas marcam', is: true },
  { id: 'no', name: 'Ambas não marcam', is: false },
] as const

const isBoth = (score: Score, is: boolean) => (score.home > 0 && score.away > 0) === is

export const bothScoreMarkets: readonly Market[] = [
  ...BOTH.map(
    ({ id, is }): Market => ({
      id: `btts.${id}`,
      name: is ? 'Ambas marcam: sim' : 'Ambas marcam: não',
      group: 'Ambas marcam',
      family: 'bothScore',
      line: null,
      rule: { reads: 'fullTime', by: 'both', outcome: (score) => wonIf(isBoth(score, is)) },
    }),
  ),
  ...BOTH.flatMap(({ id, name, is }) =>
    RESULTS.map(
      (result): Market => ({
        id: `bttsResult.${result.id}.${id}`,
        name: `${result.name} e ${name.toLowerCase()}`,
        group: 'Ambas marcam',
        family: 'resultAndBothScore',
        line: null,
        rule: {
          reads: 'fullTime',
          by: 'shortScore',
          outcome: (score) => wonIf(result.holds(score) && isBoth(score, is)),
        },
      }),
    ),
  ),
  ...BOTH.flatMap(({ id, name, is }) =>
    [2.5, 3.5].flatMap((line) =>
      (['over', 'under'] as const).map(
        (way): Market => ({
          id: `bttsTotal.${way}${line}.${id}`,
          name: `${name} e ${way === 'over' ? 'mais' : 'menos'} de ${spelled(line)} gols`,
          group: 'Ambas marcam',
          family: 'totalAndBothScore',
          line,
          rule: {
            reads: 'fullTime',
            by: 'shortScore',
            outcome: (score) => wonIf(total(score) > line === (way === 'over') && isBoth(score, is)),
          },
        }),
      ),
    ),
  ),
]
