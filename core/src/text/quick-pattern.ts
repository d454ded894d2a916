import { neededLetters } from './needed-letters.ts'

/** Which letters stand side by side in a text, by a number made of them. */
const MARKS = new Uint8Array(8192)
let marked = ''

const ofTwo = (one: number, two: number): number => (one * 61 + two * 7) & 8191
const ofThree = (one: number, two: number, three: number): number => (one * 1021 + two * 61 + three) & 8191

/** Many patterns are looked for in the same text, so it is marked once for all of them. */
function mark(text: string): void {
  if (text === marked) return
  MARKS.fill(0)
  let [before, last] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    MARKS[ofTwo(last, letter)] = 1
    MARKS[ofThree(before, last, letter)] = 1
    before = last
    last = letter
  }
  marked = text
}

/** The marks that a text with this word has. */
function marksOf(word: string): number[] {
  const codes = Array.from({ length: word.length }, (_, at) => word.charCodeAt(at))
  const [one = 0, two = 0] = codes
  return codes.length === 2
    ? [ofTwo(one, two)]
    : codes.slice(2).map((code, at) => ofThree(codes[at] ?? 0, codes[at + 1] ?? 0, code))
}

/**
 * A pattern that is tried only where the letters that it needs are in the text: of some hundred patterns that a sentence is
 * held against, few are left. It finds what the pattern itself finds.
 */
export class QuickPattern {
  /** As it is tried always. */
  readonly plain: RegExp
  /** Of each word that may stand in it the first mark, which mostly is not there, and the others. */
  readonly #first: Uint16Array | null
  readonly #others: readonly (readonly number[])[]

  constructor(pattern: RegExp) {
    const words = neededLetters(pattern)?.map(marksOf) ?? null
    this.plain = pattern
    this.#first = words && Uint16Array.from(words, ([first = 0]) => first)
    this.#others = words?.map(([, ...others]) => others) ?? []
  }

  /** False only where it cannot match; mostly so where it does not. */
  #mayMatch(text: string): boolean {
    const first = this.#first
    if (first === null) return true
    mark(text)
    for (let word = 0; word < first.length; word += 1)
      if (MARKS[first[word] ?? 0] === 1 && this.#others[word]?.every((one) => MARKS[one] === 1)) return true
    return false
  }

  /** From the beginning of the text, wherever a global pattern was left by others. */
  test(text: string): boolean {
    return this.#mayMatch(text) && text.search(this.plain) >= 0
  }

  /** All matches; the pattern must be global. */
  matchAll(text: string): Iterable<RegExpExecArray> {
    return this.#mayMatch(text) || !this.plain.global ? text.matchAll(this.plain) : []
  }
}
