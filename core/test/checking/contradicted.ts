import type { Briefing } from '#chat/briefing.ts'
import { checkText } from '#checking/check-text.ts'
import { matchFacts } from '#checking/facts/match-facts.ts'
import { readGiven } from '#checking/reading/read-given.ts'

/** What of a text our facts speak against, or we never say; with what the reader asked before it. */
export function contradictedIn(briefing: Briefing, text: string, questions: readonly string[] = []): string[] {
  return checkText(matchFacts(briefing), text, readGiven(questions)).flatMap((sentence) => [
    ...sentence.numbers.filter(({ outcome }) => outcome === 'contradicted').map((number) => number.text),
    ...(sentence.refusal === null ? [] : [sentence.refusal]),
  ])
}
