/** How much of an allowance is left; `limit` is null where the service does not say how large it is, and few say when it comes back. */
export type Allowance = { limit: number | null; left: number; resetsInMs?: number }

/** What a service says we may still ask, by period; null where it says nothing. */
export type QuotaLeft = { minute: Allowance | null; day: Allowance | null; month: Allowance | null }

/** Counts what is spent. Handed in, because the count is shared by all processes. */
export type Meter = {
  /** Before every call, retries included. Throws a SourceError when the budget is spent. */
  claim(cost: number): Promise<void>
  /** After an answer that says what is left. */
  report(left: QuotaLeft): Promise<void>
}

/** Keeps an answer that many questions share, such as one list of a whole league's odds. */
export type AnswerStore = {
  get<Value>(request: {
    key: string
    freshMs: number
    fetch: () => Promise<Value>
    parse: (stored: unknown) => Value
  }): Promise<{ value: Value }>
}

/** All that an adapter needs of the world. Nothing here is read from globals, so a test can hold each of it. */
export type VendorAccess = {
  fetch: (address: URL, init: RequestInit) => Promise<Response>
  /** Without a slash at its end. */
  baseUrl: string
  key: string
  now(): Date
  /** From 0 to below 1; spreads retries. */
  random(): number
  pause(ms: number): Promise<void>
  meter: Meter
  /** How long one question may take, its retry included; each adapter has its own default. */
  deadlineMs?: number
}
