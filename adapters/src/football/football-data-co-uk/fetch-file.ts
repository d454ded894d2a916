import { CSV_FILES } from '#football/csv/csv-files.ts'
import { decode } from '#football/csv/read-match-folder.ts'
import { retryAfter } from '#http/read-answer.ts'
import { BodyTooLarge, readBytes } from '#http/read-body.ts'
import { SourceError } from '#source-error.ts'

/** What is needed of the world to ask for a file. */
export type FileAccess = {
  fetch: (address: URL, init: RequestInit) => Promise<Response>
  /** Without a slash at its end. */
  baseUrl: string
  /** Says who asks, so that the publisher can write to us. */
  userAgent: string
  deadlineMs?: number
}

/** How the publisher marked the text that we have. */
export type FileMarks = { etag: string | null; lastModified: string | null }

export type FileAnswer =
  | { kind: 'same' }
  /** There is none: of a season that has not begun, or of a league it does not have. */
  | { kind: 'absent' }
  | ({ kind: 'new'; text: string } & FileMarks)

const DEADLINE_MS = 30_000

/** Asks for one file, and for its text only if that changed. Throws a SourceError when there is no answer. */
export async function fetchFile(access: FileAccess, path: string, known: FileMarks): Promise<FileAnswer> {
  const signal = AbortSignal.timeout(access.deadlineMs ?? DEADLINE_MS)
  const fail = (failure: SourceError['failure'], detail: string, wait: { retryAfterMs?: number } = {}) =>
    new SourceError(CSV_FILES, failure, `${path}: ${detail}`, wait)
  try {
    const headers = {
      'user-agent': access.userAgent,
      accept: 'text/csv, text/plain, */*;q=0.1',
      ...(known.etag === null ? {} : { 'if-none-match': known.etag }),
      ...(known.lastModified === null ? {} : { 'if-modified-since': known.lastModified }),
    }
    const response = await access.fetch(new URL(`${access.baseUrl}/${path}`), { headers, signal })
    const { status } = response
    if (response.ok) return await readFile(response)
    await response.body?.cancel()
    if (status === 304) return { kind: 'same' }
    // 300 is how its server says 'not found, did you mean'.
    if (status === 404 || status === 410 || status === 300) return { kind: 'absent' }
    const wait = retryAfter(response.headers)
    const isBusy = status === 429 || (status === 503 && wait.retryAfterMs !== undefined)
    if (isBusy) throw fail('rate_minute', `HTTP ${status}`, wait)
    throw fail('upstream', `HTTP ${status}`)
  } catch (error) {
    if (error instanceof SourceError) throw error
    if (error instanceof BodyTooLarge) throw fail('schema', 'the file is too long')
    if (signal.aborted) throw fail('timeout', 'not whole in time')
    throw fail('upstream', 'no connection, or the file was cut')
  }
}

async function readFile(response: Response): Promise<FileAnswer> {
  // No database keeps a NUL in a text.
  const text = decode(await readBytes(response)).replaceAll('\0', '')
  // A page of words in place of a file, under the status of success.
  if (text.trimStart().startsWith('<')) return { kind: 'absent' }
  return {
    kind: 'new',
    text,
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  }
}
