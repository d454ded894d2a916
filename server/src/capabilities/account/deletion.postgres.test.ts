import { deleteAccount } from '@prancheta/contract/account/routes.ts'
import { createCheckout } from '@prancheta/contract/billing/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { BillingHouse } from '#test/fake-stripe/billing-house.ts'
import { TEST_PASSWORD } from '#test/sign-up-person.ts'
import { userIdOf } from '#test/support.ts'
import { untilSomebodyWaits } from '#test/until-somebody-waits.ts'

let house: BillingHouse
beforeAll(async () => {
  house = await BillingHouse.open()
})
afterAll(() => house.stop())

test('a customer whom a checkout names at the very moment its owner leaves is forgotten by the payment provider too', async () => {
  const ana = await house.app.signUp('Ana')
  const { db } = house.app.database
  await ana.call(createCheckout, { plan: 'pro' })
  const [customer = ''] = house.stripe.world.customers.keys()
  const userId = await userIdOf(db, ana)
  const name = (customerId: string | null) =>
    sql`update plans set stripe_customer = ${customerId} where user_id = ${userId}`
  await name(null).execute(db)

  const { leaving } = await db.transaction().execute(async (checkout) => {
    await name(customer).execute(checkout)
    const begun = ana.call(deleteAccount, { password: TEST_PASSWORD })
    await untilSomebodyWaits(db)
    return { leaving: begun }
  })
  await leaving
  await eventually(() => expect(house.stripe.world.customers.get(customer)?.deleted).toBe(true))
})
