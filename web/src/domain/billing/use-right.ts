import type { Right } from '@prancheta/core/billing/plans.ts'
import { hasRight } from '@prancheta/core/billing/rights.ts'
import { useSession } from '#lib/session/session.ts'

/** Whether the reader's plan opens this. Only what is shown depends on it; the server decides what is allowed. */
export function useRight(right: Right): boolean {
  const session = useSession()
  return session !== 'unknown' && session !== null && hasRight(session, right)
}
