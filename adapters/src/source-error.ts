/**
 * Why an outside service gave no answer. 'auth': the key is wrong; 'plan': what was asked is not in the plan paid for;
 * 'quota_day' and 'rate_minute': too many questions; 'schema': an answer we do not understand; 'cut': an
 * AI that works ended its own reply before it was whole.
 */
export type SourceFailure =
  | 'auth'
  | 'plan'
  | 'quota_day'
  | 'rate_minute'
  | 'not_found'
  | 'bad_request'
  | 'upstream'
  | 'timeout'
  | 'schema'
  | 'cut'

/** Every adapter throws this and nothing else for the service's faults. The message goes to logs: never a key, an address with a query or a body. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly source: string
  readonly failure: SourceFailure
  /** When the service said how long to wait. */
  readonly retryAfterMs: number | null

  constructor(
    source: string,
    failure: SourceFailure,
    detail: string,
    options: { retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(`${source}: ${failure}: ${detail}`, 'cause' in options ? { cause: options.cause } : {})
    this.source = source
    this.failure = failure
    this.retryAfterMs = options.retryAfterMs ?? null
  }
}
