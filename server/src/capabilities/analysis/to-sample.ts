import type { SampleView } from '@prancheta/contract/analysis/routes.ts'
import { fromPct, toPct } from '@prancheta/core/percent.ts'
import { marketOf } from './stored/words.ts'
import type { AnalysisBody } from './to-stored.ts'

const RESULT_MARKETS = ['result.home', 'result.draw', 'result.away']
const GOALS_SHOWN = 6
const REASONS_SHOWN = 2

/** The door's answer to visitors, in percent like the whole analysis. */
export function toSample(body: AnalysisBody, now: Date): SampleView {
  const { fixture, isDemo, confidence, markets, scores, reasoning } = body
  return {
    match: `${fixture.homeName} x ${fixture.awayName}`,
    home: fixture.homeName,
    away: fixture.awayName,
    league: fixture.leagueName,
    kickOff: fixture.dateUTC,
    isDemo,
    createdAt: now.toISOString(),
    confidence: rounded(confidence),
    result: RESULT_MARKETS.flatMap((id) => {
      const market = markets.find((one) => one.id === id)
      if (!market) return []
      const { model, market: quoted, pooled } = market.chances
      return [
        {
          name: marketOf(id).name,
          model: shownPct(model),
          market: quoted === null ? null : shownPct(quoted),
          pooled: shownPct(pooled),
        },
      ]
    }),
    scores: scores.slice(0, GOALS_SHOWN).map((row) => row.slice(0, GOALS_SHOWN).map(shownPct)),
    pick: pickOf(body),
    reasons: reasoning.slice(0, REASONS_SHOWN),
  }
}

function pickOf({ pick, markets }: AnalysisBody): SampleView['pick'] {
  const market = markets.find(({ id }) => id === pick)
  if (!market || market.odd === null || market.edge === null) return null
  const { id, odd, house, fairOdd, edge, chances } = market
  return {
    name: marketOf(id).name,
    odd,
    bookmaker: house,
    fairOdd: fairOdd === null ? null : rounded(fairOdd),
    edge: fromPct(shownPct(edge)),
    probability: shownPct(chances.pooled),
  }
}

/** To two places: more than a visitor is shown, and a small answer. */
const STEP = 10 ** 2
const rounded = (value: number) => Math.round(value * STEP) / STEP
const shownPct = (share: number) => rounded(toPct(share))
