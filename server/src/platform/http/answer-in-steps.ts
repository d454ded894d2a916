import type { StepLine } from '@prancheta/contract/protocol/route.ts'
import { STEPS_TYPE } from '@prancheta/contract/protocol/route.ts'
import type { AppError } from '#platform/errors/errors.ts'
import type { NodeContext } from './exchange.ts'

/**
 * Answers line by line: each step as it begins, then the answer or the refusal. What is over before its first step is
 * answered as usual, refusals with their status. A reader who leaves stops nothing: the work is done and kept.
 */
export async function answerInSteps(
  context: NodeContext,
  work: (tell: (step: string) => void) => Promise<unknown>,
  toRefusal: (error: unknown) => AppError,
  onEnd: (status: number) => void,
): Promise<Response> {
  const lines = openLines()
  const begun = Promise.withResolvers<null>()
  const ended = work((step) => {
    lines.write({ step })
    begun.resolve(null)
  })
  const early = await Promise.race([begun.promise, ended.then((answer) => ({ answer }))])
  if (early) return context.json(early.answer ?? {})

  void ended.then(
    (answer) => {
      lines.end({ answer: answer ?? {} })
      onEnd(200)
    },
    (error: unknown) => {
      const { body, status } = toRefusal(error)
      lines.end({ refused: { ...body, status } })
      onEnd(status)
    },
  )
  return context.body(lines.readable, 200, { 'Content-Type': STEPS_TYPE, 'X-Accel-Buffering': 'no' })
}

function openLines() {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const encoder = new TextEncoder()
  const readable = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
    },
    cancel() {
      controller = null
    },
  })
  const write = (line: StepLine) => controller?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
  return {
    readable,
    write,
    end(line: StepLine) {
      write(line)
      controller?.close()
    },
  }
}
