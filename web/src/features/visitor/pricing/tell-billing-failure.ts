import { billingWords } from '@prancheta/contract/billing/words.ts'
import { ApiError } from '#lib/api/call-api.ts'
import { toast } from '#lib/page/toast.ts'

/** Says why, where the server said no and knows why; otherwise the catalogue's sentence alone. */
export function tellBillingFailure(failure: unknown, otherwise: string): void {
  toast.error(hasOwnWords(failure) ? failure.message : otherwise)
}

function hasOwnWords(failure: unknown): failure is ApiError {
  if (!(failure instanceof ApiError) || failure.status === null || failure.code === null) return false
  return failure.status < 500 || failure.message === billingWords.paymentsUnavailable
}
