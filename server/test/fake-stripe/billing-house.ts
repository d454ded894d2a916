import { createCheckout } from '@prancheta/contract/billing/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import type { PaidPlan } from '@prancheta/core/billing/plans.ts'
import type { Person } from '../person.ts'
import { runRepeatingJob } from '../run-job.ts'
import { openTestApp, type TestApp } from '../start-test-app.ts'
import { deliver, type FakeStripe, startFakeStripe } from './fake-stripe.ts'
import type { FakeEvent, FakeSubscription } from './stripe-objects.ts'

const DAY_MS = 86_400_000
/** A session lives 30 days from its last use, so time passes in steps. */
const STEP_DAYS = 20

/** Our whole server with a pretended Stripe behind it, and a clock that both go by; it stands still until told otherwise. */
export class BillingHouse {
  readonly app: TestApp
  readonly stripe: FakeStripe
  readonly #clock: { now: Date }

  private constructor(app: TestApp, stripe: FakeStripe, clock: { now: Date }) {
    this.app = app
    this.stripe = stripe
    this.#clock = clock
  }

  static async open(): Promise<BillingHouse> {
    const clock = { now: new Date() }
    const now = () => clock.now
    const stripe = await startFakeStripe(now)
    const app = await openTestApp({ env: stripe.env, clock: { now } })
    return new BillingHouse(app, stripe, clock)
  }

  get now(): Date {
    return this.#clock.now
  }

  /** A new test begins: today again, Stripe well, no news on its way. Sessions begin today whatever the clock says. */
  beginAnew(): void {
    this.#clock.now = new Date()
    this.stripe.isDown = false
    this.stripe.asked.length = 0
    this.stripe.world.events.length = 0
  }

  /** Time passes; the people named keep using their session. */
  async pass(days: number, ...people: Person[]): Promise<void> {
    for (let left = days; left > 0; left -= STEP_DAYS) {
      this.#clock.now = new Date(this.now.getTime() + Math.min(left, STEP_DAYS) * DAY_MS)
      for (const person of people) await person.call(currentSession, {})
    }
  }

  /** Signs up, goes to the checkout and pays there; the news of it is not delivered yet. */
  async payer(plan: PaidPlan): Promise<{ person: Person; subscription: FakeSubscription; customer: string }> {
    const person = await this.app.signUp('Ana')
    const { url } = await person.call(createCheckout, { plan })
    const subscription = this.stripe.world.pay(url.split('/').at(-1) ?? '')
    return { person, subscription, customer: subscription.customer }
  }

  deliver(event: FakeEvent, options: { at?: Date; secret?: string } = {}): Promise<Response> {
    return deliver(this.app.url, event, { at: this.now, ...options })
  }

  /** A second process on the same database, as Stripe's balancer may choose any. */
  async openNeighbour(): Promise<{ deliver: BillingHouse['deliver']; stop: () => Promise<void> }> {
    const { database } = this.app
    const neighbour = await openTestApp({ env: this.stripe.env, clock: { now: () => this.now }, database })
    return {
      deliver: (event) => deliver(neighbour.url, event, { at: this.now }),
      stop: neighbour.stop,
    }
  }

  /** Everything that was not delivered yet, in the order it happened. */
  async deliverAll(): Promise<void> {
    for (const event of this.stripe.world.events.splice(0)) {
      const answer = await this.deliver(event)
      if (answer.status !== 200) throw new Error(`the webhook answered ${answer.status}`)
    }
  }

  /** Runs a repeating job now and waits for its end. */
  runJob(kind: string): Promise<void> {
    return runRepeatingJob(this.app.database.db, kind)
  }

  async planOf(person: Person) {
    const { session } = await person.call(currentSession, {})
    return session?.plan
  }

  async rowOf(person: Person) {
    return this.app.database.db
      .selectFrom('plans')
      .innerJoin('profiles', 'profiles.id', 'plans.user_id')
      .selectAll('plans')
      .where('profiles.email', '=', person.email)
      .executeTakeFirstOrThrow()
  }

  async stop(): Promise<void> {
    await this.app.stop()
    await this.stripe.stop()
  }
}
