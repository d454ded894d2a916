import { type StepLine, stepLine } from '@prancheta/contract/protocol/route.ts'

export type StepsEnd = Exclude<StepLine, { step: string }>

/** Reads an answer that comes line by line: tells each step, returns its end; null when it was cut before that. */
export async function readSteps(reply: Response, onStep: (step: string) => void): Promise<StepsEnd | null> {
  let rest = ''
  const decoder = new TextDecoder()
  const reader = reply.body?.getReader()
  try {
    for (;;) {
      const { done = true, value } = (await reader?.read()) ?? {}
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n')
      rest = lines.pop() ?? ''
      for (const text of lines) {
        const line = stepLine.parse(JSON.parse(text))
        if (!('step' in line)) return line
        onStep(line.step)
      }
      if (done) return null
    }
  } catch {
    return null
  }
}
