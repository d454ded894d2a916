import type { InputOf, OutputOf, Route } from '@prancheta/contract/protocol/route.ts'
import { pathParts } from '@prancheta/contract/protocol/route.ts'
import { z } from 'zod'

const refusalBody = z.object({ error: z.string(), code: z.string() })

/** What a caller got instead of an answer. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly words: string

  constructor(status: number, body: z.output<typeof refusalBody>) {
    super(`${status} ${body.code}: ${body.error}`)
    this.status = status
    this.code = body.code
    this.words = body.error
  }
}

/** Somebody with a browser's cookies, in front of the real HTTP door. */
export class DoorCaller {
  readonly url: string
  readonly cookies = new Map<string, string>()
  /** Sent with every request. */
  headers: Record<string, string> = {}

  constructor(url: string) {
    this.url = url
  }

  async call<R extends Route>(route: R, input: z.input<R['input']>): Promise<OutputOf<R>> {
    return route.output.parse(await this.ask(route, input)) as OutputOf<R>
  }

  /** The answer as it came, for who wants little of a large one. */
  async ask<R extends Route>(route: R, input: z.input<R['input']>): Promise<unknown> {
    const response = await this.send(route.method, ...addressAndBody(route, input))
    const body: unknown = await response.json()
    if (!response.ok) throw new Refusal(response.status, refusalBody.parse(body))
    return body
  }

  /** Any request at all, for those that do not keep to the contract. */
  async send(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(this.url + path, {
      method: method.toUpperCase(),
      redirect: 'manual',
      headers: {
        cookie: this.#cookieHeader(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', ...value] = pair.split('=')
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name)
    else this.cookies.set(name, value.join('='))
  }
}

function addressAndBody<R extends Route>(route: R, input: InputOf<R> | z.input<R['input']>): [string, unknown] {
  const fields = new Map(Object.entries(input))
  let path: string = route.path
  for (const part of pathParts(route.path)) {
    path = path.replace(`:${part}`, encodeURIComponent(String(fields.get(part))))
    fields.delete(part)
  }
  if (route.method !== 'get') return [path, Object.fromEntries(fields)]
  const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
  return [query.size > 0 ? `${path}?${query}` : path, undefined]
}
