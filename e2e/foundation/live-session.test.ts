import { randomUUID } from 'node:crypto'
import { endOtherSessions, signIn } from '@prancheta/contract/identity/routes.ts'
import type { BrowserContext, Request } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Person } from '../../server/test/person.ts'
import { signUpPerson, TEST_PASSWORD } from '../../server/test/sign-up-person.ts'
import { newPage, newProfile } from '../profiles.ts'
import { oneBrowser } from '../visit.ts'

const browser = oneBrowser()
const base = inject('baseUrl')

/** How many live connections the tabs of this profile hold open, counted from now on. */
function liveConnections(profile: BrowserContext): () => number {
  const open = new Set<Request>()
  profile.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') open.add(request)
  })
  profile.on('requestfinished', (request) => void open.delete(request))
  profile.on('requestfailed', (request) => void open.delete(request))
  return () => open.size
}

/** A browser profile signed in like a person at the keyboard would be, by the cookie alone. */
async function signedInProfile(email: string): Promise<BrowserContext> {
  const context = await newProfile(browser())
  const answer = await context.request.post(`${base}${signIn.path}`, { data: { email, password: TEST_PASSWORD } })
  expect(answer.status()).toBe(200)
  return context
}

test('two tabs share one live connection, and a session ended elsewhere leads both to the sign-in page', async () => {
  const ana = await signUpPerson(base, `Ana${randomUUID().slice(0, 4)}`)
  const profile = await signedInProfile(ana.email)
  const openStreams = liveConnections(profile)
  const [first, second] = [await newPage(profile), await newPage(profile)]
  await first.goto(`${base}/dashboard`, { waitUntil: 'domcontentloaded' })
  await second.goto(`${base}/settings`, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => second.getByRole('heading', { level: 1 }).textContent()).toBe('Configurações')
  await expect.poll(openStreams).toBe(1)

  const elsewhere = new Person(base)
  await elsewhere.call(signIn, { email: ana.email, password: TEST_PASSWORD })
  await elsewhere.call(endOtherSessions, {})
  await first.waitForURL('**/auth/login?next=*')
  await second.waitForURL('**/auth/login?next=*')
  expect(new URL(first.url()).searchParams.get('next')).toBe('/dashboard')
})

test('when the tab that held the connection closes, the other takes over and misses nothing', async () => {
  const ana = await signUpPerson(base, `Ana${randomUUID().slice(0, 4)}`)
  const profile = await signedInProfile(ana.email)
  const openStreams = liveConnections(profile)
  const [first, second] = [await newPage(profile), await newPage(profile)]
  await first.goto(`${base}/dashboard`, { waitUntil: 'domcontentloaded' })
  await expect.poll(openStreams).toBe(1)
  await second.goto(`${base}/settings`, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => second.getByRole('heading', { level: 1 }).textContent()).toBe('Configurações')
  await first.close()
  const elsewhere = new Person(base)
  await elsewhere.call(signIn, { email: ana.email, password: TEST_PASSWORD })
  await elsewhere.call(endOtherSessions, {})
  await second.waitForURL('**/auth/login?next=*')
})
