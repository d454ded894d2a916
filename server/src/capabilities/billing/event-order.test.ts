import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { amount } from '#test/amount.ts'
import { BillingHouse } from '#test/fake-stripe/billing-house.ts'
import type { FakeSubscription } from '#test/fake-stripe/stripe-objects.ts'

let house: BillingHouse
let neighbour: Awaited<ReturnType<BillingHouse['openNeighbour']>>
beforeAll(async () => {
  house = await BillingHouse.open()
  neighbour = await house.openNeighbour()
})
afterAll(async () => {
  await neighbour.stop()
  await house.stop()
})

/** What may happen to a subscription; each leaves events behind. */
const HAPPENINGS: Record<string, (subscription: FakeSubscription) => void> = {
  renewed: (one) => house.stripe.world.renew(one, 'paid'),
  refused: (one) => house.stripe.world.renew(one, 'refused'),
  paid: (one) => house.stripe.world.payOpenBill(one),
  cancelled: (one) => house.stripe.world.cancelAtPeriodEnd(one),
  resumed: (one) => house.stripe.world.resume(one),
  larger: (one) => house.stripe.world.changePrice(one, 'price_black'),
  smaller: (one) => house.stripe.world.changePrice(one, 'price_starter'),
}
const happening = fc.constantFrom(...Object.keys(HAPPENINGS))
const ending = fc.constantFrom(null, 'cancellation_requested' as const, 'payment_failed' as const)

/** The plan, read off Stripe's own object by hand: the rules of docs/decisions/0039 and 0080 in their shortest form. */
function planSaidBy(one: FakeSubscription): string {
  const plan = (one.items.data[0]?.price.id ?? '').replace('price_', '')
  // What is ended at once gives nothing from then on, whether or not it was paid.
  return one.status === 'canceled' ? 'teste' : plan
}

/** What the order does is up to our code, whichever the database: on the embedded one ten thousand take half an hour. */
const ORDERS = amount(20, inject('databaseKind') === 'postgres' ? 10_000 : 1_000)

test('whatever happens to a subscription, and in whatever order and how often its events arrive, several at once and at two processes, the plan ends as Stripe says', async () => {
  const { person, subscription } = await house.payer('pro')
  const fresh = structuredClone(subscription)
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { minLength: 1, maxLength: 5 }),
      ending,
      fc.infiniteStream(fc.nat()),
      async (happenings, end, chance) => {
        const { world } = house.stripe
        Object.assign(subscription, structuredClone(fresh))
        world.events.length = 0
        const draw = (below: number) => (chance.next().value ?? 0) % below
        const waiting: typeof world.events = []
        const underWay: Promise<void>[] = []
        const arrive = async (count: number) => {
          const batch = Array.from(
            { length: Math.min(count, waiting.length) },
            () => waiting.splice(draw(waiting.length), 1)[0],
          )
          const twice = batch.flatMap((event) => (event ? (draw(3) === 0 ? [event, event] : [event]) : []))
          const answers = await Promise.all(twice.map((event) => (draw(2) === 0 ? house : neighbour).deliver(event)))
          expect(answers.every(({ status }) => status === 200)).toBe(true)
        }
        for (const name of happenings) {
          HAPPENINGS[name]?.(subscription)
          waiting.push(...world.events.splice(0))
          underWay.push(arrive(draw(3))) // some are being worked on while more happens, and old ones come late
        }
        if (end) world.end(subscription, end)
        waiting.push(...world.events.splice(0))
        while (waiting.length > 0) underWay.push(arrive(1 + draw(3)))
        await Promise.all(underWay)

        expect(await house.planOf(person)).toBe(planSaidBy(subscription))
      },
    ),
    { numRuns: ORDERS },
  )
}, 3_600_000)

test('an answer of Stripe that was long on its way never overwrites a newer one', async () => {
  const { world } = house.stripe
  world.events.length = 0
  const { person, subscription } = await house.payer('pro')
  const old = world.events.splice(0)[0]
  const slow = house.stripe.holdNextAnswer()
  const atNeighbour = old && neighbour.deliver(old)
  await slow.hasLeft // saying 'pro'
  world.changePrice(subscription, 'price_black')
  await house.deliverAll()
  expect(await house.planOf(person)).toBe('black')
  slow.letArrive()
  expect((await atNeighbour)?.status).toBe(200)
  expect(await house.planOf(person)).toBe('black')
})

test('a guest made vip while Stripe was being asked stays vip', async () => {
  house.stripe.world.events.length = 0
  const { person } = await house.payer('pro')
  const news = house.stripe.world.events.splice(0)[0]
  const slow = house.stripe.holdNextAnswer()
  const answer = news && house.deliver(news)
  await slow.hasLeft
  const { user_id } = await house.rowOf(person)
  const { db } = house.app.database
  await db.updateTable('plans').set({ plan: 'vip_unlimited' }).where('user_id', '=', user_id).execute()
  slow.letArrive()
  expect((await answer)?.status).toBe(200)
  expect(await house.planOf(person)).toBe('vip_unlimited')
})
