import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answer, StripeRefusal } from './stripe-endpoints.ts'
import type { FakeEvent } from './stripe-objects.ts'
import { StripeWorld } from './stripe-world.ts'

const FAKE_KEY = 'sk_test_pretended'
const FAKE_WEBHOOK_SECRET = 'whsec_pretended'
const API_VERSION = '2026-10-28.endive'

export type FakeStripe = {
  world: StripeWorld
  /** The settings of an app that takes this for Stripe. */
  env: Record<string, string>
  /** Every question asked, as 'POST /v1/customers'. */
  asked: string[]
  /** While set, every question is answered with a server error. */
  isDown: boolean
  /** Keeps the next answer on its way until told to let it arrive; what it says was true when it left. */
  holdNextAnswer(): { hasLeft: Promise<void>; letArrive: () => void }
  stop(): Promise<void>
}

/** Stripe's endpoints that we use, over real HTTP, with memory. The real SDK talks to it. */
export async function startFakeStripe(now: () => Date): Promise<FakeStripe> {
  const world = new StripeWorld(now)
  const asked: string[] = []
  const remembered = new Map<string, { body: string; reply: { status: number; body: unknown } }>()

  const held: { leave: () => void; arrival: Promise<void> }[] = []

  function reply(request: IncomingMessage, body: string): { status: number; body: unknown } {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe.invalid')
    asked.push(`${request.method} ${pathname}`)
    if (fake.isDown) return failure(500, { type: 'api_error', message: 'down' })
    if (request.headers.authorization !== `Bearer ${FAKE_KEY}`) {
      return failure(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    }
    if (request.headers['stripe-version'] !== API_VERSION) throw new Error('asked in another version of the API')

    const key = request.headers['idempotency-key']
    const before = typeof key === 'string' ? remembered.get(key) : undefined
    if (before && before.body !== body) {
      return failure(400, { type: 'idempotency_error', message: 'Keys for idempotent requests' })
    }
    if (before) return before.reply
    const fields = request.method === 'GET' ? searchParams : new URLSearchParams(body)
    const given = attempt(() => answer(world, request.method ?? '', pathname, fields))
    if (typeof key === 'string') remembered.set(key, { body, reply: given })
    return given
  }

  const server = createServer(async (request, response) => {
    const pieces = await Array.fromAsync(request)
    const { status, body } = reply(request, Buffer.concat(pieces).toString())
    const text = JSON.stringify(body)
    const hold = held.shift()
    hold?.leave()
    await hold?.arrival
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_pretended' })
    response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP

  const fake: FakeStripe = {
    world,
    asked,
    isDown: false,
    holdNextAnswer() {
      const left = Promise.withResolvers<void>()
      const arrival = Promise.withResolvers<void>()
      held.push({ leave: left.resolve, arrival: arrival.promise })
      return { hasLeft: left.promise, letArrive: arrival.resolve }
    },
    env: {
      STRIPE_SECRET_KEY: FAKE_KEY,
      STRIPE_WEBHOOK_SECRET: FAKE_WEBHOOK_SECRET,
      STRIPE_PRICE_STARTER: 'price_starter',
      STRIPE_PRICE_PRO: 'price_pro',
      STRIPE_PRICE_BLACK: 'price_black',
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return fake
}

/** Sends an event to our webhook as Stripe does. */
export function deliver(
  url: string,
  event: FakeEvent,
  { at, secret = FAKE_WEBHOOK_SECRET }: { at: Date; secret?: string },
): Promise<Response> {
  const payload = JSON.stringify(event, null, 2)
  const timestamp = Math.floor(at.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')
  return fetch(`${url}/api/stripe/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${timestamp},v1=${signature}`,
    },
    body: payload,
  })
}

function attempt(work: () => unknown): { status: number; body: unknown } {
  try {
    return { status: 200, body: work() }
  } catch (error) {
    if (error instanceof StripeRefusal) return failure(error.status, error.body)
    throw error
  }
}

function failure(status: number, error: Record<string, unknown>) {
  return { status, body: { error } }
}
