import type { ErrorCode } from '@prancheta/contract/protocol/errors.ts'
import { type InputOf, type OutputOf, pathParts, type Route, STEPS_TYPE } from '@prancheta/contract/protocol/route.ts'
import { commonWords } from '@prancheta/contract/protocol/words.ts'
import { doubtConnection } from '#lib/offline/connection.ts'
import { refreshSession } from '#lib/session/session.ts'
import type { StepsEnd } from './read-steps.ts'

/** A refusal by the server, or no answer at all (`code` null). `message` is the sentence for the reader. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode | null
  readonly status: number | null

  constructor(words: string, code: ErrorCode | null, status: number | null) {
    super(words)
    this.code = code
    this.status = status
  }
}

type CallOptions = {
  signal?: AbortSignal
  /** Hears of each step of a door that has some, as it begins. */
  onStep?: (step: string) => void
}

/** Calls a door of our server: the input travels as the contract says, the answer is what the contract promises. */
export async function callApi<R extends Route>(
  route: R,
  input: InputOf<R>,
  { signal, onStep }: CallOptions = {},
): Promise<OutputOf<R>> {
  const accept = onStep ? `${STEPS_TYPE}, application/json` : 'application/json'
  const readSteps = onStep ? await fetchStepReader() : null
  const reply = await ask(route, input, accept, signal)
  const parsed = route.output.safeParse(
    await answerOf(reply, readSteps && onStep ? (it) => readSteps(it, onStep) : null),
  )
  if (!parsed.success) throw new ApiError(commonWords.unexpected, null, reply.status)
  tellAnswer(route, parsed.data, input)
  return parsed.data as OutputOf<R> // parsed by the very schema that OutputOf names
}

/** The same for a door that answers in a stream. */
export async function openStream<R extends Route>(
  route: R,
  input: InputOf<R>,
  options: { signal?: AbortSignal } = {},
): Promise<ReadableStream<Uint8Array>> {
  const { body, status } = await ask(route, input, 'text/event-stream', options.signal)
  if (!body) throw new ApiError(commonWords.unexpected, null, status)
  return body
}

/** The sentence to show for anything a call may throw. */
export function wordsOf(failure: unknown, otherwise: string = commonWords.unexpected): string {
  return failure instanceof ApiError ? failure.message : otherwise
}

/** An answer that is none is thrown: a refusal, or no connection. */
async function ask<R extends Route>(
  route: R,
  input: InputOf<R>,
  accept: string,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const { url, body } = address(route, input)
  const headers: Record<string, string> = { Accept: accept }
  if (body !== null) headers['Content-Type'] = 'application/json'
  const reply = await send(url, { method: route.method.toUpperCase(), headers, body, signal: signal ?? null })
  if (!reply.ok) throw await refusal(await reply.json().catch(() => null), reply.status)
  return reply
}

function address<R extends Route>(route: R, input: InputOf<R>): { url: string; body: string | null } {
  const fields: Record<string, unknown> = { ...input }
  let url: string = route.path
  for (const part of pathParts(route.path)) {
    url = url.replace(`:${part}`, encodeURIComponent(String(fields[part])))
    delete fields[part]
  }
  if (route.method !== 'get') return { url, body: JSON.stringify(fields) }
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))
  return { url: given.length === 0 ? url : `${url}?${query}`, body: null }
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') throw failure
    doubtConnection()
    throw new ApiError(commonWords.noConnection, null, null)
  }
}

/** Comes with a schema that pages without steps need not carry; and before the door is asked, which counts the question. */
async function fetchStepReader(): Promise<typeof import('./read-steps.ts').readSteps> {
  try {
    return (await import('./read-steps.ts')).readSteps
  } catch {
    throw new ApiError(commonWords.noConnection, null, null)
  }
}

type StepReading = (reply: Response) => Promise<StepsEnd | null>

async function answerOf(reply: Response, readSteps: StepReading | null): Promise<unknown> {
  if (!readSteps || !reply.headers.get('Content-Type')?.startsWith(STEPS_TYPE)) return reply.json().catch(() => null)
  const end = await readSteps(reply)
  if (end === null) throw new ApiError(commonWords.noConnection, null, null)
  if ('refused' in end) throw await refusal(end.refused, end.refused.status)
  return end.answer
}

async function refusal(body: unknown, status: number): Promise<ApiError> {
  const { error, code } = isRecord(body) ? body : {}
  const known = typeof code === 'string' ? await knownCode(code) : null
  // Whoever is not signed in any more, or in a pause that began elsewhere, learns it from the first door that says so.
  if (known === 'session.required' || known === 'pause.active') refreshSession({ fresh: true })
  const words = typeof error === 'string' && known !== null ? error : commonWords.unexpected
  return new ApiError(words, known, status)
}

/** The list of all codes, with their sentences, is fetched when there is a refusal: public pages need not carry it. */
async function knownCode(code: string): Promise<ErrorCode | null> {
  const { ERRORS } = await import('@prancheta/contract/protocol/errors.ts')
  const isKnown = (name: string): name is ErrorCode => Object.hasOwn(ERRORS, name)
  return isKnown(code) ? code : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

type Listener = (answer: unknown, input: unknown) => void

const listeners = new Map<string, Set<Listener>>()

/** For who keeps something of an answer beside the page that asked for it. Returns the way to stop. */
export function onAnswer<R extends Route>(
  { method, path }: R,
  listener: (answer: OutputOf<R>, input: InputOf<R>) => void,
): () => void {
  const name = `${method} ${path}`
  const known = listeners.get(name) ?? new Set()
  listeners.set(name, known.add(listener as Listener)) // told below with what this very route's schema made
  return () => known.delete(listener as Listener)
}

function tellAnswer({ method, path }: Route, answer: unknown, input: unknown): void {
  for (const listener of listeners.get(`${method} ${path}`) ?? []) listener(answer, input)
}
