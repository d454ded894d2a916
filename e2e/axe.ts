import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESK, PHONE } from './browser.ts'
import { drawn, sidewaysScroll } from './visit.ts'

type Look = { width: 'phone' | 'desk'; theme: 'light' | 'dark' }

/** Each width and each theme once; the deep run tries every pair of them. */
const LOOKS: readonly Look[] = [
  { width: 'phone', theme: 'light' },
  { width: 'desk', theme: 'dark' },
  ...(process.env.DEEP === '1'
    ? ([
        { width: 'phone', theme: 'dark' },
        { width: 'desk', theme: 'light' },
      ] as const)
    : []),
]

/**
 * What axe found on the page, or in one part of it, one line each; none is right. Axe is put into the page once: its own
 * runner does so for each question and opens a second page beside, three times the work.
 */
export function axeFindings(page: Page, part = 'html', without: readonly string[] = []): Promise<string[]> {
  return runAxe(page, part, { rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) })
}

/** What axe says of the page's colours: all that the other theme could change of a page it has found clean. */
export function colourFindings(page: Page, part = 'html'): Promise<string[]> {
  return runAxe(page, part, { runOnly: ['color-contrast', 'link-in-text-block'] })
}

async function runAxe(page: Page, part: string, wish: RunOptions): Promise<string[]> {
  // What is right is not described: on a large page that was a third of the time.
  const options = { ...wish, reporter: 'no-passes' }
  await bringAxe(page)
  return page.evaluate<string[]>(`axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`)
}

/** The names of elements, given as an expression of the page, as a listener hears them. */
export async function namesIn(page: Page, elements: string): Promise<string[]> {
  await bringAxe(page)
  return page.evaluate<string[]>(`(() => {
    axe.setup(document.documentElement)
    const names = ${elements}.map((element) => axe.commons.text.accessibleText(element))
    axe.teardown()
    return names
  })()`)
}

/** Packed, it is less than half as long: each new document has to read it whole. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(AXE)
}

/** Shows the page as it stands in each look, without loading it again, and gives back the width it had. */
export async function inEveryLook(page: Page, check: (look: Look) => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  for (const look of LOOKS) {
    await page.setViewportSize(look.width === 'phone' ? PHONE : DESK)
    await page.emulateMedia({ colorScheme: look.theme })
    await drawn(page) // before, the page has not heard of it
    await check(look)
  }
  if (before) await page.setViewportSize(before)
}

/** Within the screen and clean for axe in every look; `state` tells a failure where it was. */
export async function expectClean(page: Page, state: string, part?: string): Promise<void> {
  await inEveryLook(page, async (look) => {
    const where = `${state}, ${look.width}, ${look.theme}`
    expect(await sidewaysScroll(page), where).toBe(0)
    if (isAxesLook(look, state)) expect(await axeFindings(page, part), where).toEqual([])
  })
}

/** Axe was a sixth of all journeys: each state is shown to it in one look, about half of them in each; the deep run in all. */
function isAxesLook({ width }: Look, state: string): boolean {
  const isOdd = [...state].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 1
  return process.env.DEEP === '1' || (width === 'phone') === isOdd
}
