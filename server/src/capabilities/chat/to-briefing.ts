import type { AnalysisResult, MarketView } from '@prancheta/contract/analyses.ts'
import type { FixtureView, MatchContext } from '@prancheta/contract/fixtures.ts'
import type { BriefedMarket, BriefedPart, Briefing } from '@prancheta/core/chat/briefing.ts'
import { briefedForm, briefedMeetings, briefedTable } from './briefed-past.ts'

/** What of an analysis is told in a talk: all the numbers its reader sees. */
export type ToldAnalysis = Pick<
  AnalysisResult,
  | 'fixture'
  | 'context'
  | 'stakeBase'
  | 'expectedGoals'
  | 'expectedCorners'
  | 'expectedCards'
  | 'scores'
  | 'markets'
  | 'combos'
  | 'confidence'
  | 'confidenceParts'
>

const LIKELY_SCORES = 4

/** The very numbers of an analysis, none computed anew. */
export function toBriefing(analysis: ToldAnalysis): Briefing {
  const { fixture, context, stakeBase, markets } = analysis
  return {
    ...bareBriefing(fixture, context, stakeBase),
    expectedGoals: analysis.expectedGoals,
    expectedCorners: analysis.expectedCorners,
    expectedCards: analysis.expectedCards,
    likelyScores: likelyScores(analysis.scores),
    markets: markets.flatMap(toBriefedMarket),
    combos: Object.values(analysis.combos)
      .filter((combo) => combo !== null)
      .map(({ option, name, markets: legs, combinedProbability, combinedOdd, reasoning }) => ({
        option,
        name,
        legs: legs.map((leg) => leg.name),
        pct: combinedProbability,
        fairOdd: combinedOdd,
        reason: reasoning,
      })),
    confidence: {
      pct: Math.floor(analysis.confidence),
      parts: analysis.confidenceParts.map(({ name, pct }) => ({ name, pct })),
    },
    missing: [
      ...missingOf(context),
      ...(markets.every(({ odd }) => odd === null) ? (['odds'] as const) : []),
      ...(analysis.expectedCorners === null && analysis.expectedCards === null ? (['statistics'] as const) : []),
    ],
  }
}

/** A match whose chances are not known yet: what surrounds it is told, and no chance. */
export function bareBriefing(fixture: FixtureView, context: MatchContext, stakeBase: number | null): Briefing {
  const { leagueAverages: averages, weather } = context
  return {
    match: {
      home: fixture.homeName,
      away: fixture.awayName,
      league: fixture.leagueName,
      kickOffUtc: fixture.dateUTC,
      isTimeKnown: fixture.isTimeKnown,
      stadium: fixture.venue,
      city: fixture.city,
      isDemo: fixture.isDemo,
    },
    expectedGoals: null,
    expectedCorners: null,
    expectedCards: null,
    likelyScores: [],
    markets: [],
    combos: [],
    confidence: null,
    form: {
      home: briefedForm(fixture.homeName, context.homeTeamLastMatches),
      away: briefedForm(fixture.awayName, context.awayTeamLastMatches),
    },
    headToHead: briefedMeetings(context.h2h),
    table: briefedTable(context.standings, fixture),
    weather: weather && {
      condition: weather.condition,
      minTemp: weather.minTemp,
      maxTemp: weather.maxTemp,
      chanceOfRainPct: weather.chanceOfRain,
      windKmh: weather.wind,
    },
    leagueAverages: averages && {
      goals: averages.averageGoalsPerMatch,
      corners: averages.averageCorners,
      cards: averages.averageCards,
    },
    stakeBase,
    missing: ['ratings', 'odds', 'statistics', ...missingOf(context)],
  }
}

function missingOf(context: MatchContext): BriefedPart[] {
  const parts: [BriefedPart, boolean][] = [
    ['weather', context.weather === null],
    ['form', context.homeTeamLastMatches === null && context.awayTeamLastMatches === null],
    ['headToHead', context.h2h.length === 0],
    ['table', context.standings.length === 0],
  ]
  return parts.filter(([, isMissing]) => isMissing).map(([part]) => part)
}

/** A market that cannot win has no fair odd, and nothing to talk about. */
function toBriefedMarket(market: MarketView): BriefedMarket[] {
  const { id, name, group, line, fairOdd, odd, bookmaker, edge, kelly, isRecommended } = market
  if (fairOdd === null) return []
  return [
    {
      id,
      name,
      group,
      line,
      modelPct: market.modelProbability,
      marketPct: market.marketProbability,
      pooledPct: market.probability,
      fairOdd,
      bestOdd: odd,
      house: bookmaker,
      edgePct: edge === null ? null : 100 * edge,
      kellyPct: kelly,
      isRecommended,
    },
  ]
}

function likelyScores(scores: readonly (readonly number[])[]): Briefing['likelyScores'] {
  return scores
    .flatMap((row, home) => row.map((pct, away) => ({ home, away, pct })))
    .toSorted((one, other) => other.pct - one.pct)
    .slice(0, LIKELY_SCORES)
}
