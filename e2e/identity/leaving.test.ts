import { endOtherSessions, signIn } from '@prancheta/contract/identity/routes.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Person } from '../../server/test/person.ts'
import { TEST_PASSWORD } from '../../server/test/sign-up-person.ts'
import { type AtHome, base, open, somebody, toastOf } from '../at-home.ts'
import { makeUp } from '../made-up.ts'
import { newPage } from '../profiles.ts'
import { arrived, oneBrowser, withoutNews } from '../visit.ts'

const browser = oneBrowser()

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu de / }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.waitForURL(`${base}/`)
}

/** Everything this browser keeps, as text. */
const kept = (page: Page) =>
  page.evaluate<string>(`(async () => {
    const names = await caches.keys()
    return JSON.stringify({ local: { ...localStorage }, session: { ...sessionStorage }, caches: names.filter((name) => !/precache/.test(name)) })
  })()`)

async function endSessionElsewhere({ person }: AtHome): Promise<void> {
  const elsewhere = new Person(base)
  await elsewhere.call(signIn, { email: person.email, password: TEST_PASSWORD })
  await elsewhere.call(endOtherSessions, {})
}

test('Sair leaves nothing private in the browser: no storage, no cache, no chosen plan, nothing behind the back button', async () => {
  const { context, person } = await somebody(browser())
  const page = await open(context, '/settings')
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(person.email)
  await page.evaluate(`(async () => {
    localStorage.setItem('pendingPlan', '{"plan":"pro","priceId":"price_pro"}')
    localStorage.setItem('theme', 'dark')
    sessionStorage.setItem('chat:7', 'minha pergunta')
    await (await caches.open('api-replies')).put('/api/profile', new Response('private'))
  })()`)
  await page
    .getByRole('navigation', { name: 'Principal', exact: true })
    .getByRole('link', { name: 'Dashboard' })
    .click()
  await page.waitForURL(`${base}/dashboard`)
  await arrived(page)
  await signOut(page)
  await expect.poll(async () => JSON.parse(await kept(page)).caches).toEqual([])
  const { local, session } = JSON.parse(await kept(page))
  expect(local).toEqual({ theme: 'dark' })
  expect(session['chat:7']).toBeUndefined()

  await page.goBack()
  await page.waitForURL('**/auth/login?next=%2Fsettings')
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
  expect(await page.content()).not.toContain(person.email)
})

test('the next person at the same browser sees nothing of the one before', async () => {
  const { context, person } = await somebody(browser())
  const { person: next } = await somebody(browser())
  const page = await open(context, '/settings')
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(person.email)
  await signOut(page)
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
  await page.getByLabel('Email', { exact: true }).fill(next.email)
  await page.getByLabel('Senha', { exact: true }).fill(TEST_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(`${base}/dashboard`)
  await arrived(page)
  await page.evaluate(`{
    window.seen = []
    new MutationObserver(() => seen.push(...[...document.querySelectorAll('input')].map((input) => input.value)))
      .observe(document.body, { subtree: true, childList: true })
  }`)
  await page.getByRole('button', { name: /^Menu de / }).click()
  await page.getByRole('menuitem', { name: 'Configurações' }).click()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(next.email)
  const seen = await page.evaluate<string[]>('seen')
  expect(seen).toContain(next.email)
  expect(seen).not.toContain(person.email)
})

test('a session ended elsewhere empties every open tab and leads each to the sign-in, remembering its page', async () => {
  const ana = await somebody(browser())
  const [first, second] = [await open(ana.context, '/settings'), await open(ana.context, '/dashboard')]
  await first.evaluate("sessionStorage.setItem('chat:7', 'minha pergunta')")
  await endSessionElsewhere(ana)
  await first.waitForURL('**/auth/login?next=%2Fsettings')
  await second.waitForURL('**/auth/login?next=%2Fdashboard')
  expect(await first.evaluate("sessionStorage.getItem('chat:7')")).toBeNull()
  expect(await first.content()).not.toContain(ana.person.email)
})

test('a tab that hears nothing learns of the ended session from the first thing it tries', async () => {
  const ana = await somebody(browser())
  const page = await newPage(ana.context)
  await withoutNews(page)
  await page.goto(`${base}/settings`)
  await page.getByLabel('Nome').fill('Ana Maria')
  await endSessionElsewhere(ana)
  await page.getByRole('button', { name: 'Salvar nome' }).click()
  await toastOf(page, 'Usuário não autenticado').waitFor()
  await page.waitForURL('**/auth/login?next=%2Fsettings')
})

/** What a browser does that keeps whole pages: it puts one away, and shows it again on 'back'. */
const putAway = (page: Page) => page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
const bringBack = (page: Page) =>
  page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")

test('a page put away by the browser is blank until the server has said who is there', async () => {
  const { context, person } = await somebody(browser())
  const page = await open(context, '/settings')
  const email = page.getByLabel('Email')
  await expect.poll(() => email.inputValue()).toBe(person.email)
  await putAway(page)
  expect(await email.isVisible()).toBe(false)
  await bringBack(page)
  await expect.poll(() => email.isVisible()).toBe(true)

  await putAway(page)
  await context.clearCookies()
  await bringBack(page)
  await page.waitForURL('**/auth/login?next=%2Fsettings')
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
  expect(await page.content()).not.toContain(person.email)
})

test('a page brought back while the server cannot be asked stays blank or starts anew, and shows nothing', async () => {
  const { context, person } = await somebody(browser())
  const page = await open(context, '/settings')
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(person.email)
  await putAway(page)
  await makeUp(page, '/api/session', (question) => question.answer({ status: 503, body: 'oops' }))
  await bringBack(page)
  await page.getByRole('heading', { level: 1, name: 'Algo deu errado' }).waitFor()
  expect(await page.content()).not.toContain(person.email)
})
