import { createServer } from 'node:http'
import { createCheckout } from '@prancheta/contract/billing/routes.ts'
import { listProviders } from '@prancheta/contract/providers/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { asJob } from '#platform/jobs/jobs.ts'
import { listenLocally } from '#test/endless-ai.ts'
import { eventually } from '#test/eventually.ts'
import { startFakeStripe } from '#test/fake-stripe/fake-stripe.ts'
import { LiveListener } from '#test/live-listener.ts'
import { movingClock } from '#test/moving-clock.ts'
import type { Person } from '#test/person.ts'
import { startTestApp, type TestApp } from '#test/start-test-app.ts'
import { openTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { startVendor, type VendorReply } from '#test/vendor.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`truncate cache_entries, provider_states, provider_failures, provider_budgets, provider_quotas, refused_questions`.execute(
    database.db,
  )
})

const START = '2026-11-20T14:02:00.000Z'

/** An AI that answers, or refuses with this status. */
async function startAi() {
  const ai = { url: '', refusal: null as number | null }
  const server = createServer((_, response) => {
    if (ai.refusal !== null) return void response.writeHead(ai.refusal).end('{}')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const piece = { choices: [{ index: 0, delta: { content: 'Olá' }, finish_reason: 'stop' }] }
    response.end(`data: ${JSON.stringify(piece)}\n\ndata: [DONE]\n\n`)
  })
  ai.url = await listenLocally(server)
  return ai
}

const troublesSeenBy = async (admin: Person) => (await admin.call(listProviders, {})).troubles

async function ask({ providers: { ai } }: TestApp): Promise<void> {
  const signal = new AbortController().signal
  const request = { system: '', turns: [{ role: 'user' as const, content: 'Oi' }], briefing: null, signal }
  for await (const piece of ai?.reply(request) ?? []) expect(piece).toBe('Olá')
}

test('admins see at once that the AI fails and since when, live, and it is gone when the AI answers again', async () => {
  const [ai, clock] = [await startAi(), movingClock(START)]
  const env = { AI_BASE_URL: ai.url, AI_API_KEY: 'sk-x', AI_MODEL: 'gpt-test' }
  const app = await startTestApp({ database, clock, env })
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  const [atAna, atAdmin] = [await LiveListener.open(ana), await LiveListener.open(admin)]
  await ask(app)
  expect(await troublesSeenBy(admin)).toEqual([])

  ai.refusal = 402
  await ask(app).catch(() => {})
  await atAdmin.hears('provider.changed')
  clock.forward(60_000)
  await ask(app).catch(() => {})
  expect(await troublesSeenBy(admin)).toEqual([
    {
      kind: 'ai',
      source: expect.stringContaining('gpt-test'),
      customer: null,
      since: START,
      last_failure_at: '2026-11-20T14:03:00.000Z',
      last_failure: 'quota_day',
      has_stand_in: true,
    },
  ])
  ai.refusal = null
  const told = () => atAdmin.types().filter((type) => type === 'provider.changed').length
  const before = told()
  await ask(app)
  await eventually(() => expect(told()).toBeGreaterThan(before))
  expect(await troublesSeenBy(admin)).toEqual([])
  expect(atAna.types()).not.toContain('provider.changed')
  await Promise.all([atAna.cut(), atAdmin.cut()])
})

test('where nobody stands in for the AI, the alert says so', async () => {
  const ai = await startAi()
  ai.refusal = 500
  const env = { AI_BASE_URL: ai.url, AI_API_KEY: 'sk-x', AI_MODEL: 'gpt-test', AI_FALLBACK: 'off' }
  const app = await startTestApp({ database, clock: movingClock(START), env })
  const admin = await app.signUpAdmin()
  await ask(app).catch(() => {})
  expect(await troublesSeenBy(admin)).toMatchObject([{ kind: 'ai', has_stand_in: false }])
})

const down: VendorReply = { status: 500, body: {} }
const refused = (key: string): VendorReply => ({ body: { errors: { [key]: 'no' }, response: [] } })
const empty: VendorReply = { body: { errors: [], response: [], paging: { current: 1, total: 1 } } }

async function startWithFootball(reply: VendorReply) {
  const vendor = await startVendor(() => reply)
  const env = { API_FOOTBALL_KEY: 'k', API_FOOTBALL_URL: vendor.url }
  const app = await startTestApp({ database, clock: movingClock(START), env })
  let league = 0
  const askFootball = () => app.providers.sources.football?.standings(String(++league), 2026).catch(() => {})
  return { vendor, askFootball, admin: await app.signUpAdmin(), app }
}

test('one slip of another service is no alert, three in a row are, and an answer ends it', async () => {
  const { vendor, askFootball, admin } = await startWithFootball(down)
  await askFootball()
  await askFootball()
  expect(await troublesSeenBy(admin)).toEqual([])
  await askFootball()
  expect(await troublesSeenBy(admin)).toMatchObject([
    { kind: 'football', source: 'API-Football', since: START, last_failure: 'upstream', has_stand_in: false },
  ])
  vendor.reply = () => empty
  await askFootball()
  expect(await troublesSeenBy(admin)).toEqual([])
})

test('what a healthy service refuses is no alert; a refused key and a spent day are, from the first', async () => {
  const { vendor, askFootball, admin } = await startWithFootball(refused('plan'))
  for (let n = 0; n < 4; n += 1) await askFootball()
  expect(await troublesSeenBy(admin)).toEqual([])
  vendor.reply = () => refused('token')
  await askFootball()
  expect(await troublesSeenBy(admin)).toMatchObject([{ kind: 'football', last_failure: 'auth' }])
})

test('our own allowance of the day is an alert once people are turned away, not while jobs leave them the rest', async () => {
  const eightADay = { 'x-ratelimit-requests-limit': '8', 'x-ratelimit-requests-remaining': '7' }
  const { vendor, askFootball, admin } = await startWithFootball({ ...empty, headers: eightADay })
  await asJob(async () => {
    for (let n = 0; n < 5; n += 1) await askFootball()
  }, 'results')
  expect(vendor.asked).toHaveLength(1)
  expect(await troublesSeenBy(admin)).toEqual([])
  for (let n = 0; n < 9; n += 1) await askFootball()
  expect(vendor.asked).toHaveLength(8)
  expect(await troublesSeenBy(admin)).toMatchObject([{ kind: 'football', last_failure: 'quota_day' }])
})

test('a payment provider that refuses our key is told of too', async () => {
  const stripe = await startFakeStripe(() => new Date())
  onTestFinished(() => stripe.stop())
  const app = await startTestApp({ database, env: { ...stripe.env, STRIPE_SECRET_KEY: 'sk_test_spoilt' } })
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  await expect(ana.call(createCheckout, { plan: 'pro' })).rejects.toMatchObject({ status: 502 })
  expect(await troublesSeenBy(admin)).toMatchObject([{ kind: 'payments', source: 'Stripe', last_failure: 'auth' }])
})

test('a service that serves here no more is no trouble', async () => {
  const { askFootball } = await startWithFootball(refused('token'))
  await askFootball()
  const app = await startTestApp({ database })
  expect(await troublesSeenBy(await app.signUpAdmin())).toEqual([])
})
