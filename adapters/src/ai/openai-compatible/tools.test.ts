import { LLMock } from '@copilotkit/aimock'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { ChatTools } from '#ai/port.ts'
import { chatOn, chatRequest, chunk, collect, finish, PATIENT, stream } from '#test/chat.ts'
import { type Behaviour, json, silence, startLocalServer } from '#test/local-server.ts'

const REPLY = 'O Anta venceu os dois últimos.'
const signal = () => new AbortController().signal

/** Tools that write down what they were asked. */
function toolbox(answer: (name: string, input: string) => Promise<string> = async () => 'Anta 2 x 0 Paca.') {
  const asked: string[] = []
  const tools: ChatTools = {
    rules: 'Consulte antes de responder.',
    list: [{ name: 'confrontos', description: 'Confrontos diretos.', parameters: { type: 'object', properties: {} } }],
    callsMax: 6,
    call(name, input) {
      asked.push(`${name} ${input}`)
      return answer(name, input)
    },
  }
  return { tools, asked }
}

const part = (given: object) => chunk({ tool_calls: [given] })
const call = (id: string, input = '{}', index = 0) =>
  part({ index, id, type: 'function', function: { name: 'confrontos', arguments: input } })
const wants = (...parts: string[]) => stream([...parts, chunk({}, 'tool_calls'), 'data: [DONE]\n\n'])
const says = (content: string) => stream([chunk({ content }), finish])

const body = z.object({
  messages: z.array(z.looseObject({ role: z.string(), content: z.string().nullable() })),
  tools: z.array(z.object({ type: z.literal('function'), function: z.looseObject({ name: z.string() }) })).optional(),
  tool_choice: z.string().optional(),
})

async function replyFrom(tools: ChatTools, behaviours: readonly Behaviour[], given: Parameters<typeof chatOn>[1] = {}) {
  const bodies: z.output<typeof body>[] = []
  const server = await startLocalServer(...behaviours)
  const { source } = chatOn(server.url, {
    ...given,
    fetch: (address, init) => {
      bodies.push(body.parse(JSON.parse(String(init?.body))))
      return fetch(address, init)
    },
  })
  const ask = () => source.reply(chatRequest(signal(), tools))
  return { ...(await collect(ask())), bodies, ask }
}

test('an AI looks something up and answers from it, spoken to as the protocol wants', async () => {
  const mock = new LLMock({ port: 0 })
  mock.addFixture({ match: { hasToolResult: true }, response: { content: REPLY }, chunkSize: 6 })
  mock.addFixture({
    match: { hasToolResult: false },
    response: { toolCalls: [{ name: 'confrontos', arguments: '{"jogos":2}' }] },
  })
  await mock.start()
  onTestFinished(() => mock.stop())
  const { tools, asked } = toolbox()
  const got = await collect(chatOn(`${mock.url}/v1`).source.reply(chatRequest(signal(), tools)))
  expect(got).toMatchObject({ text: REPLY, error: null })
  expect(asked).toEqual(['confrontos {"jogos":2}'])
  const [first, second] = mock.getRequests().map((request) => body.parse(request.body))
  expect(first?.tools?.map(({ function: { name } }) => name)).toEqual(['confrontos'])
  expect(first?.messages[0]?.content).toContain('Consulte antes de responder.')
  expect(second?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'tool'])
  expect(second?.messages.at(-1)?.content).toBe('Anta 2 x 0 Paca.')
})

test('calls in pieces, under one index or under none, are put together', async () => {
  const pieces = [
    part({ index: 0, id: 'a', function: { name: 'confrontos', arguments: '' } }),
    part({ index: 0, function: { arguments: '{"jogos"' } }),
    part({ index: 0, function: { arguments: ':3}' } }),
    call('b', '{"jogos":4}', 0),
    part({ id: 'c', function: { name: 'confrontos', arguments: '{"jogos":' } }),
    part({ function: { arguments: '5}' } }),
  ]
  const { tools, asked } = toolbox()
  expect(await replyFrom(tools, [wants(...pieces), says(REPLY)])).toMatchObject({ text: REPLY, error: null })
  expect(asked).toEqual(['confrontos {"jogos":3}', 'confrontos {"jogos":4}', 'confrontos {"jogos":5}'])
})

test('what is said before a look-up stands in a paragraph of its own', async () => {
  const { tools } = toolbox()
  const speaking = wants(chunk({ content: 'Vou consultar.' }), call('a'))
  const got = await replyFrom(tools, [speaking, says(REPLY)])
  expect(got).toMatchObject({ text: `Vou consultar.\n\n${REPLY}`, error: null })
  expect(got.bodies[1]?.messages[2]).toMatchObject({ role: 'assistant', content: 'Vou consultar.' })
})

test('after six look-ups no more are made, and an AI that asks on and on is cut', async () => {
  const many = toolbox()
  const eight = Array.from({ length: 8 }, (_, at) => call(`c${at}`, '{}', at))
  const got = await replyFrom(many.tools, [wants(...eight), says(REPLY)])
  expect(got).toMatchObject({ text: REPLY, error: null })
  expect(many.asked).toHaveLength(6)
  expect(got.bodies[1]).toMatchObject({ tool_choice: 'none' })
  expect(got.bodies[1]?.messages.slice(-2).map(({ content }) => content)).toEqual([
    expect.stringContaining('Limite de consultas'),
    expect.stringContaining('Limite de consultas'),
  ])
  const endless = toolbox()
  expect(await replyFrom(endless.tools, [wants(call('a'))])).toMatchObject({ error: { failure: 'upstream' } })
  expect(endless.asked).toHaveLength(6)
})

test.each([400, 404, 422])(
  'a service that refuses tools with %i is asked without, from then on at once',
  async (status) => {
    const refused = json({ error: { message: 'tools are not supported', type: 'invalid_request_error' } }, { status })
    const { tools, asked } = toolbox()
    const got = await replyFrom(tools, [refused, says(REPLY)])
    expect(got).toMatchObject({ text: REPLY, error: null })
    await collect(got.ask())
    expect(got.bodies.map((sent) => sent.tools !== undefined)).toEqual([true, false, false])
    expect(got.bodies[1]?.messages[0]?.content).not.toContain('Consulte')
    expect(asked).toEqual([])
  },
)

test('a service that chokes on what was looked up is asked again without tools', async () => {
  const refused = json({ error: { message: 'unknown role tool' } }, { status: 400 })
  const { tools } = toolbox()
  const got = await replyFrom(tools, [wants(call('a')), refused, says(REPLY)])
  expect(got).toMatchObject({ text: REPLY, error: null })
  expect(got.bodies[2]?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
})

test('a refusal that has nothing to do with tools stays one, and tools are offered again', async () => {
  const refused = json({ error: { message: 'x', code: 'model_not_found' } }, { status: 404 })
  const { tools } = toolbox()
  const got = await replyFrom(tools, [refused])
  expect(got).toMatchObject({ text: '', error: { failure: 'not_found' } })
  await collect(got.ask())
  expect(got.bodies.map((sent) => sent.tools !== undefined)).toEqual([true, false, true, false])
})

test('a talk that is too long is asked without tools, and the next one with them', async () => {
  const refused = json(
    { error: { message: 'maximum context length with tools', code: 'context_length_exceeded' } },
    { status: 400 },
  )
  const { tools } = toolbox()
  const got = await replyFrom(tools, [refused, says(REPLY)])
  expect(got).toMatchObject({ text: REPLY, error: null })
  await collect(got.ask())
  expect(got.bodies.map((sent) => sent.tools !== undefined)).toEqual([true, false, true])
})

test('tools can be insisted on, and left out', async () => {
  const refused = json({ error: { message: 'x' } }, { status: 400 })
  const { tools } = toolbox()
  const on = await replyFrom(tools, [refused, says(REPLY)], { tools: 'on' })
  expect(on).toMatchObject({ text: '', error: { failure: 'bad_request' } })
  const off = await replyFrom(tools, [says(REPLY)], { tools: 'off' })
  expect(off).toMatchObject({ text: REPLY, error: null })
  expect(off.bodies[0]?.tools).toBeUndefined()
})

test('sixteen kilobytes are the most over all rounds, the input of tools among them', async () => {
  const { tools, asked } = toolbox()
  const half = 'ã'.repeat(2_600)
  const speaking = wants(chunk({ content: half }), call('a'))
  const got = await replyFrom(tools, [speaking])
  expect(got).toMatchObject({ error: { failure: 'cut' } })
  expect(Buffer.byteLength(got.text)).toBeLessThanOrEqual(16_384)
  expect(asked).toHaveLength(3)
  const long = await replyFrom(tools, [wants(...Array.from({ length: 9 }, () => call('a', 'x'.repeat(2_000))))])
  expect(long).toMatchObject({ text: '', error: { failure: 'cut' } })
  expect(asked).toHaveLength(3)
})

test('a round that is cut, or whose end is missing, calls nothing and is a failure', async () => {
  const { tools, asked } = toolbox()
  const broken = await replyFrom(tools, [stream([call('a')])])
  expect(broken).toMatchObject({ text: '', error: { failure: 'upstream' } })
  const long = await replyFrom(tools, [stream([call('a'), chunk({}, 'length'), 'data: [DONE]\n\n'])])
  expect(long).toMatchObject({ text: '', error: { failure: 'cut' } })
  expect(asked).toEqual([])
  // The end of the first round says nothing of the second.
  const second = await replyFrom(tools, [wants(call('a')), stream([chunk({ content: 'Meia' })])])
  expect(second).toMatchObject({ text: 'Meia', error: { failure: 'upstream' } })
})

test('a second round that says nothing, stalls or drips is given up by the limits of the first', async () => {
  const { tools } = toolbox()
  const silent = await replyFrom(tools, [wants(call('a')), silence], { limits: { ...PATIENT, firstByteMs: 40 } })
  expect(silent).toMatchObject({ text: '', error: { failure: 'timeout' } })
  const dripping: Behaviour = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const timer = setInterval(() => response.write(': keep-alive\n\n'), 5)
    response.on('close', () => clearInterval(timer))
  }
  const slow = await replyFrom(tools, [wants(call('a')), dripping], { limits: { ...PATIENT, wholeMs: 150 } })
  expect(slow).toMatchObject({ text: '', error: { failure: 'timeout' } })
})

test('a look-up that hangs ends with the reply’s time, and at once with a reader who leaves', async () => {
  const hanging = toolbox(() => new Promise(() => {}))
  const late = await replyFrom(hanging.tools, [wants(call('a'))], { limits: { ...PATIENT, wholeMs: 150 } })
  expect(late).toMatchObject({ text: '', error: { failure: 'timeout' } })

  const server = await startLocalServer(wants(call('a')))
  const leaving = new AbortController()
  const left = toolbox(() => {
    leaving.abort(new Error('closed the tab'))
    return new Promise(() => {})
  })
  const got = await collect(chatOn(server.url).source.reply(chatRequest(leaving.signal, left.tools)))
  expect(got).toMatchObject({ text: '', error: { message: 'closed the tab' } })
})
