import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import { Person } from '../server/test/person.ts'
import { DESK, gatherProblems, launchBrowser, PHONE } from './browser.ts'
import { makeUp } from './made-up.ts'
import { inUse, newPage, newProfile, takeBack } from './profiles.ts'
import { tellWhatWasSeen } from './what-was-seen.ts'

const DEMO_USER = 'bruno@prancheta.example'
export const DEMO_ADMIN = 'admin@prancheta.example'

/** A demo account as signed in once for all journeys: an account may not sign in hundreds of times in a quarter of an hour. */
export function demoPerson(email: string): Person {
  const person = new Person(inject('baseUrl'), { name: email.split('@')[0] ?? '', email })
  for (const [name, value] of inject('demoSessions')[email] ?? []) person.cookies.set(name, value)
  return person
}

type Theme = 'light' | 'dark'

export const USER = {
  userId: '00000000-0000-4000-8000-000000000001',
  name: 'Ana Souza',
  email: 'ana@example.com',
  role: 'user',
  plan: 'pro',
  planActive: true,
}

export const ADMIN = { ...USER, name: 'Bruno Lima', email: 'bruno@example.com', role: 'admin', plan: 'admin' }

/** The demo account behind each of the two, so that their pages have real data to show. */
const ACCOUNTS = { user: DEMO_USER, admin: DEMO_ADMIN }

/** Gives a browser profile the session that a person has. */
export async function giveSession(context: BrowserContext, { url, cookies }: Person): Promise<void> {
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })))
}

/** This worker's browser, which its files share. */
let browser: Browser | null = null

/** The browser, for a test file; no test leaves anything of its own in it. */
export function oneBrowser(): () => Browser {
  beforeAll(async () => {
    browser ??= await launchBrowser()
  })
  afterEach(async ({ task }) => {
    if (!browser) return
    if (task.result?.state === 'fail') await tellWhatWasSeen(inUse(browser))
    await takeBack(browser)
  })
  return () => {
    if (!browser) throw new Error('the browser is only there inside a test')
    return browser
  }
}

type Wish = {
  path: string
  width?: 'phone' | 'desk'
  /** What the visitor's system asks for. */
  system?: Theme
  /** Who the server says is signed in. */
  session?: typeof USER | null
  options?: BrowserContextOptions
}

export type Visit = { page: Page; baseUrl: string; problems: string[] }

/** A fresh browser profile on one page. `problems` gathers everything the browser complained about. */
export async function visit(browser: Browser, wish: Wish): Promise<Visit> {
  const baseUrl = inject('baseUrl')
  const context = await newProfile(browser, {
    viewport: wish.width === 'phone' ? PHONE : DESK,
    colorScheme: wish.system ?? 'light',
    ...wish.options,
  })
  const page = await newPage(context)
  const problems = gatherProblems(page)
  const { session } = wish
  if (session) {
    await giveSession(context, demoPerson(ACCOUNTS[session.role === 'admin' ? 'admin' : 'user']))
    await makeUp(page, '/api/session', (question) => question.answer({ json: { session } }))
    // What really happens on the server is not what the page is told here.
    await withoutNews(page)
  }
  await page.goto(`${baseUrl}${wish.path}`)
  await awake(page)
  return { page, baseUrl, problems }
}

/** A quiet live feed: what others do meanwhile would make the page look again by itself. */
export async function withoutNews(page: Page): Promise<void> {
  await makeUp(page, '/api/live*', (question) =>
    question.answer({ contentType: 'text/event-stream', body: 'retry: 600000\n\n' }),
  )
}

// Below, code for the page is text: these files are checked without the browser's types, like the rest of the house.

/**
 * Resolves once React has taken over the page: a test would otherwise type into plain HTML that nobody listens to. The
 * heading is React's before what stands below it, and nobody follows the router until the whole page is.
 */
export async function awake(page: Page): Promise<void> {
  const isAwake = `Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps')) &&
    Object.entries(document).some(([key, root]) =>
      key.startsWith('__reactContainer') && !root.stateNode.current.memoizedState.isDehydrated)`
  await expect.poll(() => page.evaluate<boolean>(isAwake)).toBe(true)
}

/** To another page inside the app, as a link leads there: nothing is loaded again, and axe stays warm. */
export async function walkTo(page: Page, path: string): Promise<void> {
  // So that the bar stands at once: it goes with the page left behind, which is still on screen when the way is made.
  await page.evaluate(`__reactRouterDataRouter.navigate(${JSON.stringify(path)}, { flushSync: true })`)
  await drawn(page)
  await page.getByRole('progressbar', { name: 'Carregando página' }).waitFor({ state: 'hidden' })
}

/**
 * Resolves once the page that a link led to stands and has the focus. Its address is told before it is drawn: a menu opened
 * in between goes with the page before.
 */
export async function arrived(page: Page): Promise<void> {
  await page.locator('#conteudo:focus').waitFor()
}

/** Resolves once the page has drawn what it was just told, for tests that something does not appear. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
}

/** How far the page can be pushed sideways; 0 is right. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
}

/** The id of what has the focus. */
export function focusedId(page: Page): Promise<string> {
  return page.evaluate<string>('document.activeElement.id')
}

export function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node.matches(':focus'))
}
