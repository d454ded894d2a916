import { SourceError, type SourceFailure } from '#source-error.ts'

export const SOURCE = 'smtp'

/** The words of a server's answer repeat addresses, so only its code and the command that met it are kept. */
export function toSourceError(error: unknown): SourceError {
  const code = textOf(error, 'code')
  const command = textOf(error, 'command')
  const status = textOf(error, 'responseCode')
  const detail = [status, command && `at ${command}`, code, textOf(error, 'timeoutType')].filter(Boolean).join(' ')
  return new SourceError(SOURCE, failureOf({ code, command, isForGood: isForGood(error) }), detail || 'failed')
}

function failureOf({ code, command, isForGood }: { code: string; command: string; isForGood: boolean }): SourceFailure {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'auth'
  if (code === 'ETIMEDOUT') return 'timeout'
  // A refused sender or greeting is ours to put right, so it is worth another try; a refused recipient or text is not.
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE'
  return isForGood && isAboutThisMail ? 'bad_request' : 'upstream'
}

function isForGood(error: unknown): boolean {
  return error instanceof Error && 'permanent' in error && error.permanent === true
}

function textOf(error: unknown, name: string): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
