import type { Role } from '@prancheta/core/billing/plans.ts'
import type { PendingPlan } from '#lib/session/pending-plan.ts'

/** How somebody came to be signed in on one of these pages. */
export type Arrival = 'signUp' | 'signIn' | 'alreadyIn'

export type Destination = { kind: 'checkout'; pending: PendingPlan } | { kind: 'page'; path: string }

type Facts = {
  arrival: Arrival
  role: Role
  /** The plan chosen before signing in. */
  pending: PendingPlan | null
  /** The page first asked for. */
  next: string | null
}

/** Where signing up or in leads. A newcomer sets the default unit first; the page asked for waits behind that. */
export function destinationFor({ arrival, role, pending, next }: Facts): Destination {
  if (role === 'admin') return { kind: 'page', path: next ?? '/admin' }
  if (pending) return { kind: 'checkout', pending }
  if (arrival !== 'signUp') return { kind: 'page', path: next ?? '/dashboard' }
  return { kind: 'page', path: withNext('/onboarding', next) }
}

/** Carries the page first asked for along. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`
}
