import { type AnalysedMarket, bestFirst, type MatchAnalysis } from '@prancheta/core/analysis/analyse-match.ts'
import { type ClubForm, factsOf } from '@prancheta/core/explain/facts.ts'
import { writeTeamAnalysis } from '@prancheta/core/explain/team-analysis.ts'
import { VARIANCE_NOTE, writeFacts } from '@prancheta/core/explain/write-facts.ts'
import type { RecentForm } from '@prancheta/core/form/recent-form.ts'
import type { MatchFacts } from '#capabilities/fixtures/index.ts'

export type Explanation = { reasoning: string[]; teamAnalysis: string; warning: string }

/** The embedded explanation: reasons in words, each number one of the analysis. */
export function explainMatch(facts: MatchFacts, analysis: MatchAnalysis): Explanation {
  const { fixture, form, averages, weather, standings } = facts
  const { expectedGoals } = analysis
  const about = analysis.pick ?? likeliestShown(analysis)
  const { value } = about
  const leagueGoals = averages.value?.goals ?? null
  const rankOf = (teamId: number) => standings.value?.find((row) => row.teamId === teamId)?.rank ?? null
  const told = factsOf({
    home: clubForm(fixture.home_name, form.home.value),
    away: clubForm(fixture.away_name, form.away.value),
    expectedGoals,
    leagueGoals,
    expectedCorners: analysis.corners,
    expectedCards: analysis.cards,
    market: about.market,
    chances: about.chances,
    fairOdd: about.fairOdd,
    value: value.oddType === 'real' ? { odd: value.odd, edge: value.edge } : null,
    confidence: about.confidence.total,
    weather: weatherOf(weather.value),
  })
  return {
    reasoning: writeFacts(told),
    teamAnalysis: writeTeamAnalysis({
      home: { name: fixture.home_name, form: form.home.value, rank: rankOf(fixture.home_id) },
      away: { name: fixture.away_name, form: form.away.value, rank: rankOf(fixture.away_id) },
      expectedGoals,
      leagueGoals,
    }),
    warning: VARIANCE_NOTE,
  }
}

/** Without a recommendation the explanation is about the best of the results: what most readers came to ask. */
function likeliestShown({ markets }: MatchAnalysis): AnalysedMarket {
  const [best] = markets
    .filter(({ market }) => market.family === 'result')
    .toSorted((one, other) => other.chances.pooled - one.chances.pooled || bestFirst(one, other))
  if (!best) throw new RangeError('the catalogue has no result')
  return best
}

function clubForm(name: string, form: RecentForm | null): ClubForm {
  return {
    name,
    games: form?.games.length ?? 0,
    wins: form?.wins ?? 0,
    draws: form?.draws ?? 0,
    losses: form?.losses ?? 0,
    averageGoalsScored: form?.averageGoalsScored ?? 0,
    averageGoalsConceded: form?.averageGoalsConceded ?? 0,
  }
}

function weatherOf(weather: MatchFacts['weather']['value']) {
  if (weather?.chanceOfRain == null || weather.wind == null) return null
  return { rainChancePct: weather.chanceOfRain, windKmh: weather.wind }
}
