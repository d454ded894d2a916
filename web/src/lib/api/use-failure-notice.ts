import { useEffect } from 'react'
import { toast } from '#lib/page/toast.ts'
import { wordsOf } from './call-api.ts'
import { logFailure } from './log-failure.ts'

/** Says once that something could not be loaded, with the reason when the server gave one. */
export function useFailureNotice(failure: unknown, words: string): void {
  useEffect(() => {
    if (!failure) return
    logFailure(words, failure)
    toast.error(words, { description: wordsOf(failure) })
  }, [failure, words])
}
