import { expect, test } from 'vitest'
import { readSteps } from './read-steps.ts'

const WHOLE = '{"step":"facts"}\n{"step":"prices"}\n{"answer":{"match":"São Bento x Maré"}}\n'

function replyIn(...pieces: Uint8Array<ArrayBuffer>[]): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece)
        controller.close()
      },
    }),
  )
}

async function read(reply: Response) {
  const steps: string[] = []
  const end = await readSteps(reply, (step) => steps.push(step))
  return { steps, end }
}

test('steps and the answer are read wherever the pieces are cut, also inside a letter', async () => {
  const bytes = new TextEncoder().encode(WHOLE)
  for (let at = 0; at <= bytes.length; at += 1)
    expect(await read(replyIn(bytes.slice(0, at), bytes.slice(at)))).toEqual({
      steps: ['facts', 'prices'],
      end: { answer: { match: 'São Bento x Maré' } },
    })
})

test('a refusal at the end is told with its words', async () => {
  const refused = { error: 'Erro ao gerar análise', code: 'analysis.failed', status: 502 }
  const text = `{"step":"facts"}\n${JSON.stringify({ refused })}\n`
  expect(await read(replyIn(new TextEncoder().encode(text)))).toEqual({ steps: ['facts'], end: { refused } })
})

test('an answer that is cut, or is none of ours, has no end', async () => {
  for (const text of ['{"step":"facts"}\n{"answer":', '{"step":"facts"}\n', '', '<html>\n'])
    expect((await read(replyIn(new TextEncoder().encode(text)))).end).toBeNull()
  expect((await read(new Response(null))).end).toBeNull()
})
