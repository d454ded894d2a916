import type { CheckedSentence } from '#checking/check-text.ts'
import type { MatchFacts } from '#checking/facts/match-facts.ts'
import { sayFact } from '#checking/telling/say-fact.ts'

/** A number of a sentence as pages show it: bound to a market and right, or marked as unchecked. */
export type ToldNumber = { index: number; text: string; isChecked: boolean; market: string | null }
export type MendedSentence = { text: string; numbers: ToldNumber[] }

const NO_PROMISE =
  'Nenhum resultado é garantido, e a Prancheta não indica apostas: estes números são estimativas para estudo.'
/** The mark of a list and the space around a sentence stay where they are. */
const FRAME = /^(?<before>\s*(?:(?:[-*•>]|\d{1,2}[.)])\s+)?)[\s\S]*?(?<after>\s*)$/

/**
 * Makes the sentences of one reply fit to be shown: one that contradicts our facts becomes our own sentence of them, one
 * that promises or urges a fixed one. The same is not said twice in a reply.
 */
export function sentenceMender(): (sentence: CheckedSentence, facts: MatchFacts | null) => MendedSentence {
  const said = new Set<string>()
  return ({ text, numbers, refusal }, facts) => {
    const wrong = numbers.filter(({ outcome }) => outcome === 'contradicted')
    if (refusal === null && wrong.length === 0) return { text, numbers: numbers.flatMap(toTold) }
    const ours = refusal !== null || !facts ? [NO_PROMISE] : wrong.map(({ ref }) => sayFact(facts, ref))
    const fresh = [...new Set(ours)].filter((sentence) => !said.has(sentence))
    for (const sentence of fresh) said.add(sentence)
    const { before = '', after = '' } = FRAME.exec(text)?.groups ?? {}
    return { text: fresh.length > 0 ? `${before}${fresh.join(' ')}${after}` : after, numbers: [] }
  }
}

function toTold({ index, text, outcome, ref }: CheckedSentence['numbers'][number]): ToldNumber[] {
  const market = outcome === 'confirmed' ? (ref?.market ?? null) : null
  const isChecked = outcome === 'confirmed'
  return isChecked && market === null ? [] : [{ index, text, isChecked, market }]
}
