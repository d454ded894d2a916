import { Context, type Sentence } from '#checking/binding/context.ts'
import { checkFree, checkSentence } from '#checking/check-sentence.ts'
import type { LookedUp } from '#checking/facts/looked-up.ts'
import type { MatchFacts } from '#checking/facts/match-facts.ts'
import { NO_MATCH_FACTS } from '#checking/facts/no-match.ts'
import type { FactRef } from '#checking/judging/expected.ts'
import { findRefusal, type Refusal } from '#checking/judging/refusals.ts'
import type { Outcome } from '#checking/judging/verdict.ts'
import { nameMasker } from '#checking/reading/mask-names.ts'
import { cleanText } from '#checking/reading/plain-text.ts'
import { type Given, NOTHING_GIVEN } from '#checking/reading/read-given.ts'
import { readSentence } from '#checking/reading/read-sentence.ts'
import { splitSentences } from '#checking/reading/split-sentences.ts'

/** A number, day or score of a text. `ref` is what of ours it was set beside; null where nothing was. */
type CheckedNumber = { index: number; text: string; outcome: Outcome; ref: FactRef | null }
/** One sentence with the space after it; its numbers by where they begin in it. */
export type CheckedSentence = { text: string; numbers: CheckedNumber[]; refusal: Refusal | null }

/** Checks a reply as it grows: each sentence is read in the light of those before it. */
export type ReplyChecker = {
  /** The sentences of `text` that are whole, and what is left of it: the beginning of the next one. */
  take(text: string, isEnd?: boolean): { sentences: CheckedSentence[]; rest: string }
  /** From here on the text may also speak of these: all that its writer looked up so far. */
  learn(lookedUp: LookedUp): void
}

/**
 * `facts` and the reader's own numbers are read once; every call of the result begins a reply. A talk about no match has no
 * facts: what it says of itself or of what was looked up is judged, all other numbers are unchecked.
 */
export function openChecker(facts: MatchFacts | null, given: Given = NOTHING_GIVEN): () => ReplyChecker {
  const ofMatch = nameMasker(facts ?? NO_MATCH_FACTS)
  return () => {
    const context = new Context()
    let known = facts ?? NO_MATCH_FACTS
    let mask = ofMatch
    let names = facts ? [facts.about.match.home, facts.about.match.away] : []
    const check = (text: string): CheckedSentence => {
      const clean = cleanText(text)
      const reading = readSentence(mask(clean.text, context.spokenOf), known)
      const sentence: Sentence = { reading, facts: known, earlier: context.earlier, given }
      context.add(reading)
      const numbers = (facts ? checkSentence(sentence) : checkFree(sentence)).map(
        ({ start, end, ...one }): CheckedNumber => {
          const index = clean.places[start] ?? 0
          return { ...one, index, text: text.slice(index, (clean.places[end - 1] ?? 0) + 1) }
        },
      )
      return { text, numbers, refusal: findRefusal(reading.plain) }
    }
    return {
      learn(lookedUp) {
        known = { ...(facts ?? NO_MATCH_FACTS), lookedUp }
        mask = nameMasker(known)
        const clubs = [
          ...lookedUp.games.flatMap(({ home, away }) => [home, away]),
          ...lookedUp.table.map(({ club }) => club),
        ]
        names = [...new Set([...names, ...clubs])]
      },
      take(text, isEnd = false) {
        const spans = splitSentences(text, names)
        const whole = isEnd ? spans : spans.filter(({ end }) => end < text.length)
        const last = whole.at(-1)?.end ?? 0
        return { sentences: whole.map(({ start, end }) => check(text.slice(start, end))), rest: text.slice(last) }
      },
    }
  }
}

/** A whole text at once. */
export function checkText(facts: MatchFacts, text: string, given?: Given): CheckedSentence[] {
  return openChecker(facts, given)().take(text, true).sentences
}
