import { BodyTooLarge, readText, toJson } from '#http/read-body.ts'
import { PassingFault, type Refusal, type Service } from '#http/service.ts'
import { SourceError } from '#source-error.ts'

/** The body of an answer that is one; everything else is thrown. */
export async function readAnswer(service: Service, path: string, response: Response): Promise<unknown> {
  const { status, headers } = response
  const left = service.quotaLeft(headers)
  if (left) await service.access.meter.report(left)
  if (status >= 500) {
    await response.body?.cancel()
    const wait = status === 503 ? retryAfter(headers) : {}
    if (wait.retryAfterMs !== undefined) throw new SourceError(service.source, 'rate_minute', `${path}: HTTP 503`, wait)
    throw new PassingFault(`HTTP ${status}`)
  }

  const body = toJson(await readWhole(response))
  const refusal = service.refusal({ status, headers, body }) ?? (response.ok ? null : refusalByStatus(status, headers))
  if (refusal) {
    const { failure, detail, retryAfterMs } = refusal
    throw new SourceError(
      service.source,
      failure,
      `${path}: ${detail}`,
      retryAfterMs === undefined ? {} : { retryAfterMs },
    )
  }
  if (status === 204) throw new SourceError(service.source, 'upstream', `${path}: answered without content`)
  if (body === undefined) throw new SourceError(service.source, 'schema', `${path}: the answer is no JSON`)
  return body
}

async function readWhole(response: Response): Promise<string> {
  try {
    return await readText(response)
  } catch (error) {
    if (error instanceof BodyTooLarge) throw error
    throw new PassingFault('the answer was cut')
  }
}

function refusalByStatus(status: number, headers: Headers): Refusal {
  const detail = `HTTP ${status}`
  if (status === 401 || status === 403) return { failure: 'auth', detail }
  if (status === 402) return { failure: 'quota_day', detail }
  if (status === 404) return { failure: 'not_found', detail }
  if (status === 429) return { failure: 'rate_minute', detail, ...retryAfter(headers) }
  if (status === 400 || status === 422) return { failure: 'bad_request', detail }
  return { failure: 'upstream', detail }
}

/** How long to wait: seconds, or a moment, which is counted from the service's own `Date` because clocks differ. */
export function retryAfter(headers: Headers, name = 'retry-after'): { retryAfterMs?: number } {
  const seconds = countIn(headers, name)
  if (seconds !== null) return { retryAfterMs: seconds * 1000 }
  const waitMs = momentIn(headers, name) - momentIn(headers, 'date')
  return Number.isNaN(waitMs) ? {} : { retryAfterMs: Math.max(0, waitMs) }
}

/** An HTTP date; NaN when it is missing or is none. */
function momentIn(headers: Headers, name: string): number {
  const text = headers.get(name) ?? ''
  return / GMT$/.test(text) ? Date.parse(text) : Number.NaN
}

/** A header that holds a whole number; null when it is missing or holds something else. */
export function countIn(headers: Headers, name: string): number | null {
  const text = headers.get(name)?.trim() ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}
