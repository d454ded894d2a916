import { z } from 'zod'
import { countIn, retryAfter } from '#http/read-answer.ts'
import type { RawAnswer, Refusal, Service } from '#http/service.ts'
import type { QuotaLeft, VendorAccess } from '#http/vendor-access.ts'

export const FOOTBALL_DATA_ORG = 'football-data.org'

export function footballDataService(access: VendorAccess, deadlineMs: number): Service {
  return { source: FOOTBALL_DATA_ORG, access, deadlineMs, refusal: readRefusal, quotaLeft }
}

const refused = z.object({ message: z.string() })

/** A wrong key is told by 400 or 403, and so are other faults; only the words tell them apart. */
function readRefusal({ status, headers, body }: RawAnswer): Refusal | null {
  const parsed = refused.safeParse(body)
  const words = parsed.success ? parsed.data.message : ''
  const detail = `HTTP ${status}`
  if ((status === 400 || status === 403) && /token/i.test(words)) return { failure: 'auth', detail }
  if (status === 403) return { failure: 'plan', detail }
  if (status === 429) return { failure: 'rate_minute', detail, ...waitIn(words, headers) }
  return null
}

/** 'Wait 48 seconds.' stands in the text; the counter's reset stands in a header. */
function waitIn(words: string, headers: Headers): { retryAfterMs?: number } {
  const seconds = /wait (\d{1,4}) seconds/i.exec(words)?.[1]
  return seconds === undefined
    ? retryAfter(headers, 'x-requestcounter-reset')
    : { retryAfterMs: Number(seconds) * 1000 }
}

function quotaLeft(headers: Headers): QuotaLeft | null {
  const left = countIn(headers, 'x-requests-available-minute')
  const reset = countIn(headers, 'x-requestcounter-reset')
  const resetsInMs = reset === null ? {} : { resetsInMs: reset * 1000 }
  return left === null ? null : { minute: { limit: null, left, ...resetsInMs }, day: null, month: null }
}
