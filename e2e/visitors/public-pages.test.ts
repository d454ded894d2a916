import { sampleAnalysis } from '@prancheta/contract/analysis/sample.ts'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { findRoute } from '../../web/src/route-table.ts'
import { expectClean } from '../axe.ts'
import { PHONE } from '../browser.ts'
import { makeUp } from '../made-up.ts'
import { newPage, newProfile } from '../profiles.ts'
import { sharedPage } from '../shared-page.ts'
import { awake, oneBrowser, visit, walkTo } from '../visit.ts'

const browser = oneBrowser()
const base = inject('baseUrl')
/** The address the server believes to be reached at. */
const site = inject('ownUrl')

const PAGES = [
  { path: '/', heading: 'Estude o jogo antes de decidir.' },
  { path: '/features', heading: 'Tudo para estudar uma partida' },
  { path: '/how-it-works', heading: 'A conta inteira, à vista' },
  { path: '/pricing', heading: 'Planos para o seu ritmo de estudo' },
  { path: '/faq', heading: 'Perguntas frequentes' },
  { path: '/transparencia', heading: 'Transparência' },
  { path: '/autoteste', heading: 'Autoteste' },
  { path: '/legal/terms', heading: 'Termos de uso' },
  { path: '/legal/privacy', heading: 'Política de privacidade' },
]

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? null

test('every public page has its own title and description, and a preview with our whole address', async () => {
  const pages = await Promise.all(
    PAGES.map(async ({ path }) => ({ path, html: await (await fetch(base + path)).text() })),
  )
  for (const { path, html } of pages) {
    expect(html).toContain(`<link rel="canonical" href="${site}${path}"/>`)
    expect(meta(html, 'og:url')).toBe(`${site}${path}`)
    expect(meta(html, 'og:title')).toBe(/<title>([^<]*)<\/title>/.exec(html)?.[1])
    expect(meta(html, 'og:description')).toBe(meta(html, 'description'))
    expect(html).not.toContain('prancheta.invalid')
  }
  expect(new Set(pages.map(({ html }) => meta(html, 'og:title'))).size).toBe(PAGES.length)
  expect(new Set(pages.map(({ html }) => meta(html, 'description'))).size).toBe(PAGES.length)
  expect(pages.map(({ html }) => meta(html, 'description')?.length ?? 0).every((length) => length >= 70)).toBe(true)
})

test('the preview’s picture is there, in the size it says', async () => {
  const reply = await fetch(`${base}/link-preview.png`)
  expect(reply.headers.get('content-type')).toBe('image/png')
  const picture = Buffer.from(await reply.arrayBuffer())
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
})

test('search engines find every public page in the sitemap, and no private one', async () => {
  expect(await (await fetch(`${base}/robots.txt`)).text()).toContain(`Sitemap: ${site}/sitemap.xml`)
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replace(site, ''))
  expect(listed).toEqual(expect.arrayContaining(PAGES.map(({ path }) => path)))
  for (const path of ['/dashboard', '/settings', '/admin', '/ui', '/auth/reset-password']) {
    expect(listed).not.toContain(path)
  }
  for (const path of listed) expect((await fetch(base + path)).status).toBe(200)
})

test('the ten questions are told to search engines as questions and answers', async () => {
  const html = await (await fetch(`${base}/faq`)).text()
  const data: unknown = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')
  expect(data).toMatchObject({ '@type': 'FAQPage', mainEntity: expect.arrayContaining([]) })
  expect(html.match(/"@type":"Question"/g)).toHaveLength(10)
})

test('the four plans and their prices are told to search engines', async () => {
  const html = await (await fetch(`${base}/pricing`)).text()
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null'
  const offers = ['0.00', '29.90', '99.90', '299.90'].map((price) => expect.objectContaining({ price }))
  expect(JSON.parse(text)).toMatchObject({ '@type': 'Product', offers })
  expect(text).not.toContain('prancheta.invalid')
})

/** Walked from page to page, where axe stays warm. */
const walked = sharedPage(() => visit(browser(), { path: '/legal/privacy' }))

describe.each(PAGES)('$path', ({ path, heading }) => {
  test('every link leads to a page that answers', async () => {
    const { page, problems } = await visit(browser(), { path })
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
    const links = await page.evaluate<string[]>(`[...new Set([...document.querySelectorAll('a[href^="/"]')]
      .map((link) => link.getAttribute('href')))]`)
    expect(links.length).toBeGreaterThan(8)
    for (const link of links) expect({ link, status: (await fetch(base + link)).status }).toEqual({ link, status: 200 })
    const jumps = await page.evaluate<string[]>(`[...document.querySelectorAll('main a[href^="#"]')]
      .map((link) => link.getAttribute('href')).filter((href) => !document.querySelector(href))`)
    expect(jumps).toEqual([])
    expect(problems).toEqual([])
  })

  test('clean for axe and not scrolling sideways, on a phone and at a desk, light and dark', async () => {
    const { page } = await walked()
    await walkTo(page, path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await expectClean(page, path)
  })
})

test('on /faq one answer is open at a time, by touch and by keyboard', async () => {
  const { page } = await visit(browser(), { path: '/faq', width: 'phone' })
  const open = () => page.locator('details[open] summary').allInnerTexts()
  expect(await page.locator('details').count()).toBe(10)
  expect(await open()).toEqual([])
  await page.getByText('A Prancheta garante lucro?').click()
  expect(await open()).toEqual(['A Prancheta garante lucro?'])
  await page.getByText('Não. Ninguém pode garantir.').waitFor()

  await page.getByText('O que é a Prancheta?').focus()
  await page.keyboard.press('Enter')
  expect(await open()).toEqual(['O que é a Prancheta?'])
  await page.keyboard.press('Enter')
  expect(await open()).toEqual([])
})

const withoutScripts = sharedPage(async () => {
  const context = await browser().newContext({ javaScriptEnabled: false })
  return { page: await context.newPage() }
})

test.each(PAGES)('$path can be read without JavaScript', async ({ path, heading }) => {
  const { page } = await withoutScripts()
  await page.goto(base + path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400)
})

const alone = sharedPage(async () => {
  const context = await browser().newContext({ javaScriptEnabled: false })
  await context.route('**/assets/**', (route) => route.abort())
  return { page: await context.newPage() }
})

/** Made at build, with their style inside; a page made on request names the style's file, which every visitor has by then. */
const BUILT = PAGES.filter(({ path }) => findRoute(path)?.prerendered)

test.each(BUILT)('$path stands in its own style when no other file of it comes', async ({ path, heading }) => {
  const { page } = await alone()
  await page.goto(base + path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  // Both are the house's: a page without style has a clear ground and margins around its body.
  expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).not.toBe('rgba(0, 0, 0, 0)')
  expect(await page.evaluate('getComputedStyle(document.body).margin')).toBe('0px')
})

test('a page in a window that is given no frame wakes all the same; it used to sleep until the window was seen', async () => {
  const context = await newProfile(browser())
  await using _still = await context.addInitScript('window.requestAnimationFrame = () => 0')
  const page = await newPage(context)
  await page.goto(`${inject('baseUrl')}/pricing`)
  await awake(page)
})

test('without JavaScript the questions still open', async () => {
  const { page } = await withoutScripts()
  await page.goto(`${base}/faq`)
  await page.getByText('Posso cancelar quando quiser?').click()
  await page.getByText('Sim, sem multa e sem falar com ninguém.').waitFor()
})

test('the legal pages say which day it is and since when the text holds', async () => {
  const { page, problems } = await visit(browser(), { path: '/legal/terms' })
  const today = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(new Date())
  await page.getByText(`Última atualização: ${today}`).waitFor()
  // As the server sends it, for readers without scripts: nothing of the build's own day.
  expect(await (await fetch(`${base}/legal/terms`)).text()).toMatch(new RegExp(`Última atualização: .{0,60}${today}<`))
  expect(problems).toEqual([])
  await page.getByText('Texto em vigor desde 17/11/2026').waitFor()
})

const sample = (page: Page) => page.getByRole('region', { name: 'Uma análise, como ela é' })
const STILL = 'Bacuri SC × Seringueira EC'

test('the first page shows an analysis of a game of today as the engine sees it, and says that it is made up', async () => {
  await expect.poll(async () => (await readSample()).analysis?.home, { timeout: 60_000 }).toEqual(expect.any(String))
  const page = await newPage(await newProfile(browser(), { viewport: PHONE }))
  // What the page itself is told: whoever asks at another time may hear of another game.
  const told = page.waitForResponse(`${base}${sampleAnalysis.path}`)
  await page.goto(base)
  await awake(page)
  await sample(page).getByText('A resposta').scrollIntoViewIfNeeded()
  const { analysis } = sampleAnalysis.output.parse(await (await told).json())
  await sample(page).getByText(`${analysis?.home} × ${analysis?.away}`).waitFor()
  await sample(page).getByText('Demonstração').first().waitFor()
  await sample(page)
    .getByText(/^calculado em/)
    .waitFor()
  await sample(page).getByText('Mapa de placares').waitFor()
  expect(await sample(page).innerText()).toContain(analysis?.pick?.name ?? 'Nenhuma aposta com valor')
})

test('before any script runs, and when the game of today does not come, a still stands in its place', async () => {
  expect(await (await fetch(`${base}/`)).text()).toContain('Bacuri SC')
  const context = await newProfile(browser())
  const page = await newPage(context)
  await makeUp(page, '/api/sample-analysis', (question) => question.fail())
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/sample-analysis'))
  await page.goto(base)
  await asked
  await sample(page).getByText(STILL).waitFor()
  await sample(page).getByText('guardado em 14/11/2026 às 11:00').waitFor()
})

const readSample = async () => sampleAnalysis.output.parse(await (await fetch(`${base}/api/sample-analysis`)).json())
