import type { SampleView } from '@prancheta/contract/analyses.ts'
import type { ResultBody } from './to-result.ts'

const RESULT_MARKETS = ['result.home', 'result.draw', 'result.away']
const GOALS_SHOWN = 6
const REASONS_SHOWN = 2

export function toSample(body: ResultBody, now: Date): SampleView {
  const { fixture, match, league, isDemo, confidence, markets, scores, reasoning } = body
  return {
    match,
    home: fixture.homeName,
    away: fixture.awayName,
    league,
    kickOff: fixture.dateUTC,
    isDemo,
    createdAt: now.toISOString(),
    confidence: shown(confidence),
    result: RESULT_MARKETS.flatMap((id) => {
      const market = markets.find((one) => one.id === id)
      if (!market) return []
      const { name, modelProbability, marketProbability, probability } = market
      const quoted = marketProbability === null ? null : shown(marketProbability)
      return [{ name, model: shown(modelProbability), market: quoted, pooled: shown(probability) }]
    }),
    scores: scores.slice(0, GOALS_SHOWN).map((row) => row.slice(0, GOALS_SHOWN).map(shown)),
    pick: pickOf(body),
    reasons: reasoning.slice(0, REASONS_SHOWN),
  }
}

function pickOf({ pick, markets }: ResultBody): SampleView['pick'] {
  const market = markets.find(({ id }) => id === pick)
  if (!market || market.odd === null || market.edge === null) return null
  const { name, odd, bookmaker, fairOdd, edge, probability } = market
  const fair = fairOdd === null ? null : shown(fairOdd)
  return { name, odd, bookmaker, fairOdd: fair, edge: shown(edge * 100) / 100, probability: shown(probability) }
}

/** To two places: more than a visitor is shown, and a small answer. */
function shown(value: number): number {
  return Math.round(value * 100) / 100
}
