import { LIVE_PATH } from '@prancheta/contract/protocol/live.ts'
import { expect, inject, test } from 'vitest'
import { axeFindings, expectClean } from '../axe.ts'
import { cardOf, expectPlan, newSubscriber, openPricing, pay } from '../buyer.ts'
import { makeUp, type Question } from '../made-up.ts'
import { newPage } from '../profiles.ts'
import { ADMIN, oneBrowser, visit } from '../visit.ts'

const browser = oneBrowser()

test('the portal opens in a new tab; what is cancelled and resumed there shows here by itself, and runs out to Free', async () => {
  const member = await newSubscriber(browser(), 'pro')
  const { page, context, base } = member
  // The feed opens only after the first change, which it therefore never tells.
  const feed = Promise.withResolvers<Question>()
  await makeUp(page, LIVE_PATH, feed.resolve)
  await page.goto(`${base}/pricing`)
  await page.getByText(/Renova em \d\d\/\d\d\/\d{4}\./).waitFor()

  const [portal] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: /Gerenciar Assinatura/ }).click(),
  ])
  await portal.waitForURL('**/demo/portal')
  await portal.getByRole('button', { name: 'Cancelar assinatura' }).click()
  await portal.getByRole('button', { name: 'Desfazer cancelamento' }).waitFor()
  await (await feed.promise).letThrough()
  await page.getByText(/Você mantém o plano até \d\d\/\d\d\/\d{4}/).waitFor()
  await expectPlan(member, 'pro')

  await portal.getByRole('button', { name: 'Desfazer cancelamento' }).click()
  await page.getByText(/Renova em/).waitFor()

  await portal.getByRole('button', { name: 'Cancelar assinatura' }).click()
  // A period that ends before the cancelling is done is followed by the next one.
  await portal.getByRole('button', { name: 'Desfazer cancelamento' }).waitFor()
  await portal.getByRole('button', { name: 'Chegar ao fim do período' }).click()
  await portal.getByText('Esta assinatura terminou.').waitFor()
  await expectPlan(member, 'teste')
  await cardOf(page, 'Free').getByRole('button', { name: 'Seu Plano Atual' }).waitFor()

  await portal.getByRole('button', { name: 'Pagar de novo' }).click()
  await cardOf(page, 'Pro').getByRole('button', { name: 'Seu Plano Atual' }).waitFor()
})

test('a failed renewal is shown with its days of grace on the prices and in the settings', async () => {
  const member = await newSubscriber(browser(), 'starter')
  const { page, context, base } = member
  const portal = await newPage(context)
  await portal.goto(`${base}/demo/portal`)
  await portal.getByRole('button', { name: 'Fazer a renovação falhar' }).click()
  await portal.getByText('Há 3 dias de tolerância.').waitFor()
  await page.goto(`${base}/pricing`)
  await page.getByText('Pagamento pendente').waitFor()
  await page.goto(`${base}/settings`)
  await page.getByText('Regularize até').waitFor()
  await expectPlan(member, 'starter')
})

test('a portal that cannot be opened says so in the specified words and leaves no empty tab', async () => {
  const { page, context, base } = await newSubscriber(browser(), 'pro')
  await page.goto(`${base}/pricing`)
  await makeUp(page, '/api/customer-portal', (question) => question.answer({ status: 503, body: 'oops' }))
  await page.getByRole('button', { name: /Gerenciar Assinatura/ }).click()
  await page.getByText('Erro ao abrir portal. Tente novamente.').first().waitFor()
  await expect.poll(() => context.pages().length).toBe(1)
})

test('a status that cannot be verified disturbs nobody', async () => {
  const { page } = await openPricing(browser())
  await makeUp(page, '/api/check-subscription', (question) => question.answer({ status: 503, body: 'oops' }))
  await page.getByRole('button', { name: 'Atualizar Status da Assinatura' }).click()
  await page.getByText('Não foi possível verificar agora.').waitFor()
  expect(await page.getByRole('button', { name: 'Assinar Pro' }).isEnabled()).toBe(true)
})

test('an admin is offered nothing to buy', async () => {
  const { page } = await visit(browser(), { path: '/pricing', session: ADMIN })
  await page.getByText('Seu acesso não depende de assinatura.').first().waitFor()
  expect(await page.getByRole('button', { name: /^(Assinar|Mudar)/ }).count()).toBe(0)
})

test('the four plans and their prices are readable without a script', async () => {
  const context = await browser().newContext({ javaScriptEnabled: false })
  const page = await newPage(context)
  await page.goto(`${inject('baseUrl')}/pricing`)
  const cards = [
    ['Free', 'R$ 0', '3 partidas por mês'],
    ['Starter', 'R$ 29,90', '30 partidas por mês'],
    ['Pro', 'R$ 99,90', '100 partidas por mês'],
    ['Black', 'R$ 299,90', '500 partidas por mês'],
  ]
  for (const [name = '', ...texts] of cards) {
    const text = (await cardOf(page, name).innerText()).replaceAll('\u00a0', ' ')
    for (const expected of texts) expect(text).toContain(expected)
  }
  expect(await cardOf(page, 'Pro').innerText()).toContain('Mais Popular')
})

test('/payment-success is clean for axe and does not scroll sideways, on a phone and at a desk, light and dark', async () => {
  const { page, problems } = await visit(browser(), { path: '/payment-success' })
  await expectClean(page, '/payment-success')
  expect(problems).toEqual([])
})

test('the pages of the demonstration are clean for axe', async () => {
  const { page, base } = await openPricing(browser())
  await page.getByRole('button', { name: 'Assinar Pro' }).click()
  await page.waitForURL('**/demo/checkout*')
  await page.getByRole('button', { name: /^Pagar/ }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await pay(page)
  await page.goto(`${base}/demo/portal`)
  await page.getByText('Mudar de plano').waitFor()
  expect(await axeFindings(page)).toEqual([])
})
