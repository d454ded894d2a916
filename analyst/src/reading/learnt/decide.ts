import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { findConcepts } from '#concepts/concepts.ts'
import type { GuideId } from '#guide/guide-answers.ts'
import type { ThemeId } from '../ask.ts'
import { GUARDS } from '../guard-themes.ts'
import type { FactAsked } from '../read-fact.ts'
import { isIn } from '../themes.ts'
import { hearTrouble } from '../trouble/hear-trouble.ts'
import { guess } from './guess.ts'
import { factOf, guideOf, LEANS, MATCH_IDS, themeOf } from './labels.ts'
import type { Guess } from './model.ts'
import { besideKeyword, troubleIn, withinStory } from './second-thoughts.ts'

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

export function decide(text: string, found: Found, briefing: Briefing | null, mayLean: boolean): Decided {
  const heard = hearTrouble(text, found.theme)
  const patterns: Found = heard === found.theme ? found : { theme: heard, fact: null }
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
  const trouble = troubleIn(text, guesses, best)
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
  const guide = guideOf(best.label) ?? besideKeyword(text, best, guesses)
  if (guide) return { theme: 'guide', fact: null, nearest, guide, also: null }
  const fact = factOf(best.label)
  if (fact) return { theme: fact.theme, fact, nearest, guide: null, also: null }
  // What is asked of a market stays open to the one that the talk is on.
  const theme = best.label === 'result' && patterns.theme === 'chance' ? 'chance' : themeOf(best.label)
  return { theme, fact: null, nearest, guide: null, also: alsoFor(theme, guesses) }
}

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
