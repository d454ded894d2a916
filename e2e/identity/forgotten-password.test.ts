import { expect, test } from 'vitest'
import { base, expectMistake, mailedLink, open, somebody, toastOf } from '../at-home.ts'
import { newProfile } from '../profiles.ts'
import { isFocused, oneBrowser } from '../visit.ts'

const browser = oneBrowser()

test('a forgotten password: asked for, mailed, set anew once, and everybody else signed out', async () => {
  const { context: other, person } = await somebody(browser())
  const elsewhere = await open(other, '/settings')
  const context = await newProfile(browser())
  const page = await open(context, '/auth/login')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await page.waitForURL(`${base}/auth/forgot-password`)
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await expectMistake(page, 'Email inválido', 'Email')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await expect.poll(() => isFocused(page.getByRole('heading', { name: 'Link criado' }))).toBe(true)

  const link = await mailedLink(person.email, /\/auth\/reset-password\?token=\S+/)
  await page.goto(`${base}${link}`)
  const password = page.getByLabel('Nova senha', { exact: true })
  const save = page.getByRole('button', { name: 'Salvar nova senha' })
  for (const [wrong, words] of [
    ['12345', 'Senha deve ter pelo menos 6 caracteres'],
    ['x'.repeat(129), 'Senha muito longa'],
    ['flamengo', 'Senha muito comum. Escolha outra.'],
  ] as const) {
    await password.fill(wrong)
    await save.click()
    await expectMistake(page, words, 'Nova senha')
  }
  await password.fill('outra-senha-boa-8')
  await save.click()
  await toastOf(page, 'Senha nova salva. Entre com ela.').waitFor()
  await page.waitForURL(`${base}/auth/login`)
  await elsewhere.waitForURL('**/auth/login?next=%2Fsettings')

  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill('outra-senha-boa-8')
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(`${base}/dashboard`)

  const again = await open(await newProfile(browser()), link)
  await again.getByLabel('Nova senha', { exact: true }).fill('mais-uma-senha-9')
  await again.getByRole('button', { name: 'Salvar nova senha' }).click()
  await again.getByRole('heading', { name: 'Este link não vale mais. Peça outro.' }).waitFor()
  await again.getByRole('link', { name: 'Pedir outro link' }).click()
  await again.waitForURL(`${base}/auth/forgot-password`)
})

test('an unknown e-mail is answered exactly like a known one, and a link without its token leads to asking anew', async () => {
  const page = await open(await newProfile(browser()), '/auth/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill('ninguem@test.example')
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await page.getByText('Se houver uma conta com').waitFor()
  await page.goto(`${base}/auth/reset-password`)
  await page.getByRole('heading', { name: 'Este link não vale mais. Peça outro.' }).waitFor()
})
