import type { z } from 'zod'
import { readAnswer } from '#http/read-answer.ts'
import { BodyTooLarge } from '#http/read-body.ts'
import { PassingFault, type Question, type Service } from '#http/service.ts'
import { SourceError } from '#source-error.ts'

const RETRY_PAUSE_MS = { least: 150, spread: 350 }

/**
 * Asks one question of a service and returns its answer in the shape of `schema`, or throws a SourceError. The
 * deadline covers the retry too, so whoever waits never waits longer than that.
 */
export async function ask<Schema extends z.ZodType>(
  service: Service,
  question: Question,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { source, access } = service
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), access.deadlineMs ?? service.deadlineMs)
  try {
    const body = await tryTwice(service, () => attempt(service, question, deadline.signal), deadline.signal)
    const parsed = schema.safeParse(body)
    if (parsed.success) return parsed.data
    throw new SourceError(source, 'schema', `${question.path}: ${placeOf(parsed.error)} is not as expected`)
  } catch (error) {
    throw toSourceError(source, question.path, deadline.signal, error)
  } finally {
    clearTimeout(timer)
  }
}

async function tryTwice<Answer>(
  { access }: Service,
  work: () => Promise<Answer>,
  deadline: AbortSignal,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PassingFault) || deadline.aborted) throw error
    await access.pause(RETRY_PAUSE_MS.least + RETRY_PAUSE_MS.spread * access.random())
    if (deadline.aborted) throw error
    return await work()
  }
}

async function attempt(service: Service, question: Question, signal: AbortSignal): Promise<unknown> {
  const { access } = service
  await access.meter.claim(question.cost ?? 1)
  const address = new URL(access.baseUrl + question.path)
  for (const [name, value] of Object.entries(question.query ?? {})) address.searchParams.set(name, String(value))
  let response: Response
  try {
    // A redirect would carry the key to wherever it leads.
    response = await access.fetch(address, { headers: question.headers ?? {}, redirect: 'error', signal })
  } catch (error) {
    throw new PassingFault(`no connection (${codeOf(error)})`)
  }
  return readAnswer(service, question.path, response)
}

/** undici puts the whole address, key and all, into some messages, so only the system's code is kept. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^[A-Z0-9_]{3,40}$/.test(code) ? code : 'unknown'
}

function toSourceError(source: string, path: string, deadline: AbortSignal, error: unknown): SourceError {
  if (error instanceof SourceError) return error
  if (deadline.aborted) return new SourceError(source, 'timeout', `${path}: no answer in time`)
  if (error instanceof PassingFault) return new SourceError(source, 'upstream', `${path}: ${error.message}`)
  if (error instanceof BodyTooLarge) return new SourceError(source, 'schema', `${path}: the answer is too long`)
  return new SourceError(source, 'upstream', `${path}: ${error instanceof Error ? error.name : 'failed'}`)
}

/** Where the answer differs, by our schema's own names; what stands there is not repeated. */
function placeOf(error: z.ZodError): string {
  return error.issues[0]?.path.join('.') || 'the whole answer'
}
