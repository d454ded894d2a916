import { type AnalysedMarket, bestFirst, type MatchAnalysis } from '@prancheta/core/analysis/analyse-match.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import type { KnownNumbers } from '@prancheta/core/explain/check-numbers.ts'
import { type ClubForm, factsOf } from '@prancheta/core/explain/facts.ts'
import { readNumbers } from '@prancheta/core/explain/read-numbers.ts'
import { writeTeamAnalysis } from '@prancheta/core/explain/team-analysis.ts'
import { numbersOf, writeFacts } from '@prancheta/core/explain/write-facts.ts'
import type { RecentForm } from '@prancheta/core/form/recent-form.ts'
import type { MatchFacts } from '#capabilities/fixtures/index.ts'

export type Explanation = { reasoning: string[]; teamAnalysis: string }

/** The embedded explanation: reasons in words, each number one of the analysis; `known` are all of them. */
export function explainMatch(facts: MatchFacts, analysis: MatchAnalysis): Explanation & { known: KnownNumbers } {
  const { fixture, form, averages, weather, standings } = facts
  const { expectedGoals } = analysis
  const about = analysis.pick ?? likeliestShown(analysis)
  const { value } = about
  const leagueGoals = averages.value?.goals ?? null
  const rankOf = (teamId: number) => standings.value?.find((row) => row.teamId === teamId)?.rank ?? null
  const [home, away] = [cleanName(fixture.home_name), cleanName(fixture.away_name)]
  const told = factsOf({
    home: clubForm(home, form.home.value),
    away: clubForm(away, form.away.value),
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
  const teamAnalysis = writeTeamAnalysis({
    home: { name: home, form: form.home.value, rank: rankOf(fixture.home_id) },
    away: { name: away, form: form.away.value, rank: rankOf(fixture.away_id) },
    expectedGoals,
    leagueGoals,
  })
  const { values, lines, kickOffUtc } = numbersOf(told, fixture.kick_off.toISOString())
  const ofTheTeams = readNumbers(teamAnalysis).numbers.map((number) => number.value)
  return {
    reasoning: writeFacts(told),
    teamAnalysis,
    known: { values: [...values, ...ofTheTeams], lines, kickOffUtc },
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
