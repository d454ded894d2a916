import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Ask } from '../reading/ask.ts'
import type { Scene } from '../scene.ts'

/**
 * What was said to one message, and the markets it told of, in the order in which it told them. `isInForm`: in a form that was asked
 * for, which a word more would break. `isSure`: told of the reader's own bets, so that it says nothing to doubt what was asked.
 */
export type Reply = { text: string; markets: readonly string[]; isInForm?: boolean; isSure?: boolean }

/** One message and what was said to it. `text` is the message in plain words: lower case, no accents, slips put right. */
export type Exchange = { question: string; text: string; ask: Ask; reply: Reply }

/** The message to be answered, and the talk that it stands in. */
export type Message = {
  question: string
  text: string
  /** As the reader of themes understands it; `ask.focus` is the market that the talk is on. */
  ask: Ask
  /** Null where the talk is about no match. */
  briefing: Briefing | null
  scene: Scene | null
  /** What was said before, the newest last. */
  earlier: readonly Exchange[]
  /** What would be said to other words at the same place of the talk; for what wraps another question: 'só sim ou não: …'. */
  instead: (question: string) => Reply
}

/**
 * Answers one kind of question, and only what it understood wholly: null leaves the message to the next skill, and at last to
 * the themes. A skill reads the talk anew each time and keeps nothing.
 */
export type Skill = (message: Message) => Reply | null
