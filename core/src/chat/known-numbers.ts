import type { BriefedCombo, BriefedMarket, BriefedSides, Briefing } from '#chat/briefing.ts'
import { stakeInReais, tallyForm, tallyHeadToHead } from '#chat/tallies.ts'
import { NO_COMBO_A_NOTE } from '#combos/bands.ts'
import { GRADE_MAX, gradeOf } from '#confidence/grade.ts'
import { CONFIDENCE_MIN, EDGE_MIN } from '#confidence/is-recommended.ts'
import type { KnownNumbers } from '#explain/check-numbers.ts'
import { readNumbers } from '#explain/read-numbers.ts'
import { TERMS } from '#glossary/terms.ts'
import { toPct } from '#percent.ts'

/** The recommendation rule as texts quote it. */
const RULE_FIGURES = { edge: toPct(EDGE_MIN), grade: gradeOf(CONFIDENCE_MIN) }
export const RULE_WORDS = { edge: `${RULE_FIGURES.edge}%`, confidence: `${RULE_FIGURES.grade}/${GRADE_MAX}` }

/** The CVV's telephone, which stands wherever help is named. */
const HELP_LINE = 188

/**
 * Every number that a text about this match may hold: those of the briefing, and plain sums of them. What is derived is
 * written out here one by one, so that a text cannot have a figure accepted that nobody meant.
 */
export function knownNumbers(briefing: Briefing): KnownNumbers {
  return {
    values: [
      ...numbersIn(briefing),
      ...derivedNumbers(briefing),
      ...figuresOfNames(briefing),
      ...Object.values(RULE_FIGURES),
      GRADE_MAX,
      HELP_LINE,
    ],
    lines: briefing.markets.flatMap(({ line, name }) => [...(line === null ? [] : [line]), ...figuresIn(name)]),
    kickOffUtc: briefing.match.kickOffUtc,
  }
}

/** The same where the reader typed a price: that odd may be repeated, and what it is worth may be said. */
export function withOffered(known: KnownNumbers, { odd, edge }: { odd: number; edge: number }): KnownNumbers {
  return { ...known, values: [...known.values, odd, toPct(edge)] }
}

function derivedNumbers(briefing: Briefing): number[] {
  const { form, table, headToHead, markets, stakeBase, match, confidence } = briefing
  const sides = [briefing.expectedGoals, briefing.modelGoals, briefing.expectedCorners, briefing.expectedCards].filter(
    (pair) => pair !== null,
  )
  const forms = (['home', 'away'] as const).flatMap((side) => {
    const own = form[side]
    return own === null ? [] : Object.values(tallyForm(match[side], own))
  })
  const rows = [table?.home, table?.away].filter((row) => row != null)
  return [
    ...sides.flatMap(sumAndGap),
    ...(confidence === null ? [] : [confidence, ...confidence.parts].map(({ points }) => gradeOf(points))),
    ...forms,
    ...Object.values(tallyHeadToHead(briefing) ?? {}),
    ...headToHead.map(({ date }) => new Date(date).getUTCFullYear()).filter(Number.isInteger),
    ...rows.flatMap((row) => [row.goalsFor - row.goalsAgainst, row.points / Math.max(1, row.played)]),
    ...(table?.home && table.away ? [Math.abs(table.home.points - table.away.points)] : []),
    ...markets.flatMap(gapOf),
    ...markets.map(({ pooledChance }) => toPct(1 - pooledChance)),
    ...(stakeBase === null
      ? []
      : markets.flatMap(({ kelly }) => (kelly === null ? [] : stakeInReais(kelly, stakeBase)))),
  ]
}

const sumAndGap = ({ home, away }: BriefedSides): number[] => [home + away, Math.abs(home - away)]

/** Points between what the model and what the market says. */
const gapOf = ({ modelChance, marketChance }: BriefedMarket): number[] =>
  modelChance === null || marketChance === null ? [] : [toPct(Math.abs(modelChance - marketChance))]

/** Digits inside names are no claims ('Schalke 04', 'Brasileirão 2026'), nor those of our own sentences on combos and words. */
function figuresOfNames({ match, combos, headToHead, form, markets, weather }: Briefing): number[] {
  const games = [...headToHead, ...(form.home?.games ?? []), ...(form.away?.games ?? [])]
  const texts = [
    ...[match.home, match.away, match.league, match.stadium, match.city, weather?.condition],
    ...games.flatMap(({ home, away }) => [home, away]),
    ...markets.map(({ house }) => house),
    ...combos.flatMap(({ name, legs, reason }) => [name, ...legs, reason]),
    ...Object.values(TERMS).map(({ meaning }) => meaning),
    NO_COMBO_A_NOTE,
  ]
  return [...new Set(texts)].flatMap((text) => (text ? figuresIn(text) : []))
}

const figuresIn = (text: string): number[] => readNumbers(text).numbers.map(({ value }) => value)

/** The shares of a briefing, which texts write as percent. */
const SHARES: ReadonlySet<string> = new Set<keyof BriefedMarket | keyof BriefedCombo>([
  'modelChance',
  'marketChance',
  'pooledChance',
  'edge',
  'kelly',
  'chance',
])

/** Every number in it as texts write it. */
function numbersIn(value: unknown, name = ''): number[] {
  if (typeof value === 'number') return [SHARES.has(name) ? toPct(value) : value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, key))
}
