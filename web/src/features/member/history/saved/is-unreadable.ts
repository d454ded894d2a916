import { ApiError } from '#lib/api/call-api.ts'

/** What was stored cannot be read: asking again would not help, and the server's words say so. */
export const isUnreadable = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.code === 'analysis.unreadable'
