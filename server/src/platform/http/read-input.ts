import { wordsForIssue } from '@prancheta/contract/protocol/input-words.ts'
import { pathParts, type Route } from '@prancheta/contract/protocol/route.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { Exchange } from './exchange.ts'

/** Joins path, query and body into the route's one input and parses it. */
export async function readInput(route: Route, exchange: Exchange): Promise<unknown> {
  const fromPath = exchange.context.req.param()
  const rest = route.method === 'get' ? readQuery(exchange) : await readJsonObject(exchange, route.bodyBytesMax)

  // A path part repeated in the body could say something else than the address; nobody specified that field there.
  const repeated = pathParts(route.path).filter((name) => Object.hasOwn(rest, name))
  if (repeated.length > 0) throw new AppError('request.invalid')

  if (holdsNul(rest) || holdsNul(fromPath)) throw new AppError('request.invalid')
  const parsed = route.input.safeParse({ ...rest, ...fromPath }, { error: wordsForIssue })
  if (parsed.success) return parsed.data
  const first = parsed.error.issues[0]
  throw new AppError('request.invalid', first ? { words: first.message } : {})
}

/** A name given twice becomes a list, which no field of ours accepts by accident. */
function readQuery(exchange: Exchange): Record<string, unknown> {
  const lists = exchange.context.req.queries()
  return Object.fromEntries(
    Object.entries(lists).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  )
}

async function readJsonObject(exchange: Exchange, bytesMax?: number): Promise<Record<string, unknown>> {
  const text = await readBody(exchange, bytesMax)
  if (text === '') return {}
  if (!/^application\/json\b/i.test(exchange.header('content-type') ?? '')) throw new AppError('request.notJson')
  const value = parseJson(text)
  if (!isObject(value)) throw new AppError('request.invalid')
  return value
}

/** PostgreSQL cannot store the character NUL in a text, and nobody types it. No recursion: a body may be nested a hundred thousand deep. */
function holdsNul(value: unknown): boolean {
  const waiting = [value]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string' && next.includes('\0')) return true
    if (typeof next === 'object' && next !== null)
      for (const part of Object.values(next)) if (part !== undefined) waiting.push(part)
  }
  return false
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AppError('request.invalid', { cause: error })
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Of routes that do not name another. */
const BODY_BYTES_MAX = 256 * 1024

/** The body as text, refused as soon as it is known to be too large, whether announced or sent in pieces. */
export async function readBody(exchange: Exchange, bytesMax = BODY_BYTES_MAX): Promise<string> {
  const announced = exchange.header('content-length')
  if (announced !== undefined) {
    if (Number(announced) > bytesMax) throw tooLarge(exchange)
    return exchange.context.req.text()
  }

  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of exchange.context.req.raw.body ?? []) {
    size += piece.byteLength
    if (size > bytesMax) throw tooLarge(exchange)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function tooLarge(exchange: Exchange): AppError {
  // What is still on its way would be read as the next request, so the connection ends with the answer.
  exchange.setHeader('Connection', 'close')
  return new AppError('request.tooLarge')
}
