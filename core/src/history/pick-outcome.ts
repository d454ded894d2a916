import type { Outcome } from '#markets/outcome.ts'
import { returnOf } from '#markets/settle.ts'

/** How a saved pick ended, as it is stored. Add freely, never rename. A push is a score exactly on the line; void, a match that was not played. */
export const PICK_OUTCOMES = ['won', 'half_won', 'push', 'half_lost', 'lost', 'void'] as const
export type PickOutcome = (typeof PICK_OUTCOMES)[number]

const STORED: Record<Outcome, PickOutcome> = {
  won: 'won',
  'half won': 'half_won',
  void: 'push',
  'half lost': 'half_lost',
  lost: 'lost',
}
const BET: Record<PickOutcome, Outcome> = {
  won: 'won',
  half_won: 'half won',
  push: 'void',
  half_lost: 'half lost',
  lost: 'lost',
  void: 'void',
}

export function toPickOutcome(outcome: Outcome): PickOutcome {
  return STORED[outcome]
}

/** What one unit at this odd gives back, stake included. */
export function returnOfPick(outcome: PickOutcome, odd: number): number {
  return returnOf(BET[outcome], odd)
}
