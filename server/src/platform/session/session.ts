import type { Membership } from '@prancheta/core/plans/rights.ts'

/** Who is asking, read once per request. */
export type Session = Membership & {
  sessionId: string
  userId: string
  name: string | null
  email: string
}

/** Finds whose request it is from its cookie or bearer token; null for a visitor. */
export type SessionReader = (headers: {
  cookie: string | undefined
  authorization: string | undefined
}) => Promise<Session | null>
