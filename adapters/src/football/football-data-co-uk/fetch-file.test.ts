import { expect, test } from 'vitest'
import { type FileMarks, fetchFile } from '#football/football-data-co-uk/fetch-file.ts'
import { type Behaviour, cutBody, endless, html, silence, startLocalServer } from '#test/local-server.ts'

const HEAD = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG'
const NONE: FileMarks = { etag: null, lastModified: null }

const answer =
  (body: string | Buffer, status = 200, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/csv', ...headers })
    response.end(body)
  }

async function ask(behaviour: Behaviour, known = NONE, deadlineMs = 10_000) {
  const server = await startLocalServer(behaviour)
  const access = { fetch, baseUrl: server.url, userAgent: 'Prancheta/1 (+https://example.com)', deadlineMs }
  const got = await fetchFile(access, 'mmz4281/2627/E0.csv', known).catch((error: unknown) => error)
  return { got, seen: server.seen }
}

test('says who asks, and what it has already', async () => {
  const known = { etag: '"abc"', lastModified: 'Mon, 16 Nov 2026 08:00:00 GMT' }
  const { got, seen } = await ask(answer('', 304), known)
  expect(got).toEqual({ kind: 'same' })
  expect(seen[0]?.headers).toMatchObject({
    'user-agent': 'Prancheta/1 (+https://example.com)',
    'if-none-match': '"abc"',
    'if-modified-since': 'Mon, 16 Nov 2026 08:00:00 GMT',
  })
})

test('a new text comes with the marks to ask by the next time', async () => {
  const marks = { etag: '"1"', 'last-modified': 'Mon, 16 Nov 2026 08:00:00 GMT' }
  const { got } = await ask(answer(`${HEAD}\n`, 200, marks))
  expect(got).toEqual({ kind: 'new', text: `${HEAD}\n`, etag: '"1"', lastModified: marks['last-modified'] })
})

test.each([
  ['a byte-order mark', Buffer.from(`\uFEFF${HEAD}\r\nE0,São`)],
  ['a NUL among the letters', Buffer.from(`${HEAD}\r\nE0,S\0ão`)],
  ['one byte a letter', Buffer.from(`${HEAD}\r\nE0,São`, 'latin1')],
])('%s does not spoil the names', async (_name, bytes) => {
  const { got } = await ask(answer(bytes))
  expect(got).toMatchObject({ kind: 'new', text: `${HEAD}\r\nE0,São` })
})

test.each([
  ['404', answer('gone', 404)],
  ['300, as its server says not found', answer('<html>Multiple Choices', 300)],
  ['a page of words under 200', html],
])('a season not begun may be answered by %s', async (_name, behaviour) => {
  expect((await ask(behaviour)).got).toEqual({ kind: 'absent' })
})

test.each([
  ['a file that breaks off', cutBody, { failure: 'upstream' }],
  ['a broken server', answer('', 500), { failure: 'upstream' }],
  ['a refusal', answer('', 403), { failure: 'upstream' }],
  ['too many', answer('', 429, { 'retry-after': '90' }), { failure: 'rate_minute', retryAfterMs: 90_000 }],
  ['busy', answer('', 503, { 'retry-after': '5' }), { failure: 'rate_minute', retryAfterMs: 5_000 }],
  ['an endless file', endless, { failure: 'schema' }],
])('%s is told as what it is', async (_name, behaviour, expected) => {
  expect((await ask(behaviour)).got).toMatchObject(expected)
})

test('silence ends at the deadline', async () => {
  expect((await ask(silence, NONE, 60)).got).toMatchObject({ failure: 'timeout' })
})
