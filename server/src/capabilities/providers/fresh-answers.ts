import type { AnswerStore } from '@prancheta/adapters/http/vendor-access.ts'
import { SourceError } from '@prancheta/adapters/source-error.ts'
import type { Cache } from '#platform/cache/cache.ts'

/**
 * The cache for an adapter's own use. An old answer is a failure here: what the adapter makes of it is kept and dated
 * once more on the outside, where an old list would pass for a new answer.
 */
export function freshAnswers(cache: Cache): AnswerStore {
  return {
    async get(request) {
      let failure: unknown = null
      const fetch = () =>
        request.fetch().catch((error: unknown) => {
          failure = error
          throw error
        })
      const { value, isStale } = await cache.get({ ...request, fetch })
      if (isStale) throw failure ?? new SourceError('shared answer', 'upstream', 'failed a moment ago')
      return { value }
    },
  }
}
