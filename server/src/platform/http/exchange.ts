import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import type { AddressReader } from './client-address.ts'
import { isLocalHost } from './local-host.ts'

export type AppEnv = { Bindings: HttpBindings; Variables: { requestId: string; route: string } }
export type NodeContext = Context<AppEnv>

/** What we know of the site whatever the request. */
export type SiteFacts = { readAddress: AddressReader; publicUrl: string | undefined }

/** One request and its coming answer, as doors see it. */
export class Exchange {
  readonly context: NodeContext
  readonly #site: SiteFacts

  constructor(context: NodeContext, site: SiteFacts) {
    this.context = context
    this.#site = site
  }

  header(name: string): string | undefined {
    const value = this.context.env.incoming.headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  }

  /** Straight on Node's response: through a web Headers object, a small door made 0.51 instead of 0.63 of a bare route's rate. */
  setHeader(name: string, value: string): void {
    this.context.env.outgoing.setHeader(name, value)
  }

  /** Where the request came from, for limits. */
  get address(): string {
    return this.#site.readAddress(this.#socketAddress, this.header('x-forwarded-for'))
  }

  get isLoopback(): boolean {
    return /^(::1|(::ffff:)?127\.)/.test(this.#socketAddress)
  }

  /**
   * Whether the browser reaches us as localhost, where cookies cannot be `Secure`. Behind a proxy, which may write
   * its own idea of Host, the public address decides.
   */
  get isLocalHost(): boolean {
    const { publicUrl } = this.#site
    return isLocalHost(publicUrl === undefined ? this.header('host') : new URL(publicUrl).host)
  }

  get isBehindProxy(): boolean {
    return this.#site.publicUrl !== undefined || this.header('x-forwarded-for') !== undefined
  }

  get userAgent(): string {
    return this.header('user-agent') ?? ''
  }

  /** Browsers name the site or origin a write comes from, and no script in a page can take that away. */
  get isBrowser(): boolean {
    return this.header('sec-fetch-site') !== undefined || this.header('origin') !== undefined
  }

  /** Says which of the route's steps begins, to whoever asked to hear it. */
  step: (name: string) => void = () => {}

  cookie = (name: string): string | undefined => getCookie(this.context, name)

  setCookie = (name: string, value: string, options: CookieOptions): void => {
    setCookie(this.context, name, value, options)
  }

  get #socketAddress(): string {
    return this.context.env.incoming.socket.remoteAddress ?? ''
  }
}
