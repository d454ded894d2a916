import type { Sentence } from '#checking/binding/context.ts'
import { judgeSettled } from '#checking/judging/judge-settled.ts'
import { UNCHECKED, type Verdict, verdict } from '#checking/judging/verdict.ts'
import type { ScoreMention } from '#checking/reading/read-scores.ts'

const LIKELIEST =
  /(?:placar|resultado)(?: exato)? mais prova(?:vel|veis)|mais prova(?:vel|veis)[^.;]*(?:placar|\d ?(?:x|a) ?\d)/
const LIKELY = /prova(?:vel|veis)|lidera|encabec|em primeiro|no topo/
/** What a score is told with when it is a market and not a claim of its own. */
const VALUED = /%|por cento|\d[.,]\d|em cada|r\$|odd|uma? em/

/**
 * A score that is named as a market claims something by itself where it is called the likeliest; with a chance or a price beside
 * it, that number is what is judged.
 */
export function judgeLikelyScore(sentence: Sentence, score: ScoreMention): Verdict | null {
  const { reading, facts } = sentence
  const { likelyScores } = facts.about
  const { plain, scores } = reading
  const isThis = ({ home, away }: { home: number; away: number }) => home === score.home && away === score.away
  const place = likelyScores.findIndex(isThis)
  const clause = plain.slice(Math.max(0, plain.lastIndexOf(';', score.start)), score.end + 60)
  if (LIKELIEST.test(clause) && !/segundo mais|(?:um|outro)s? d[oa]s|entre os/.test(plain)) {
    if (likelyScores.length === 0) return UNCHECKED
    const at = scores.filter(({ event }) => event).indexOf(score)
    const isPlural = /provaveis/.test(clause)
    const isRight = isPlural ? place >= 0 && place < Math.max(scores.length, 3) : at > 0 || place === 0
    return verdict(isRight ? 'confirmed' : 'contradicted', 'likelyScores')
  }
  if (VALUED.test(plain)) return null
  if (LIKELY.test(plain) && place >= 0) return verdict('confirmed', 'likelyScores')
  return judgeSettled(sentence, score) ?? UNCHECKED
}
