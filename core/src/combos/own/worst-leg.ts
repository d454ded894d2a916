import type { Outcome } from '#markets/outcome.ts'
import { type FinalScore, type Settlement, settle } from '#markets/settle.ts'

/**
 * From bad to good. A combination ends as the worst of its legs: one lost leg loses it, and where none is lost a refunded
 * leg gives the stake back. Quarter lines fit in: half of the stake takes every line at its easier neighbour, half at the
 * harder one, and of both halves the worst leg decides. Why: docs/decisions/0074.
 */
const OUTCOMES_UPWARDS = ['lost', 'half lost', 'void', 'half won', 'won'] as const satisfies readonly Outcome[]

/** An outcome as a number, so that the worst of several is the least. */
export const RANKS: Record<Outcome, number> = { lost: 0, 'half lost': 1, void: 2, 'half won': 3, won: 4 }

/** How a combination of these legs ended. A lost leg decides it, also while others cannot be settled yet. */
export function settleLegs(marketIds: readonly string[], final: FinalScore): Settlement {
  let worst = RANKS.won
  let isUnknown = marketIds.length === 0
  for (const id of marketIds) {
    const ending = settle(id, final)
    if (ending === 'unknown') isUnknown = true
    else worst = Math.min(worst, RANKS[ending])
  }
  if (worst === RANKS.lost) return 'lost'
  return isUnknown ? 'unknown' : (OUTCOMES_UPWARDS[worst] ?? 'unknown')
}
