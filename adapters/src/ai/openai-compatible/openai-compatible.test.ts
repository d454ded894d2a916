import { LLMock } from '@copilotkit/aimock'
import { expect, onTestFinished, test } from 'vitest'
import { chatOn, chatRequest, collect, PATIENT } from '#test/chat.ts'
import { silence, startLocalServer } from '#test/local-server.ts'

const REPLY = 'O Flamengo é favorito com 62,5% e odd justa de 1,60. Nada é garantido.'

/** A server that speaks the protocol and that nobody here wrote. */
async function startMock(prepare: (mock: LLMock) => void): Promise<LLMock> {
  const mock = new LLMock({ port: 0 })
  prepare(mock)
  await mock.start()
  onTestFinished(() => mock.stop())
  return mock
}

test('a reply comes in pieces, whole, with our system text and turns sent', async () => {
  const mock = await startMock((one) => one.onMessage('favorito', { content: REPLY }, { chunkSize: 7 }))
  const { text, pieces, error } = await collect(chatOn(`${mock.url}/v1`).source.reply(chatRequest()))
  expect(error).toBeNull()
  expect(text).toBe(REPLY)
  expect(pieces).toBeGreaterThan(5)
  const [sent] = mock.getRequests()
  expect(sent?.body).toMatchObject({
    model: 'gpt-test',
    stream: true,
    messages: [{ role: 'system' }, { role: 'user' }],
  })
})

test.each([
  [429, 'rate_limit_exceeded', 'rate_minute'],
  [429, 'insufficient_quota', 'quota_day'],
  [402, 'payment_required', 'quota_day'],
  [401, 'invalid_api_key', 'auth'],
  [404, 'model_not_found', 'not_found'],
])('HTTP %i with %s is %s, is asked once and repeats nothing private', async (status, code, failure) => {
  const error = { message: 'Incorrect API key provided: sk-secret-key-123', type: code, code }
  const mock = await startMock((one) => one.onMessage('favorito', { error, status }))
  const got = await collect(chatOn(`${mock.url}/v1`).source.reply(chatRequest()))
  expect(got).toMatchObject({ text: '', error: { failure } })
  expect(mock.getRequests()).toHaveLength(1)
  expect(`${got.error} ${JSON.stringify(got.error)}`).not.toContain('sk-secret')
})

test('a stream that is cut says that it was cut; what came is kept and it is not asked again', async () => {
  const cut = { chunkSize: 5, truncateAfterChunks: 6, latency: 20 }
  const mock = await startMock((one) => one.onMessage('favorito', { content: REPLY }, cut))
  const { text, error } = await collect(chatOn(`${mock.url}/v1`).source.reply(chatRequest()))
  expect(REPLY.startsWith(text)).toBe(true)
  expect(text).not.toBe('')
  expect(error).toMatchObject({ failure: 'upstream' })
  expect(mock.getRequests()).toHaveLength(1)
})

/** A reply without end whose connection can be watched. */
async function startEndless() {
  let closedAt: number | null = null
  const server = await startLocalServer((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const piece = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'oi ' } }] })}\n\n`
    const timer = setInterval(() => response.write(piece), 5)
    response.on('close', () => {
      clearInterval(timer)
      closedAt = Date.now()
    })
  })
  return { url: server.url, closedAt: () => closedAt }
}

test('a reader who leaves closes the connection upstream within a second', async () => {
  const endless = await startEndless()
  const leaving = new AbortController()
  let left = 0
  let error: unknown = null
  try {
    for await (const _ of chatOn(endless.url).source.reply(chatRequest(leaving.signal))) {
      if (left > 0) continue
      left = Date.now()
      leaving.abort(new Error('closed the tab'))
    }
  } catch (thrown) {
    error = thrown
  }
  expect(error).toMatchObject({ message: 'closed the tab' })
  await expect.poll(endless.closedAt, { timeout: 1_000, interval: 10 }).not.toBeNull()
  expect((endless.closedAt() ?? Number.POSITIVE_INFINITY) - left).toBeLessThan(1_000)
})

test('a reader who just stops reading closes it too', async () => {
  const endless = await startEndless()
  for await (const _ of chatOn(endless.url).source.reply(chatRequest())) break
  await expect.poll(endless.closedAt, { timeout: 1_000, interval: 10 }).not.toBeNull()
})

test('a reader who leaves before the first letter is let go at once', async () => {
  const slow = { chunkSize: 4, streamingProfile: { ttft: 60_000, tps: 50 } }
  const mock = await startMock((one) => one.onMessage('favorito', { content: REPLY }, slow))
  const leaving = new AbortController()
  const reading = collect(chatOn(`${mock.url}/v1`).source.reply(chatRequest(leaving.signal)))
  await expect.poll(() => mock.getRequests().length, { timeout: 10_000 }).toBe(1)
  const left = Date.now()
  leaving.abort()
  expect((await reading).error).toMatchObject({ name: 'AbortError' })
  expect(Date.now() - left).toBeLessThan(1_000)
})

test('a service that says nothing is given up before the first byte, one that stalls after it', async () => {
  const quiet = await startLocalServer(silence)
  const unheard = chatOn(quiet.url, { limits: { ...PATIENT, firstByteMs: 40 } })
  expect(await collect(unheard.source.reply(chatRequest()))).toMatchObject({ text: '', error: { failure: 'timeout' } })
  expect(quiet.seen.length).toBeLessThan(2)

  const stalling = await startLocalServer((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'O Flamengo' } }] })}\n\n`)
  })
  const stalled = chatOn(stalling.url, { limits: { ...PATIENT, idleMs: 40 } })
  expect(await collect(stalled.source.reply(chatRequest()))).toMatchObject({
    text: 'O Flamengo',
    error: { failure: 'timeout' },
  })
})
