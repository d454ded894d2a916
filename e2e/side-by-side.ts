import { randomUUID } from 'node:crypto'
import { LIVE_PATH } from '@prancheta/contract/protocol/live.ts'
import type { Browser, Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Person } from '../server/test/person.ts'
import { signUpPerson } from '../server/test/sign-up-person.ts'
import { DESK, gatherProblems, PHONE } from './browser.ts'
import { newPage, newProfile } from './profiles.ts'
import { DEMO_ADMIN, demoPerson, giveSession } from './visit.ts'

export type Width = 'phone' | 'desk'

/** Somebody at a browser of their own, and the same person in front of the plain doors, to look behind the screen. */
export type Visitor = { page: Page; person: Person; problems: string[] }

export async function newUser(browser: Browser, path: string, width: Width): Promise<Visitor> {
  return open(browser, await newPerson(), path, width)
}

/** Somebody whose own screen a journey does not look at. */
export function newPerson(): Promise<Person> {
  return signUpPerson(inject('baseUrl'), `Ana${randomUUID().slice(0, 6)}`)
}

export async function demoAdmin(browser: Browser, path: string, width: Width): Promise<Visitor> {
  return open(browser, demoPerson(DEMO_ADMIN), path, width)
}

async function open(browser: Browser, person: Person, path: string, width: Width): Promise<Visitor> {
  const base = inject('baseUrl')
  const context = await newProfile(browser, { viewport: width === 'phone' ? PHONE : DESK })
  await giveSession(context, person)
  const page = await newPage(context)
  const problems = gatherProblems(page)
  // What others do before the page listens is on it, but never told as news.
  const listens = page.waitForResponse((response) => new URL(response.url()).pathname === LIVE_PATH)
  // Not 'networkidle': the live feed stays open.
  await page.goto(`${base}${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await listens
  return { page, person, problems }
}

/** Resolves once this person reads these words. */
export const says = (who: Visitor, words: string) => who.page.getByText(words, { exact: true }).first().waitFor()

/** Writes into the open conversation and sends. */
export async function write({ page }: Visitor, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Mensagem' })
  await box.fill(text)
  await box.press('Enter')
}
