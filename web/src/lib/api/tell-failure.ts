import { useEffect } from 'react'
import { toast } from '#lib/page/toast.ts'
import { ApiError, wordsOf } from './call-api.ts'
import { logFailure } from './log-failure.ts'

/**
 * Says in a toast that something could not be done. A refusal has words of its own that say why; a failure gets the
 * given headline, with what is known of it below.
 */
export function tellFailure(failure: unknown, headline: string): void {
  if (isRefusal(failure)) toast.error(failure.message)
  else toast.error(headline, { description: wordsOf(failure) })
}

/** The server understood and said no, as opposed to being out of reach or out of order. */
export function isRefusal(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && failure.code !== null && failure.status !== null && failure.status < 500
}

/** Then the page leaves for the sign-in by itself (guard.ts). */
export function isSessionLost(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'session.required'
}

/** Says once that something could not be loaded, with the reason when the server gave one. */
export function useFailureNotice(failure: unknown, words: string): void {
  useEffect(() => {
    if (!failure) return
    logFailure(words, failure)
    toast.error(words, { description: wordsOf(failure) })
  }, [failure, words])
}
