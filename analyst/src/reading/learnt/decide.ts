import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { findConcepts } from '#concepts/concepts.ts'
import { type GuideId, isGuide } from '#guide/guide-answers.ts'
import type { ThemeId } from '../ask.ts'
import { GUARDS } from '../guard-themes.ts'
import { MATCH_THEMES } from '../match-themes.ts'
import { PRODUCT_THEMES } from '../product-themes.ts'
import type { FactAsked } from '../read-fact.ts'
import { SMALL_TALK } from '../small-talk-themes.ts'
import { isIn } from '../themes.ts'
import { guess } from './guess.ts'
import type { Guess } from './model.ts'

/** What patterns and examples together make of a text; `nearest` are the likeliest themes, for who was not understood. */
export type Decided = {
  theme: ThemeId | null
  fact: FactAsked | null
  nearest: readonly ThemeId[]
  guide: GuideId | null
  /** What it may as well ask, where two are nearly as likely. */
  also: ThemeId | null
}
type Found = Pick<Decided, 'theme' | 'fact'>

/** From here on what was learnt counts more than what a pattern says. */
const SURE = 0.5
/** Where no pattern says anything, less is enough: an answer that may miss helps more than none. */
const LIKELY = 0.25
/** Words that stand in questions of everything; what they say is soon overruled. */
const WEAK: readonly ThemeId[] = [
  'odds',
  'summary',
  'chance',
  'modelMarket',
  'comparison',
  'freshness',
  'live',
  'table',
]
const WEAK_SURE = 0.36
/** A few words in a talk mostly lean on it. */
const LEANING_SURE = 0.62
/** Before somebody is refused or sent to get help, more is asked. */
const GUARD_SURE = 0.6
/** A long story holds many words that trouble also has. */
const GUARD_LONG_SURE = 0.9
const GUARD_WORDS = 16
/** One fact that a pattern found is seldom misread. */
const FACT_SURE = 0.8
/** So unlikely that it is not even offered. */
const OFFERED_MIN = 0.06
const OFFERED = 2

/** Whoever may be in trouble is always heard as that, and a rule that is attacked always holds. */
const FIRM: readonly (ThemeId | null)[] = [
  'distress',
  'borrowed',
  'help',
  'minor',
  'chasing',
  'injection',
  'otherGames',
]

export function decide(text: string, patterns: Found, briefing: Briefing | null, mayLean: boolean): Decided {
  // A word of the trade that is not named explains nothing.
  const guesses = guess(text, briefing).filter(({ label }) => label !== 'concept' || findConcepts(text).length > 0)
  const best = withinStory(text, guesses[0], briefing)
  const nearest = guesses
    .filter(({ chance }) => chance >= OFFERED_MIN)
    .flatMap(({ label }) => themeOf(label) ?? [])
    .filter((theme, at, all) => all.indexOf(theme) === at && MATCH_IDS.includes(theme))
    .slice(0, OFFERED)
  if (!best || FIRM.includes(patterns.theme) || best.label === LEANS)
    return { ...patterns, nearest, guide: null, also: alsoFor(patterns.theme, guesses) }
  const trouble = troubleIn(guesses, best)
  if (trouble !== null) return { theme: trouble, fact: null, nearest, guide: null, also: null }
  const least = patterns.theme === null ? LIKELY : WEAK.includes(patterns.theme) ? WEAK_SURE : SURE
  const guarded = isIn(GUARDS, best.label) ? (text.split(' ').length > GUARD_WORDS ? GUARD_LONG_SURE : GUARD_SURE) : 0
  const overrules =
    isIn(GUARDS, patterns.theme) && patterns.theme !== 'notFootball' && patterns.theme !== 'otherMatch'
      ? GUARD_LONG_SURE
      : 0
  const needed = Math.max(least, guarded, overrules, mayLean ? LEANING_SURE : 0)
  if (best.chance < needed) return { ...patterns, nearest, guide: null, also: alsoFor(patterns.theme, guesses) }
  if (patterns.fact && (themeOf(best.label) === patterns.fact.theme || best.chance < FACT_SURE))
    return { ...patterns, nearest, guide: null, also: alsoFor(patterns.theme, guesses) }
  const guide = guideOf(best.label)
  if (guide) return { theme: 'guide', fact: null, nearest, guide, also: null }
  const fact = factOf(best.label)
  if (fact) return { theme: fact.theme, fact, nearest, guide: null, also: null }
  // What is asked of a market stays open to the one that the talk is on.
  const theme = best.label === 'result' && patterns.theme === 'chance' ? 'chance' : themeOf(best.label)
  return { theme, fact: null, nearest, guide: null, also: alsoFor(theme, guesses) }
}

/** So likely a sign of trouble must be for a bet not to be offered. */
const TROUBLE_MIN = 0.25
const TROUBLE: readonly ThemeId[] = ['distress', 'borrowed', 'chasing']
const OFFERS = ['recommendation', 'combos', 'value', 'stake', 'payout']

/** Where a bet would be offered to somebody who may be in trouble, the trouble is heard. */
function troubleIn(guesses: readonly Guess[], best: Guess): ThemeId | null {
  if (!OFFERS.includes(best.label)) return null
  const signs = guesses.filter(({ label }) => TROUBLE.some((theme) => theme === label))
  const sum = signs.reduce((all, { chance }) => all + chance, 0)
  return sum < TROUBLE_MIN ? null : (TROUBLE.find((theme) => theme === signs[0]?.label) ?? null)
}

/** A message of more words tells a story, and what it asks stands in a part of it. */
const STORY_WORDS = 26
const PART_WORDS = 14
const PART_STEP = 5
/** So sure a part must be to speak for the whole. */
const PART_SURE = 0.85

/** The guess of a whole message, or that of the part of a long one that asks something beyond doubt. */
function withinStory(text: string, whole: Guess | undefined, briefing: Briefing | null): Guess | undefined {
  const words = text.split(' ')
  if (words.length < STORY_WORDS || (whole && whole.chance >= SURE)) return whole
  const starts = Array.from(
    { length: Math.ceil((words.length - PART_WORDS) / PART_STEP) + 1 },
    (_, at) => at * PART_STEP,
  )
  const parts = starts.flatMap((at) => guess(words.slice(at, at + PART_WORDS).join(' '), briefing).slice(0, 1))
  const [surest] = parts
    .filter(({ label, chance }) => (guideOf(label) !== null || isIn(MATCH_THEMES, label)) && chance >= PART_SURE)
    .toSorted((a, b) => b.chance - a.chance)
  return surest ?? whole
}

/** Examples of messages that say nothing without the talk before them. */
const LEANS = 'lean'
const FACT = 'fact:'
const GUIDED = 'guide:'

/** Two themes so near each other that both are answered. */
const BOTH_MIN = 0.22

function alsoFor(theme: ThemeId | null, guesses: readonly Guess[]): ThemeId | null {
  const [other] = guesses.filter(({ label }) => themeOf(label) !== theme)
  const own = guesses.find(({ label }) => themeOf(label) === theme)?.chance ?? 0
  if (theme === null || !MATCH_IDS.includes(theme) || !other || other.chance < BOTH_MIN || own > BOTH_SURE) return null
  const also = themeOf(other.label)
  return also !== null && MATCH_IDS.includes(also) && factOf(other.label) === null ? also : null
}

/** Beyond this nobody needs a second answer. */
const BOTH_SURE = 0.6

const guideOf = (label: string): GuideId | null => {
  const id = label.startsWith(GUIDED) ? label.slice(GUIDED.length) : ''
  return isGuide(id) ? id : null
}

const ALL: readonly { id: ThemeId }[] = [
  ...GUARDS,
  ...SMALL_TALK,
  ...PRODUCT_THEMES,
  ...MATCH_THEMES,
  { id: 'concept' },
  { id: 'calculation' },
]
const MATCH_IDS: readonly ThemeId[] = MATCH_THEMES.map(({ id }) => id)

/** Whether an example's label is a theme, a fact, or that it leans on the talk. */
export const isLabel = (label: string): boolean => label === LEANS || themeOf(label) !== null

const themeOf = (label: string): ThemeId | null =>
  (guideOf(label) ? 'guide' : null) ?? factOf(label)?.theme ?? ALL.find(({ id }) => id === label)?.id ?? null

const factOf = (label: string): FactAsked | null => FACTS.find(({ fact }) => label === FACT + fact) ?? null

/** The facts of which there are examples. */
const FACTS: readonly FactAsked[] = [
  { fact: 'lastGame', theme: 'form' },
  { fact: 'lastWin', theme: 'form' },
  { fact: 'lastLoss', theme: 'form' },
  { fact: 'unbeaten', theme: 'form' },
  { fact: 'formAverages', theme: 'form' },
  { fact: 'biggestWin', theme: 'form' },
  { fact: 'venue', theme: 'form' },
  { fact: 'meetingLast', theme: 'headToHead' },
  { fact: 'meetingGoals', theme: 'headToHead' },
  { fact: 'rate', theme: 'table' },
  { fact: 'seasonRecord', theme: 'table' },
  { fact: 'seasonGoals', theme: 'table' },
  { fact: 'cleanSeason', theme: 'table' },
  { fact: 'goallessSeason', theme: 'table' },
  { fact: 'leader', theme: 'table' },
  { fact: 'pointsIfWin', theme: 'table' },
  { fact: 'oddMove', theme: 'odds' },
  { fact: 'byOdd', theme: 'odds' },
  { fact: 'byChance', theme: 'odds' },
  { fact: 'margin', theme: 'odds' },
  { fact: 'likeliest', theme: 'odds' },
]
