import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { guess } from './learnt/guess.ts'

/**
 * How far a message may be from what was learnt, how long, and how deep in a talk, before it is as likely misread as not. Fitted to 370
 * replies that others had judged (docs/checking.md): of those beyond it six in ten were to another question, of the others three.
 */
const OPEN_WORTH = 0.44
const LATER_WORTH = 1.3
const WORD_WORTH = 0.044
const DOUBTED_FROM = 2.6

/** Whether a plain message was as likely misread as understood, whatever is said to it. */
export function isDoubtful(text: string, briefing: Briefing | null, isLater: boolean): boolean {
  const words = text.split(' ').length
  return OPEN_WORTH * openness(text, briefing) + (isLater ? LATER_WORTH : 0) + WORD_WORTH * words > DOUBTED_FROM
}

/** How open it is what a text asks: zero where one thing is sure, the more the more things are as likely. */
const openness = (text: string, briefing: Briefing | null): number =>
  guess(text, briefing).reduce((sum, { chance }) => (chance > 0 ? sum - chance * Math.log(chance) : sum), 0)
