import { type GuideId, isGuide } from '#guide/guide-answers.ts'
import type { ThemeId } from '../ask.ts'
import { GUARDS } from '../guard-themes.ts'
import { MATCH_THEMES } from '../match-themes.ts'
import { PRODUCT_THEMES } from '../product-themes.ts'
import type { FactAsked } from '../read-fact.ts'
import { SMALL_TALK } from '../small-talk-themes.ts'

/** Examples of messages that say nothing without the talk before them. */
export const LEANS = 'lean'
const FACT = 'fact:'
const GUIDED = 'guide:'

export const guideOf = (label: string): GuideId | null => {
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
export const MATCH_IDS: readonly ThemeId[] = MATCH_THEMES.map(({ id }) => id)

/** Whether an example's label is a theme, a fact, or that it leans on the talk. */
export const isLabel = (label: string): boolean => label === LEANS || themeOf(label) !== null

export function themeOf(label: string): ThemeId | null {
  const known = THEMES.get(label)
  if (known !== undefined) return known
  const theme =
    (guideOf(label) ? 'guide' : null) ?? factOf(label)?.theme ?? ALL.find(({ id }) => id === label)?.id ?? null
  THEMES.set(label, theme)
  return theme
}

/** Looked up for every label of every message, so each is looked for once. */
const THEMES = new Map<string, ThemeId | null>()

export const factOf = (label: string): FactAsked | null => FACTS.find(({ fact }) => label === FACT + fact) ?? null

/** Whether a label's answer needs no match: a guide, or what the product is. */
export const isOfUs = (label: string): boolean =>
  guideOf(label) !== null || PRODUCT_THEMES.some(({ id }) => id === label)

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
