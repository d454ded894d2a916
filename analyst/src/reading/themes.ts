import { QuickPattern } from '@prancheta/core/text/quick-pattern.ts'

/** A theme with what people write when they mean it. Patterns read plain text; the weights of those that match add up. */
export type Theme = { id: string; patterns: readonly (readonly [pattern: RegExp, weight: number])[] }

/** The theme with the most weight; on equal weight the one that stands first. Null when nothing matches. */
export function strongest<Id extends string>(themes: readonly (Theme & { id: Id })[], text: string): Id | null {
  let best: { id: Id; weight: number } | null = null
  for (const theme of themes) {
    const weight = quick(theme).reduce((sum, { pattern, worth }) => sum + (pattern.test(text) ? worth : 0), 0)
    if (weight > (best?.weight ?? 0)) best = { id: theme.id, weight }
  }
  return best?.id ?? null
}

/** Whether anything matches that people write when they mean it. */
export const isHeard = (theme: Theme, text: string): boolean => quick(theme).some(({ pattern }) => pattern.test(text))

/** A theme stands in several lists, and every message is held against them all. */
const QUICK = new WeakMap<Theme, readonly { pattern: QuickPattern; worth: number }[]>()

function quick(theme: Theme): readonly { pattern: QuickPattern; worth: number }[] {
  const known =
    QUICK.get(theme) ?? theme.patterns.map(([pattern, worth]) => ({ pattern: new QuickPattern(pattern), worth }))
  QUICK.set(theme, known)
  return known
}

export const isIn = (themes: readonly { id: string }[], theme: string | null): boolean =>
  themes.some(({ id }) => id === theme)
