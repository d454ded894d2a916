import { SourceError } from '@prancheta/adapters/source-error.ts'
import { AppError } from '#platform/errors/app-error.ts'

/** What the reader is told when not a word came. Only without a stand-in does the AI's own failure come so far. */
export function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  const isMoney = error instanceof SourceError && error.failure === 'quota_day'
  return new AppError(isMoney ? 'chat.noCredits' : 'chat.failed', { cause: error })
}
