/**
 * Words that a text must hold for a pattern to match: every match has at least one of them in it. Of several such lists the one
 * that is rarest by chance; null where none can be told. Lookarounds, classes and what may be left out say nothing.
 */
export function neededLetters({ source, ignoreCase, unicodeSets }: RegExp): readonly string[] | null {
  return ignoreCase || unicodeSets || WITH_OWN_FLAGS.test(source) ? null : new Reader(source).alternatives()
}

const WITH_OWN_FLAGS = /\(\?[a-z-]+:/

/** Every match holds one of these words; null for "not known". */
type Needed = readonly string[] | null

const QUANTIFIER = /(?:[*+?]|\{(?<least>\d+)(?:,\d*)?\})\??/y
const ESCAPED = /\\(?:[pP]\{[^}]*\}|k<[^>]*>|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|\d+|.)/sy
const CLASS = /\[(?:\\.|[^\]\\])*\]/sy
const OPENING = /\((?<around>\?<?[=!])?(?:\?:|\?<\w+>)?/y
/** Stands for itself though it is escaped. */
const LITERAL = /^\\[^a-zA-Z\d]$/

class Reader {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  alternatives(): Needed {
    let all: string[] | null = []
    for (;;) {
      const one = this.#sequence()
      all = all && one && [...all, ...one]
      if (this.#source[this.#at] !== '|') return all && [...new Set(all)]
      this.#at += 1
    }
  }

  #sequence(): Needed {
    let best: Needed = null
    let run = ''
    const close = () => {
      best = better(best, run.length < SHORTEST ? null : [run])
      run = ''
    }
    while (this.#at < this.#source.length && !'|)'.includes(this.#source.charAt(this.#at))) {
      const { letter, needed } = this.#atom()
      const quantifier = this.#take(QUANTIFIER)
      const isLacking = quantifier !== null && (/^[*?]/.test(quantifier[0]) || Number(quantifier.groups?.least) === 0)
      if (letter !== null && !quantifier) run += letter
      else {
        if (letter !== null && !isLacking) run += letter
        close()
        if (letter !== null && !isLacking) run = ''
        best = better(best, isLacking ? null : needed)
      }
    }
    close()
    return best
  }

  /** One thing that a quantifier may stand behind: a letter as itself, anything else as what it needs. */
  #atom(): { letter: string | null; needed: Needed } {
    const escaped = this.#take(ESCAPED)?.[0]
    if (escaped !== undefined) return { letter: LITERAL.test(escaped) ? escaped.charAt(1) : null, needed: null }
    if (this.#take(CLASS)) return { letter: null, needed: null }
    const opening = this.#take(OPENING)
    if (opening) {
      const inside = this.alternatives()
      this.#at += 1
      return { letter: null, needed: opening.groups?.around === undefined ? inside : null }
    }
    const letter = this.#source.charAt(this.#at)
    this.#at += 1
    return { letter: SAYS_NOTHING.test(letter) ? null : letter, needed: null }
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#source)
    if (found) this.#at = pattern.lastIndex
    return found
  }
}

/** Half a character too: what stands behind it may be about the whole. */
const SAYS_NOTHING = /[.^$\uD800-\uDFFF]/
const SHORTEST = 2
/** How often some words of two, three, four and more letters stand in a text that has nothing to do with them, about. */
const BY_CHANCE = [1, 1, 0.1, 0.02, 0.005]

const chanceOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (BY_CHANCE[word.replaceAll(' ', '').length] ?? 0.003), 0)

const better = (one: Needed, other: Needed): Needed =>
  one === null || (other !== null && chanceOf(other) < chanceOf(one)) ? other : one
