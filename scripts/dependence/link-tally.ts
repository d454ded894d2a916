import { type Parts, surplusesOf } from '@prancheta/core/combos/own/dependence.ts'
import type { JointMatch } from '@prancheta/core/combos/own/joint-match.ts'
import type { Surplus } from '@prancheta/core/combos/own/surplus.ts'
import type { Score, ScoreGrid } from '@prancheta/core/goals/score-grid.ts'

/** One of the two surpluses of every part: who had more, or how many. */
type Sums = { matches: number; gc: number; gk: number; ck: number; gg: number; cc: number; varC: number; varK: number }

export type Links = { goalsCorners: number; goalsCards: number; cornersCards: number; standardError: number }
export type Played = { goals: Score; corners: Score; cards: Score }
export type CountedMatch = JointMatch & { corners: ScoreGrid; cards: ScoreGrid }

/**
 * Measures the links that `DEPENDENCE` holds. With a density of 1 + θ φψ, the mean of φψ is θ times the two variances; cards
 * are linked to goals and corners at once, so those two are solved together.
 */
export class LinkTally {
  private readonly sums: readonly Sums[] = [0, 1].map(() => ({
    ...{ matches: 0, gc: 0, gk: 0, ck: 0 },
    ...{ gg: 0, cc: 0, varC: 0, varK: 0 },
  }))

  add(match: CountedMatch, played: Played): void {
    const parts: Parts = surplusesOf(match)
    this.sums.forEach((sums, at) => {
      const g = atScore(parts.goals[at], match.pooled, played.goals)
      const c = atScore(parts.corners?.[at], match.corners, played.corners)
      const k = atScore(parts.cards?.[at], match.cards, played.cards)
      sums.matches += 1
      sums.gc += g * c
      sums.gk += g * k
      sums.ck += c * k
      sums.gg += varianceOf(parts.goals[at], match.pooled)
      sums.cc += c * c
      sums.varC += varianceOf(parts.corners?.[at], match.corners)
      sums.varK += varianceOf(parts.cards?.[at], match.cards)
    })
  }

  get matches(): number {
    return this.sums[0]?.matches ?? 0
  }

  /** For each surplus: who had more, how many. */
  links(): Links[] {
    return this.sums.map(({ matches, ...sums }) => {
      const mean = (sum: number) => sum / matches
      const [gg, cc, gc] = [mean(sums.gg), mean(sums.cc), mean(sums.gc)]
      const determinant = gg * cc - gc ** 2
      const onCards = (own: number, other: number, variance: number) =>
        (own * variance - other * gc) / determinant / mean(sums.varK)
      return {
        goalsCorners: gc / (gg * mean(sums.varC)),
        goalsCards: onCards(mean(sums.gk), mean(sums.ck), cc),
        cornersCards: onCards(mean(sums.ck), mean(sums.gk), gg),
        standardError: 1 / Math.sqrt(matches * gg * mean(sums.varC)),
      }
    })
  }
}

/** A score beyond the grid is as surprising as the last one on it. */
function atScore(surplus: Surplus | undefined, { size }: ScoreGrid, { home, away }: Score): number {
  const last = size - 1
  return surplus?.[Math.min(home, last) * size + Math.min(away, last)] ?? 0
}

function varianceOf(surplus: Surplus | undefined, { chances }: ScoreGrid): number {
  return chances.reduce((sum, chance, cell) => sum + chance * (surplus?.[cell] ?? 0) ** 2, 0)
}
