import { expect, inject, test } from 'vitest'
import { newPage } from '../profiles.ts'
import { awake, oneBrowser, visit } from '../visit.ts'

const browser = oneBrowser()

test('a page that does not exist answers 404, says so in Portuguese too, and leads home', async () => {
  const { page, baseUrl } = await visit(browser(), { path: '/nao-existe' })
  expect((await fetch(`${baseUrl}/nao-existe`)).status).toBe(404)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Oops! Page not found')
  await page.getByText('Esta página não existe ou mudou de lugar.').waitFor()
  expect(await page.title()).toBe('Página não encontrada — Prancheta')
  await page.getByRole('main').getByRole('link', { name: 'Voltar ao início' }).click()
  await page.waitForURL(`${baseUrl}/`)
})

test('a page that breaks offers to try again or to go home, and shows nothing of our insides', async () => {
  const { page, baseUrl } = await visit(browser(), { path: '/ui' })
  await page.getByRole('button', { name: 'Quebrar esta página' }).click()
  await page.getByRole('heading', { level: 1, name: 'Algo deu errado' }).waitFor()
  expect(await page.getByRole('main').innerText()).not.toContain('on purpose')
  await expect.poll(() => page.title()).toBe('Algo deu errado — Prancheta')

  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await page.getByRole('heading', { level: 1, name: 'Componentes' }).waitFor()
  await awake(page) // it was loaded anew

  await page.getByRole('button', { name: 'Quebrar esta página' }).click()
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await page.waitForURL(`${baseUrl}/`)
  await page.getByRole('heading', { level: 1, name: 'Estude o jogo antes de decidir.' }).waitFor()
})

test('the error page keeps the theme somebody chose and starts at its top', async () => {
  const { page } = await visit(browser(), { path: '/ui', system: 'light' })
  await page.getByRole('button', { name: 'Alternar entre tema claro e escuro' }).click()
  await page.getByRole('button', { name: 'Quebrar esta página' }).click()
  await page.getByRole('heading', { level: 1, name: 'Algo deu errado' }).waitFor()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(await page.evaluate('window.scrollY')).toBe(0)
})

test('without JavaScript the home page can be read and its links followed', async () => {
  const context = await browser().newContext({ javaScriptEnabled: false })
  const page = await newPage(context)
  await page.goto(inject('baseUrl'))
  await page.getByRole('link', { name: 'Como funciona' }).first().click()
  await page.waitForURL(/\/how-it-works\/?$/)
})
