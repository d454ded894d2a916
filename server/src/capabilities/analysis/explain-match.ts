import type { ChatSource } from '@prancheta/adapters/ai/port.ts'
import type { MatchAnalysis } from '@prancheta/core/analysis/analyse-match.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { checkText } from '@prancheta/core/checking/check-text.ts'
import type { MatchFacts as CheckedFacts } from '@prancheta/core/checking/facts/match-facts.ts'
import { explanationPrompt, readExplanation } from '@prancheta/core/explain/explanation-prompt.ts'
import { type ClubForm, factsOf } from '@prancheta/core/explain/facts.ts'
import { writeTeamAnalysis } from '@prancheta/core/explain/team-analysis.ts'
import { writeFacts } from '@prancheta/core/explain/write-facts.ts'
import type { RecentForm } from '@prancheta/core/form/recent-form.ts'
import type { MatchFacts } from '#capabilities/fixtures/index.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'

type Explanation = { reasoning: string[]; teamAnalysis: string }

/** The embedded explanation: reasons in words, each number one of the analysis. */
export function explainMatch(facts: MatchFacts, analysis: MatchAnalysis): Explanation {
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
  return { reasoning: writeFacts(told), teamAnalysis }
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
export type Explainer = (own: Explanation, facts: () => CheckedFacts) => Promise<WrittenExplanation>

/** Somebody waits before the screen: longer than this no explanation is worth. */
const PATIENCE_MS = 6_000
/** Five points are a tenth of it; a model that goes on and on is not listened to. */
const REPLY_LENGTH_MAX = 20_000

export const embeddedExplainer: Explainer = async (own) => ({
  ...own,
  explainedBy: null,
  explanationStandsIn: false,
})

type AiSettings = { log: Log; mayStandIn: boolean; patienceMs?: number }

/**
 * Lets an AI say the reasons in its words. What it writes is shown only when it has the form we asked for, says nothing
 * that we never say, and every number in it could be bound to a fact and is right; otherwise, and when it fails, the embedded explanation serves. Where it may not
 * stand in for a service that failed (AI_FALLBACK=off), the failure is thrown.
 */
export function aiExplainer(ai: ChatSource, { log, mayStandIn, patienceMs = PATIENCE_MS }: AiSettings): Explainer {
  return async (own, facts) => {
    const standIn = { ...own, explainedBy: null, explanationStandsIn: true }
    let reply: string
    try {
      reply = await replyOf(ai, [...own.reasoning, own.teamAnalysis], patienceMs)
    } catch (error) {
      log.warn({ source: ai.name, error: describeError(error) }, 'the AI explained nothing')
      if (!mayStandIn) throw error
      return standIn
    }
    const points = readExplanation(reply)
    const doubtful = points && doubtfulIn(points, facts())
    if (points && doubtful === 0) return { ...own, reasoning: points, explainedBy: ai.name, explanationStandsIn: false }
    log.warn({ source: ai.name, doubtful }, 'an explanation of the AI was not used')
    return standIn
  }
}

/** Numbers that are wrong or could not be checked, and sentences that promise or urge. Points are read as one text. */
function doubtfulIn(points: readonly string[], facts: CheckedFacts): number {
  const sentences = checkText(facts, points.map((point) => `- ${point}`).join('\n'))
  const numbers = sentences.flatMap((sentence) => sentence.numbers.filter(({ outcome }) => outcome !== 'confirmed'))
  return numbers.length + sentences.filter(({ refusal }) => refusal !== null).length
}

async function replyOf(ai: ChatSource, facts: readonly string[], patienceMs: number): Promise<string> {
  const { system, question } = explanationPrompt(facts)
  let text = ''
  const turns = [{ role: 'user' as const, content: question }]
  for await (const piece of ai.reply({ system, turns, briefing: null, signal: AbortSignal.timeout(patienceMs) })) {
    text += piece
    if (text.length > REPLY_LENGTH_MAX) break
  }
  return text
}
