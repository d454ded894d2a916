import type { LegBlock } from './joint-match.ts'
import { type LegClasses, worstOf } from './leg-classes.ts'
import { RANKS } from './worst-leg.ts'

/** What is wrong with a set of legs, by their places. Both are facts of the rules, not of chances. */
export type LegFaults = {
  /** The fewest of the legs that cannot all be won; empty where all can. */
  contradiction: number[]
  /** Legs that change nothing, each with what already says so: one other leg, or several together. */
  redundant: { leg: number; because: number[] }[]
}

/** Legs on different parts of a match never exclude or imply each other. */
export function faultsOf(parts: Readonly<Record<LegBlock, LegClasses | null>>): LegFaults {
  const own = Object.values(parts).flatMap((part) => (part ? [faultsOfPart(part)] : []))
  const contradictions = own.map(({ contradiction }) => contradiction).filter((legs) => legs.length > 0)
  return {
    contradiction: contradictions.toSorted((one, other) => one.length - other.length)[0] ?? [],
    redundant: own.flatMap(({ redundant }) => redundant).toSorted((one, other) => one.leg - other.leg),
  }
}

function faultsOfPart(part: LegClasses): LegFaults {
  const legs = [...part.places.keys()]
  const named = (ats: readonly number[]) => ats.map((at) => part.places[at] ?? 0)
  const contradiction = canAllWin(part, legs) ? [] : fewest(legs, (some) => !canAllWin(part, some))
  const redundant: LegFaults['redundant'] = []
  const kept = new Set(legs)
  if (contradiction.length > 0) return { contradiction: named(contradiction), redundant }
  // The latest first: of two legs that say the same, the one that came later is the one too many.
  for (const leg of legs.toReversed()) {
    const others = [...kept].filter((at) => at !== leg)
    if (others.length === 0 || !imply(part, others, leg)) continue
    kept.delete(leg)
    redundant.push({ leg: part.places[leg] ?? 0, because: named(fewest(others, (some) => imply(part, some, leg))) })
  }
  return { contradiction: [], redundant }
}

/** Leaves out what is not needed for `holds`, one leg after the other; single legs and pairs are tried first. */
function fewest(legs: readonly number[], holds: (some: readonly number[]) => boolean): number[] {
  const single = legs.find((leg) => holds([leg]))
  if (single !== undefined) return [single]
  for (const one of legs) {
    for (const other of legs) if (one < other && holds([one, other])) return [one, other]
  }
  return legs.reduce<number[]>(
    (needed, leg) => {
      const without = needed.filter((at) => at !== leg)
      return without.length > 0 && holds(without) ? without : needed
    },
    [...legs],
  )
}

function canAllWin({ ranks }: LegClasses, legs: readonly number[]): boolean {
  return ranks.some((own) => worstOf(own, legs) > RANKS.void)
}

/** Whatever happens, the leg ends no worse than the worst of the others, so it never decides anything. */
function imply({ ranks }: LegClasses, others: readonly number[], leg: number): boolean {
  return ranks.every((own) => worstOf(own, others) <= (own[leg] ?? 0))
}
