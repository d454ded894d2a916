import type { Page } from 'playwright-core'
import { afterAll, onTestFailed } from 'vitest'
import { keepOpen, letGo } from './profiles.ts'

/**
 * A page that several tests use one after the other, opened by the first that asks: to sign somebody up and load the app
 * anew cost more than what each of them proves. Each leaves it as the next may find it. After a test that failed nobody
 * knows how the page stands, so the next one opens its own.
 */
export function sharedPage<Opened extends { page: Page }>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opened: Promise<Opened> | null = null
  async function forget(): Promise<void> {
    const last = await opened?.catch(() => null)
    opened = null
    if (last) letGo(last.page.context())
  }
  afterAll(forget)
  return async () => {
    onTestFailed(forget)
    opened ??= open()
    const found = await opened
    keepOpen(found.page.context())
    return found
  }
}
