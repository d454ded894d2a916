import { randomUUID } from 'node:crypto'
import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import type { Plan } from '@prancheta/core/billing/plans.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Clock } from '#platform/clock/clock.ts'
import type { Person } from '#test/person.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { type Claim, type ClaimRefused, claim, giveBack, keep, look, type QuotaSubject } from './quota.ts'

/** Noon of 15 November; two hours before the month ends in São Paulo; and one hour after. */
const MID_MONTH = new Date('2031-11-15T15:00:00Z')
const LAST_HOURS = new Date('2031-12-01T01:00:00Z')
const NEXT_MONTH = new Date('2031-12-01T04:00:00Z')

let now = MID_MONTH
const clock: Clock = { now: () => now }
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.stop())

type Member = { person: Person; userId: string }

async function member(plan: Plan, changes: { active?: boolean; analyses_count_month?: number } = {}): Promise<Member> {
  now = MID_MONTH
  const person = await app.signUp('Ana')
  const { id: userId } = await profileOf(person)
  await claimAndReturn(userId)
  await app.database.db
    .updateTable('plans')
    .set({ plan, ...changes })
    .where('user_id', '=', userId)
    .execute()
  return { person, userId }
}

/** Moves the counter to the clock's month, as the first touch does. */
async function claimAndReturn(userId: string): Promise<void> {
  await giveBack({ db: app.database.db }, granted(await claimFor(userId, { fixtureId: 999_999 })))
}

const profileOf = (person: Person) =>
  app.database.db.selectFrom('profiles').select('id').where('email', '=', person.email).executeTakeFirstOrThrow()
const claimFor = (userId: string, subject: QuotaSubject) => claim({ db: app.database.db, clock }, userId, subject)
const lookAt = (userId: string, subject?: QuotaSubject) => look({ db: app.database.db, clock }, userId, subject)
const give = (claimed: Claim) => giveBack({ db: app.database.db }, claimed)
const answer = (claimed: Claim) => keep({ db: app.database.db }, claimed)

function granted(answer: Claim | ClaimRefused): Claim {
  if (!answer.granted) throw new Error('the claim was refused')
  return answer
}

/** What the books say, counted from the claims themselves. */
async function books(userId: string) {
  const { db } = app.database
  const rows = await db.selectFrom('quota_claims').selectAll().where('user_id', '=', userId).execute()
  const plan = await db.selectFrom('plans').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
  return { units: rows.length, counted: plan.analyses_count_month, resetAt: plan.analyses_reset_at.toISOString() }
}

test('the first use of a match takes one unit, and the same match is free for the rest of the month', async () => {
  const { userId } = await member('teste')
  expect(await claimFor(userId, { fixtureId: 7 })).toMatchObject({ newUnit: true, used: 1, limit: 3, remaining: 2 })
  expect(await claimFor(userId, { fixtureId: 7 })).toMatchObject({ newUnit: false, used: 1, remaining: 2 })
  expect(await books(userId)).toMatchObject({ units: 1, counted: 1, resetAt: '2031-12-01T03:00:00.000Z' })
})

test('at nothing remaining a new match is refused, and one that was counted is still open', async () => {
  const { userId } = await member('teste')
  for (const fixtureId of [1, 2, 3]) granted(await claimFor(userId, { fixtureId }))
  expect(await claimFor(userId, { fixtureId: 4 })).toEqual({
    granted: false,
    plan: 'teste',
    used: 3,
    limit: 3,
    remaining: 0,
  })
  expect(await claimFor(userId, { fixtureId: 2 })).toMatchObject({ granted: true, newUnit: false, remaining: 0 })
  expect(await books(userId)).toMatchObject({ units: 3, counted: 3 })
})

test('a conversation without a match is a unit of its own', async () => {
  const { userId } = await member('teste')
  const conversationId = randomUUID()
  expect(await claimFor(userId, { conversationId })).toMatchObject({ newUnit: true, used: 1 })
  expect(await claimFor(userId, { conversationId })).toMatchObject({ newUnit: false, used: 1 })
  expect(await claimFor(userId, { conversationId: randomUUID() })).toMatchObject({ newUnit: true, used: 2 })
})

test('twenty requests at once with one unit remaining: exactly one succeeds', async () => {
  const { userId } = await member('teste')
  for (const fixtureId of [1, 2]) granted(await claimFor(userId, { fixtureId }))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => claimFor(userId, { fixtureId: 100 + index })),
  )
  expect(answers.filter((answer) => answer.granted)).toHaveLength(1)
  expect(await books(userId)).toMatchObject({ units: 3, counted: 3 })
})

test('two hundred claims at once over twenty matches use twenty units, whatever their order', async () => {
  const { userId } = await member('starter')
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => claimFor(userId, { fixtureId: 1 + (index % 20) })),
  )
  expect(answers.every((answer) => answer.granted)).toBe(true)
  expect(answers.filter((answer) => answer.granted && answer.newUnit)).toHaveLength(20)
  expect(await books(userId)).toMatchObject({ units: 20, counted: 20 })
})

test('two hundred claims at once on different matches of a plan of thirty: thirty succeed', async () => {
  const { userId } = await member('starter')
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => claimFor(userId, { fixtureId: 1 + index })),
  )
  expect(answers.filter((answer) => answer.granted)).toHaveLength(30)
  expect(await books(userId)).toMatchObject({ units: 30, counted: 30 })
})

test('a claim that is given back is as if it had never been', async () => {
  const { userId } = await member('teste')
  await give(granted(await claimFor(userId, { fixtureId: 7 })))
  expect(await books(userId)).toMatchObject({ units: 0, counted: 0 })
  expect(await lookAt(userId, { fixtureId: 7 })).toMatchObject({ used: 0, alreadyCounted: false })
})

test('giving back never undoes a unit that another success on the same match uses', async () => {
  const { userId } = await member('teste')
  const first = granted(await claimFor(userId, { fixtureId: 7 }))
  await answer(granted(await claimFor(userId, { fixtureId: 7 })))
  await give(first)
  expect(await books(userId)).toMatchObject({ units: 1, counted: 1 })
  expect(await lookAt(userId, { fixtureId: 7 })).toMatchObject({ used: 1, alreadyCounted: true })
})

test('the unit goes with the last of several failures on the same match, and not before', async () => {
  const { userId } = await member('teste')
  const claims = [1, 2, 3].map(() => claimFor(userId, { fixtureId: 7 }))
  const [first, second, third] = (await Promise.all(claims)).map(granted)
  if (!first || !second || !third) throw new Error('three claims were made')
  await give(first)
  await give(second)
  expect(await books(userId)).toMatchObject({ units: 1, counted: 1 })
  await give(third)
  expect(await books(userId)).toMatchObject({ units: 0, counted: 0 })
})

test('one claim given back twice, by two ways of failing, is given back once', async () => {
  const { userId } = await member('teste')
  granted(await claimFor(userId, { fixtureId: 7 }))
  const failed = granted(await claimFor(userId, { fixtureId: 7 }))
  await Promise.all([give(failed), give(failed)])
  await give(failed)
  expect(await books(userId)).toMatchObject({ units: 1, counted: 1 })
})

test('a hundred claims and failures at once leave the books even', async () => {
  const { userId } = await member('black')
  await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const claimed = granted(await claimFor(userId, { fixtureId: 1 + (index % 10) }))
      // The matches 1 to 5 succeed every second time, the others always fail.
      if (index % 10 >= 5 || index >= 50) await give(claimed)
      else await answer(claimed)
    }),
  )
  expect(await books(userId)).toMatchObject({ units: 5, counted: 5 })
})

test('the month ends at midnight in São Paulo and starts again at the next touch, with every match new', async () => {
  const { userId } = await member('teste')
  now = LAST_HOURS // already December in UTC
  for (const fixtureId of [1, 2, 3]) granted(await claimFor(userId, { fixtureId }))
  expect(await claimFor(userId, { fixtureId: 4 })).toMatchObject({ granted: false })

  now = NEXT_MONTH
  expect(await lookAt(userId, { fixtureId: 1 })).toMatchObject({
    used: 0,
    remaining: 3,
    alreadyCounted: false,
    resetsAt: new Date('2032-01-01T03:00:00Z'),
  })
  expect(await claimFor(userId, { fixtureId: 1 })).toMatchObject({ granted: true, newUnit: true, used: 1 })
  expect(await books(userId)).toMatchObject({ counted: 1, resetAt: '2032-01-01T03:00:00.000Z' })
})

test('what is given back after the month ended does not make the new month cheaper', async () => {
  const { userId } = await member('teste')
  now = LAST_HOURS
  const old = granted(await claimFor(userId, { fixtureId: 1 }))
  now = NEXT_MONTH
  granted(await claimFor(userId, { fixtureId: 1 }))
  await give(old)
  expect(await books(userId)).toMatchObject({ units: 1, counted: 1 })
})

test('looking never uses anything', async () => {
  const { userId } = await member('teste')
  await Promise.all(Array.from({ length: 10 }, () => lookAt(userId, { fixtureId: 7 })))
  expect(await books(userId)).toMatchObject({ units: 0, counted: 0 })
})

test.each([
  ['starter', 30],
  ['pro', 100],
  ['black', 500],
  ['vip_unlimited', null],
  ['admin', null],
] as const)('the plan %s may hold %s matches a month', async (plan, limit) => {
  const { userId } = await member(plan)
  expect(await lookAt(userId)).toMatchObject({ plan, limit, remaining: limit })
})

test('a plan that lapsed has what the free trial has, and one made smaller never owes', async () => {
  const { userId } = await member('pro', { active: false, analyses_count_month: 50 })
  expect(await lookAt(userId)).toMatchObject({ plan: 'pro', limit: 3, used: 50, remaining: 0 })
  expect(await claimFor(userId, { fixtureId: 7 })).toMatchObject({ granted: false })
})

test('an admin has no limit whatever the plan says, and is counted all the same', async () => {
  now = MID_MONTH
  const admin = await app.signUpAdmin()
  const { id: userId } = await profileOf(admin)
  await app.database.db.updateTable('plans').set({ plan: 'teste' }).where('user_id', '=', userId).execute()
  const answers = await Promise.all([1, 2, 3, 4, 5].map((fixtureId) => claimFor(userId, { fixtureId })))
  expect(answers.every((answer) => answer.granted && answer.remaining === null)).toBe(true)
  expect(await books(userId)).toMatchObject({ counted: 5 })
})

test('the plan’s door tells used and limit, both renewals, and where the subscription stands', async () => {
  const person = await app.signUp('Ana')
  const { id: userId } = await profileOf(person)
  const end = new Date('2031-12-10T12:00:00Z')
  const subscription = { stripe_subscription: `sub_${userId}`, subscription_status: 'active' as const }
  await app.database.db
    .updateTable('plans')
    .set({ plan: 'starter', current_period_end: end, access_until: end, ...subscription })
    .where('user_id', '=', userId)
    .execute()
  now = new Date()
  granted(await claimFor(userId, { fixtureId: 7 }))
  expect(await person.call(readPlan, {})).toEqual({
    plan: 'starter',
    active: true,
    stage: 'active',
    analyses_count_month: 1,
    limit: 30,
    remaining: 29,
    analyses_reset_at: (await lookAt(userId)).resetsAt.toISOString(),
    current_period_end: end.toISOString(),
    access_until: end.toISOString(),
  })
})
