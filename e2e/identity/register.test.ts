import { randomUUID } from 'node:crypto'
import { readProfile } from '@prancheta/contract/identity/routes.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { base, expectMistake, open, somebody, toastOf } from '../at-home.ts'
import { PHONE, WIDTHS } from '../browser.ts'
import { makeUp } from '../made-up.ts'
import { newPage, newProfile, remember } from '../profiles.ts'
import { awake, oneBrowser } from '../visit.ts'

const browser = oneBrowser()

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Criar conta', exact: true }).click()
const chooseState = async (page: Page, uf: string) => {
  await page.getByRole('combobox', { name: 'Estado (UF)' }).click()
  await page.getByRole('option', { name: uf }).click()
}

async function fillRightly(page: Page, email: string): Promise<void> {
  await field(page, 'Nome').fill('Ana Lima')
  await field(page, 'Email').fill(email)
  await field(page, 'Data de nascimento').fill('20/05/1990')
  await field(page, 'Cidade').fill('Recife')
  await chooseState(page, 'PE · Pernambuco')
  await field(page, 'Telefone').fill('81987654321')
  await page.getByRole('button', { name: 'Copiar telefone' }).click()
  await field(page, 'Senha').fill('uma-senha-boa-7')
  await page.getByRole('checkbox', { name: 'Confirmo que sou maior de 18 anos' }).click()
  await page.getByRole('checkbox', { name: /^Aceito os Termos/ }).click({ position: { x: 5, y: 5 } })
}

const newEmail = () => `nova-${randomUUID()}@test.example`

test.each(WIDTHS)(
  'on a %s, each mistake is told once and in order, nothing typed is lost, and then it works',
  async (width) => {
    const context = await newProfile(browser(), width === 'phone' ? { viewport: PHONE } : {})
    const page = await open(context, '/auth/register')
    const email = newEmail()
    const steps: [words: string, at: string, correct: () => Promise<unknown>][] = [
      ['Nome deve ter pelo menos 3 caracteres', 'Nome', () => field(page, 'Nome').fill('Ana Lima')],
      ['Email inválido', 'Email', () => field(page, 'Email').fill(`${'a'.repeat(290)}@x.com.br`)],
      ['Email muito longo', 'Email', () => field(page, 'Email').fill(email)],
      ['Data de nascimento inválida', 'Data de nascimento', () => field(page, 'Data de nascimento').fill('01/01/2015')],
      [
        'Você deve ter pelo menos 18 anos',
        'Data de nascimento',
        () => field(page, 'Data de nascimento').fill('29/02/2004'),
      ],
      ['Cidade é obrigatória', 'Cidade', () => field(page, 'Cidade').fill('Recife')],
      ['Estado é obrigatório', 'Estado (UF)', () => chooseState(page, 'PE · Pernambuco')],
      ['Telefone inválido', 'Telefone', () => field(page, 'Telefone').fill('+55 81 98765-4321')],
      ['WhatsApp inválido', 'WhatsApp', () => page.getByRole('button', { name: 'Copiar telefone' }).click()],
      ['Senha deve ter pelo menos 6 caracteres', 'Senha', () => field(page, 'Senha').fill('x'.repeat(129))],
      ['Senha muito longa', 'Senha', () => field(page, 'Senha').fill('flamengo')],
      [
        'Você deve confirmar que é maior de 18 anos',
        'Confirmo que sou maior de 18 anos',
        () => page.getByRole('checkbox', { name: 'Confirmo que sou maior de 18 anos' }).click(),
      ],
      [
        'Você deve aceitar os Termos e Política de Privacidade',
        'Aceito os Termos de uso (abre em nova aba) e a Política de Privacidade (abre em nova aba)',
        () => page.getByRole('checkbox', { name: /^Aceito os Termos/ }).click(),
      ],
      ['Senha muito comum. Escolha outra.', 'Senha', () => field(page, 'Senha').fill('uma-senha-boa-7')],
    ]
    for (const [words, at, correct] of steps) {
      await submit(page)
      await expectMistake(page, words, at)
      await correct()
    }
    expect(await field(page, 'Nome').inputValue()).toBe('Ana Lima')
    expect(await field(page, 'WhatsApp').inputValue()).toBe('(81) 98765-4321')

    await submit(page)
    await toastOf(page, 'Conta criada! Redirecionando...').waitFor()
    await page.waitForURL(`${base}/onboarding`)
    const profile = await context.request.get(`${base}${readProfile.path}`)
    expect(await profile.json()).toMatchObject({ name: 'Ana Lima', email, stake_default: 100 })
  },
)

test('a taken e-mail is told beside it, and two clicks make one account', async () => {
  const page = await open(await newProfile(browser()), '/auth/register')
  await fillRightly(page, 'ana@prancheta.example')
  await submit(page)
  await expectMistake(page, 'Este e-mail já está cadastrado.', 'Email')

  await field(page, 'Email').fill(newEmail())
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/sign-up')) sent += 1
  })
  await page.getByRole('button', { name: 'Criar conta', exact: true }).dblclick()
  await page.waitForURL(`${base}/onboarding`)
  expect(sent).toBe(1)
})

test('what is typed before the page is awake is kept, and a telephone number takes shape then', async () => {
  const context = await newProfile(browser())
  const page = await newPage(context)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${base}/auth/register`, { waitUntil: 'commit' })
  await field(page, 'Nome').fill('Ana Lima')
  await field(page, 'Telefone').fill('+55 11 98765 4321')
  await field(page, 'Data de nascimento').fill('20051990')
  // Sending is impossible until somebody listens: the browser would put the password into an address.
  expect(await page.getByRole('button', { name: 'Criar conta', exact: true }).isDisabled()).toBe(true)
  release()
  await expect.poll(() => field(page, 'Telefone').inputValue()).toBe('(11) 98765-4321')
  expect(await field(page, 'Data de nascimento').inputValue()).toBe('20/05/1990')
  await submit(page)
  await expectMistake(page, 'Email inválido', 'Email')
  expect(await field(page, 'Nome').inputValue()).toBe('Ana Lima')
})

test('a date half typed or emptied again is no date, and a number can be corrected in its middle', async () => {
  const page = await open(await newProfile(browser()), '/auth/register')
  await fillRightly(page, newEmail())
  // Every day that is none: calendar.test.ts and the contract's sign-up-form.test.ts.
  for (const wrong of ['20/05', '']) {
    await field(page, 'Data de nascimento').fill(wrong)
    await submit(page)
    await expectMistake(page, 'Data de nascimento inválida', 'Data de nascimento')
  }
  const phone = field(page, 'WhatsApp')
  await phone.focus()
  await page.keyboard.press('End')
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  expect(await phone.inputValue()).toBe('(81) 9876-4321')
  await page.keyboard.type('9')
  expect(await phone.inputValue()).toBe('(81) 98769-4321')
})

const CHOICE = { plan: 'pro', priceId: 'price_pro' }
const storedPlan = (page: Page) => page.evaluate<string | null>("localStorage.getItem('pendingPlan')")
const choose = (page: Page, plan: unknown) => remember(page, 'pendingPlan', JSON.stringify(plan))

test('a plan chosen before leads to its payment, and is then forgotten', async () => {
  const page = await newPage(await newProfile(browser()))
  await choose(page, CHOICE)
  let asked: unknown = null
  await makeUp(page, '/api/create-checkout', (question) => {
    asked = question.sent()
    return question.answer({ json: { url: `${base}/payment-success?session=1` } })
  })
  await page.goto(`${base}/auth/register`)
  await page.getByText('Plano escolhido:').waitFor()
  await fillRightly(page, newEmail())
  await submit(page)
  await page.waitForURL(`${base}/payment-success?session=1`)
  expect(asked).toEqual(CHOICE)
  expect(await storedPlan(page)).toBeNull()
})

test('when the payment cannot be started the account stands, and the prices are shown', async () => {
  const page = await newPage(await newProfile(browser()))
  await choose(page, CHOICE)
  await makeUp(page, '/api/create-checkout', (question) => question.answer({ status: 503, json: {} }))
  await page.goto(`${base}/auth/register`)
  await awake(page)
  await fillRightly(page, newEmail())
  await submit(page)
  await toastOf(page, 'Conta criada! Redirecionando para o pagamento...').waitFor()
  await toastOf(page, 'Conta criada mas houve erro no checkout. Tente novamente em Preços.').waitFor()
  await page.waitForURL(`${base}/pricing`)
  expect(await storedPlan(page)).toBeNull()
})

test('somebody signed in who opens the sign-up goes to the dashboard', async () => {
  const { context } = await somebody(browser())
  const page = await newPage(context)
  await page.goto(`${base}/auth/register`)
  await page.waitForURL(`${base}/dashboard`)
})

// Every address that is refused: start-checkout.test.ts.
test.each([
  ['javascript:alert(1)', 'a script'],
  ...(process.env.DEEP === '1' ? [['http://evil.example/', 'a plain page elsewhere']] : []),
])('somebody signed in with a plan chosen goes to its payment, but never to %s, %s', async (url) => {
  const { context } = await somebody(browser())
  const page = await newPage(context)
  await choose(page, CHOICE)
  await makeUp(page, '/api/create-checkout', (question) => question.answer({ json: { url } }))
  await page.goto(`${base}/auth/register`)
  await toastOf(page, 'Erro ao criar checkout. Tente novamente.').waitFor()
  await page.waitForURL(`${base}/pricing`)
})
