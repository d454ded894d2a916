import type { MarketViews } from '#goals/grid-views.ts'
import type { Market } from '#markets/market.ts'
import { type Probability, probability } from '#units.ts'

/** What the houses say of one market; null where they quote neither it nor anything it follows from. */
export type QuoteReader = (views: MarketViews) => Probability | null

/** How a market's chance is read off what houses quote; null for a market that never follows from it. Made once a market. */
export function quoteReader({ id, family, line }: Market): QuoteReader | null {
  const isOver = id.includes('.over')
  if (family === 'totalGoals') return ({ totals }) => quotedLine(line, isOver, totals)
  if (family === 'homeGoals') return ({ homeGoals }) => quotedLine(line, isOver, homeGoals)
  if (family === 'awayGoals') return ({ awayGoals }) => quotedLine(line, isOver, awayGoals)
  if (family === 'bothScore') {
    const isYes = id === 'btts.yes'
    return ({ bothScore }) => (bothScore === null || isYes ? bothScore : probability(1 - bothScore))
  }
  const fromResult = Object.hasOwn(FROM_RESULT, id) ? FROM_RESULT[id] : undefined
  return fromResult ? ({ result }) => result && fromResult(result) : null
}

function quotedLine(line: number | null, isOver: boolean, lines: MarketViews['homeGoals'] = []): Probability | null {
  for (const quoted of lines) {
    if (quoted.line === line) return isOver ? quoted.over : probability(1 - quoted.over)
  }
  return null
}

type Result = NonNullable<MarketViews['result']>

/** Double chance and the half-goal handicap are sums of results; without the draw, the rest is shared anew. */
const FROM_RESULT: Record<string, (result: Result) => Probability> = {
  'result.home': ({ home }) => home,
  'result.draw': ({ draw }) => draw,
  'result.away': ({ away }) => away,
  'doubleChance.homeDraw': ({ away }) => probability(1 - away),
  'doubleChance.homeAway': ({ draw }) => probability(1 - draw),
  'doubleChance.drawAway': ({ home }) => probability(1 - home),
  'drawNoBet.home': ({ home, away }) => probability(home / (home + away)),
  'drawNoBet.away': ({ home, away }) => probability(away / (home + away)),
  'asianHandicap.home-0.5': ({ home }) => home,
  'asianHandicap.away-0.5': ({ away }) => away,
  'asianHandicap.home+0.5': ({ away }) => probability(1 - away),
  'asianHandicap.away+0.5': ({ home }) => probability(1 - home),
  'asianHandicap.home-0.25': ({ home, draw }) => probability(home / (1 - draw / 2)),
  'asianHandicap.away-0.25': ({ away, draw }) => probability(away / (1 - draw / 2)),
  'asianHandicap.home+0.25': ({ home, draw }) => probability((home + draw / 2) / (1 - draw / 2)),
  'asianHandicap.away+0.25': ({ away, draw }) => probability((away + draw / 2) / (1 - draw / 2)),
}
