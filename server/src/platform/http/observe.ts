import { randomUUID } from 'node:crypto'
import type { ErrorHandler, MiddlewareHandler } from 'hono'
import { isDatabaseAway } from '#platform/db/is-away.ts'
import { AppError } from '#platform/errors/errors.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { AppEnv } from './exchange.ts'

/** Pages and unknown addresses share one name, or every scanner's guess would become a time series. */
const NO_DOOR = 'page'

/** One line and one count a request. Never bodies, query values, cookies or tokens; the route is its pattern, not the address. */
export function observe(log: Log, metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const started = performance.now()
    const id = randomUUID()
    context.set('requestId', id)
    context.env.outgoing.setHeader('X-Request-Id', id)
    await next()
    const ms = performance.now() - started
    const line = { method: context.req.method, route: context.get('route') ?? NO_DOOR, status: context.res.status }
    metrics.countRequest(line, ms / 1000)
    log.info({ id, ...line, ms: Math.round(ms * 10) / 10 }, 'request')
  }
}

/** Refusals become their code and words; anything else is our fault, told to the log and not to the reader. */
export function answerError(log: Log): ErrorHandler<AppEnv> {
  return (error, context) => {
    const refusal = refusalOf(error, log, context.get('requestId'))
    return context.json(refusal.body, refusal.status)
  }
}

/** What the reader is told of a failure; the log hears the rest. */
export function refusalOf(error: unknown, log: Log, requestId: string): AppError {
  const refusal = error instanceof AppError ? error : new AppError(codeOf(error), { cause: error })
  if (refusal.status < 500) return refusal
  // Without a cause it is a state we know of, such as ratings that are still being fitted.
  if (refusal.cause === undefined) log.warn({ id: requestId }, refusal.code)
  else log.error({ id: requestId, error: describeError(refusal.cause) }, refusal.code)
  return refusal
}

const codeOf = (error: unknown) => (isDatabaseAway(error) ? 'server.unavailable' : 'server.unexpected')
