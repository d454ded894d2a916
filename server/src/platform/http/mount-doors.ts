import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { STEPS_TYPE } from '@prancheta/contract/protocol/route.ts'
import type { Hono } from 'hono'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { answerInSteps } from './answer-in-steps.ts'
import { admit, type Door, type Gatekeeper, type JsonDoor, type StreamDoor } from './door.ts'
import { EventStream, ReaderLeft } from './event-stream.ts'
import { type AppEnv, Exchange, type NodeContext, type SiteFacts } from './exchange.ts'
import { refusalOf } from './observe.ts'
import { readInput } from './read-input.ts'

export type DoorSettings = {
  keeper: Gatekeeper
  site: SiteFacts
  log: Log
  metrics: Pick<Metrics, 'countAnswerEnd'>
  /** Tests check every answer against its contract; a running server trusts them. */
  checkOutput: boolean
}

export function mountDoors(app: Hono<AppEnv>, doors: readonly Door[], settings: DoorSettings): void {
  for (const door of doors) {
    const { method, path } = doorAddress(door)
    app.on(method.toUpperCase(), path, (context) => serveDoor(door, context, settings))
  }
}

export function doorAddress(door: Door): { method: string; path: string; summary: string } {
  return door.kind === 'raw' ? door : door.route
}

async function serveDoor(door: Door, context: NodeContext, settings: DoorSettings): Promise<Response> {
  const started = performance.now()
  const exchange = new Exchange(context, settings.site)
  const route = doorAddress(door).path
  context.set('route', route)
  const onEnd = (status: number) =>
    settings.metrics.countAnswerEnd({ route, status }, (performance.now() - started) / 1000)
  const session = await admit(door, exchange, settings.keeper)
  if (door.kind === 'raw') return door.handle(exchange, session)

  const input = await readInput(door.route, exchange)
  if (door.kind === 'stream') return serveStream(door, { input, session, context, log: settings.log, onEnd })
  const work = async () => {
    const output = await door.handle(input, session, exchange)
    if (settings.checkOutput) checkOutput(door, output)
    return output
  }
  if (!wantsSteps(door, exchange)) return context.json((await work()) ?? {})
  return answerInSteps(
    context,
    (tell) => {
      exchange.step = tell
      return work()
    },
    (error) => refusalOf(error, settings.log, context.get('requestId')),
    onEnd,
  )
}

type Streaming = {
  input: unknown
  session: unknown
  context: NodeContext
  log: Log
  onEnd: (status: number) => void
}

/** A refusal before the first event is an ordinary answer. */
async function serveStream(door: StreamDoor, { input, session, context, log, onEnd }: Streaming): Promise<Response> {
  const { outgoing } = context.env
  const stream = new EventStream(outgoing)
  try {
    await door.handle(input, session, stream)
    onEnd(stream.status)
  } catch (error) {
    if (error instanceof ReaderLeft) return RESPONSE_ALREADY_SENT
    if (!stream.hasBegun) throw error
    log.error({ error: describeError(error), id: context.get('requestId') }, 'stream cut')
    onEnd(500)
    outgoing.destroy() // never an end that looks like a whole answer
  }
  return RESPONSE_ALREADY_SENT
}

function wantsSteps({ route }: JsonDoor, exchange: Exchange): boolean {
  return route.steps !== undefined && exchange.header('accept')?.includes(STEPS_TYPE) === true
}

function checkOutput(door: JsonDoor, output: unknown): void {
  const { method, path } = door.route
  const checked = door.route.output.safeParse(output)
  if (!checked.success) throw new Error(`${method} ${path} broke its contract: ${checked.error.message}`)
}
