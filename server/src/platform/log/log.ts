import { type Logger, pino } from 'pino'
import type { Env } from '#platform/env/env.ts'

export type Log = Logger

/** Structured lines on standard output. Bodies, cookies and tokens are never handed to it; see http/observe.ts. */
export function openLog(env: Pick<Env, 'LOG_LEVEL'>): Log {
  return pino({ level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
