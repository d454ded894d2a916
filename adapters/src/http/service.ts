import type { QuotaLeft, VendorAccess } from '#http/vendor-access.ts'
import type { SourceFailure } from '#source-error.ts'

/** Parts of a service that differ from vendor to vendor. */
export type Service = {
  source: string
  access: VendorAccess
  deadlineMs: number
  /** The service's own way to say no; null leaves it to the HTTP status. */
  refusal(answer: RawAnswer): Refusal | null
  quotaLeft(headers: Headers): QuotaLeft | null
}

export type RawAnswer = { status: number; headers: Headers; body: unknown }

/** `detail` goes to logs: words of ours, never of the service, which may repeat a key. */
export type Refusal = { failure: SourceFailure; detail: string; retryAfterMs?: number }

export type Question = {
  path: string
  query?: Record<string, string | number>
  headers?: Record<string, string>
  /** What the question costs in the service's own coin. */
  cost?: number
}

/** Worth one more try: nothing was answered, or the service itself broke. */
export class PassingFault extends Error {}
