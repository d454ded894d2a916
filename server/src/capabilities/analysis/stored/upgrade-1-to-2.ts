import { marketById } from '@prancheta/core/markets/catalogue.ts'
import { fromPct } from '@prancheta/core/percent.ts'
import { bankrollShare, probability } from '@prancheta/core/units.ts'
import { CONTEXT_OUTCOMES, outcomeName } from '#capabilities/fixtures/index.ts'
import type { Analysis1, SavedMarkets1 } from './version-1.ts'
import type { Analysis2, SavedMarkets2 } from './version-2.ts'

/**
 * Percent become shares, words become ids. Percent of version 1 were shares times 100; divided by 100 and multiplied again
 * they are the same to the last digit, so an old analysis answers what it always did.
 */
export function upgrade1To2(old: Analysis1): Analysis2 {
  return {
    version: 2,
    createdAt: old.createdAt,
    fixture: old.fixture,
    confidence: old.confidence,
    confidenceParts: confidenceParts(old),
    reasoning: old.reasoning,
    teamAnalysis: old.teamAnalysis,
    explainedBy: old.explainedBy,
    explanationStandsIn: old.explanationStandsIn ?? false,
    markets: old.markets.map(market),
    combos: { A: combo(old.combos.A), B: combo(old.combos.B), C: combo(old.combos.C), D: combo(old.combos.D) },
    pick: old.pick,
    stakeBase: old.stakeBase,
    expectedGoals: old.expectedGoals,
    expectedCorners: old.expectedCorners,
    expectedCards: old.expectedCards,
    scores: old.scores.map((row) => row.map(chance)),
    houses: old.houses,
    movement: old.movement,
    context: context(old),
    parts: old.parts,
    hasStarted: old.hasStarted,
    isDemo: old.isDemo,
    changes: old.changes,
  }
}

const chance = (pct: number) => probability(fromPct(pct))
const stake = (pct: number | null) => (pct === null ? null : bankrollShare(fromPct(pct)))

function confidenceParts({ confidenceParts: parts }: Analysis1): Analysis2['confidenceParts'] {
  const points = (name: (typeof parts)[number]['name']) => {
    const part = parts.find((one) => one.name === name)
    if (!part) throw new RangeError(`a confidence without "${name}"`)
    return part.pct
  }
  return {
    sample: points('amostra'),
    agreement: points('concordância com o mercado'),
    data: points('dados'),
    calibration: points('calibração'),
  }
}

function market(old: Analysis1['markets'][number]): Analysis2['markets'][number] {
  return {
    id: old.id,
    chances: {
      model: chance(old.modelProbability),
      market: old.marketProbability === null ? null : chance(old.marketProbability),
      pooled: chance(old.probability),
    },
    fairOdd: old.fairOdd,
    odd: old.odd,
    house: old.bookmaker,
    oddAt: old.oddAt,
    edge: old.edge,
    stake: stake(old.kelly),
    confidence: old.confidence,
    isRecommended: old.isRecommended,
  }
}

function combo(old: Analysis1['combos']['A']): Analysis2['combos']['A'] {
  return (
    old && {
      legs: old.markets.map((leg) => ({ marketId: leg.id, chance: chance(leg.probability), odd: leg.odd })),
      chance: chance(old.combinedProbability),
      fairOdd: old.combinedOdd,
      productOfOdds: old.productOfOdds,
    }
  )
}

function context({ context: old, fixture }: Analysis1): Analysis2['context'] {
  const { odds, weather, homeTeamLastMatches, awayTeamLastMatches, ...others } = old
  return {
    ...others,
    odds: odds.map(({ key, line, outcomes }) => ({
      key,
      line,
      outcomes: outcomes.map(({ name, price, bookmaker }) => {
        const outcome = CONTEXT_OUTCOMES.find((one) => outcomeName(one, line, fixture) === name)
        if (!outcome) throw new RangeError('an outcome that no market has')
        return { outcome, price, bookmaker }
      }),
    })),
    weather: weather && {
      condition: weather.condition,
      minTempC: weather.minTemp,
      maxTempC: weather.maxTemp,
      rainChancePct: weather.chanceOfRain,
      windKmh: weather.wind,
    },
    form: { home: homeTeamLastMatches, away: awayTeamLastMatches },
  }
}

export function upgradeSaved1To2(old: SavedMarkets1): SavedMarkets2 {
  return old.map(({ id, name, probability: chance, edge, odd, kelly, isRecommended }) => ({
    id,
    ...(marketById(id) ? {} : { name }),
    chance: probability(chance),
    edge,
    odd,
    stake: stake(kelly ?? null),
    isRecommended: isRecommended ?? false,
  }))
}
