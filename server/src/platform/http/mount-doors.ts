import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import { admit, type Gatekeeper } from './access.ts'
import type { Door, JsonDoor } from './door.ts'
import { EventStream, ReaderLeft } from './event-stream.ts'
import { type AppEnv, Exchange, type NodeContext, type SiteFacts } from './exchange.ts'
import { readInput } from './read-input.ts'

export type DoorSettings = {
  keeper: Gatekeeper
  site: SiteFacts
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
  const exchange = new Exchange(context, settings.site)
  context.set('route', doorAddress(door).path)
  const session = await admit(door.access, exchange, settings.keeper)
  if (door.kind === 'raw') return door.handle(exchange, session)

  const input = await readInput(door.route, exchange)
  if (door.kind === 'stream') {
    const stream = new EventStream(context.env.outgoing)
    try {
      await door.handle(input, session, stream)
    } catch (error) {
      if (stream.hasBegun)
        context.env.outgoing.destroy() // never an end that looks like a whole answer
      else if (!(error instanceof ReaderLeft)) throw error
    }
    return RESPONSE_ALREADY_SENT
  }
  const output = await door.handle(input, session, exchange)
  if (settings.checkOutput) checkOutput(door, output)
  return context.json(output ?? {})
}

function checkOutput(door: JsonDoor, output: unknown): void {
  const { method, path } = door.route
  const checked = door.route.output.safeParse(output)
  if (!checked.success) throw new Error(`${method} ${path} broke its contract: ${checked.error.message}`)
}
