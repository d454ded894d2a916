import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { checkText } from '@prancheta/core/checking/check-text.ts'
import { type MatchFacts, matchFacts } from '@prancheta/core/checking/facts/match-facts.ts'
import { readGiven } from '@prancheta/core/checking/reading/read-given.ts'
import { OWN_FIGURES } from '../src/guide/plan-figures.ts'

/** The figures of a reply that its facts speak against, or that are neither the match's nor the reader's own nor follow from the two. */
export function strayNumbers(reply: string, questions: readonly string[], briefing: Briefing | null): string[] {
  if (!briefing) return []
  // What is told of plans and tests is no match's figure: guide.test.ts holds it against where it comes from.
  const ofMatch = OWN_FIGURES.reduce((left, sentence) => left.replaceAll(sentence, ''), reply)
  return checkText(factsOf(briefing), ofMatch, readGiven(questions)).flatMap(({ text, numbers, refusal }) => [
    ...numbers
      .filter(({ outcome }) => outcome !== 'confirmed')
      .map((number) => `${number.text} is ${number.outcome} in ${text.trim()}`),
    ...(refusal === null ? [] : [`${refusal} in ${text.trim()}`]),
  ])
}

/** A match's facts are packed once, and every reply about it is held against them. */
const FACTS = new WeakMap<Briefing, MatchFacts>()

function factsOf(briefing: Briefing): MatchFacts {
  const found = FACTS.get(briefing) ?? matchFacts(briefing)
  FACTS.set(briefing, found)
  return found
}
