import { z } from 'zod'
import type { RawAnswer, Refusal, Service } from '#http/service.ts'
import type { VendorAccess } from '#http/vendor-access.ts'

export const OPEN_METEO = 'Open-Meteo'

export function openMeteoService(access: VendorAccess, deadlineMs: number): Service {
  return { source: OPEN_METEO, access, deadlineMs, refusal: readRefusal, quotaLeft: () => null }
}

const refused = z.object({ error: z.literal(true), reason: z.string() })

/** A limit is told by 429 whichever period ran out; only the words say which. */
function readRefusal({ status, body }: RawAnswer): Refusal | null {
  const parsed = refused.safeParse(body)
  const reason = parsed.success ? parsed.data.reason : ''
  if (status !== 429) return parsed.success ? { failure: 'bad_request', detail: `HTTP ${status}` } : null
  const isLong = /^(daily|monthly)/i.test(reason)
  return { failure: isLong ? 'quota_day' : 'rate_minute', detail: 'HTTP 429', ...waitOf(reason) }
}

function waitOf(reason: string): { retryAfterMs?: number } {
  if (/^minutely/i.test(reason)) return { retryAfterMs: 60_000 }
  return /^hourly/i.test(reason) ? { retryAfterMs: 3_600_000 } : {}
}

/** The commercial address wants a key in the query; the free one must not get one. */
export function keyQuery(key: string): Record<string, string> {
  return key === '' ? {} : { apikey: key }
}
