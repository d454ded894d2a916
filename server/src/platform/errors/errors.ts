import { ERRORS, type ErrorBody, type ErrorCode } from '@prancheta/contract/protocol/errors.ts'

/** A refusal the user is told about. `words` replaces the code's usual sentence; `cause` is for the log only. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly words: string

  constructor(code: ErrorCode, options: { words?: string; cause?: unknown } = {}) {
    super(code, 'cause' in options ? { cause: options.cause } : {})
    this.code = code
    this.words = options.words ?? ERRORS[code].text
  }

  get status(): (typeof ERRORS)[ErrorCode]['status'] {
    return ERRORS[this.code].status
  }

  get body(): ErrorBody {
    return { error: this.words, code: this.code }
  }
}

/** Something the person who starts the server can put right. Printed as one sentence, without a stack, exit code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
