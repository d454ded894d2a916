import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { newPage, newProfile, remember } from '../profiles.ts'
import { oneBrowser, visit } from '../visit.ts'

const browser = oneBrowser()

const shownTheme = (page: Page) => page.locator('html').getAttribute('data-theme')
const storedTheme = (page: Page) => page.evaluate<string | null>('localStorage.getItem("theme")')

/** The red of the page's ground, 0 to 255, painted so that any colour space becomes plain numbers. */
const redOfGround = (page: Page) =>
  page.evaluate<number>(`(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    return canvas.getImageData(0, 0, 1, 1).data[0]
  })()`)

test.each(['light', 'dark'] as const)('without a choice the page follows the system: %s', async (system) => {
  const { page } = await visit(browser(), { path: '/', system })
  expect(await shownTheme(page)).toBe(system)
  expect(await redOfGround(page)).toSatisfy((red: number) => (system === 'dark' ? red < 60 : red > 230))
})

test('the toggle changes the theme at once, and the next visit keeps it', async () => {
  const { page } = await visit(browser(), { path: '/', system: 'light' })
  await page.getByRole('button', { name: 'Alternar entre tema claro e escuro' }).click()
  expect(await shownTheme(page)).toBe('dark')
  expect(await storedTheme(page)).toBe('dark')

  await page.reload()
  expect(await shownTheme(page)).toBe('dark')
})

test('toggling back to what the system wants follows the system again', async () => {
  const { page } = await visit(browser(), { path: '/', system: 'light' })
  const toggle = page.getByRole('button', { name: 'Alternar entre tema claro e escuro' })
  await toggle.click()
  await toggle.click()
  expect(await storedTheme(page)).toBeNull()

  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => shownTheme(page)).toBe('dark')
})

test('before any script of the app has loaded the right theme stands, and the toggle already works', async () => {
  const context = await newProfile(browser(), { colorScheme: 'light' })
  const page = await newPage(context)
  await remember(page, 'theme', 'dark')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(inject('baseUrl'), { waitUntil: 'domcontentloaded' })
  expect(await shownTheme(page)).toBe('dark')
  expect(await redOfGround(page)).toBeLessThan(60)
  await page.getByRole('button', { name: 'Alternar entre tema claro e escuro' }).click()
  expect(await shownTheme(page)).toBe('light')
  expect(await storedTheme(page)).toBeNull()
})

test('a browser that forbids storage still shows the page in the theme of the system', async () => {
  const context = await newProfile(browser(), { colorScheme: 'dark' })
  const page = await newPage(context)
  await using _forbidden = await page.addInitScript(
    "Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden') } })",
  )
  await page.goto(inject('baseUrl'))
  expect(await shownTheme(page)).toBe('dark')
})
