import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { TEST_PASSWORD } from '../../server/test/sign-up-person.ts'
import {
  analysisStatus,
  buy,
  cardOf,
  expectPlan,
  gamesOfToday,
  newSubscriber,
  openAsMember,
  openPricing,
  pay,
} from '../buyer.ts'
import { makeUp, stopMakingUp } from '../made-up.ts'
import { sharedPage } from '../shared-page.ts'
import { oneBrowser, visit } from '../visit.ts'

const browser = oneBrowser()
const pendingPlan = 'localStorage.getItem("pendingPlan")'

test('a visitor picks Pro, creates an account, pays, and has what Pro has', async () => {
  const { page, baseUrl } = await visit(browser(), { path: '/pricing' })
  await page.getByRole('button', { name: 'Assinar Pro' }).click()
  await page.getByText('Crie sua conta para continuar com o pagamento').first().waitFor()
  await page.waitForURL('**/auth/register')
  const pending = JSON.parse((await page.evaluate<string | null>(pendingPlan)) ?? '{}')
  expect(pending).toEqual({ plan: 'pro', priceId: 'price_demo_pro' })

  await page.getByLabel('Nome', { exact: true }).fill('Ana Souza')
  await page.getByLabel('Email', { exact: true }).fill(`ana-${randomUUID()}@test.example`)
  await page.getByLabel('Data de nascimento', { exact: true }).fill('20/05/1990')
  await page.getByLabel('Cidade', { exact: true }).fill('Recife')
  await page.getByRole('combobox', { name: 'Estado (UF)' }).click()
  await page.getByRole('option', { name: /Pernambuco|PE/ }).click()
  await page.getByLabel('Telefone', { exact: true }).fill('81987654321')
  await page.getByRole('button', { name: 'Copiar telefone' }).click()
  await page.getByLabel('Senha', { exact: true }).fill(TEST_PASSWORD)
  await page.getByRole('checkbox', { name: /maior de 18/ }).click()
  await page.getByRole('checkbox', { name: /Aceito os/ }).click()
  await page.getByRole('button', { name: 'Criar conta' }).click()

  await page.waitForURL('**/demo/checkout*')
  expect(await page.evaluate<string | null>(pendingPlan)).toBeNull()
  await page.getByRole('heading', { name: 'Pagamento de demonstração' }).waitFor()
  // The answer is held until the page was seen waiting for it.
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await makeUp(page, '/api/check-subscription', async (question) => {
    await held
    await question.letThrough()
  })
  await page.getByRole('button', { name: /^Pagar/ }).click()
  await page.getByRole('heading', { name: 'Pagamento confirmado! Atualizando assinatura...' }).waitFor()
  release()
  await page.getByText('Assinatura ativada com sucesso!').first().waitFor()
  await page.waitForURL('**/dashboard')
  const member = { context: page.context(), page, base: baseUrl }
  await expectPlan(member, 'pro')
  await page.getByText('0/100').first().waitFor()
  await page.goto(`${baseUrl}/pricing`)
  await cardOf(page, 'Pro').getByText('Seu Plano', { exact: true }).waitFor()
  expect(await cardOf(page, 'Pro').getByRole('button', { name: 'Seu Plano Atual' }).isDisabled()).toBe(true)
})

test('the fourth match of the month is refused on the trial and analysed once Pro is paid', async () => {
  const member = await openPricing(browser())
  const [first, second, third, fourth] = await gamesOfToday(member)
  // A server that has just started rates its leagues first; until then an analysis says so and costs nothing.
  for (const game of [first, second, third]) {
    await expect.poll(() => analysisStatus(member, game), { timeout: 120_000, interval: 4_000 }).toBe(200)
  }
  expect(await analysisStatus(member, fourth)).toBe(403)
  await buy(member.page, 'Pro')
  await expect.poll(() => analysisStatus(member, fourth), { timeout: 120_000, interval: 4_000 }).toBe(200)
  await member.page.reload()
  await member.page.getByText('4/100').first().waitFor()
}, 300_000)

test('a declined card costs nothing, says so, and another card works on the same page', async () => {
  const member = await openPricing(browser())
  const { page } = member
  await page.getByRole('button', { name: 'Assinar Starter' }).click()
  await page.waitForURL('**/demo/checkout*')
  await page.getByRole('button', { name: 'Simular cartão recusado' }).click()
  await page.getByText('Cartão recusado. Nada foi cobrado.').waitFor()
  await expectPlan(member, 'teste')
  const number = page.getByLabel('Número do cartão de teste')
  await number.fill('5555 5555 5555 4444')
  await page.getByRole('button', { name: /^Pagar/ }).click()
  await page.getByText('Não digite um cartão de verdade.').waitFor()
  await number.fill('4242 4242 4242 4242')
  await pay(page)
  await expectPlan(member, 'starter')
})

/** The same reader of the prices for three tests; the last of them takes the session away. */
const prices = sharedPage(() => openPricing(browser()))

test('leaving the payment leads back to the prices with Checkout cancelado, once, and nothing bought', async () => {
  const member = await prices()
  const { page, base } = member
  await page.getByRole('button', { name: 'Assinar Black' }).click()
  await page.waitForURL('**/demo/checkout*')
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await page.getByText('Checkout cancelado').first().waitFor()
  await expect.poll(() => page.url()).toBe(`${base}/pricing`)
  await expectPlan(member, 'teste')
})

test('while the checkout is made the button reads Processando..., and a failure says so in the specified words', async () => {
  const { page } = await prices()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await makeUp(page, '/api/create-checkout', async (question) => {
    await held
    await question.answer({
      status: 502,
      json: { error: 'Erro ao criar checkout. Tente novamente.', code: 'billing.checkoutFailed' },
    })
  })
  await page.getByRole('button', { name: 'Assinar Pro' }).click()
  await page.getByRole('button', { name: 'Processando...' }).waitFor()
  release()
  await page.getByText('Erro ao criar checkout. Tente novamente.').first().waitFor()
  await page.getByRole('button', { name: 'Assinar Pro' }).waitFor()
  await stopMakingUp(page)
})

test('a session that ended is told, and the way leads through the sign-in back to the prices', async () => {
  const { page, context, base } = await prices()
  // All questions of the arrival are answered first: one that comes back refused would tell the page by itself.
  const answered = (path: string) => page.waitForResponse((reply) => reply.url() === `${base}${path}`)
  const quiet = Promise.all([answered('/api/check-subscription'), answered('/api/session')])
  await page.getByRole('button', { name: 'Atualizar Status da Assinatura' }).click()
  await quiet
  await context.clearCookies()
  await page.getByRole('button', { name: 'Assinar Pro' }).click()
  await page.getByText('Usuário não autenticado').first().waitFor()
  await page.waitForURL(`${base}/auth/login?next=%2Fpricing`)
})

test('the page after a payment, opened by hand, grants nothing and says that no payment came', async () => {
  const member = await openAsMember(browser(), '/payment-success?session_id=cs_feito_em_casa')
  const { page } = member
  await page.getByRole('heading', { name: 'Pagamento confirmado! Atualizando assinatura...' }).waitFor()
  const pending = 'Pagamento ainda em confirmação. Avisaremos assim que for confirmado.'
  await page.getByText(pending).first().waitFor()
  await page.waitForURL('**/dashboard')
  await expectPlan(member, 'teste')
})

test('five failures on the page after a payment lead to the dashboard without a word of success', async () => {
  const { page } = await openAsMember(browser(), '/dashboard')
  let questions = 0
  await makeUp(page, '/api/check-subscription', (question) => {
    questions += 1
    return question.answer({ status: 503, body: 'oops' })
  })
  await page.goto(`${inject('baseUrl')}/payment-success`)
  await page.waitForURL('**/dashboard')
  expect(questions).toBe(5)
  expect(await page.getByText('Assinatura ativada').count()).toBe(0)
})

test('without a session the page after a payment offers the sign-in', async () => {
  const { page, baseUrl } = await visit(browser(), { path: '/payment-success' })
  await page.getByRole('heading', { name: 'Pagamento Realizado!' }).waitFor()
  await page.getByRole('link', { name: 'Fazer Login' }).click()
  await page.waitForURL(`${baseUrl}/auth/login`)
})

test('a payer who chooses another plan is led to that change, with the plan chosen', async () => {
  const member = await newSubscriber(browser(), 'starter')
  const { page, base } = member
  await page.goto(`${base}/pricing`)
  await page.getByRole('button', { name: 'Mudar para Pro' }).click()
  await page.waitForURL('**/demo/portal?plan=pro')
  await page.getByText('Você escolheu o Pro').waitFor()
  await page.getByRole('button', { name: 'Mudar para Pro' }).click()
  await page.getByRole('heading', { name: 'Plano Pro' }).waitFor()
  await expectPlan(member, 'pro')
})
