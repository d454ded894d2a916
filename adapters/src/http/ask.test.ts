import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ask } from '#http/ask.ts'
import type { Service } from '#http/service.ts'
import type { VendorAccess } from '#http/vendor-access.ts'
import { SourceError } from '#source-error.ts'
import {
  type Behaviour,
  cutBody,
  endless,
  html,
  json,
  silence,
  slowDrip,
  startLocalServer,
} from '#test/local-server.ts'
import { TEST_KEY, testAccess } from '#test/vendor-access.ts'

const shape = z.object({ games: z.number() })
const fine = json({ games: 8 })
const broken = json({ error: 'x' }, { status: 500 })

function serviceOn(access: VendorAccess): Service {
  return { source: 'Somebody', access, deadlineMs: 8_000, refusal: () => null, quotaLeft: () => null }
}

const question = { path: '/games', query: { apiKey: TEST_KEY }, headers: { 'x-key': TEST_KEY } }

async function askWith(behaviours: Behaviour[], given: { deadlineMs?: number } = {}) {
  const server = await startLocalServer(...behaviours)
  const access = testAccess(server.url, given)
  const answer = await ask(serviceOn(access), question, shape).catch((error: unknown) => error)
  return { answer, server, access }
}

test.each<[string, Behaviour[], string, number]>([
  ['429', [json({}, { status: 429 })], 'rate_minute', 1],
  ['401', [json({}, { status: 401 })], 'auth', 1],
  ['402', [json({}, { status: 402 })], 'quota_day', 1],
  ['404', [json({}, { status: 404 })], 'not_found', 1],
  ['422', [json({}, { status: 422 })], 'bad_request', 1],
  ['500 twice', [broken], 'upstream', 2],
  ['a cut body twice', [cutBody], 'upstream', 2],
  ['HTML instead of JSON', [html], 'schema', 1],
  ['another shape', [json({ games: 'eight' })], 'schema', 1],
  ['no content', [(response) => response.writeHead(204).end()], 'upstream', 1],
  ['an endless body', [endless], 'schema', 1],
  [
    'a redirect, which would carry the key away',
    [json({}, { status: 302, headers: { location: 'http://127.0.0.1:1/' } })],
    'upstream',
    2,
  ],
])('%s is told as what it is and asked as often as is worth it', async (_name, behaviours, failure, calls) => {
  const { answer, server, access } = await askWith(behaviours)
  expect(answer).toBeInstanceOf(SourceError)
  expect(answer).toMatchObject({ failure, source: 'Somebody' })
  expect(server.seen).toHaveLength(calls)
  expect(access.claims).toHaveLength(calls)
})

test.each([
  ['silence', silence],
  ['a slow drip', slowDrip],
])('%s ends at the deadline and is not asked again', async (_name, behaviour) => {
  const { answer, server } = await askWith([behaviour], { deadlineMs: 60 })
  expect(answer).toMatchObject({ failure: 'timeout' })
  expect(server.seen.length).toBeLessThan(2)
})

test('a passing fault is met with one more try, after a pause that differs from caller to caller', async () => {
  for (const fault of [broken, cutBody]) {
    const { answer, access } = await askWith([fault, fine])
    expect(answer).toEqual({ games: 8 })
    expect(access.pauses).toEqual([325])
  }
})

test('nobody at the address is a passing fault too', async () => {
  const free = createServer()
  const port = await new Promise<number>((resolve) => {
    free.listen(0, '127.0.0.1', () => resolve((free.address() as { port: number }).port))
  })
  await new Promise((resolve) => free.close(resolve))
  const access = testAccess(`http://127.0.0.1:${port}`)
  await expect(ask(serviceOn(access), question, shape)).rejects.toMatchObject({ failure: 'upstream' })
  expect(access.claims).toHaveLength(2)
})

test('what the meter refuses never leaves the house', async () => {
  const server = await startLocalServer(fine)
  const access = testAccess(server.url)
  const spent = new SourceError('Somebody', 'quota_day', 'our own budget')
  const refusing = { ...access, meter: { ...access.meter, claim: () => Promise.reject(spent) } }
  await expect(ask(serviceOn(refusing), question, shape)).rejects.toBe(spent)
  expect(server.seen).toHaveLength(0)
})

const MOMENTS = { date: 'Thu, 16 Apr 2026 20:00:00 GMT', 'retry-after': 'Thu, 16 Apr 2026 20:01:30 GMT' }

test.each([
  ['in seconds', 429, { 'retry-after': '48' }, 48_000],
  ["as a moment, by the service's own clock", 429, MOMENTS, 90_000],
  ['as a moment that is over', 429, { ...MOMENTS, 'retry-after': 'Thu, 16 Apr 2026 19:00:00 GMT' }, 0],
  ['in words that are no moment', 429, { ...MOMENTS, 'retry-after': 'soon' }, null],
  ['by a service that is being mended', 503, MOMENTS, 90_000],
])('the time that a service asks us to wait is told: %s', async (_how, status, headers, retryAfterMs) => {
  const { answer, server } = await askWith([json({}, { status, headers })])
  expect(answer).toMatchObject({ failure: 'rate_minute', retryAfterMs })
  expect(server.seen).toHaveLength(1)
})

test('no failure of any kind repeats the key, the query or what the service said', async () => {
  const telling = json({ message: `bad key ${TEST_KEY}`, games: TEST_KEY }, { status: 400 })
  const wrong = json({ games: TEST_KEY })
  for (const behaviour of [telling, wrong, broken, html, cutBody]) {
    const { answer } = await askWith([behaviour])
    expect(everythingIn(answer)).not.toContain(TEST_KEY)
    expect(everythingIn(answer)).not.toContain('apiKey')
  }
  const access = { ...testAccess('not an address'), fetch: () => Promise.reject(new TypeError(`bad ${TEST_KEY}`)) }
  const refused = await ask(serviceOn(access), question, shape).catch((error: unknown) => error)
  expect(everythingIn(refused)).not.toContain(TEST_KEY)
})

function everythingIn(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error)
  return [error.message, error.stack, JSON.stringify(error), error.cause ? everythingIn(error.cause) : ''].join('\n')
}
