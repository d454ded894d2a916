import type { MatchAnalysis } from '@prancheta/core/analysis/analyse-match.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import type { MatchFacts as CheckedFacts } from '@prancheta/core/checking/facts/match-facts.ts'
import { type ClubForm, factsOf } from '@prancheta/core/explain/facts.ts'
import { writeTeamAnalysis } from '@prancheta/core/explain/team-analysis.ts'
import { writeFacts } from '@prancheta/core/explain/write-facts.ts'
import type { RecentForm } from '@prancheta/core/form/recent-form.ts'
import type { MatchFacts } from '#capabilities/fixtures/index.ts'

type Explanation = { reasoning: string[]; teamAnalysis: string }
/** With the clubs as it names them. */
type OwnExplanation = Explanation & { clubs: readonly string[] }

/** The embedded explanation: reasons in words, each number one of the analysis. */
export function explainMatch(facts: MatchFacts, analysis: MatchAnalysis): OwnExplanation {
  const { fixture, form, averages, weather, standings } = facts
  const { expectedGoals, subject: about } = analysis
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
  return { reasoning: writeFacts(told), teamAnalysis, clubs: [home, away] }
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

/** Who wrote the reasons: an AI by its name, or null for the product itself. */
export type WrittenExplanation = Explanation & {
  explainedBy: string | null
  /** An AI should have written it and could not, so the product did. */
  explanationStandsIn: boolean
}

/** Makes the explanation that is stored out of the embedded one; `facts` are what another's text is checked against. */
export type Explainer = (own: OwnExplanation, facts: () => CheckedFacts) => Promise<WrittenExplanation>

export const embeddedExplainer: Explainer = async ({ reasoning, teamAnalysis }) => ({
  reasoning,
  teamAnalysis,
  explainedBy: null,
  explanationStandsIn: false,
})
