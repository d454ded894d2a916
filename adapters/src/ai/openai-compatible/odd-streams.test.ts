import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { CHAT_KEY, chatOn, chatRequest, chunk, collect, finish, PATIENT, stream } from '#test/chat.ts'
import { type Behaviour, html, json, startLocalServer } from '#test/local-server.ts'
import { recordedTest, recording } from '#test/recorded.ts'

const hello = stream([chunk({ content: 'Olá' }), finish])
const replyFrom = async (...behaviours: Behaviour[]) => {
  const server = await startLocalServer(...behaviours)
  const { source, pauses } = chatOn(server.url)
  return { ...(await collect(source.reply(chatRequest()))), seen: server.seen, pauses }
}

test('comments, CRLF, null content, thoughts and a last piece without choices do no harm', async () => {
  const pieces = [
    { role: 'assistant', content: '' },
    { reasoning_content: 'hm' },
    { content: null },
    { content: 'Olá' },
  ]
  const got = await replyFrom(stream([': keep-alive\r\n\r\n', ...pieces.map((piece) => chunk(piece)), finish]))
  expect(got).toMatchObject({ text: 'Olá', error: null })
})

test('a first piece without choices, and an end without a reason, do no harm', async () => {
  const first = 'data: {"id": "x", "prompt_filter_results": []}\n\n'
  for (const end of ['data: [DONE]\n\n', 'data:[DONE]\n\n'])
    expect(await replyFrom(stream([first, chunk({ content: 'Olá' }), end]))).toMatchObject({ text: 'Olá', error: null })
  // The same letters inside a text are no end.
  const said = stream([chunk({ content: 'data: [DONE]' })])
  expect(await replyFrom(said)).toMatchObject({ error: { failure: 'upstream' } })
})

test.each(['length', 'content_filter', 'model_length'])('a reply that ended by %s is told as cut', async (reason) => {
  const got = await replyFrom(stream([chunk({ content: 'O Flamengo' }), chunk({}, reason), 'data: [DONE]\n\n']))
  expect(got).toMatchObject({ text: 'O Flamengo', error: { failure: 'cut' } })
})

test.each(['error', 'insufficient_system_resource'])('an ending by %s is no whole reply', async (reason) => {
  const got = await replyFrom(stream([chunk({ content: 'O Flamengo' }), chunk({}, reason), 'data: [DONE]\n\n']))
  expect(got).toMatchObject({ text: 'O Flamengo', error: { failure: 'upstream' } })
})

test('what a model thinks between its marks is never shown, however the marks are split', async () => {
  const whole = '<think>51% parece <b>alto</b> < 60</think>\n\nA chance é menor que <b>60%</b>.'
  for (const length of [1, 2, 3, 7, 200]) {
    const pieces = whole.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []
    const got = await replyFrom(stream([...pieces.map((content) => chunk({ content })), finish]))
    expect(got).toMatchObject({ text: 'A chance é menor que <b>60%</b>.', error: null })
  }
  const never = await replyFrom(stream([chunk({ content: '<THINK>hm' }), finish]))
  expect(never).toMatchObject({ text: '', error: { failure: 'upstream' } })
  expect(await replyFrom(stream([chunk({ content: 'é <th' }), finish]))).toMatchObject({ text: 'é <th', error: null })
})

test('a thought that the prompt began is never shown with its mark, and from the next reply on not at all', async () => {
  const thought = stream([
    chunk({ content: 'O leitor quer 80%.\n</thi' }),
    chunk({ content: 'nk>\n\nResposta.' }),
    finish,
  ])
  const server = await startLocalServer(thought)
  const { source } = chatOn(server.url)
  expect((await collect(source.reply(chatRequest()))).text).not.toContain('think')
  expect(await collect(source.reply(chatRequest()))).toMatchObject({ text: 'Resposta.', error: null })
  const named = stream([chunk({ content: '<thinking>80%</thinking><think type="x">hm</think>Resposta.' }), finish])
  expect(await replyFrom(named)).toMatchObject({ text: 'Resposta.', error: null })
})

test('a reply that does not end is stopped at sixteen kilobytes', async () => {
  const pieces = Array.from({ length: 400 }, () => chunk({ content: 'ã'.repeat(50) }))
  const got = await replyFrom(stream([...pieces, finish]))
  expect(got).toMatchObject({ error: { failure: 'cut' } })
  expect(Buffer.byteLength(got.text)).toBeLessThanOrEqual(16_384)
  expect(Buffer.byteLength(got.text)).toBeGreaterThan(16_000)
})

test('a letter split between two packets arrives whole', async () => {
  const bytes = Buffer.from(`${chunk({ content: 'São Paulo é favorito' })}${finish}`)
  const got = await replyFrom((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const at = bytes.indexOf('ã') + 1
    response.write(bytes.subarray(0, at))
    setTimeout(() => response.end(bytes.subarray(at)), 10)
  })
  expect(got.text).toBe('São Paulo é favorito')
})

test('a slow reader is not taken for a stalled service', async () => {
  const whole = `${chunk({ content: 'O Flamengo ' })}${chunk({ content: 'é favorito' })}${finish}`
  const { source } = chatOn('http://ai.example/v1', {
    fetch: async () => new Response(whole, { headers: { 'content-type': 'text/event-stream' } }),
    limits: { ...PATIENT, idleMs: 40 },
  })
  let text = ''
  for await (const piece of source.reply(chatRequest())) {
    text += piece
    await sleep(60)
  }
  expect(text).toBe('O Flamengo é favorito')
})

const errorInside = `data: ${JSON.stringify({ error: { message: CHAT_KEY, code: 'insufficient_quota' } })}\n\n`

test.each<[string, Behaviour, string, string]>([
  ['an error inside the stream', stream([chunk({ content: 'Olá' }), errorInside]), 'Olá', 'quota_day'],
  ['a polite end without a finish', stream([chunk({ content: 'Olá' })]), 'Olá', 'upstream'],
  ['a reply of nothing', stream([finish]), '', 'upstream'],
  ['HTML', html, '', 'schema'],
  ['broken JSON in the stream', stream(['data: {"choices": [\n\n']), '', 'schema'],
  ['pieces of another shape', stream(['data: {"text": "oi"}\n\n']), '', 'schema'],
])('%s is a failure', async (_name, behaviour, text, failure) => {
  const got = await replyFrom(behaviour)
  expect(got).toMatchObject({ text, error: { failure } })
  expect(String(got.error)).not.toContain(CHAT_KEY)
  expect(got.seen).toHaveLength(1)
})

test('a 500 before anything was sent is asked once more, never twice', async () => {
  const broken = json({ error: { message: 'x' } }, { status: 500 })
  expect(await replyFrom(broken, hello)).toMatchObject({ text: 'Olá', pauses: [325] })
  const twice = await replyFrom(broken)
  expect(twice).toMatchObject({ error: { failure: 'upstream' } })
  expect(twice.seen).toHaveLength(2)
})

test('a model that knows the limit only by its new name gets the new name, from then on at once', async () => {
  const limits: unknown[] = []
  const refusal = { error: { message: 'x', type: 'x', param: 'max_tokens', code: 'unsupported_parameter' } }
  const fussy: typeof fetch = async (_address, init) => {
    const body: unknown = JSON.parse(String(init?.body))
    limits.push(Object.keys(body ?? {}).find((name) => name.startsWith('max_')))
    if (limits.at(-1) === 'max_tokens') return Response.json(refusal, { status: 400 })
    return new Response(`${chunk({ content: 'Olá' })}${finish}`, { headers: { 'content-type': 'text/event-stream' } })
  }
  const { source } = chatOn('http://ai.example/v1', { fetch: fussy })
  expect((await collect(source.reply(chatRequest()))).text).toBe('Olá')
  expect((await collect(source.reply(chatRequest()))).text).toBe('Olá')
  expect(limits).toEqual(['max_tokens', 'max_completion_tokens', 'max_completion_tokens'])
})

recordedTest('recorded streams of three services are read to their last letter', async () => {
  for (const [file, start] of [
    ['chat-completion-stream-openai', '**Holiday Name'],
    ['chat-completion-stream-mistral', 'Hello, world! This is a test response.'],
    ['chat-completion-stream-xai', 'Grok'],
  ] as const) {
    const chunks = recording(`openai-compatible/${file}.json`)
    if (!Array.isArray(chunks)) throw new Error('not a list of chunks')
    const lines = chunks.map((one) => `data: ${JSON.stringify(one)}\n\n`)
    const got = await replyFrom(stream([...lines, 'data: [DONE]\n\n']))
    expect(got.error).toBeNull()
    expect(got.text.startsWith(start)).toBe(true)
  }
})

recordedTest('recorded errors are told by their kind, and the one about max_tokens is mended', async () => {
  for (const [file, status, failure] of [
    ['error-401.constructed', 401, 'auth'],
    ['error-429-rate-limit.constructed', 429, 'rate_minute'],
    ['error-429-insufficient-quota.constructed', 429, 'quota_day'],
  ] as const) {
    const got = await replyFrom(json(recording(`openai-compatible/${file}.json`), { status }))
    expect(got.error).toMatchObject({ failure })
  }
  const unsupported = json(recording('openai-compatible/error-400-unsupported-parameter.json'), { status: 400 })
  expect((await replyFrom(unsupported, hello)).text).toBe('Olá')
})
