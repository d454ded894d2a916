import { distance } from '../vocabulary.ts'
import kept from './model.json' with { type: 'json' }

/** A word of the examples that is shown so often is known; what is one slip away from it is meant to be it. */
const SEEN_MIN = 3
const SHORTEST = 6

const KNOWN = new Map<string, number>(
  kept.signs.flatMap((sign) => {
    const [, word, seen] = /^w ([a-z]{5,})\|(\d+)/.exec(sign) ?? []
    return word === undefined || Number(seen) < SEEN_MIN ? [] : [[word, Number(seen)] as const]
  }),
)
/** A slip keeps the first letter, so only words with that one are looked through. */
const BY_LETTER = Map.groupBy(KNOWN, ([word]) => word.charAt(0))

/** Every word of the examples, however short. */
const WORDS = new Set(kept.signs.flatMap((sign) => /^w ([a-z]{3,})\|/.exec(sign)?.[1] ?? []))

export const isKnownWord = (word: string): boolean => WORDS.has(word)

/** Who asks for a pause is not heard as passing something on. */
const OF_CARE = /^(?:paus|bloque|exclu|vici|divid|limit)/

const MENDED = new Map<string, string>()
const REMEMBERED = 2000

/** A plain text with slips put right by the words that people ask with: 'invcto' is 'invicto'. `names` are left as they are. */
export const mendByExamples = (text: string, names: readonly string[]): string =>
  text
    .split(' ')
    .map((word) => (names.includes(word) ? word : mend(word)))
    .join(' ')

function mend(word: string): string {
  if (word.length < SHORTEST || OF_CARE.test(word) || KNOWN.has(word) || !/^[a-z]+$/.test(word)) return word
  const known = MENDED.get(word) ?? nearest(word)
  if (MENDED.size >= REMEMBERED) MENDED.clear()
  MENDED.set(word, known)
  return known
}

function nearest(word: string): string {
  const near = (BY_LETTER.get(word.charAt(0)) ?? [])
    .filter(([other]) => Math.abs(other.length - word.length) <= 1)
    .filter(([other]) => !isInflected(word, other) && distance(word, other) === 1)
    .toSorted(([, one], [, other]) => other - one)
  return near[0]?.[0] ?? word
}

/** Words that differ in their end only are two forms of one, and neither is a slip. */
function isInflected(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length)
  return word.slice(0, shorter - 1) === other.slice(0, shorter - 1)
}
