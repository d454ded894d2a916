import type { Membership } from '@prancheta/core/billing/rights.ts'
import type { Pause } from '@prancheta/core/responsible-play/pause.ts'

/** Who is asking, read once per request. */
export type Session = Membership & {
  sessionId: string
  userId: string
  name: string | null
  email: string
  /** They have shut themselves out of analysis, chat and payments; null when they have not. */
  pause: Pause | null
}

/** Finds whose request it is from its cookie or bearer token; null for a visitor. */
export type SessionReader = (headers: {
  cookie: string | undefined
  authorization: string | undefined
}) => Promise<Session | null>
