import type { Membership } from '@prancheta/core/billing/rights.ts'

/** Who is asking, read once per request. */
export type Session = Membership & {
  sessionId: string
  userId: string
  name: string | null
  email: string
  /** Until when they have shut themselves out of analysis, chat and checkout; null when they have not. */
  pausedUntil: Date | null
}

/** Finds whose request it is from its cookie or bearer token; null for a visitor. */
export type SessionReader = (headers: {
  cookie: string | undefined
  authorization: string | undefined
}) => Promise<Session | null>
