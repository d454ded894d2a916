import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { base, open, somebody } from '../at-home.ts'
import { expectClean } from '../axe.ts'
import { PHONE } from '../browser.ts'
import { newPage, newProfile } from '../profiles.ts'
import { oneBrowser, walkTo } from '../visit.ts'

const browser = oneBrowser()

/** Each page with what makes its whole content stand there. */
const VISITOR_PAGES: [path: string, ready: (page: Page) => Promise<unknown>][] = [
  ['/auth/login', (page) => page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).waitFor()],
  ['/auth/register', showMistakes],
  ['/auth/forgot-password', (page) => page.getByLabel('Email').waitFor()],
  ['/auth/reset-password?token=x', (page) => page.getByLabel('Nova senha', { exact: true }).waitFor()],
  ['/auth/reset-password', (page) => page.getByRole('link', { name: 'Pedir outro link' }).waitFor()],
]
const MEMBER_PAGES: typeof VISITOR_PAGES = [
  ['/onboarding', (page) => page.getByLabel('Unidade padrão (R$)').waitFor()],
  ['/dashboard', (page) => page.getByText('0/3').waitFor()],
  ['/settings', (page) => page.getByText('Esta sessão').waitFor()],
]

/** Every field with its mistake. The toast is closed: until it has the focus the library hides it from listeners, who hear it elsewhere. */
async function showMistakes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Criar conta', exact: true }).click()
  await page.locator('[aria-label="Fechar aviso"]').click()
  await page.locator('[aria-label="Fechar aviso"]').waitFor({ state: 'detached' })
}

/** Only inside a sentence may something to touch be lower than a finger: a link, or a word that explains itself. */
const TOO_LOW = `[...document.querySelectorAll('main a, main button, main summary, main input, main [role=checkbox]')]
  .filter((element) => element.checkVisibility() && !element.closest('p, label') && !element.matches('[aria-hidden=true], [type=radio]'))
  .map((element) => element.matches('[role=checkbox]') ? document.getElementById(element.getAttribute('aria-labelledby')) : element)
  .filter((element) => element.getBoundingClientRect().height < 44)
  .map((element) => element.outerHTML)`

async function examine(context: BrowserContext, pages: typeof VISITOR_PAGES): Promise<void> {
  const page = await open(context, pages[0]?.[0] ?? '/')
  for (const [path, ready] of pages) {
    await walkTo(page, path)
    await ready(page)
    await expectClean(page, path)
    await page.setViewportSize(PHONE)
    await expect.poll(() => page.evaluate<string[]>(TOO_LOW)).toEqual([])
  }
}

test('the pages of sign-up and sign-in are clean for axe and fit, on a phone and at a desk, light and dark', async () => {
  await examine(await newProfile(browser()), VISITOR_PAGES)
})

test('the pages of members are clean for axe and fit, on a phone and at a desk, light and dark', async () => {
  const { context } = await somebody(browser())
  await examine(context, MEMBER_PAGES)
})

test('without JavaScript a form cannot be sent, so nothing typed lands in an address', async () => {
  const context = await newProfile(browser(), { javaScriptEnabled: false })
  const page = await newPage(context)
  for (const path of ['/auth/login', '/auth/register', '/auth/forgot-password']) {
    await page.goto(`${base}${path}`)
    const form = page.locator('main form')
    expect(await form.getAttribute('method')).toBe('post')
    expect(await form.locator('button[type=submit]').isDisabled()).toBe(true)
  }
})
