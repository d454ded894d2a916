import { findConcepts } from '#concepts/concepts.ts'
import type { Details, Given } from '../ask.ts'
import { asksWhy, isContinuation } from '../follow-ups.ts'
import { GUARDS } from '../guard-themes.ts'
import { MATCH_THEMES } from '../match-themes.ts'
import { PRODUCT_THEMES } from '../product-themes.ts'
import { readDetails } from '../read-details.ts'
import { readPlainFact } from '../read-fact.ts'
import { readGiven } from '../read-given.ts'
import { readTheme } from '../read-theme.ts'
import { SMALL_TALK } from '../small-talk-themes.ts'
import { isHeard, type Theme } from '../themes.ts'
import { sensesOf } from './senses.ts'

/** What stands in a text for the name of a club and of a betting house. */
export const CLUB = 'clube'
export const HOUSE = 'dacasa'

const THEMES: readonly Theme[] = [...GUARDS, ...SMALL_TALK, ...PRODUCT_THEMES, ...MATCH_THEMES]

/** A sign by which examples are told apart, and how much it counts beside others. */
export type Feature = readonly [name: string, worth: number]

const WORD = 1.3
const PAIR = 1
const GAP = 0.6
const LETTERS = 0.5
const PATTERN = 2
const SENSE = 1.3
const SENSES = 0.8
/** That the talk has just been about the product or a guide. */
const AFTER_US = 3
/** How far apart two senses still say something together. */
const REACH = 3

/** All that a text shows of what it asks: its words and letters, and what the patterns and readers find in it. */
export function featuresOf(text: string, isAfterUs = false): Feature[] {
  const found = new Map<string, number>()
  const signs = [...wordFeatures(text), ...senseFeatures(text), ...patternFeatures(text)]
  for (const [name, worth] of signs) found.set(name, worth)
  if (isAfterUs) found.set('after us', AFTER_US)
  return [...found]
}

function wordFeatures(text: string): Feature[] {
  const words = withSlots(text).split(' ').filter(Boolean)
  const padded = ['^', ...words, '$']
  const inOrder = padded.flatMap((word, at): Feature[] => [
    [`w ${word}`, WORD],
    [`p ${padded[at - 1] ?? ''} ${word}`, PAIR],
    [`g ${padded[at - 2] ?? ''} ${word}`, GAP],
  ])
  return [...inOrder, ...words.filter((word) => /^[a-z]/.test(word)).flatMap(lettersOf)]
}

/** What the words mean, and which meanings stand near each other in which order. */
function senseFeatures(text: string): Feature[] {
  const senses = ['^', ...sensesOf(withSlots(text)), '$']
  return senses.flatMap((sense, at): Feature[] => [
    [`s ${sense}`, SENSE],
    ...senses.slice(at + 1, at + 1 + REACH).map((next): Feature => [`t ${sense} ${next}`, SENSES]),
  ])
}

/** Parts of a word, its ends marked: slips and endings leave most of them as they are. */
function lettersOf(word: string): Feature[] {
  const marked = `<${word}>`
  return [3, 4, 5].flatMap((length) =>
    Array.from(
      { length: Math.max(0, marked.length - length + 1) },
      (_, at): Feature => [`l ${marked.slice(at, at + length)}`, LETTERS],
    ),
  )
}

/** A number counts by its kind, not by its digits; either side counts as a club. */
const withSlots = (text: string): string =>
  text
    .replaceAll(/\b(mandante|visitante|anfitriao|time da casa|time de fora|dono da casa)\b/g, CLUB)
    .replaceAll(/\b\d+ ?x ?\d+\b/g, (score) => (score === '1x2' ? score : '#placar'))
    .replaceAll(/\d[\d.]* ?%/g, '#parte')
    .replaceAll(/\b\d+\.5\b/g, '#linha')
    .replaceAll(/\b\d+\.\d+\b/g, '#odd')
    .replaceAll(/\b\d{2,}\b/g, '#numero')
    .replaceAll(/(?<=\s|^)\d(?=\s|$)/g, '#digito')

function patternFeatures(text: string): Feature[] {
  const { given, rest } = readGiven(text)
  const names = text.split(CLUB).length - 1
  const length = text.split(' ').length
  const signs = [
    `theme ${readTheme(text)}`,
    ...THEMES.filter((theme) => isHeard(theme, text)).map(({ id }) => `match ${id}`),
    ...presentIn(readDetails(rest, null)),
    ...presentIn(given),
    `clubs ${Math.min(2, names)}`,
    `why ${asksWhy(text)}`,
    `goes on ${isContinuation(text)}`,
    `fact ${readPlainFact(text, names)?.fact}`,
    `concept ${findConcepts(text).length > 0}`,
    `length ${LENGTHS.findIndex((most) => length <= most)}`,
  ]
  return signs.map((sign) => [sign, PATTERN])
}

const LENGTHS = [2, 4, 8, Number.POSITIVE_INFINITY]

const presentIn = (read: Details | Given): string[] =>
  Object.entries(read).flatMap(([name, value]) => (value === null || value === false ? [] : [`has ${name}`]))
