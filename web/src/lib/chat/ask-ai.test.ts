import type { ChatChunk } from '@prancheta/contract/chat/routes.ts'
import { expect, test } from 'vitest'
import { type StreamEvent, streamParser } from './ask-ai.ts'

const piece = (content: string): string => JSON.stringify({ choices: [{ delta: { content } }] } satisfies ChatChunk)
const check: ChatChunk = {
  choices: [{ delta: {} }],
  check: { numbers: [{ index: 4, text: '62,5', isChecked: false, market: null, part: null }] },
}

const STREAM = [
  ': olá\n\n',
  `data: ${piece('São Paulo é ')}\n\n`,
  '\n',
  `data: ${piece('favorito 👍🏽 com "62,5%"\n')}\r\n\r\n`,
  ': keep-alive\r\n',
  `data:${piece('e odd justa de **1,60**.')}\n`,
  `data: ${JSON.stringify(check)}\n\n`,
  'data: [DONE]\n\n',
].join('')

const textOf = (events: readonly StreamEvent[]) =>
  events.map((event) => (event.kind === 'chunk' ? (event.chunk.choices[0]?.delta.content ?? '') : '')).join('')

function parse(...parts: Uint8Array[]): StreamEvent[] {
  const parser = streamParser()
  return [...parts.flatMap((part) => parser.push(part)), ...parser.end()]
}

const bytes = new TextEncoder().encode(STREAM)
const whole = parse(bytes)

test('comments, blank lines and either line break are passed over', () => {
  expect(textOf(whole)).toBe('São Paulo é favorito 👍🏽 com "62,5%"\ne odd justa de **1,60**.')
  expect(whole.at(-1)).toEqual({ kind: 'done' })
  expect(whole.at(-2)).toEqual({ kind: 'chunk', chunk: check })
})

test('the same stream split at every byte says the same', () => {
  for (let at = 0; at <= bytes.length; at += 1)
    expect(parse(bytes.subarray(0, at), bytes.subarray(at)), `split at ${at}`).toEqual(whole)
})

test('byte by byte it says the same', () => {
  expect(parse(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(whole)
})

test('a line broken in two by somebody on the way is put together again', () => {
  const json = piece('favorito')
  for (let at = 1; at < json.length; at += 1) {
    const events = parse(new TextEncoder().encode(`data: ${json.slice(0, at)}\ndata: ${json.slice(at)}\n\n`))
    expect(textOf(events), `broken at ${at}`).toBe('favorito')
  }
})

test('what cannot be read is left out and spoils nothing after it', () => {
  const events = parse(new TextEncoder().encode(`data: {"no\n\ndata: {"x":1}\n\ndata: ${piece('sim')}\n\nevent: z\n\n`))
  expect(textOf(events)).toBe('sim')
})

test('an error event is a failure, and an end without the mark is no end', () => {
  const cut = `data: ${piece('meia ')}\n\nevent: error\ndata: {"error":"x","code":"chat.interrupted"}\n\n`
  const events = parse(new TextEncoder().encode(cut))
  expect(events.map(({ kind }) => kind)).toEqual(['chunk', 'failed'])
  expect(events.at(-1)).toEqual({ kind: 'failed', isUnpaid: false })
  expect(parse(new TextEncoder().encode(`data: ${piece('meia')}`)).map(({ kind }) => kind)).toEqual(['chunk'])
})

test('an AI that is out of credit is told apart, even after something was looked up', () => {
  const refused = 'event: error\ndata: {"error":"x","code":"chat.noCredits"}\n\n'
  expect(parse(new TextEncoder().encode(refused))).toEqual([{ kind: 'failed', isUnpaid: true }])
})
