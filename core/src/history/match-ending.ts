import { legsOfPick } from '#combos/own/combo-pick.ts'
import { settleLegs } from '#combos/own/worst-leg.ts'
import { type FinalScore, settle } from '#markets/settle.ts'
import { type PickOutcome, toPickOutcome } from './pick-outcome.ts'

/** What is known of a game when its saved analyses are looked at. */
export type GameToSettle = {
  state: 'scheduled' | 'live' | 'finished' | 'postponed' | 'cancelled' | 'abandoned'
  kickOffMs: number
  /** Null until it is finished. */
  score: FinalScore | null
}

export type MatchEnding = { kind: 'open' } | { kind: 'void' } | { kind: 'played'; score: FinalScore }

/** A match moved by more than this is another bet: form, line-ups and prices are not those of the analysis any more. */
export const MOVED_MAX_MS = 72 * 3_600_000

/**
 * How a game ended for an analysis saved with that kick-off. Postponed, cancelled and abandoned games are void, as is one
 * played more than 72 hours from the hour it was saved with. Why: docs/decisions/0043.
 */
export function matchEnding({ state, kickOffMs, score }: GameToSettle, savedKickOffMs: number): MatchEnding {
  if (state === 'postponed' || state === 'cancelled' || state === 'abandoned') return { kind: 'void' }
  if (Math.abs(kickOffMs - savedKickOffMs) > MOVED_MAX_MS) return { kind: 'void' }
  return state === 'finished' && score ? { kind: 'played', score } : { kind: 'open' }
}

/** How a market or a combination of legs ended; null where nobody can tell. */
export function outcomeOf(pick: string, ending: Exclude<MatchEnding, { kind: 'open' }>): PickOutcome | null {
  if (ending.kind === 'void') return 'void'
  const legs = legsOfPick(pick)
  const settled = legs ? settleLegs(legs, ending.score) : settle(pick, ending.score)
  return settled === 'unknown' ? null : toPickOutcome(settled)
}
