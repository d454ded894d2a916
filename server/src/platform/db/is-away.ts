import { SourceError } from '@prancheta/adapters/source-error.ts'

/** Lost or refused connections (08), no room or no connection left (53), the server stopping or starting (57P), a statement cut (57014). */
const AWAY_CODES = /^(08|53|57P|57014)/
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** The driver gives these no code. */
const DRIVER_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/

/**
 * Whether the database itself could not be had just now, so that trying again helps: not a fault in what was asked. What an outside
 * service failed by is never it, whatever lost connection lies behind.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof SourceError) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if ('severity' in error) return AWAY_CODES.test(code)
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true
  return SOCKET_CODES.has(code) || DRIVER_WORDS.test(error.message) || isDatabaseAway(error.cause)
}
