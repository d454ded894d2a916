import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { toPlain } from '#reading/plain-question.ts'
import { type Parts, readParts } from './read-prices.ts'

/** A stop inside a number ends no sentence. */
const SENTENCES = /[^.!?\n]+(?:[.,](?=\d)[^.!?\n]*)*[.!?\n]*/g

/**
 * The parts of a whole message. Where somebody tells a story and then asks, the story gives its bets, houses and figures, and
 * only what is asked must be understood to the last word. Where the question says nothing by itself, the whole is read.
 */
export function readMessage(question: string, text: string, briefing: Briefing): Parts[] {
  const whole = readParts(text, briefing)
  if (whole.strange.length === 0) return [whole]
  const told = question.match(SENTENCES) ?? []
  const asked = told.filter((one) => one.includes('?'))
  if (asked.length === 0 || asked.length === told.length) return [whole]
  const parts = readParts(toPlain(asked.join(' '), briefing), briefing)
  const last = {
    ...whole,
    text: parts.text,
    signs: parts.signs,
    markets: parts.markets.length > 0 ? parts.markets : whole.markets,
    strange: parts.strange,
  }
  return [last, whole]
}
