import { SourceError } from '@prancheta/adapters/source-error.ts'
import { z } from 'zod'
import type { Queryable } from '#platform/db/database.ts'
import { jobs } from '#platform/jobs/jobs.ts'
import { findBilling } from './billing-store.ts'
import { endAttempt } from './customer-store.ts'
import type { BillingDeps } from './payments.ts'

export const CLOSE_JOB = 'billing.close-checkouts'

const jobPayload = z.object({ userId: z.uuid() })

/** The provider keeps a checkout payable for a day; its closing is tried for longer than that. */
const TRIES = 45

/** Has the payment pages closed that somebody left open. Give the transaction that made it necessary. */
export function enqueueClosing(tx: Queryable, userId: string): Promise<void> {
  return jobs.enqueue(tx, { kind: CLOSE_JOB, payload: { userId }, attemptsMax: TRIES })
}

/** For somebody who leaves: their customer is forgotten, and what was open with them. */
export function forgetClosing(tx: Queryable, userId: string): Promise<void> {
  return jobs.forget(tx, CLOSE_JOB, { userId })
}

/** Throws while the provider gives no answer, so that it is tried again. */
export async function closeCheckouts({ db, payments }: BillingDeps, payload: unknown): Promise<void> {
  const { userId } = jobPayload.parse(payload)
  const row = await findBilling(db, userId)
  if (row === null || row.customerId === null || payments === null) return
  try {
    await payments.closeCheckouts(row.customerId)
  } catch (error) {
    // A customer whom the provider does not know has nothing open there.
    if (!(error instanceof SourceError && error.failure === 'not_found')) throw error
  }
  await endAttempt(db, userId)
}
