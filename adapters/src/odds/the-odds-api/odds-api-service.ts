import { z } from 'zod'
import { countIn } from '#http/read-answer.ts'
import type { RawAnswer, Refusal, Service } from '#http/service.ts'
import type { QuotaLeft, VendorAccess } from '#http/vendor-access.ts'

export const THE_ODDS_API = 'The Odds API'

export function oddsApiService(access: VendorAccess, deadlineMs: number): Service {
  return { source: THE_ODDS_API, access, deadlineMs, refusal: readRefusal, quotaLeft }
}

const refused = z.object({ error_code: z.string() })

/** A month that is spent answers 401, like a wrong key; only the code tells. */
function readRefusal({ body }: RawAnswer): Refusal | null {
  const parsed = refused.safeParse(body)
  if (!parsed.success) return null
  const code = /^[A-Z_]{3,40}$/.exec(parsed.data.error_code)?.[0] ?? 'refused'
  if (code === 'OUT_OF_USAGE_CREDITS') return { failure: 'quota_day', detail: code }
  if (code === 'EXCEEDED_FREQ_LIMIT') return { failure: 'rate_minute', detail: code }
  if (/_KEY$/.test(code)) return { failure: 'auth', detail: code }
  // A market that is not sold at this address is nothing to find there; asking again changes nothing.
  if (/NOT_FOUND|EXPIRED|^INVALID_MARKET/.test(code)) return { failure: 'not_found', detail: code }
  return { failure: 'bad_request', detail: code }
}

/** Credits are by the month: spent and left together are the plan's size. */
function quotaLeft(headers: Headers): QuotaLeft | null {
  const left = countIn(headers, 'x-requests-remaining')
  const used = countIn(headers, 'x-requests-used')
  return left === null ? null : { minute: null, day: null, month: { limit: used === null ? null : used + left, left } }
}
