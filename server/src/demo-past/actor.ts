import { signIn, signUp } from '@prancheta/contract/identity/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import type { Route } from '@prancheta/contract/protocol/route.ts'
import type { z } from 'zod'
import { DEMO_PASSWORD } from '#capabilities/identity/index.ts'
import type { Role } from './cast/people.ts'
import { DoorCaller } from './door-caller.ts'
import type { Stage } from './stage.ts'

/** What a person needs for a click, in seconds. */
const CLICK_SECONDS = 20
/** A session ends thirty days after its last use. */
const SESSION_MS = 25 * 86_400_000

/** One of the cast at the product's doors; whoever was away for long signs in again. */
export class Actor extends DoorCaller {
  readonly role: Role
  readonly #stage: Stage
  #userId: string | null = null
  #lastCallMs = Number.NEGATIVE_INFINITY

  constructor(stage: Stage, role: Role) {
    super(stage.url)
    this.#stage = stage
    this.role = role
    this.headers = { 'user-agent': role.device }
  }

  override async ask<R extends Route>(route: R, input: z.input<R['input']>): Promise<unknown> {
    await this.#signInAgain()
    return this.#click(route, input)
  }

  async signUp(): Promise<void> {
    const { name, email, birthDate, city, state, phone } = this.role
    const person = { name, email, birth_date: birthDate, city, state, phone, whatsapp: phone, password: DEMO_PASSWORD }
    await this.#click(signUp, { ...person, isAdult: true, acceptTerms: true })
  }

  async id(): Promise<string> {
    this.#userId ??= (await this.call(currentSession, {})).session?.userId ?? null
    if (this.#userId === null) throw new Error(`${this.role.email} is not signed in`)
    return this.#userId
  }

  async #signInAgain(): Promise<void> {
    if (this.#stage.time.now().getTime() - this.#lastCallMs < SESSION_MS) return
    await this.#click(signIn, { email: this.role.email, password: DEMO_PASSWORD })
  }

  #click<R extends Route>(route: R, input: z.input<R['input']>): Promise<unknown> {
    const { time } = this.#stage
    time.pass(CLICK_SECONDS)
    this.#lastCallMs = time.now().getTime()
    return super.ask(route, input)
  }
}
