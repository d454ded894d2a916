import type { BrowserContext } from 'playwright-core'

/** Of a long page the beginning tells where somebody was. */
const SHOWN_CHARACTERS = 16_000

/** After a test that failed: where each page of these profiles stood, and what a screen reader would have read there. */
export async function tellWhatWasSeen(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    // A page may be closing or hang, which may be just what failed; the others still tell.
    const seen = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((failure: unknown) => String(failure))
    process.stderr.write(`at ${page.url()}\n${seen.slice(0, SHOWN_CHARACTERS)}\n`)
  }
}
