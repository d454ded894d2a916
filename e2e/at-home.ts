import { randomInt, randomUUID } from 'node:crypto'
import { listOutbox } from '@prancheta/contract/mail/routes.ts'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, vi } from 'vitest'
import type { Person } from '../server/test/person.ts'
import { signUpPerson } from '../server/test/sign-up-person.ts'
import { newPage, newProfile } from './profiles.ts'
import { awake, DEMO_ADMIN, demoPerson, giveSession } from './visit.ts'

export const base = inject('baseUrl')

export type AtHome = { context: BrowserContext; person: Person }

/** Somebody new, with an account of their own and a browser that is signed in to it. */
export async function somebody(browser: Browser, options: BrowserContextOptions = {}): Promise<AtHome> {
  const person = await signUpPerson(base, `Ana${randomUUID().slice(0, 4)}`, { 'x-forwarded-for': anAddress() })
  const context = await newProfile(browser, options)
  await giveSession(context, person)
  return { context, person }
}

/** Of a range kept for examples. Everybody in these tests comes from somewhere else, as people do. */
function anAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`
}

/** A page that React has taken over. Not 'networkidle': the live feed stays open. `prepare` has the page before it loads. */
export async function open(
  context: BrowserContext,
  path: string,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const page = await newPage(context)
  await prepare(page)
  await page.goto(`${base}${path}`)
  await awake(page)
  return page
}

/** The address in a mail to somebody, from where mails are kept while no mail server is set. */
export async function mailedLink(email: string, address: RegExp): Promise<string> {
  const admin = demoPerson(DEMO_ADMIN)
  return vi.waitFor(async () => {
    const { mails } = await admin.call(listOutbox, {})
    const texts = mails.flatMap(({ recipient, text }) => (recipient === email ? [text ?? ''] : []))
    const [link] = texts.flatMap((text) => address.exec(text) ?? [])
    if (link === undefined) throw new Error('no mail yet')
    return link
  }, 60_000)
}

/** Waits for a toast with these words. */
export function toastOf(page: Page, words: string) {
  return page.getByRole('region', { name: 'Avisos' }).getByText(words, { exact: true }).first()
}

/** The mistake is told as a toast and beside its field, and its field has the focus. */
export async function expectMistake(page: Page, words: string, field: string): Promise<void> {
  await toastOf(page, words).waitFor()
  await page.getByRole('main').getByText(words, { exact: true }).first().waitFor()
  await expect.poll(() => focusedName(page)).toBe(field)
}

/** The name of the field that has the focus, as a listener hears it. */
async function focusedName(page: Page): Promise<string> {
  return page.evaluate<string>(`(() => {
    const focused = document.activeElement
    const labels = (focused.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
    const own = [...(focused.labels ?? [])].map((label) => label.textContent)
    return own[0] ?? labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  })()`)
}
