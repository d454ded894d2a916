import { currentSession } from '@prancheta/contract/identity/session.ts'
import { readInstallation } from '@prancheta/contract/providers/installation.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@prancheta/server/capabilities/identity/index.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { TEST_PASSWORD } from '../../server/test/sign-up-person.ts'
import { base, expectMistake, mailedLink, open, somebody, toastOf } from '../at-home.ts'
import { expectClean } from '../axe.ts'
import { makeUp } from '../made-up.ts'
import { newPage, newProfile } from '../profiles.ts'
import { oneBrowser } from '../visit.ts'

const browser = oneBrowser()

async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('each mistake at the sign-in is told in its own words, the password can be looked at, and the e-mail stays', async () => {
  const { person } = await somebody(browser())
  const page = await open(await newProfile(browser()), '/auth/login')
  await signInWith(page, 'ana@', '12345')
  await expectMistake(page, 'Email inválido', 'Email')
  await signInWith(page, `${'a'.repeat(290)}@x.com.br`, TEST_PASSWORD)
  await expectMistake(page, 'Email muito longo', 'Email')
  await signInWith(page, person.email, '12345')
  await expectMistake(page, 'Senha deve ter pelo menos 6 caracteres', 'Senha')
  await signInWith(page, person.email, 'x'.repeat(129))
  await expectMistake(page, 'Senha muito longa', 'Senha')
  await signInWith(page, person.email, 'senha-errada')
  await expectMistake(page, 'E-mail ou senha incorretos.', 'Senha')
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(person.email)
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  expect(await page.getByLabel('Senha', { exact: true }).getAttribute('type')).toBe('text')

  await signInWith(page, ` ${person.email.toUpperCase()} `, TEST_PASSWORD)
  await toastOf(page, 'Login realizado com sucesso!').waitFor()
  await page.waitForURL(`${base}/dashboard`)
})

test('whoever is kept out by too many wrong passwords is offered a link by e-mail, which signs in once', async () => {
  const { person } = await somebody(browser())
  const page = await open(await newProfile(browser()), '/auth/login')
  const refusal = { error: 'Muitas tentativas. Tente novamente em alguns minutos.', code: 'request.tooMany' }
  await makeUp(page, '/api/auth/sign-in', (question) => question.answer({ status: 429, json: refusal }))
  await signInWith(page, person.email, TEST_PASSWORD)
  await toastOf(page, refusal.error).waitFor()
  await page.getByRole('button', { name: 'Enviar link de acesso por e-mail' }).click()
  await page.getByRole('heading', { name: 'Link criado' }).waitFor()

  const link = await mailedLink(person.email, /\/auth\/login\?link=\S+/)
  for (const wayIn of ['works', 'spent'] as const) {
    const phone = await open(await newProfile(browser()), link)
    await phone.getByRole('heading', { name: 'Seu link de acesso' }).waitFor()
    await phone.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
    if (wayIn === 'works') await phone.waitForURL(`${base}/dashboard`)
    else await phone.getByRole('heading', { name: 'Este link não vale mais. Peça outro.' }).waitFor()
  }
})

test('a page asked for before signing in is where signing in leads, and back does not return to the sign-in', async () => {
  const { person } = await somebody(browser())
  const context = await newProfile(browser())
  const page = await newPage(context)
  await page.goto(`${base}/settings?aba=plano#sessoes`)
  await page.waitForURL('**/auth/login?next=*')
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'Cadastre-se' }).getAttribute('href'))
    .toBe('/auth/register?next=%2Fsettings%3Faba%3Dplano')
  await signInWith(page, person.email, TEST_PASSWORD)
  await page.waitForURL(`${base}/settings?aba=plano`)
  await page.getByRole('heading', { level: 1, name: 'Configurações' }).waitFor()
})

test('a way back that leaves the site, or leads round in circles, is not taken', async () => {
  const { person } = await somebody(browser())
  // Every such way: return-path.test.ts.
  const others = ['https://evil.example/', '//evil.example', '/auth/login', '/api/history']
  for (const next of ['/\\evil.example', ...(process.env.DEEP === '1' ? others : [])]) {
    const page = await open(await newProfile(browser()), `/auth/login?next=${encodeURIComponent(next)}`)
    await signInWith(page, person.email, TEST_PASSWORD)
    await page.waitForURL(`${base}/dashboard`)
  }
})

test('each demo account of a trial installation is entered by one click, and leads where its person belongs', async () => {
  const page = await newPage(await newProfile(browser()))
  // This installation is on PostgreSQL, where nobody is told of accounts whose password is known.
  const { path, output } = readInstallation
  const installation = output.parse(await (await fetch(`${base}${path}`)).json())
  const accounts = DEMO_ACCOUNTS.map(({ email, name, plan }) => ({ email, name, plan }))
  await makeUp(page, path, (question) =>
    question.answer({ json: { ...installation, demo: { password: DEMO_PASSWORD, accounts } } }),
  )
  await page.goto(`${base}/auth/login`)
  await page.getByRole('heading', { name: 'Contas de demonstração' }).waitFor()
  await expectClean(page, 'the demo accounts')
  for (const account of ['Ana Lima Plano Free', 'Bruno Reis Plano Pro', 'Clara Colibri Plano Black'])
    await page.getByRole('button', { name: `Entrar como ${account}` }).waitFor()
  await page.getByRole('button', { name: 'Entrar como Diego Jacarandá Plano Admin' }).click()
  await page.waitForURL(`${base}/admin`)
})

test('somebody signed in who opens the sign-in goes on to the page asked for', async () => {
  const { context } = await somebody(browser())
  const page = await newPage(context)
  await page.goto(`${base}/auth/login?next=%2Fhistory`)
  await page.waitForURL(`${base}/history`)
})

test('a server out of order is told as such, and what was typed stays', async () => {
  const page = await open(await newProfile(browser()), '/auth/login')
  await makeUp(page, '/api/auth/sign-in', (question) => question.answer({ status: 500, body: 'oops' }))
  await signInWith(page, 'ana@example.com', 'qualquer-senha')
  await toastOf(page, 'Erro ao fazer login').waitFor()
  expect(await page.getByLabel('Senha', { exact: true }).inputValue()).toBe('qualquer-senha')
  expect(page.url()).toBe(`${base}/auth/login`)
})

test('a role that cannot be read makes no admin', async () => {
  const { context, person } = await somebody(browser())
  const page = await newPage(context)
  const { session } = await person.call(currentSession, {})
  await makeUp(page, '/api/session', ({ answer }) => answer({ json: { session: { ...session, role: undefined } } }))
  await page.goto(`${base}/admin`)
  await page.waitForURL(`${base}/dashboard`)
  await toastOf(page, 'Acesso negado').waitFor()
})
