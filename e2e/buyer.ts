import { randomUUID } from 'node:crypto'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { payDemoCheckout } from '@prancheta/contract/billing/demo-payment.ts'
import { createCheckout, type PaidPlan } from '@prancheta/contract/billing/routes.ts'
import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { signUp } from '@prancheta/contract/identity/routes.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { newNumbers, TEST_CONSENT, TEST_DETAILS, TEST_PASSWORD } from '../server/test/sign-up-person.ts'
import { newPage, newProfile } from './profiles.ts'

export type Member = { context: BrowserContext; page: Page; base: string }

/** A new account at the real server, signed in by its cookie alone, with no page open yet. */
async function newMember(browser: Browser): Promise<Member> {
  const base = inject('baseUrl')
  const context = await newProfile(browser)
  const data = {
    ...TEST_DETAILS,
    ...newNumbers(),
    ...TEST_CONSENT,
    name: 'Ana Souza',
    email: `ana-${randomUUID()}@test.example`,
    password: TEST_PASSWORD,
  }
  const answer = await context.request.post(`${base}${signUp.path}`, { data })
  expect(answer.status()).toBe(200)
  return { context, page: await newPage(context), base }
}

/** The same, on the page asked for. */
export async function openAsMember(browser: Browser, path: string): Promise<Member> {
  const member = await newMember(browser)
  await member.page.goto(`${member.base}${path}`, { waitUntil: 'domcontentloaded' })
  return member
}

/** Somebody who pays for a plan already, bought at the doors that the pages of buying ask. */
export async function newSubscriber(browser: Browser, plan: PaidPlan): Promise<Member> {
  const member = await newMember(browser)
  const { context, base } = member
  const begun = await context.request.post(`${base}${createCheckout.path}`, { data: { plan } })
  const { url } = createCheckout.output.parse(await begun.json())
  const sessionId = new URL(url, base).searchParams.get('session') ?? ''
  const door = payDemoCheckout.path.replace(':sessionId', sessionId)
  expect((await context.request.post(`${base}${door}`, { data: { card: 'approved' } })).status()).toBe(200)
  return member
}

/** On the prices page, with the reader known. */
export async function openPricing(browser: Browser): Promise<Member> {
  const member = await openAsMember(browser, '/pricing')
  await member.page.getByRole('button', { name: 'Atualizar Status da Assinatura' }).waitFor()
  return member
}

/** Buys the plan with the card that works and waits for the dashboard. */
export async function buy(page: Page, plan: 'Starter' | 'Pro' | 'Black'): Promise<void> {
  await page.getByRole('button', { name: `Assinar ${plan}` }).click()
  await page.waitForURL('**/demo/checkout*')
  await pay(page)
  await page.waitForURL('**/dashboard')
}

/** Pays with the card that stands there. The page after it goes on by itself, so it is awaited before it can come. */
export async function pay(page: Page): Promise<void> {
  await Promise.all([page.waitForURL('**/payment-success*'), page.getByRole('button', { name: /^Pagar/ }).click()])
}

/** What the server says of the signed-in person's plan. */
async function planAtServer({ context, base }: Member): Promise<string> {
  const { session } = await (await context.request.get(`${base}/api/session`)).json()
  return session.plan
}

export async function expectPlan(member: Member, plan: string): Promise<void> {
  await expect.poll(() => planAtServer(member)).toBe(plan)
}

/** The card of a plan on the prices page. */
export const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The ids of today's games. */
export async function gamesOfToday({ context, base }: Member): Promise<number[]> {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
  const answer = await context.request.post(`${base}${getFixtures.path}`, { data: { date } })
  return getFixtures.output.parse(await answer.json()).fixtures.map(({ fixtureId }) => fixtureId)
}

/** How the server answers when this person has a match analysed. */
export async function analysisStatus({ context, base }: Member, fixtureId: number | undefined): Promise<number> {
  return (await context.request.post(`${base}${analyzeMatchPro.path}`, { data: { fixtureId } })).status()
}
