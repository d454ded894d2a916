import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import {
  type BriefedCombo,
  type BriefedMarket,
  type BriefedPart,
  type Briefing,
  NOTHING_PRICED,
} from '@prancheta/core/chat/briefing.ts'
import { COMBO_OPTIONS, type ComboOption } from '@prancheta/core/combos/bands.ts'
import { legsOfPick } from '@prancheta/core/combos/own/combo-pick.ts'
import { reasonOf } from '@prancheta/core/combos/reason.ts'
import { withinStakeMax } from '@prancheta/core/value/kelly.ts'
import type { ContextFacts } from '#capabilities/fixtures/index.ts'
import { reasonsOfCombo, requireOwnCombo } from '../price-own-combo.ts'
import { briefedForm, briefedMeetings, briefedTable } from './briefed-past.ts'
import type { StoredAnalysis } from './read-stored.ts'
import { bandOf, comboLegs, confidencePartsOf, marketOf } from './to-answer.ts'

/** What of an analysis is told in a talk: all the numbers its reader sees. */
export type ToldAnalysis = Pick<
  StoredAnalysis,
  | 'fixture'
  | 'context'
  | 'stakeBase'
  | 'expectedGoals'
  | 'modelGoals'
  | 'expectedCorners'
  | 'expectedCards'
  | 'scores'
  | 'markets'
  | 'combos'
  | 'confidence'
  | 'confidenceParts'
  | 'houses'
> &
  // One that was made only for this talk has no earlier prices.
  Partial<Pick<StoredAnalysis, 'movement'>>

const LIKELY_SCORES = 4

/** The very numbers of an analysis, none computed anew. */
export function toBriefing(analysis: ToldAnalysis): Briefing {
  const { fixture, context, stakeBase, markets } = analysis
  return {
    ...bareBriefing(fixture, context, stakeBase),
    expectedGoals: analysis.expectedGoals,
    modelGoals: markets.some(({ chances }) => chances.market !== null) ? analysis.modelGoals : null,
    expectedCorners: analysis.expectedCorners,
    expectedCards: analysis.expectedCards,
    likelyScores: likelyScores(analysis.scores),
    markets: markets.flatMap((market) => toBriefedMarket(market, analysis)),
    combos: COMBO_OPTIONS.flatMap((option) => toBriefedCombo(option, analysis.combos[option])),
    confidence: { points: Math.floor(analysis.confidence), parts: confidencePartsOf(analysis) },
    missing: [
      ...missingOf(context),
      ...(markets.every(({ odd }) => odd === null) ? (['odds'] as const) : []),
      ...(analysis.expectedCorners === null && analysis.expectedCards === null ? (['statistics'] as const) : []),
    ],
  }
}

/** A match whose chances are not known yet: what surrounds it is told, and no chance. */
export function bareBriefing(fixture: FixtureView, context: ContextFacts, stakeBase: number | null): Briefing {
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
      round: fixture.round,
      score: fixture.state === 'finished' ? fixture.score : null,
    },
    ...NOTHING_PRICED,
    form: {
      home: briefedForm(fixture.homeName, context.form.home),
      away: briefedForm(fixture.awayName, context.form.away),
    },
    season: { home: context.statistics.home, away: context.statistics.away },
    headToHead: briefedMeetings(context.h2h),
    table: briefedTable(context.standings, fixture),
    weather: weather && {
      condition: weather.condition,
      minTemp: weather.minTempC,
      maxTemp: weather.maxTempC,
      chanceOfRainPct: weather.rainChancePct,
      windKmh: weather.windKmh,
    },
    leagueAverages: averages && {
      goals: averages.averageGoalsPerMatch,
      corners: averages.averageCorners,
      cards: averages.averageCards,
      games: averages.games,
    },
    stakeBase,
    missing: ['ratings', 'odds', 'statistics', ...missingOf(context)],
    running: fixture.state === 'live' ? { score: fixture.score } : null,
  }
}

function missingOf(context: ContextFacts): BriefedPart[] {
  const parts: [BriefedPart, boolean][] = [
    ['weather', context.weather === null],
    ['form', context.form.home === null && context.form.away === null],
    ['headToHead', context.h2h.length === 0],
    ['table', context.standings.length === 0],
  ]
  return parts.filter(([, isMissing]) => isMissing).map(([part]) => part)
}

/** A market that cannot win has no fair odd, and nothing to talk about. */
function toBriefedMarket(
  stored: StoredAnalysis['markets'][number],
  { houses, movement = [] }: Pick<ToldAnalysis, 'houses' | 'movement'>,
): BriefedMarket[] {
  const { chances, fairOdd, odd, house, edge, stake, confidence, isRecommended } = stored
  if (fairOdd === null) return []
  const { id, name, group, line } = marketOf(stored.id)
  return [
    {
      id,
      name,
      group,
      line,
      modelChance: chances.model,
      marketChance: chances.market,
      pooledChance: chances.pooled,
      fairOdd,
      bestOdd: odd,
      house,
      edge,
      kelly: stake === null ? null : withinStakeMax(stake),
      confidence,
      isRecommended,
      prices: (houses.find(({ marketId }) => marketId === id)?.prices ?? []).map((quote) => ({
        house: quote.house,
        odd: quote.price,
      })),
      pastOdds: (movement.find(({ marketId }) => marketId === id)?.points ?? []).map(({ price }) => price),
    },
  ]
}

function toBriefedCombo(option: ComboOption, combo: StoredAnalysis['combos'][ComboOption]): BriefedCombo[] {
  if (!combo) return []
  const legs = comboLegs(combo)
  return [
    {
      option,
      name: bandOf(option).name,
      legs: legs.map(({ market }) => market.name),
      chance: combo.chance,
      fairOdd: combo.fairOdd,
      productOfOdds: combo.productOfOdds,
      reason: reasonOf(legs, combo.chance),
    },
  ]
}

/** A combination of the reader's own, by its pick. */
export function toOwnBriefed(analysis: StoredAnalysis, pick: string): BriefedCombo {
  const { legs, chance, fairOdd, ...combo } = requireOwnCombo(analysis, legsOfPick(pick) ?? [pick])
  return {
    option: 'own',
    name: 'Própria',
    legs: legs.map(({ name }) => name),
    chance,
    fairOdd: fairOdd ?? 1 / chance,
    productOfOdds: null,
    reason: reasonsOfCombo({ legs, chance, fairOdd, ...combo }).join(' '),
  }
}

function likelyScores(scores: readonly (readonly number[])[]): Briefing['likelyScores'] {
  return scores
    .flatMap((row, home) => row.map((chance, away) => ({ home, away, chance })))
    .toSorted((one, other) => other.chance - one.chance)
    .slice(0, LIKELY_SCORES)
}
