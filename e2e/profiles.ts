import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from 'playwright-core'
import { inject } from 'vitest'
import { AS_THE_SYSTEM, DESK, VISITOR } from './browser.ts'
import { stopMakingUp } from './made-up.ts'

/**
 * Browser profiles, used again. A page in a new profile fetches and compiles the whole app anew, 1.7 s of a processor; in
 * one that has shown it before, 0.5 s. So a profile whose test is over is wiped and kept, and the next test gets it, with
 * the width and theme that it asks for. The profiles stay with the worker, across its files.
 */
type Kept = { context: BrowserContext; page: Page }
/** How each page of a profile looks, until a test changes that. */
type Look = { viewport: ViewportSize | null; theme: 'light' | 'dark' }

const free: Kept[] = []
const lent = new Map<BrowserContext, Look>()
/** The page that a wiped profile keeps open, until somebody takes it: with its last page the compiled app would go too. */
const waiting = new Map<BrowserContext, Page>()

/** A page can be given these later; what else a test asks for, it gets in a profile nobody had. */
const COMMON: readonly string[] = ['viewport', 'colorScheme']

/**
 * A notice goes after six seconds. On a busy machine a test may look only then, and would find that nothing was said; so
 * here it stands for a minute.
 */
const NOTICES_STAY = `{
  const plainTimeout = window.setTimeout.bind(window)
  window.setTimeout = (run, ms, ...rest) => plainTimeout(run, ms === 6000 ? 60000 : ms, ...rest)
}`

async function makeProfile(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await context.addInitScript(NOTICES_STAY)
  // As long as a poll (vitest.config.ts): a busy machine is slow, and nothing is decided by it.
  context.setDefaultTimeout(60_000)
  return context
}

export async function newProfile(browser: Browser, wishes: BrowserContextOptions = {}): Promise<BrowserContext> {
  const options = { ...VISITOR, ...wishes }
  if (Object.keys(wishes).some((wish) => !COMMON.includes(wish))) return makeProfile(browser, options)
  const kept = free.pop()
  if (kept) waiting.set(kept.context, kept.page)
  const context = kept?.context ?? (await makeProfile(browser, VISITOR))
  lent.set(context, { viewport: options.viewport, theme: wishes.colorScheme === 'dark' ? 'dark' : 'light' })
  return context
}

export async function newPage(context: BrowserContext): Promise<Page> {
  const page = waiting.get(context) ?? (await context.newPage())
  waiting.delete(context)
  const look = lent.get(context)
  if (look) await show(page, look)
  return page
}

const show = (page: Page, { viewport, theme }: Look) =>
  Promise.all([
    page.setViewportSize(viewport ?? DESK),
    page.emulateMedia({ ...AS_THE_SYSTEM, ...(theme === 'dark' && { colorScheme: theme }), media: null }),
  ])

/** For a test that changes its profile in a way that cannot be taken back, as by a clock. */
export function notForReuse(context: BrowserContext): void {
  changed.add(context)
}

const changed = new Set<BrowserContext>()

/** Profiles that stand open from test to test (e2e/shared-page.ts). */
const shared = new Set<BrowserContext>()

/** Keeps a profile out of the wiping until it is let go. */
export function keepOpen(context: BrowserContext): void {
  shared.add(context)
}

/** The next test's end wipes it like any other. */
export function letGo(context: BrowserContext): void {
  shared.delete(context)
}

/** The profiles that somebody has, shared ones among them. */
export function inUse(browser: Browser): BrowserContext[] {
  return browser.contexts().filter((context) => !free.some((kept) => kept.context === context))
}

/** After each test: wipes the profiles that can be used again and closes the others. */
export async function takeBack(browser: Browser): Promise<void> {
  const used = inUse(browser).filter((context) => !shared.has(context))
  await Promise.all(
    used.map(async (context) => {
      const isCommon = lent.delete(context) && !changed.delete(context)
      waiting.delete(context)
      const [page] = context.pages()
      if (!isCommon || !page) return context.close()
      await wipe(context, page)
      free.push({ context, page })
    }),
  )
}

/** A file of our own without scripts: the page stays at the site, and so does what it compiled. */
const QUIET = '/robots.txt'

/** Puts something into the page's store, as an earlier visit would have left it. */
export async function remember(page: Page, key: string, value: string): Promise<void> {
  await page.goto(`${inject('baseUrl')}${QUIET}`)
  await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`)
}

/** Not all listeners: the library has some of its own, by which it learns that a profile was closed. */
const HEARD_BY_TESTS = [
  'console',
  'framenavigated',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
] as const

const WIPE_STORES = `(async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
})()`

async function wipe(context: BrowserContext, page: Page): Promise<void> {
  const [, ...others] = context.pages()
  for (const heard of HEARD_BY_TESTS) {
    context.removeAllListeners(heard)
    page.removeAllListeners(heard)
  }
  await Promise.all([
    ...others.map((other) => other.close()),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    stopMakingUp(page),
    context.setOffline(false),
  ])
  await page.goto(`${inject('baseUrl')}${QUIET}`)
  // The pointer still stands where the last test left it, and the next page would find it there.
  await Promise.all([context.clearCookies(), page.evaluate(WIPE_STORES), page.mouse.move(0, 0)])
}
