import { clauseOf } from '#checking/binding/near.ts'
import type { Span } from '#checking/reading/number-words.ts'
import type { SentenceReading } from '#checking/reading/read-sentence.ts'

/** What is said of the best price, a house, the model or our rule is ours to know: no number of the reader's makes it right. */
const OURS =
  /(?<!\p{L})(?:melhor(?:es)?|casas?|kelly|modelo|mercado|suger(?:e|em|ida|ido)|recomend\p{L}+|analise|noss[oa]s?)(?!\p{L})/u
/** What the reader brought is spoken of as theirs, or supposed. */
const THEIRS =
  /(?<!\p{L})(?:se|caso|supondo|considerando|com|sua|seu|suas|seus|voce|ess[ae]|nest[ae]|ness[ae]|a [\d,]+|por [\d,]+)(?!\p{L})/u

/** Whether a number can only be one of ours, whatever the reader named before. */
export function isOurs(reading: SentenceReading, number: Span): boolean {
  const { start, end } = clauseOf(reading, number)
  const before = reading.plain.slice(0, number.start)
  const isSaid = OURS.test(reading.plain.slice(start, end)) || /melhor (?:odd|preco|cotacao)/.test(before)
  return isSaid && !THEIRS.test(before)
}

/** Whether the sentence speaks of what the reader supposes, or of nothing of the match. */
export const mayBeTheirs = (reading: SentenceReading): boolean =>
  THEIRS.test(reading.plain) || !reading.mentions.some(({ type }) => type === 'club' || type === 'market')
