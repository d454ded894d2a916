import { CLUB, type Market, SIDES, signed, signedId } from '#markets/market.ts'
import { lead, over, type Side, wonIf } from '#markets/outcome.ts'
import { RESULTS } from '#markets/result-markets.ts'

/** The line 0 is 'empate anula aposta' and stands there. */
const ASIAN_LINES = Array.from({ length: 21 }, (_, step) => (step - 10) / 4).filter((line) => line !== 0)
const EUROPEAN_LINES = [-3, -2, -1, 1, 2, 3]

const asian = SIDES.flatMap((side) =>
  ASIAN_LINES.map(
    (line): Market => ({
      id: `asianHandicap.${side}${signedId(line)}`,
      name: `Handicap asiático: ${CLUB[side]} ${signed(line)}`,
      group: 'Handicap',
      family: 'asianHandicap',
      line,
      rule: { reads: 'fullTime', by: 'lead', outcome: (score) => over(lead(score, side), -line) },
    }),
  ),
)

const EUROPEAN_NAMES = { home: 'mandante', draw: 'empate', away: 'visitante' }

/** The line is the home side's head start; the three selections of one line share the chance of 1. */
const european = EUROPEAN_LINES.flatMap((line) =>
  RESULTS.map(
    ({ id, holds }): Market => ({
      id: `europeanHandicap.${signedId(line)}.${id}`,
      name: `Handicap europeu (mandante ${signed(line)}): ${EUROPEAN_NAMES[id]}`,
      group: 'Handicap',
      family: 'europeanHandicap',
      line,
      rule: {
        reads: 'fullTime',
        by: 'lead',
        outcome: (score) => wonIf(holds({ home: score.home + line, away: score.away })),
      },
    }),
  ),
)

const MARGIN_TOP = 4

function wonBy(side: Side, goals: number): Market {
  const isTop = goals === MARGIN_TOP
  const by = isTop ? `${goals} gols ou mais` : goals === 1 ? '1 gol' : `${goals} gols`
  return {
    id: `margin.${side}${goals}${isTop ? 'plus' : ''}`,
    name: `Vitória do ${CLUB[side]} por ${by}`,
    group: 'Handicap',
    family: 'winningMargin',
    line: goals,
    rule: {
      reads: 'fullTime',
      by: 'margin',
      outcome: (score) => wonIf(isTop ? lead(score, side) >= goals : lead(score, side) === goals),
    },
  }
}

const margins: readonly Market[] = [
  ...SIDES.flatMap((side) => [1, 2, 3, MARGIN_TOP].map((goals) => wonBy(side, goals))),
  ...[true, false].map(
    (isGoalless): Market => ({
      id: isGoalless ? 'margin.goallessDraw' : 'margin.scoreDraw',
      name: isGoalless ? 'Empate sem gols' : 'Empate com gols',
      group: 'Handicap',
      family: 'winningMargin',
      line: null,
      rule: {
        reads: 'fullTime',
        by: 'margin',
        outcome: ({ home, away }) => wonIf(home === away && (home === 0) === isGoalless),
      },
    }),
  ),
]

export const handicapMarkets: readonly Market[] = [...asian, ...european, ...margins]

const SCORE_MAX = 4
const isListed = (home: number, away: number) => Math.max(home, away) <= SCORE_MAX
const GOALS = Array.from({ length: SCORE_MAX + 1 }, (_, goals) => goals)

export const correctScoreMarkets: readonly Market[] = [
  ...GOALS.flatMap((home) =>
    GOALS.map(
      (away): Market => ({
        id: `score.${home}-${away}`,
        name: `Placar exato ${home} x ${away}`,
        group: 'Placar',
        family: 'correctScore',
        line: null,
        rule: {
          reads: 'fullTime',
          by: 'shortScore',
          outcome: (score) => wonIf(score.home === home && score.away === away),
        },
      }),
    ),
  ),
  ...RESULTS.map(
    ({ id, name, holds }): Market => ({
      id: `score.other.${id}`,
      name: `Outro placar: ${name.toLowerCase()}`,
      group: 'Placar',
      family: 'correctScore',
      line: null,
      rule: {
        reads: 'fullTime',
        by: 'shortScore',
        outcome: (score) => wonIf(holds(score) && !isListed(score.home, score.away)),
      },
    }),
  ),
]
