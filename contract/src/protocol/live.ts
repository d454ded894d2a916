import type { Plan } from '@prancheta/core/billing/plans.ts'
import type { Side, ThreadKind } from '@prancheta/core/support/status.ts'

/** What the server pushes to a signed-in browser. Ids and states only; the browser refetches what it may see. */
export type LiveEvent =
  | { type: 'session.ended'; data: { sessionId: string } }
  | { type: 'plan.changed'; data: { plan: Plan; active: boolean } }
  /** The id of a direct conversation is its user's. */
  | { type: 'thread.message'; data: { kind: ThreadKind; threadId: string; number: number; from: Side } }
  /** Its status, or what of it is unread. */
  | { type: 'thread.changed'; data: { kind: ThreadKind; threadId: string } }
  | { type: 'broadcast.changed'; data: { broadcastId: string } }
  /** An outside service began to fail, failed again or works again; admins only. */
  | { type: 'provider.changed'; data: { kind: string } }
  /** The match of a saved analysis ended, or its end was corrected. */
  | { type: 'analysis.settled'; data: { analysisId: string } }
  /** The board of these days, yyyy-MM-dd, shows something new; for everybody. */
  | { type: 'board.changed'; data: { days: string[] } }
  /** Bets of the reader's own were written down, changed or settled. */
  | { type: 'journal.changed'; data: Record<string, never> }
  /** A pause of the reader's own began, was made longer, or has an end now. */
  | { type: 'pause.changed'; data: Record<string, never> }

export const LIVE_EVENT_TYPES = [
  'session.ended',
  'plan.changed',
  'thread.message',
  'thread.changed',
  'broadcast.changed',
  'provider.changed',
  'analysis.settled',
  'board.changed',
  'journal.changed',
  'pause.changed',
] as const satisfies readonly LiveEvent['type'][]

/**
 * The stream's own marks: where it begins; that everything must be loaded anew because the past is gone; and that its user has opened
 * so many since that this one ends. Whoever hears the last comes back when somebody looks at the page again, not at once.
 */
export const LIVE_MARKS = ['ready', 'reset', 'replaced'] as const

export const LIVE_PATH = '/api/live'
