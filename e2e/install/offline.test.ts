import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { TEST_PASSWORD } from '../../server/test/sign-up-person.ts'
import { base, open, somebody } from '../at-home.ts'
import { axeFindings } from '../axe.ts'
import { WITH_WORKER } from '../browser.ts'
import { oneBrowser } from '../visit.ts'

const browser = oneBrowser()
const { day } = inject('games')

/** An analysis as the page keeps it; `match` is the private word that must not outlive its person. */
const seen = (match: string) => ({
  fixtureId: 7,
  match,
  league: 'Série A',
  kickOff: '2026-11-20T22:00:00.000Z',
  seenAt: new Date().toISOString(),
  confidence: 72,
  isDemo: true,
  markets: [{ name: 'Mais de 2,5 gols', probability: 55.5, odd: 1.95, edge: 0.08, isRecommended: true }],
  reasons: ['Dois ataques fortes.'],
  warning: 'O futebol varia.',
})

/** The worker looks after this page from now on. */
async function withWorker(context: BrowserContext, path: string): Promise<Page> {
  const page = await open(context, path)
  await page.evaluate('navigator.serviceWorker.ready')
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  return page
}

const keep = (page: Page, match: string) =>
  page.evaluate(`caches.open('private-seen-analyses').then((cache) =>
    cache.put('/offline/analyses/7', Response.json(${JSON.stringify(seen(match))})))`)

/** Every byte this browser keeps for the site, in caches and storage, as text. */
const kept = (page: Page) =>
  page.evaluate<string>(`(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push(request.url, await (await cache.match(request)).text())
    }
    for (const { name } of await indexedDB.databases()) texts.push('indexedDB ' + name)
    return texts.join('\\n')
  })()`)

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu de / }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.waitForURL(`${base}/`)
}

test('without a connection the app opens with its menu and what its person saw last, says what is missing, and comes back by itself', async () => {
  const { context } = await somebody(browser(), WITH_WORKER)
  const page = await withWorker(context, '/dashboard')
  await keep(page, 'Azulão x Verdão')
  await context.setOffline(true)
  await page.goto(`${base}/history`)
  await page.getByRole('heading', { level: 1, name: 'Histórico' }).waitFor()
  await page.getByRole('status').getByText('A lista completa, os resultados e o retrospecto precisam').waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Análises' }).click()
  await page.getByRole('heading', { level: 1, name: 'Análises' }).waitFor()
  await page.getByText('Azulão x Verdão').click()
  // A device that found a network, and no server behind it: what stands open stays.
  await page.evaluate(`window.dispatchEvent(new Event('online'))`)
  for (const words of ['55,5%', '1,95', 'Dois ataques fortes.']) await page.getByText(words).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.locator('details[open]').getByText('Azulão x Verdão').waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Carregar Jogos' }).waitFor()
})

test('an open page says that the line dropped, leads on to what is kept, and says when the line is back', async () => {
  const { context } = await somebody(browser(), WITH_WORKER)
  const page = await withWorker(context, '/dashboard')
  await keep(page, 'Azulão x Verdão')
  const bar = page.getByRole('main').getByRole('status')
  await context.setOffline(true)
  await bar.getByText(/^Sem conexão desde \d\d:\d\d\. O que você vê é de antes\.$/).waitFor()
  await context.setOffline(false)
  await bar.getByText('Conexão de volta. Atualizando o que está na tela.').waitFor()

  await context.setOffline(true)
  await bar.getByText(/^Sem conexão desde/).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Histórico' }).click()
  await page.getByRole('heading', { level: 1, name: 'Histórico' }).waitFor()
  await page.getByText('Azulão x Verdão').waitFor()
})

test('an analysis that somebody has just seen, new or from the history, is still there when the connection goes', async () => {
  const { context } = await somebody(browser(), WITH_WORKER)
  const [game] = day.games
  const page = await withWorker(context, `/analyses?jogo=${game?.fixtureId}`)
  const place = `/offline/analyses/${game?.fixtureId}`
  await page.getByRole('button', { name: /^Gerar Análise Inteligente/ }).click()
  await page.getByRole('button', { name: 'Salvar análise' }).click()
  await expect.poll(() => kept(page)).toContain(place)
  await page.getByRole('button', { name: 'Salva', exact: true }).waitFor()

  await page.evaluate(`caches.delete('private-seen-analyses')`)
  await page.goto(`${base}/history`)
  await page.getByRole('link', { name: 'Abrir análise' }).click()
  await expect.poll(() => kept(page)).toContain(place)
  await context.setOffline(true)
  await page.reload()
  // The very analysis that was open stands there, and stands open.
  await page.locator('details[open]').getByText(`${game?.homeName} x ${game?.awayName}`).waitFor()
  await page.locator('details[open]').getByText('Por quê').waitFor()
})

test('whoever leaves takes every private byte along, and the next person finds none offline', async () => {
  const { context } = await somebody(browser(), WITH_WORKER)
  const { person: next } = await somebody(browser(), WITH_WORKER)
  const page = await withWorker(context, '/dashboard')
  await keep(page, 'Jogo Secreto x Da Ana')
  expect(await kept(page)).toContain('Jogo Secreto')
  await signOut(page)
  // By their names first: to read a cache is to open it, and that would make one that has just been deleted anew.
  await expect.poll(() => page.evaluate('caches.keys()')).toEqual([expect.stringMatching(/^precache-/)])
  expect(await kept(page)).not.toContain('Jogo Secreto')

  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
  await page.getByLabel('Email', { exact: true }).fill(next.email)
  await page.getByLabel('Senha', { exact: true }).fill(TEST_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(`${base}/dashboard`)
  await context.setOffline(true)
  await page.goto(`${base}/history`)
  await page.getByText('Nenhuma guardada neste aparelho.').waitFor()
  expect(await page.content()).not.toContain('Jogo Secreto')
  await page.goBack()
  expect(await page.content()).not.toContain('Jogo Secreto')
})
