import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESK, PHONE } from './browser.ts'
import { sidewaysScroll } from './visit.ts'

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

/** What axe found on the page, or in one part of it, one line each; none is right. */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}

/** Shows the page as it stands in each look, without loading it again, and gives back the width it had. */
export async function inEveryLook(page: Page, check: (look: Look) => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  for (const look of LOOKS) {
    await page.setViewportSize(look.width === 'phone' ? PHONE : DESK)
    await page.emulateMedia({ colorScheme: look.theme })
    await check(look)
  }
  if (before) await page.setViewportSize(before)
}

/** Clean for axe and within the screen, in every look; `state` tells a failure where it was. */
export async function expectClean(page: Page, state: string, part?: string): Promise<void> {
  await inEveryLook(page, async ({ width, theme }) => {
    const where = `${state}, ${width}, ${theme}`
    expect(await axeFindings(page, part), where).toEqual([])
    expect(await sidewaysScroll(page), where).toBe(0)
  })
}
