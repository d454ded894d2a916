import type { MarketViews } from '#goals/grid-views.ts'
import type { Market, MarketFamily } from '#markets/market.ts'
import { type Probability, probability } from '#units.ts'

/** The only families of which a selection's chance follows from what houses quote. */
export const QUOTED_FAMILIES: ReadonlySet<MarketFamily> = new Set([
  'result',
  'doubleChance',
  'drawNoBet',
  'asianHandicap',
  'totalGoals',
  'homeGoals',
  'awayGoals',
  'bothScore',
])

/** What the houses say of a market, where they quote it or something it follows from; null otherwise. */
export function quotedChance(market: Market, views: MarketViews): Probability | null {
  const { result, bothScore } = views
  const { id, family } = market
  if (family === 'totalGoals') return quotedLine(market, 'goals.over', views.totals)
  if (family === 'homeGoals') return quotedLine(market, 'homeGoals.over', views.homeGoals)
  if (family === 'awayGoals') return quotedLine(market, 'awayGoals.over', views.awayGoals)
  if (family === 'bothScore') {
    if (bothScore === null) return null
    return id === 'btts.yes' ? bothScore : probability(1 - bothScore)
  }
  return result && (FROM_RESULT[id]?.(result) ?? null)
}

function quotedLine({ id, line }: Market, over: string, lines: MarketViews['homeGoals']): Probability | null {
  const quoted = lines?.find((total) => total.line === line)?.over
  if (quoted === undefined) return null
  return id.startsWith(over) ? quoted : probability(1 - quoted)
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
