import { z } from 'zod'
import { type Child, residentKb } from './child.ts'

/** For the settings of a child whose memory is weighed: the inspector stays closed until then, since it makes all slower. */
export const TO_BE_WEIGHED = { NODE_OPTIONS: '--inspect-port=127.0.0.1:0' }

export type Weight = { heldKb: number; residentKb: number }

const usage = z.object({
  result: z.object({ result: z.object({ value: z.object({ heapUsed: z.number(), external: z.number() }) }) }),
})

/**
 * What the process holds on to once what nobody needs has been collected. Its resident size says less: the room that
 * the engine keeps for new objects follows how busy it is, and alone is tens of megabytes more or less.
 */
export async function weigh(child: Child): Promise<Weight> {
  const socket = new WebSocket(await inspectorOf(child))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  await ask(socket, 'HeapProfiler.collectGarbage', {})
  const answer = await ask(socket, 'Runtime.evaluate', { expression: 'process.memoryUsage()', returnByValue: true })
  socket.close()
  const { heapUsed, external } = usage.parse(answer).result.result.value
  return { heldKb: (heapUsed + external) / 1024, residentKb: residentKb(child) }
}

async function inspectorOf({ process: child, output }: Child): Promise<string> {
  const find = () => /Debugger listening on (ws:\S+)/.exec(output())?.[1]
  if (find() === undefined) child.kill('SIGUSR1')
  for (;;) {
    const address = find()
    if (address !== undefined) return address
    await new Promise((resolve) => child.stderr?.once('data', resolve))
  }
}

function ask(socket: WebSocket, method: string, params: Record<string, unknown>): Promise<unknown> {
  const answered = new Promise<unknown>((resolve) => {
    socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))), { once: true })
  })
  socket.send(JSON.stringify({ id: 1, method, params }))
  return answered
}
