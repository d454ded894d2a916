import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { makeUp } from '../made-up.ts'
import { newPage, newProfile } from '../profiles.ts'
import { ADMIN, oneBrowser, USER, visit } from '../visit.ts'

const browser = oneBrowser()
const isDeep = process.env.DEEP === '1'

// Every page and every spelling: route-table.test.ts and access.test.ts. Here, that each kind of answer reaches the screen.
test.each([
  ['/tickets/42?aba=1', '/auth/login?next=%2Ftickets%2F42%3Faba%3D1'],
  ['/%61dmin', '/auth/login?next=%2F%2561dmin'],
  ...(isDeep
    ? [
        ['/dashboard', '/auth/login?next=%2Fdashboard'],
        ['/admin/users', '/auth/login?next=%2Fadmin%2Fusers'],
        ['/ADMIN', '/auth/login?next=%2FADMIN'],
      ]
    : []),
])('a visitor who opens %s is asked to sign in and can come back', async (path, landing) => {
  const { page, baseUrl, problems } = await visit(browser(), { path })
  await page.waitForURL(`${baseUrl}${landing}`)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Entrar')
  expect(problems).toEqual([])
})

test.each(['/%61dmin', ...(isDeep ? ['/admin', '/ADMIN'] : [])])(
  'a user who opens %s lands on the dashboard and reads Acesso negado',
  async (path) => {
    const { page, baseUrl } = await visit(browser(), { path, session: USER })
    await page.waitForURL(`${baseUrl}/dashboard`)
    await page.getByText('Acesso negado').first().waitFor()
  },
)

test.each(['/chat', ...(isDeep ? ['/dashboard', '/history'] : [])])(
  'an admin who opens %s lands in the admin area',
  async (path) => {
    const { page, baseUrl } = await visit(browser(), { path, session: ADMIN })
    await page.waitForURL(`${baseUrl}/admin`)
    await page.getByText('Painel Administrativo').waitFor()
  },
)

test('an admin may open the analyses, and has a way back', async () => {
  const { page, baseUrl } = await visit(browser(), { path: '/analyses', session: ADMIN })
  await page.getByRole('heading', { level: 1, name: 'Análises' }).waitFor()
  expect(page.url()).toBe(`${baseUrl}/analyses`)
  await page.getByRole('banner').getByRole('link', { name: 'Painel Administrativo' }).click()
  await page.waitForURL(`${baseUrl}/admin`)
})

test('the guard also stands between two pages of the app, not only at its door', async () => {
  const { page, baseUrl } = await visit(browser(), { path: '/analyses', session: ADMIN })
  // As a step of the browser inside the app: the page is not asked from the server again.
  await page.evaluate(`history.pushState({}, '', '/dashboard'); dispatchEvent(new PopStateEvent('popstate'))`)
  await page.waitForURL(`${baseUrl}/admin`)
})

/** Only what time it is, until the next load: nothing on the page that waits for a time may come before the click. */
const aMinuteLater = (page: Page) => page.evaluate('{ const later = Date.now() + 60_000; Date.now = () => later }')

test('a session that ended elsewhere is noticed on the way to the next page', async () => {
  const { page, baseUrl } = await visit(browser(), { path: '/dashboard', session: USER })
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await makeUp(page, '/api/session', (question) => question.answer({ json: { session: null } }))
  await aMinuteLater(page)
  await page.getByRole('link', { name: 'Histórico' }).first().click()
  await page.waitForURL(`${baseUrl}/auth/login?next=%2Fhistory`)
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).waitFor()
})

test('a server that cannot say who is there leads to the error page, and trying again to the page', async () => {
  const context = await newProfile(browser())
  const page = await newPage(context)
  await makeUp(page, '/api/session', (question) => question.answer({ status: 503, body: 'oops' }))
  await page.goto(`${inject('baseUrl')}/history`)
  await page.getByRole('heading', { level: 1, name: 'Algo deu errado' }).waitFor()
  await makeUp(page, '/api/session', (question) => question.answer({ json: { session: USER } }))
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await page.getByRole('heading', { level: 1, name: 'Histórico' }).waitFor()
})

test('a public page shows the menu of a visitor when the server cannot say who is there', async () => {
  const context = await newProfile(browser())
  const page = await newPage(context)
  await makeUp(page, '/api/session', (question) => question.fail())
  await page.goto(`${inject('baseUrl')}/faq`)
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).waitFor()
})

test('a person who was there stays when the server hiccups', async () => {
  const { page, baseUrl } = await visit(browser(), { path: '/dashboard', session: USER })
  await makeUp(page, '/api/session', (question) => question.answer({ status: 503, body: 'oops' }))
  await aMinuteLater(page)
  await page.getByRole('link', { name: 'Histórico' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Histórico' }).waitFor()
  expect(page.url()).toBe(`${baseUrl}/history`)
})

test.each(['with shared tabs', 'where tabs cannot share'])(
  'an admin demoted meanwhile leaves the admin area, %s',
  async (how) => {
    const page = await newPage(await newProfile(browser()))
    // As on plain http in a home network.
    const apart = 'delete Navigator.prototype.locks'
    await using _alone = how === 'where tabs cannot share' ? await page.addInitScript(apart) : null
    const { promise: demoted, resolve: demote } = Promise.withResolvers<void>()
    let session = ADMIN
    await makeUp(page, '/api/session', (question) => question.answer({ json: { session } }))
    await makeUp(page, '/api/live*', async (question) => {
      await demoted
      await question.answer({
        contentType: 'text/event-stream',
        body: 'retry: 600000\nid: 1\nevent: reset\ndata: {}\n\n',
      })
    })
    await page.goto(`${inject('baseUrl')}/admin`)
    await page.getByText('Painel Administrativo').waitFor()
    session = USER
    demote()
    await page.waitForURL('**/dashboard')
    await page.getByText('Acesso negado').first().waitFor()
  },
)

test.each(['/dashboard', '/admin', '/settings'])('the page of %s as the server sends it holds nobody', async (path) => {
  const html = await (await fetch(`${inject('baseUrl')}${path}`)).text()
  expect(html).toContain('Carregando…')
  expect(html).not.toContain('ainda está sendo construída')
})

test('the sidebar of the admin area narrows with Ctrl+B and stays so for the next page', async () => {
  const { page } = await visit(browser(), { path: '/admin', session: ADMIN })
  const sidebar = page.getByRole('complementary')
  const width = async () => (await sidebar.boundingBox())?.width
  await expect.poll(width).toBe(256)
  await page.keyboard.press('Control+b')
  await expect.poll(width).toBe(48)
  await page.reload()
  await expect.poll(width).toBe(48)
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'sidebar_state')
  const lastsDays = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(lastsDays).toBeGreaterThan(6.9)
  expect(lastsDays).toBeLessThan(7.1)
})

test('on a phone the admin menu is a sheet and the header reads Admin', async () => {
  const { page } = await visit(browser(), { path: '/admin', session: ADMIN, width: 'phone' })
  expect((await page.getByRole('banner').innerText()).split('\n')[0]).toBe('Admin')
  await page.getByRole('button', { name: 'Mostrar ou recolher o menu lateral' }).click()
  const sheet = page.getByRole('dialog', { name: 'Admin' })
  await sheet.waitFor()
  expect((await sheet.boundingBox())?.width).toBe(288)
  await sheet.getByRole('link', { name: 'Financeiro' }).click()
  await page.getByRole('heading', { level: 1, name: 'Financeiro' }).waitFor()
})
