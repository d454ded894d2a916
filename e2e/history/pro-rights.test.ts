import { saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { expect, test } from 'vitest'
import { base, somebody, toastOf } from '../at-home.ts'
import { downloaded } from '../browser.ts'
import { analysisStatus, gamesOfToday, type Member, newSubscriber } from '../buyer.ts'
import { makeUp } from '../made-up.ts'
import { newPage } from '../profiles.ts'
import { oneBrowser } from '../visit.ts'
import { savedView, serveHistory } from './saved.ts'

const browser = oneBrowser()
/** Ratings of the day's leagues are made by jobs that begin with the server. */
const RATED = { timeout: 120_000, interval: 1_000 }

/** A member with one analysis of today saved. */
async function withOneSaved(member: Member): Promise<void> {
  const [fixtureId] = await gamesOfToday(member)
  await expect.poll(() => analysisStatus(member, fixtureId), RATED).toBe(200)
  const saved = await member.context.request.post(`${member.base}${saveAnalysis.path}`, {
    data: { fixture_id: fixtureId },
  })
  expect(saved.status()).toBe(200)
}

test('a Pro subscriber downloads the history, opens an analysis whole, and a card opens in a window of its own', async () => {
  const member = await newSubscriber(browser(), 'pro')
  const { page, context } = member
  await withOneSaved(member)
  await page.goto(`${member.base}/history`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exportar CSV (Pro)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^prancheta-historico-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await downloaded(download)).toString().trim().split('\r\n')
  expect(lines).toHaveLength(2)

  const [shown] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Gerar card (Pro)' }).click(),
  ])
  await toastOf(page, 'Card gerado!').waitFor()
  await shown.waitForURL('blob:**')
  await expect
    .poll(() => shown.evaluate<number[]>('[document.images[0]?.naturalWidth, document.images[0]?.naturalHeight]'))
    .toEqual([1080, 1920])
  await shown.close()

  await page.getByRole('link', { name: 'Abrir análise' }).click()
  await page.getByRole('heading', { name: 'Mercados' }).first().waitFor()
  // What the history holds is not offered for saving again.
  expect(await page.getByRole('button', { name: 'Salva', exact: true }).isDisabled()).toBe(true)
  expect(await page.getByText('Pick que será salvo').count()).toBe(0)
  await page.getByText(/^(Pick salvo: .+|Salva sem pick\.)$/).waitFor()
  await page.getByRole('link', { name: 'Voltar ao histórico' }).click()
  await page.getByRole('article').first().waitFor()
})

test('a card that could not be drawn says so and leaves no empty window', async () => {
  const member = await newSubscriber(browser(), 'pro')
  const { page, context } = member
  await serveHistory(page, [savedView(1)])
  await page.goto(`${member.base}/history`)
  const make = page.getByRole('button', { name: 'Gerar card (Pro)' })
  await makeUp(page, '/api/generate-card', (question) => question.answer({ status: 502, body: 'oops' }))
  await make.click()
  await toastOf(page, 'Erro ao gerar card').waitFor()
  await makeUp(page, '/api/generate-card', (question) => question.answer({ json: {} }))
  await make.click()
  await toastOf(page, 'Falha ao gerar o card').waitFor()
  await expect.poll(() => context.pages().length).toBe(1)
})

test('without the right the card’s button explains and leads to the plans', async () => {
  const { context } = await somebody(browser())
  const page = await newPage(context)
  await serveHistory(page, [savedView(1)])
  await page.goto(`${base}/history`)
  await page.getByRole('button', { name: 'Gerar card (Pro)' }).click()
  await page.getByText('O card para redes sociais faz parte dos planos Pro e Black.').waitFor()
  await page.getByRole('dialog').getByRole('link', { name: 'Ver Planos' }).click()
  await page.waitForURL('**/pricing')
})

test('a starred league comes first in the list and its games onto the dashboard', async () => {
  const member = await newSubscriber(browser(), 'pro')
  const { page } = member
  await page.goto(`${member.base}/analyses`)
  await page.getByRole('button', { name: 'Carregar Jogos' }).click()
  // The list that stood there goes, and its stars with it.
  await page
    .getByRole('region', { name: 'Avisos' })
    .getByText(/encontrados?$/)
    .first()
    .waitFor()
  const stars = page.getByRole('button', { name: /^Favoritos de/ })
  await stars.last().click()
  const league = page.getByRole('dialog').getByRole('button', { name: /campeonato$/ })
  const name = (await league.innerText()).replace(/\s*campeonato$/, '').trim()
  // Shown at once; another page knows of it when it is stored.
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/favourites/')),
    league.click(),
  ])
  await expect.poll(() => league.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('radio').first().locator('..').innerText()).toContain(name)
  await page.goto(`${member.base}/dashboard`)
  const section = page.getByRole('heading', { name: 'Próximos jogos dos favoritos' }).locator('../../..')
  await expect.poll(() => section.innerText()).toContain(name)
})
