import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { housesOf } from '../plain-question.ts'
import { plainText } from '../plain-text.ts'
import { wordsOf } from '../read-details.ts'
import { CLUB, featuresOf, HOUSE } from './features.ts'
import kept from './model.json' with { type: 'json' }
import { type Guess, judge, openModel } from './model.ts'

/** What was learnt from the examples: `npm run analyst:learn` writes it. */
const MODEL = openModel(kept)

/** What a plain text may ask, the likeliest first. */
export function guess(text: string, briefing: Briefing | null, isAfterUs = false): Guess[] {
  const asked = briefing ? withoutNames(text, briefing) : text
  const key = isAfterUs ? `${AFTER_US}${asked}` : asked
  const known = GUESSED.get(key) ?? judge(MODEL, featuresOf(asked, isAfterUs))
  if (GUESSED.size >= REMEMBERED) GUESSED.clear()
  GUESSED.set(key, known)
  return known
}

/** Marks what is remembered of a message that follows an answer about us. */
const AFTER_US = '>'

/** One reply reads the same message several times over, and a talk's earlier ones with every new one. */
const GUESSED = new Map<string, Guess[]>()
const REMEMBERED = 300

/** Whether a text names one of the two clubs. */
export const namesClub = (text: string, briefing: Briefing | null): boolean =>
  briefing !== null && CALLED.test(withoutNames(text, briefing))

const CALLED = new RegExp(`\\b${CLUB}\\b`)

/** Names of clubs and houses stand for themselves only: what is asked of them is the same. */
function withoutNames(text: string, briefing: Briefing): string {
  const known = SLOTS.get(briefing) ?? slotsOf(briefing)
  SLOTS.set(briefing, known)
  return known.reduce((left, { name, slot }) => left.replaceAll(name, slot), text)
}

/** One answer asks for them again and again. */
const SLOTS = new WeakMap<Briefing, readonly Slot[]>()
type Slot = { name: RegExp; slot: string }

function slotsOf({ match, markets }: Briefing): Slot[] {
  const clubs = (['home', 'away'] as const).flatMap((side) => wordsOf(match, side))
  const houses = housesOf(markets).map((house) =>
    plainText(house)
      .replaceAll(/[^a-z0-9 ]+/g, ' ')
      .trim(),
  )
  const named = [...clubs.map((word) => [word, CLUB] as const), ...houses.flatMap((name) => wordsFor(name))]
  return named
    .filter(([word]) => word !== '')
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([word, slot]) => ({ name: new RegExp(`\\b${word}\\b`, 'g'), slot }))
}

const wordsFor = (house: string) =>
  [house, ...house.split(' ').filter((word) => word.length >= SHORTEST_HOUSE && word !== 'casa')].map(
    (word) => [word, HOUSE] as const,
  )

const SHORTEST_HOUSE = 4
