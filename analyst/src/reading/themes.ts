/** A theme with what people write when they mean it. Patterns read plain text; the weights of those that match add up. */
export type Theme = { id: string; patterns: readonly (readonly [pattern: RegExp, weight: number])[] }

/** The theme with the most weight; on equal weight the one that stands first. Null when nothing matches. */
export function strongest<Id extends string>(themes: readonly (Theme & { id: Id })[], text: string): Id | null {
  let best: { id: Id; weight: number } | null = null
  for (const { id, patterns } of themes) {
    const weight = patterns.reduce((sum, [pattern, worth]) => sum + (pattern.test(text) ? worth : 0), 0)
    if (weight > (best?.weight ?? 0)) best = { id, weight }
  }
  return best?.id ?? null
}

export const isIn = (themes: readonly { id: string }[], theme: string | null): boolean =>
  themes.some(({ id }) => id === theme)
