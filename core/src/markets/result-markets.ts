import type { Score } from '#goals/score-grid.ts'
import { CLUB, type Market, SIDES, spelled } from '#markets/market.ts'
import { lead, otherSide, over, under, wonIf } from '#markets/outcome.ts'

export const RESULTS = [
  { id: 'home', name: 'Vitória do mandante', holds: (s: Score) => s.home > s.away },
  { id: 'draw', name: 'Empate', holds: (s: Score) => s.home === s.away },
  { id: 'away', name: 'Vitória do visitante', holds: (s: Score) => s.home < s.away },
] as const

export const DOUBLE_CHANCES = [
  { id: 'homeDraw', name: 'Mandante ou empate (1X)', holds: (s: Score) => s.home >= s.away },
  { id: 'homeAway', name: 'Mandante ou visitante (12)', holds: (s: Score) => s.home !== s.away },
  { id: 'drawAway', name: 'Empate ou visitante (X2)', holds: (s: Score) => s.home <= s.away },
] as const

const group = 'Resultado'

export const resultMarkets: readonly Market[] = [
  ...RESULTS.map(
    ({ id, name, holds }): Market => ({
      id: `result.${id}`,
      name,
      group,
      family: 'result',
      line: null,
      rule: { reads: 'fullTime', by: 'lead', outcome: (score) => wonIf(holds(score)) },
    }),
  ),
  ...DOUBLE_CHANCES.map(
    ({ id, name, holds }): Market => ({
      id: `doubleChance.${id}`,
      name: `Dupla chance: ${name.toLowerCase()}`.replace(/\((.+)\)/, (short) => short.toUpperCase()),
      group,
      family: 'doubleChance',
      line: null,
      rule: { reads: 'fullTime', by: 'lead', outcome: (score) => wonIf(holds(score)) },
    }),
  ),
  ...SIDES.map(
    (side): Market => ({
      id: `drawNoBet.${side}`,
      name: `Empate anula aposta: ${CLUB[side]}`,
      group,
      family: 'drawNoBet',
      line: null,
      rule: { reads: 'fullTime', by: 'lead', outcome: (score) => over(lead(score, side), 0) },
    }),
  ),
  ...SIDES.map(
    (side): Market => ({
      id: `toNil.${side}`,
      name: `${CLUB[side] === 'mandante' ? 'Mandante' : 'Visitante'} vence sem sofrer gol`,
      group,
      family: 'toNil',
      line: null,
      rule: {
        reads: 'fullTime',
        by: 'shortScore',
        outcome: (score) => wonIf(lead(score, side) > 0 && score[otherSide(side)] === 0),
      },
    }),
  ),
  ...RESULTS.flatMap(({ id, name, holds }) =>
    [1.5, 2.5, 3.5].flatMap((line): Market[] => [
      {
        id: `resultTotal.${id}Over${line}`,
        name: `${name} e mais de ${spelled(line)} gols`,
        group,
        family: 'resultAndTotal',
        line,
        rule: {
          reads: 'fullTime',
          by: 'shortScore',
          outcome: (s) => wonIf(holds(s) && over(s.home + s.away, line) === 'won'),
        },
      },
      {
        id: `resultTotal.${id}Under${line}`,
        name: `${name} e menos de ${spelled(line)} gols`,
        group,
        family: 'resultAndTotal',
        line,
        rule: {
          reads: 'fullTime',
          by: 'shortScore',
          outcome: (s) => wonIf(holds(s) && under(s.home + s.away, line) === 'won'),
        },
      },
    ]),
  ),
]
