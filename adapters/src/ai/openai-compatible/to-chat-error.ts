import { APIConnectionError, APIError } from 'openai'
import { retryAfter } from '#http/read-answer.ts'
import { SourceError, type SourceFailure } from '#source-error.ts'

/**
 * What a failed call means. The service's own words are left out: they repeat parts of the key. Money that ran out
 * (402, or 429 with `insufficient_quota`) is 'quota_day', too many calls at once is 'rate_minute'.
 */
export function toChatError(source: string, error: unknown): SourceError {
  if (error instanceof SourceError) return error
  if (error instanceof SyntaxError) return new SourceError(source, 'schema', 'a piece of the reply is no JSON')
  if (!(error instanceof APIError) || error instanceof APIConnectionError)
    return new SourceError(source, 'upstream', 'the connection failed')
  const { status, headers } = error
  const code = /^[a-z0-9_.-]{1,60}$/i.exec(String(error.code ?? error.type ?? ''))?.[0] ?? 'no code'
  const detail = `HTTP ${status ?? 200}, ${code}`
  return new SourceError(source, failureOf(status, code), detail, headers ? retryAfter(headers) : {})
}

function failureOf(status: number | undefined, code: string): SourceFailure {
  if (status === 402 || /insufficient_(quota|credits|balance)|billing/i.test(code)) return 'quota_day'
  if (status === 429 || /rate_limit/i.test(code)) return 'rate_minute'
  if (status === 401 || status === 403) return 'auth'
  if (status === 404) return 'not_found'
  if (status === 408 || status === 504) return 'timeout'
  return status !== undefined && status >= 400 && status < 500 ? 'bad_request' : 'upstream'
}

/** Nothing was answered yet, so asking once more costs nobody anything. */
export function isWorthAnotherTry(error: unknown): boolean {
  if (!(error instanceof APIError)) return false
  return error instanceof APIConnectionError || (error.status !== undefined && error.status >= 500)
}

/** Newer models know the limit on the reply's length only by its new name, older services only by the old one. */
export function wantsNewLimitName(error: unknown): boolean {
  return error instanceof APIError && error.status === 400 && error.param === 'max_tokens'
}

/** How services answer that know no tools, or whose model does not: some name the field, some only say that the request is wrong. */
export function mayRefuseTools(error: unknown): boolean {
  return (
    error instanceof APIError &&
    [400, 404, 422].includes(error.status ?? 0) &&
    !/content_filter/.test(String(error.code))
  )
}

/** Only one that names them says so of every question: a talk that is too long is refused for its length. */
export function namesTools(error: unknown): boolean {
  if (!(error instanceof APIError)) return false
  const words = [error.param, error.code, error.type, error.message].join(' ')
  return /tool|function/i.test(words) && !/context_length|maximum context|too long/i.test(words)
}
