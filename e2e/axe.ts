import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe found on the page, or in one part of it, one line each; none is right. */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}

/** Both widths in both themes: where every page must be right. */
export const EVERYWHERE = (['phone', 'desk'] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((system) => ({ width, system })),
)
