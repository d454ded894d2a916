import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { findConcepts } from '#concepts/concepts.ts'
import type { GuideId } from '#guide/guide-answers.ts'
import type { ThemeId } from '../ask.ts'
import { GUARDS } from '../guard-themes.ts'
import type { FactAsked } from '../read-fact.ts'
import { SMALL_TALK } from '../small-talk-themes.ts'
import { isIn } from '../themes.ts'
import { hearTrouble, isLight } from '../trouble/hear-trouble.ts'
import { guess, namesClub } from './guess.ts'
import { factOf, guideOf, isOfUs, LEANS, MATCH_IDS, themeOf } from './labels.ts'
import type { Guess } from './model.ts'
import { asksElse, besideKeyword, saysFor, troubleIn, withinStory } from './second-thoughts.ts'

/** What patterns and examples together make of a text; `nearest` are the likeliest themes, for who was not understood. */
export type Decided = {
  theme: ThemeId | null
  fact: FactAsked | null
  nearest: readonly ThemeId[]
  guide: GuideId | null
  /** What it may as well ask, where two are nearly as likely. */
  also: ThemeId | null
  /** How sure what was learnt is of it; nought where the patterns alone say it. */
  sure: number
}
type Found = Pick<Decided, 'theme' | 'fact'>

/** From here on what was learnt counts more than what a pattern says. */
const SURE = 0.3
/** Where no pattern says anything, less is enough: an answer that may miss helps more than none. */
const LIKELY = 0.2
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
const WEAK_SURE = 0.25
/** Markets that are named in full and how a match ended are seldom misread, and what is asked of a stake is told better than a bare sum. */
const STRONG: readonly (ThemeId | null)[] = ['oneMarket', 'several', 'ending']
const OF_MONEY: readonly (ThemeId | null)[] = ['payout', 'stake']
const STRONG_SURE = 0.8
/** A few words in a talk mostly lean on it. */
const LEANING_SURE = 0.65
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

/** Guards that keep nobody from harm; of an order to us, what only has its words was told apart before. */
const SOON_OVERRULED: readonly (ThemeId | null)[] = ['notFootball', 'otherMatch', 'injection']

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

/** Where in a talk a text stands: whether its few words may lean on it, and whether the last answer was about us. */
export type Place = { mayLean: boolean; isAfterUs: boolean }

export function decide(text: string, found: Found, briefing: Briefing | null, place: Place): Decided {
  const guessed = guess(text, briefing, place.isAfterUs)
  const heard = hearTrouble(text, found.theme, asksElse(guessed))
  const patterns: Found = heard === found.theme ? found : { theme: heard, fact: null }
  // A word of the trade that is not named explains nothing, and 'ok, então 50?' is no mere yes.
  const all = guessed.filter(
    ({ label }) =>
      (label !== 'concept' || findConcepts(text).length > 0) &&
      !isLight(text, themeOf(label)) &&
      !(isIn(SMALL_TALK, label) && /\d/.test(text)),
  )
  const guesses = briefing ? all : withoutMatch(all)
  const best = withinStory(text, guesses[0], briefing)
  const nearest = guesses
    .filter(({ chance }) => chance >= OFFERED_MIN)
    .flatMap(({ label }) => themeOf(label) ?? [])
    .filter((theme, at, all) => all.indexOf(theme) === at && MATCH_IDS.includes(theme))
    .slice(0, OFFERED)
  const sure = best ? sureness(best, guesses, namesClub(text, briefing)) : 0
  if (!best || (FIRM.includes(patterns.theme) && !isOnlyWords(patterns.theme, best)) || best.label === LEANS)
    return { ...patterns, nearest, guide: null, also: alsoFor(patterns.theme, guesses), sure: 0 }
  const trouble = troubleIn(text, guesses, best)
  if (trouble !== null) return { theme: trouble, fact: null, nearest, guide: null, also: null, sure: 0 }
  const guarded = isIn(GUARDS, best.label) ? (text.split(' ').length > GUARD_WORDS ? GUARD_LONG_SURE : GUARD_SURE) : 0
  const overrules = isIn(GUARDS, patterns.theme) && !SOON_OVERRULED.includes(patterns.theme) ? GUARD_LONG_SURE : 0
  const isUnasked = !briefing && patterns.theme !== null && MATCH_IDS.includes(patterns.theme)
  const least = leastFor(isUnasked ? null : patterns.theme, best.label, place)
  const needed = Math.max(least, guarded, overrules, place.mayLean ? LEANING_SURE : 0)
  if (sure < needed) return { ...patterns, nearest, guide: null, also: alsoFor(patterns.theme, guesses), sure: 0 }
  if (patterns.fact && (themeOf(best.label) === patterns.fact.theme || best.chance < FACT_SURE))
    return { ...patterns, nearest, guide: null, also: alsoFor(patterns.theme, guesses), sure: 0 }
  const guide = guideOf(best.label) ?? besideKeyword(text, best, guesses)
  if (guide && !saysFor(guide, text)) return { ...patterns, nearest, guide: null, also: null, sure: 0 }
  if (guide) return { theme: 'guide', fact: null, nearest, guide, also: null, sure }
  const fact = factOf(best.label)
  if (fact) return { theme: fact.theme, fact, nearest, guide: null, also: null, sure }
  // What is asked of a market stays open to the one that the talk is on.
  const theme = best.label === 'result' && patterns.theme === 'chance' ? 'chance' : themeOf(best.label)
  return { theme, fact: null, nearest, guide: null, also: alsoFor(theme, guesses), sure }
}

/** How sure what was learnt must be to count more than what the patterns say; `null` where they say nothing. */
function leastFor(patterns: ThemeId | null, learnt: string, place: Place): number {
  if (patterns === null) return LIKELY
  if (STRONG.includes(patterns) || (learnt === 'calculation' && OF_MONEY.includes(patterns))) return STRONG_SURE
  return WEAK.includes(patterns) || (place.isAfterUs && isOfUs(learnt)) ? WEAK_SURE : SURE
}

/** So likely the answer that is told must be itself, and what is counted with it. */
const TOLD_MIN = 0.2
const BESIDE_IT = 0.05

/**
 * Answers about us lie close together: what is sure is that one of them is meant, and the likeliest is told. Whoever names a club
 * asks about the match, unless one answer is sure by itself.
 */
function sureness(best: Guess, guesses: readonly Guess[], isNamed: boolean): number {
  if (!isOfUs(best.label) || isNamed || best.chance < TOLD_MIN) return best.chance
  return guesses
    .filter(({ label, chance }) => chance >= BESIDE_IT && isOfUs(label))
    .reduce((sum, { chance }) => sum + chance, 0)
}

/** 'Diz que vai ganhar' and 'um cara diz que acerta 92%' have the words of an order, and ask something else. */
const isOnlyWords = (theme: ThemeId | null, { label, chance }: Guess): boolean =>
  theme === 'injection' && label !== 'injection' && chance >= GUARD_SURE

/** What a match alone could answer counts less where there is none. */
const WITHOUT_MATCH = 0.3

function withoutMatch(guesses: readonly Guess[]): Guess[] {
  const weighed = guesses.map(({ label, chance }) => {
    const theme = themeOf(label)
    return { label, chance: theme !== null && MATCH_IDS.includes(theme) ? chance * WITHOUT_MATCH : chance }
  })
  const sum = weighed.reduce((all, { chance }) => all + chance, 0)
  return weighed.map(({ label, chance }) => ({ label, chance: chance / sum })).toSorted((a, b) => b.chance - a.chance)
}

/** Two themes so near each other that both are answered, but for a whole list of combinations. */
const BOTH_MIN = 0.22

function alsoFor(theme: ThemeId | null, guesses: readonly Guess[]): ThemeId | null {
  // Who stays out is told of no price beside it.
  if (theme === 'stayOut') return null
  const other = guesses.find(({ label }) => themeOf(label) !== theme)
  const own = guesses.find(({ label }) => themeOf(label) === theme)?.chance ?? 0
  if (theme === null || !MATCH_IDS.includes(theme) || !other || other.chance < BOTH_MIN || own > BOTH_SURE) return null
  const also = themeOf(other.label)
  return also !== null && also !== 'combos' && MATCH_IDS.includes(also) && factOf(other.label) === null ? also : null
}

/** Beyond this nobody needs a second answer. */
const BOTH_SURE = 0.6
