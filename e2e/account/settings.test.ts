import { readProfile, signIn } from '@prancheta/contract/identity/routes.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Person } from '../../server/test/person.ts'
import { TEST_PASSWORD } from '../../server/test/sign-up-person.ts'
import { base, expectMistake, open, somebody, toastOf } from '../at-home.ts'
import { makeUp, stopMakingUp } from '../made-up.ts'
import { sharedPage } from '../shared-page.ts'
import { oneBrowser } from '../visit.ts'

const browser = oneBrowser()

/** One person's settings, where each test changes something else. */
const settings = sharedPage(async () => {
  const { context, person } = await somebody(browser())
  return { page: await open(context, '/settings'), person }
})

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

test('the settings show the account, the plan, the usage and what serves the data', async () => {
  const { page, person } = await settings()
  const account = card(page, 'Conta')
  await expect.poll(() => account.getByLabel('Email').inputValue()).toBe(person.email)
  expect(await account.getByLabel('Email').isEditable()).toBe(false)
  await account.getByText(/Membro desde \d{2}\/\d{2}\/\d{4}/).waitFor()

  const plan = card(page, 'Plano atual')
  await plan.getByText('0/3 conversas este mês').waitFor()
  await plan.getByText('Ativo', { exact: true }).waitFor()
  await plan.getByText(/^01\/\d{2}\/\d{4}$/).waitFor()
  expect(await plan.getByRole('link', { name: 'Gerenciar Assinatura' }).getAttribute('href')).toBe('/pricing')

  const usage = card(page, 'Uso')
  const terms = () => usage.getByRole('term').allInnerTexts()
  await expect.poll(terms).toEqual(['Partidas este mês', 'Análises salvas'])
  expect(await usage.getByRole('link', { name: 'Ver histórico' }).getAttribute('href')).toBe('/history')

  const integrations = card(page, 'Integrações').getByRole('listitem')
  await integrations.first().waitFor()
  expect((await integrations.allInnerTexts()).map((text) => text.split('\n').filter(Boolean))).toEqual([
    ['Dados de futebol', 'dados de demonstração', 'Configurada'],
    ['Clima', 'dados de demonstração', 'Configurada'],
    ['Inteligência artificial', 'dados de demonstração', 'Configurada'],
  ])
})

test('a name is changed where it stands and in the menu, never emptied, and a failure loses nothing', async () => {
  const { page, person } = await settings()
  const name = page.getByLabel('Nome')
  const save = page.getByRole('button', { name: 'Salvar nome' })
  await name.fill('   ')
  await save.click()
  await expectMistake(page, 'Valor inválido: no mínimo 1 caractere', 'Nome')
  await makeUp(page, '/api/profile', (question) => question.answer({ status: 500, body: 'oops' }))
  await name.fill('Ana Maria')
  await save.click()
  await toastOf(page, 'Erro ao salvar informações').waitFor()
  expect(await name.inputValue()).toBe('Ana Maria')
  await stopMakingUp(page, '/api/profile')
  await save.click()
  await toastOf(page, 'Informações atualizadas!').waitFor()
  await page.getByRole('button', { name: 'Menu de Ana Maria' }).waitFor()
  expect(await person.call(readProfile, {})).toMatchObject({ name: 'Ana Maria' })
})

test('the default unit is changed in the settings', async () => {
  const { page, person } = await settings()
  await page.getByRole('textbox', { name: 'Unidade padrão (R$)' }).fill('50,25')
  await page.getByRole('button', { name: 'Salvar preferências' }).click()
  await toastOf(page, 'Preferências atualizadas!').waitFor()
  expect(await person.call(readProfile, {})).toMatchObject({ stake_default: 50.25 })
})

test('a new password needs the old one, and ends the sessions elsewhere', async () => {
  const { context, person } = await somebody(browser())
  const elsewhere = new Person(base)
  await elsewhere.call(signIn, { email: person.email, password: TEST_PASSWORD })
  const page = await open(context, '/settings')
  const [old, fresh] = [page.getByLabel('Senha atual', { exact: true }), page.getByLabel('Nova senha', { exact: true })]
  const change = page.getByRole('button', { name: 'Alterar senha' })
  await change.click()
  await expectMistake(page, 'Senha atual incorreta.', 'Senha atual')
  await old.fill('nao-e-esta-7')
  await fresh.fill('outra-senha-boa-8')
  await change.click()
  await expectMistake(page, 'Senha atual incorreta.', 'Senha atual')
  await old.fill(TEST_PASSWORD)
  await change.click()
  await toastOf(page, 'Senha alterada. As outras sessões foram encerradas.').waitFor()
  expect(await old.inputValue()).toBe('')
  await expect(elsewhere.call(readProfile, {})).rejects.toMatchObject({ status: 401 })
  await new Person(base).call(signIn, { email: person.email, password: 'outra-senha-boa-8' })
})

test('the sessions are listed with their devices, and the others can be ended one by one or all at once', async () => {
  const { context, person } = await somebody(browser())
  const others = [new Person(base), new Person(base), new Person(base)]
  for (const [index, other] of others.entries()) {
    other.headers = {
      'user-agent': index === 0 ? 'Mozilla/5.0 (iPhone) Version/18 Mobile/15E148 Safari/604.1' : 'curl/8',
    }
    await other.call(signIn, { email: person.email, password: TEST_PASSWORD })
  }
  const page = await open(context, '/settings')
  const rows = card(page, 'Sessões').getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(4)
  await rows.getByText('Esta sessão').waitFor()
  await page.getByRole('button', { name: 'Encerrar a sessão em Safari no iPhone' }).click()
  await toastOf(page, 'Sessão encerrada.').waitFor()
  await expect.poll(() => rows.count()).toBe(3)
  await page.getByRole('button', { name: 'Encerrar as outras sessões' }).click()
  await toastOf(page, 'As outras sessões foram encerradas.').waitFor()
  await expect.poll(() => rows.count()).toBe(1)
  for (const other of others) await expect(other.call(readProfile, {})).rejects.toMatchObject({ status: 401 })
  expect(page.url()).toBe(`${base}/settings`)
})

test('the theme is chosen among three, and follows the button in the bar', async () => {
  const { page } = await settings()
  const shown = () => page.locator('html').getAttribute('data-theme')
  const choice = (name: string) => page.getByRole('radio', { name })
  expect(await choice('Sistema').isChecked()).toBe(true)
  await choice('Escuro').check()
  expect(await shown()).toBe('dark')
  await page.reload()
  await choice('Escuro').waitFor()
  await expect.poll(() => choice('Escuro').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Alternar entre tema claro e escuro' }).click()
  await expect.poll(() => choice('Sistema').isChecked()).toBe(true)
  expect(await shown()).toBe('light')
})
