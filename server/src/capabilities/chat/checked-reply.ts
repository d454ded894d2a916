import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { openChecker, type ReplyChecker } from '@prancheta/core/checking/check-text.ts'
import { joinLookedUp, type LookedUp, NOTHING_LOOKED_UP } from '@prancheta/core/checking/facts/looked-up.ts'
import { type MatchFacts, matchFacts } from '@prancheta/core/checking/facts/match-facts.ts'
import { NO_MATCH_FACTS } from '@prancheta/core/checking/facts/no-match.ts'
import { readGiven } from '@prancheta/core/checking/reading/read-given.ts'
import { sentenceMender, type ToldNumber, toTold } from '@prancheta/core/checking/telling/mend-sentence.ts'

/** A sentence that is still open after so many letters goes out at its last word: nobody waits for a full stop for ever. */
const HELD_MAX = 1_200

/**
 * A reply on its way to the reader: what an AI writes is held until its sentence is whole and was checked against the
 * match, and goes out as it may be shown. Numbers are told by where they stand in all that went out.
 */
export class CheckedReply {
  readonly #facts: MatchFacts | null
  readonly #open: () => ReplyChecker
  #checker: ReplyChecker
  readonly #mend = sentenceMender()
  #lookedUp: LookedUp = NOTHING_LOOKED_UP
  #held = ''
  #length = 0
  #untold: ToldNumber[] = []

  /** `questions` are what the reader asked in this talk; numbers in them are theirs. */
  constructor(briefing: Briefing | null, questions: readonly string[]) {
    this.#facts = briefing && matchFacts(briefing)
    this.#open = openChecker(this.#facts, readGiven(questions))
    this.#checker = this.#open()
  }

  /** The match as its text is checked, for whoever looks something up in it; null in a talk about none. */
  get facts(): MatchFacts | null {
    return this.#facts
  }

  /** What the AI looked up: from here on its text may speak of it. */
  learn(found: Partial<LookedUp>): void {
    this.#lookedUp = joinLookedUp(this.#lookedUp, found)
    this.#checker.learn(this.#lookedUp)
  }

  /** The numbers of what `take` and `end` gave since this was asked last. */
  untold(): ToldNumber[] {
    const numbers = this.#untold
    this.#untold = []
    return numbers
  }

  /** What of the reply may go out now. */
  take(piece: string): string {
    this.#held += piece
    const whole = this.#release(this.#held, false)
    if (this.#held.length <= HELD_MAX) return whole
    const cut = this.#held.lastIndexOf(' ') + 1 || this.#held.length
    const rest = this.#held.slice(cut)
    const forced = this.#release(this.#held.slice(0, cut), true)
    this.#held = rest
    return whole + forced
  }

  /** What was still held: the reply is over, or was cut. */
  end(): string {
    return this.#release(this.#held, true)
  }

  /** What we wrote ourselves goes out as it is; its right numbers lead to where the analysis shows them. */
  ofOurOwn(text: string): readonly ToldNumber[] {
    if (!this.#facts) return []
    let at = 0
    return this.#open()
      .take(text, true)
      .sentences.flatMap((sentence) => {
        const begin = at
        at += sentence.text.length
        return sentence.numbers
          .flatMap(toTold)
          .filter(({ isChecked }) => isChecked)
          .map((number) => ({ ...number, index: begin + number.index }))
      })
  }

  #release(text: string, isEnd: boolean): string {
    const { sentences, rest } = this.#checker.take(text, isEnd)
    this.#held = isEnd ? '' : rest
    let out = ''
    const known = { ...(this.#facts ?? NO_MATCH_FACTS), lookedUp: this.#lookedUp }
    for (const sentence of sentences) {
      const mended = this.#mend(sentence, known)
      const numbers = mended.isOurs ? this.ofOurOwn(mended.text) : mended.numbers
      for (const number of numbers) this.#untold.push({ ...number, index: this.#length + number.index })
      this.#length += mended.text.length
      out += mended.text
    }
    return isEnd ? out + this.#blankEnd(rest) : out
  }

  /** Blank lines after the last sentence are no sentence. */
  #blankEnd(rest: string): string {
    this.#length += rest.length
    return rest
  }
}
