import type { CheckedSentence } from '#checking/check-text.ts'
import type { MatchFacts } from '#checking/facts/match-facts.ts'
import { NO_PLACE, type Place, placeOf } from '#checking/telling/place-of.ts'
import { sayFact } from '#checking/telling/say-fact.ts'

/** A number of a sentence as pages show it: right, with where the analysis shows it, or marked as unchecked. */
export type ToldNumber = Place & { index: number; text: string; isChecked: boolean }
export type MendedSentence = {
  text: string
  numbers: ToldNumber[]
  /** Said by us instead: its numbers are ours, and are not told here. */
  isOurs: boolean
}

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
    if (refusal === null && wrong.length === 0) return { text, numbers: numbers.flatMap(toTold), isOurs: false }
    const ours = refusal !== null || !facts ? [NO_PROMISE] : wrong.map(({ ref }) => sayFact(facts, ref))
    const fresh = [...new Set(ours)].filter((sentence) => !said.has(sentence))
    for (const sentence of fresh) said.add(sentence)
    const { before = '', after = '' } = FRAME.exec(text)?.groups ?? {}
    return { text: fresh.length > 0 ? `${before}${fresh.join(' ')}${after}` : after, numbers: [], isOurs: true }
  }
}

/** None for a right number that the analysis shows nowhere: it is neither marked nor leads anywhere. */
export function toTold({ index, text, outcome, ref }: CheckedSentence['numbers'][number]): ToldNumber[] {
  if (outcome !== 'confirmed') return [{ index, text, isChecked: false, ...NO_PLACE }]
  const place = placeOf(ref)
  return place.market === null && place.part === null ? [] : [{ index, text, isChecked: true, ...place }]
}
