import { FINANCE_CSV_PATH, readFinance, readOverview } from '@prancheta/contract/admin/figures.ts'
import { actOnUser, listUsers } from '@prancheta/contract/admin/users.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BillingHouse } from '#test/fake-stripe/billing-house.ts'
import type { Person } from '#test/person.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { addPeople, userIdOf } from '#test/support.ts'

let house: BillingHouse
let admin: Person
beforeAll(async () => {
  house = await BillingHouse.open()
  admin = await house.app.signUpAdmin('Diego')
})
afterAll(() => house.stop())

async function paidPlans(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from plans
    where active and plan in ('starter', 'pro', 'black')`.execute(house.app.database.db)
  return rows[0]?.count ?? 0
}

/** Of today and yesterday: midnight in São Paulo may pass between what a test does and what it reads. */
const ofTwoDays = (days: readonly { count: number }[]) => days.slice(-2).reduce((sum, { count }) => sum + count, 0)

test('an empty house says so: nothing is made up', async () => {
  const app = await startTestApp()
  const chief = await app.signUpAdmin()
  const overview = await chief.call(readOverview, {})
  expect(overview).toMatchObject({ users: 0, analyses: 0, active_plans: 1, mrr_cents: 0, tickets: [] })
  expect(overview.sign_ups).toHaveLength(90)
  expect(ofTwoDays(overview.sign_ups)).toBe(0)
  expect(overview.paid_plans.map(({ count }) => count)).toEqual([0])
  const finance = await chief.call(readFinance, {})
  expect(finance).toMatchObject({
    mrr_cents: 0,
    started: 0,
    cancelled: 0,
    ended: 0,
    churn: null,
    renewals: [],
    past_due: [],
  })
})

test('the overview counts users, analyses, plans and what waits, and shows the five latest tickets', async () => {
  const app = await startTestApp()
  const { db } = app.database
  const chief = await app.signUpAdmin()
  const ana = await app.signUp('Ana')
  const anaId = await userIdOf(db, ana)
  await addPeople(db, 3)
  await sql`insert into analyses (user_id, league_name, home_name, away_name, match_date, confidence, created_at)
    select ${anaId}, 'L', 'A', 'B', now(), 50, now() - interval '100 days' * (n % 2) from generate_series(1, 4) n`.execute(
    db,
  )
  await chief.call(actOnUser, { userId: anaId, action: 'grant_vip' })
  for (const n of [1, 2, 3, 4, 5, 6]) await ana.call(tickets.openTicket, { subject: `Assunto ${n}`, message: 'Olá' })
  await sql`update support_threads set created_at = created_at - interval '25 hours' where subject = 'Assunto 6'`.execute(
    db,
  )

  const overview = await chief.call(readOverview, {})
  expect(overview).toMatchObject({
    users: 4,
    analyses: 4,
    active_plans: 2, // the admin's own and the one given to Ana: all but the free trial
    unread_tickets: 6,
    open_unread_tickets: 6,
    urgent_tickets: 1,
    unread_messages: 0,
  })
  expect(overview.tickets.map(({ subject }) => subject)).toEqual([5, 4, 3, 2, 1].map((n) => `Assunto ${n}`))
  expect(overview.tickets[0]?.user).toEqual({ name: 'Ana Teste', email: ana.email })
  // Users are the accounts without the admins, in the count and in the chart, which begins 90 days ago.
  expect(ofTwoDays(overview.sign_ups)).toBe(overview.users)
  expect((await chief.call(listUsers, {})).total).toBe(overview.users)
  expect(ofTwoDays(overview.analyses_by_day)).toBe(2)
  expect(overview.analyses_by_day.reduce((sum, { count }) => sum + count, 0)).toBe(2)
})

test('revenue is the sum of the monthly prices of those who pay, and follows them coming, changing and leaving', async () => {
  const finance = () => admin.call(readFinance, {})
  const { person: pia, subscription: piaPays } = await house.payer('pro')
  const { person: bia, subscription: biaPays } = await house.payer('black')
  const { person: sia } = await house.payer('starter')
  await house.deliverAll()
  // By hand: 99,90 + 299,90 + 29,90.
  expect(await finance()).toMatchObject({ mrr_cents: 429_70, started: 3, ended: 0, churn: null })
  expect((await finance()).by_plan).toEqual([
    { plan: 'starter', paying: 1, price_cents: 29_90, mrr_cents: 29_90 },
    { plan: 'pro', paying: 1, price_cents: 99_90, mrr_cents: 99_90 },
    { plan: 'black', paying: 1, price_cents: 299_90, mrr_cents: 299_90 },
  ])
  expect((await finance()).renewals.map(({ email }) => email).toSorted()).toEqual(
    [pia, bia, sia].map(({ email }) => email).toSorted(),
  )

  // Whoever cancels pays no further bill, and is revenue until the period ends.
  house.stripe.world.cancelAtPeriodEnd(piaPays)
  await house.deliverAll()
  expect(await finance()).toMatchObject({ mrr_cents: 429_70, cancelled: 1 })
  expect((await finance()).renewals.map(({ email }) => email)).not.toContain(pia.email)

  // A plan given by hand is no revenue.
  await admin.call(actOnUser, { userId: await userIdOf(house.app.database.db, sia), action: 'grant_vip' })
  expect(await finance()).toMatchObject({ mrr_cents: 399_80, ended: 0 })

  await house.pass(31, admin, pia, bia)
  house.stripe.world.renew(biaPays, 'refused')
  await house.deliverAll()
  await house.runJob('billing.settle-run-out')
  const late = await finance()
  // Pia's period is over; Bia's bill was refused and her days of grace run, within a new period.
  expect(late).toMatchObject({ mrr_cents: 299_90, payment_failures: 1, ended: 1 })
  expect(late.past_due.map(({ email }) => email)).toEqual([bia.email])

  const csv = await (await admin.send('get', FINANCE_CSV_PATH)).text()
  const lines = csv.trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"${bia.email}";"Black";"299,90";"past_due"`)
})

test('the kept counts of plans are those of the table, whatever happened to them', async () => {
  house.beginAnew()
  const { db } = house.app.database
  const kept = await sql`select plan, sum(held)::int as held, sum(paying)::int as paying from plan_totals
    group by plan having sum(held) <> 0 order by plan`.execute(db)
  const real = await sql`select plan, count(*)::int as held, (count(*) filter (where is_paying(plans)))::int as paying
    from plans where active and plan <> 'teste' group by plan order by plan`.execute(db)
  expect(kept.rows).toEqual(real.rows)
  const ana = await userIdOf(db, await house.app.signUp('Ana'))
  await sql`update plans set plan = 'black', stripe_subscription = 'sub_gone', access_until = null, current_period_end = null
    where user_id = ${ana}`.execute(db)
  const before = await admin.call(readFinance, {})
  await sql`update plans set current_period_end = now() + interval '60 days' where user_id = ${ana}`.execute(db)
  // Without the end of a period nobody pays; with one ahead they do.
  expect((await admin.call(readFinance, {})).mrr_cents - before.mrr_cents).toBe(299_90)
  await sql`delete from profiles where id = ${ana}`.execute(db)
  expect((await admin.call(readFinance, {})).mrr_cents).toBe(before.mrr_cents)
})

test('each day that is over keeps its revenue as its last look found it, and today is what the figure beside it says', async () => {
  house.beginAnew()
  await house.runJob('figures.count-plans')
  const { db } = house.app.database
  await sql`insert into plan_days (day, plan, active, paying, mrr_cents)
    values (current_date - 2, 'pro', 1, 1, 9990) on conflict do nothing`.execute(db)
  // Paid since the last look: the hourly job has not seen it.
  await house.payer('black')
  await house.deliverAll()
  const { history, mrr_cents } = await admin.call(readFinance, {})
  const today = history.at(-1)
  expect(today?.mrr_cents).toBe(mrr_cents)
  expect(history.length).toBeGreaterThan(1)
  const overview = await admin.call(readOverview, {})
  expect(overview.mrr_cents).toBe(mrr_cents)
  expect(overview.paid_plans.at(-1)).toEqual({ day: today?.day, count: await paidPlans() })
  expect(
    await db
      .selectFrom('plan_days')
      .select('plan')
      .where('day', '=', today?.day ?? '')
      .orderBy('plan')
      .execute(),
  ).toEqual(['black', 'pro', 'starter', 'vip_unlimited'].map((plan) => ({ plan })))
})
