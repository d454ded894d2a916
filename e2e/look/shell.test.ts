import { currentSession } from '@prancheta/contract/identity/session.ts'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { base, open, somebody } from '../at-home.ts'
import { makeUp } from '../made-up.ts'
import { sharedPage } from '../shared-page.ts'
import { ADMIN, arrived, drawn, focusedId, isFocused, oneBrowser, USER, visit } from '../visit.ts'

const browser = oneBrowser()
const home = sharedPage(() => visit(browser(), { path: '/' }))
const dashboard = sharedPage(() => visit(browser(), { path: '/dashboard', session: USER }))

const linksOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name, exact: true }).getByRole('link').allInnerTexts()

test('a visitor sees Recursos, Como funciona, Preços, Entrar and Começar grátis', async () => {
  const { page, problems } = await visit(browser(), { path: '/features' })
  expect(await linksOf(page, 'Principal')).toEqual(['Recursos', 'Como funciona', 'Preços'])
  const bar = page.getByRole('banner')
  expect(await bar.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/auth/login')
  expect(await bar.getByRole('link', { name: 'Começar grátis' }).getAttribute('href')).toBe('/auth/register')
  expect(await bar.getByRole('link', { name: 'Prancheta, página inicial' }).getAttribute('href')).toBe('/')
  expect(problems).toEqual([])
})

test('a signed-in user sees their four pages and a profile menu with Configurações and Sair', async () => {
  const { page, problems } = await dashboard()
  expect(await linksOf(page, 'Principal')).toEqual(['Dashboard', 'Análises', 'Histórico', 'Suporte'])
  await page.getByRole('button', { name: 'Menu de Ana Souza' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).waitFor()
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
    'Dashboard',
    'Análises',
    'Histórico',
    'Suporte',
    'Configurações',
    'Sair',
  ])
  expect(problems).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('menuitem', { name: 'Sair' }).waitFor({ state: 'hidden' })
})

test('an admin sees no user pages, only the profile menu with Sair', async () => {
  const { page } = await visit(browser(), { path: '/', session: ADMIN })
  const profile = page.getByRole('button', { name: 'Menu de Bruno Lima' })
  await profile.click()
  await page.getByRole('menuitem').first().waitFor()
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Sair'])
  expect(await page.getByRole('navigation', { name: 'Principal', exact: true }).count()).toBe(0)
})

test('Sair ends the session on the server and goes to the start, with no way back', async () => {
  const { context, person } = await somebody(browser())
  const page = await open(context, '/settings')
  await page
    .getByRole('navigation', { name: 'Principal', exact: true })
    .getByRole('link', { name: 'Histórico' })
    .click()
  await page.waitForURL(`${base}/history`)
  await arrived(page)
  await page.getByRole('button', { name: /^Menu de / }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.waitForURL(`${base}/`)
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).waitFor()
  expect(await person.call(currentSession, {})).toEqual({ session: null })

  await page.goBack()
  await page.waitForURL(`${base}/auth/login?next=%2Fsettings`)
  expect(await page.content()).not.toContain(person.email)
})

test('Sair goes to the start on a slow device too, where the page left stays on screen for a while', async () => {
  const { page, baseUrl } = await visit(browser(), { path: '/history', session: USER })
  await makeUp(page, '/api/auth/sign-out', (question) => question.answer({ json: {} }))
  const slowed = await page.context().newCDPSession(page)
  onTestFinished(() => slowed.detach())
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.getByRole('button', { name: 'Menu de Ana Souza' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).waitFor()
  expect(visited).toEqual(['/'])
  expect(page.url()).toBe(`${baseUrl}/`)
})

test('Sair goes to the start also when the news of the ended session overtakes the answer', async () => {
  const { context } = await somebody(browser())
  const page = await open(context, '/history')
  await makeUp(page, '/api/auth/sign-out', async (question) => {
    const news = page.waitForResponse((reply) => reply.url() === `${base}/api/session`)
    const reply = await question.answered()
    expect(await (await news).json()).toEqual({ session: null })
    // The page has had its chance to act on the news once it has drawn itself anew.
    await drawn(page)
    await reply.passOn()
  })
  await page.getByRole('button', { name: /^Menu de / }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.waitForURL((url) => url.pathname !== '/history')
  expect(page.url()).toBe(`${base}/`)
})

test('a sign-out that fails says so and keeps the person signed in', async () => {
  const { page, baseUrl } = await dashboard()
  await makeUp(page, '/api/auth/sign-out', (question) => question.answer({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Menu de Ana Souza' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.getByText('Não foi possível sair').first().waitFor()
  expect(page.url()).toBe(`${baseUrl}/dashboard`)
})

test('the phone menu opens, walks, closes and gives the focus back by keyboard alone', async () => {
  const { page, baseUrl, problems } = await visit(browser(), { path: '/', width: 'phone' })
  const button = page.getByRole('button', { name: 'Abrir menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.waitFor()
  expect(await menu.getByRole('link').allInnerTexts()).toEqual([
    'Recursos',
    'Como funciona',
    'Preços',
    'Começar grátis',
    'Entrar',
  ])

  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(button)).toBe(true)

  await page.keyboard.press('Enter')
  // It takes the focus a moment after it stands.
  await menu.locator(':focus').waitFor()
  await menu.getByRole('link', { name: 'Como funciona' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${baseUrl}/how-it-works`)
  await menu.waitFor({ state: 'hidden' })
  expect(problems).toEqual([])
})

test('the first Tab offers to skip the menus, and doing so moves the focus to the content', async () => {
  const { page } = await home()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' })
  expect(await isFocused(skip)).toBe(true)
  await page.keyboard.press('Enter')
  expect(await focusedId(page)).toBe('conteudo')
})

test('the footer has the product and support links, the disclaimer, 18+ and where to find help', async () => {
  const { page } = await home()
  expect(await linksOf(page, 'Produto')).toEqual(['Recursos', 'Como funciona', 'Transparência', 'Preços'])
  expect(await linksOf(page, 'Suporte')).toEqual(['FAQ', 'Termos de uso', 'Privacidade'])
  const footer = page.getByRole('contentinfo')
  const text = await footer.innerText()
  expect(text).toContain('18+')
  expect(text).toContain('não é uma casa de apostas')
  expect(text).toContain('Resultados passados não garantem resultados futuros')
  expect(await footer.getByRole('link', { name: /Autoexclusão oficial/ }).getAttribute('href')).toBe(
    'https://www.gov.br/autoexclusaoapostas',
  )
})

test('a thin bar tells that a page is loading, and the content takes the focus when it is there', async () => {
  const { page, baseUrl } = await visit(browser(), { path: '/', session: USER })
  await page.getByRole('button', { name: 'Menu de Ana Souza' }).waitFor()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/signed-in-area*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('link', { name: 'Análises' }).click()
  await page.getByRole('banner').getByRole('progressbar', { name: 'Carregando página' }).waitFor()
  release()
  await page.waitForURL(`${baseUrl}/analyses`)
  await page.getByRole('heading', { level: 1, name: 'Análises' }).waitFor()
  await expect.poll(() => focusedId(page)).toBe('conteudo')
})
