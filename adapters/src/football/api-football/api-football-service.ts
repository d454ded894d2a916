import { z } from 'zod'
import { ask } from '#http/ask.ts'
import { countIn } from '#http/read-answer.ts'
import type { RawAnswer, Refusal, Service } from '#http/service.ts'
import type { Allowance, QuotaLeft, VendorAccess } from '#http/vendor-access.ts'
import type { SourceFailure } from '#source-error.ts'

/** Serves football and odds under one key and one allowance, so both go by this name. */
export const API_FOOTBALL = 'API-Football'

const envelope = z.object({
  paging: z.object({ total: z.number() }).optional(),
  response: z.array(z.unknown()),
})

/**
 * One question. Only the key travels in the headers: the service refuses what it does not know. A refusal comes as
 * HTTP 200 with an `errors` object and an empty list, so it is looked for before the list is believed.
 */
export function askApiFootball(
  service: Service,
  path: string,
  query: Record<string, string | number>,
): Promise<z.output<typeof envelope>> {
  return ask(service, { path, query, headers: { 'x-apisports-key': service.access.key } }, envelope)
}

export function apiFootballService(access: VendorAccess, deadlineMs: number): Service {
  return { source: API_FOOTBALL, access, deadlineMs, refusal: readRefusal, quotaLeft }
}

const REFUSALS: readonly (readonly [key: string, failure: SourceFailure])[] = [
  ['token', 'auth'],
  ['access', 'auth'],
  ['rateLimit', 'rate_minute'],
  ['requests', 'quota_day'],
  ['plan', 'plan'],
]

const refused = z.object({ errors: z.record(z.string(), z.unknown()) })

function readRefusal({ status, body }: RawAnswer): Refusal | null {
  if (status === 499) return { failure: 'timeout', detail: 'HTTP 499' }
  const parsed = refused.safeParse(body)
  // Without fault `errors` is an empty array.
  if (!parsed.success) return null
  const keys = Object.keys(parsed.data.errors)
  if (keys.length === 0) return null
  const known = REFUSALS.find(([key]) => keys.includes(key))
  return known ? { failure: known[1], detail: known[0] } : { failure: 'bad_request', detail: 'a parameter was refused' }
}

function quotaLeft(headers: Headers): QuotaLeft | null {
  const day = allowance(headers, 'x-ratelimit-requests-limit', 'x-ratelimit-requests-remaining')
  const minute = allowance(headers, 'x-ratelimit-limit', 'x-ratelimit-remaining')
  return day || minute ? { day, minute, month: null } : null
}

function allowance(headers: Headers, limitName: string, leftName: string): Allowance | null {
  const left = countIn(headers, leftName)
  return left === null ? null : { limit: countIn(headers, limitName), left }
}
