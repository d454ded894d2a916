import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { signIn } from '@prancheta/contract/identity/routes.ts'
import { expect, test } from 'vitest'
import { Person } from '../../server/test/person.ts'
import { readZip } from '../../server/test/read-zip.ts'
import { TEST_PASSWORD } from '../../server/test/sign-up-person.ts'
import { base, open, somebody, toastOf } from '../at-home.ts'
import { axeFindings, expectClean, inEveryLook } from '../axe.ts'
import { downloaded, PHONE } from '../browser.ts'
import { oneBrowser, walkTo } from '../visit.ts'

const browser = oneBrowser()

test('everything held of a person is downloaded from the settings as one file', async () => {
  const { context, person } = await somebody(browser())
  const page = await open(context, '/settings')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar meus dados' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^prancheta-\d{4}-\d\d-\d\d\.zip$/)
  expect(readZip(await downloaded(download)).get('json/profiles.json')).toContain(person.email)
})

test('a pause is begun in two steps, and every page says so calmly, with its end, help and what stays open', async () => {
  const { context, person } = await somebody(browser(), { viewport: PHONE })
  const page = await open(context, '/settings')
  await page.getByRole('button', { name: 'Fazer uma pausa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fazer uma pausa' })
  await dialog.getByRole('radio', { name: '7 dias' }).check()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Pausar por 7 dias' }).click()
  await toastOf(page, 'Pausa iniciada. Ela não pode ser desfeita antes do fim.').waitFor()
  await page.getByText(/Sua pausa termina em/).waitFor()
  await expect(person.call(analyzeMatchPro, { fixtureId: 1 })).rejects.toMatchObject({ code: 'pause.active' })

  await page.getByRole('button', { name: 'Estender a pausa' }).click()
  const longer = page.getByRole('dialog', { name: 'Estender a pausa' })
  await longer.getByRole('button', { name: 'Pausar por' }).waitFor()
  await longer.getByRole('radio', { name: '24 horas' }).check()
  await longer.getByRole('button', { name: 'Pausar por 24 horas' }).click()
  await toastOf(page, 'Sua pausa atual já vai além disso. Ela só pode ser estendida.').waitFor()

  await page.reload() // notices of before are none of the pages'
  await page.getByText(/Sua pausa termina em/).waitFor()
  for (const [path, closed] of CLOSED) {
    await walkTo(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await inEveryLook(page, async () => {
      await page
        .getByText(/Você está em pausa até/)
        .first()
        .waitFor()
      if (closed !== null) {
        await page.getByRole('heading', { name: closed }).waitFor()
        await page.getByRole('main').getByRole('link', { name: /CVV/ }).waitFor()
      }
    })
    await expectClean(page, `${path} in a pause`)
  }
  await page.goto(`${base}/pricing`)
  await expect.poll(() => page.getByText('Fechado durante a sua pausa.').count()).toBe(3)
})

/** Pages of somebody in a pause, and what stands where something is closed. */
const CLOSED = [
  ['/analyses', 'As análises estão em pausa'],
  ['/dashboard', null],
  ['/history', null],
  ['/tickets', null],
] as const

test('an account is deleted with its password; every tab is emptied and a receipt tells how far it is', async () => {
  const { context, person } = await somebody(browser())
  const page = await open(context, '/settings')
  const other = await open(context, '/dashboard')
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(person.email)
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Excluir minha conta' })
  const password = dialog.getByLabel('Sua senha', { exact: true })
  expect(await axeFindings(page)).toEqual([])
  await password.fill('nao-e-esta-7')
  await dialog.getByRole('button', { name: 'Excluir para sempre' }).click()
  await toastOf(page, 'Senha atual incorreta.').waitFor()
  await password.fill(TEST_PASSWORD)
  await dialog.getByRole('button', { name: 'Excluir para sempre' }).click()

  await page.waitForURL('**/legal/privacy?protocolo=*')
  await page.getByText(/Acesso fechado em/).waitFor()
  await page.getByText(/Guarde o endereço desta/).waitFor()
  expect(await axeFindings(page, 'main')).toEqual([])
  await other.waitForURL('**/auth/login?next=%2Fdashboard')
  expect(await page.content()).not.toContain(person.email)
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).waitFor()
  const attempt = new Person(base).call(signIn, { email: person.email, password: TEST_PASSWORD })
  await expect(attempt).rejects.toMatchObject({ code: 'session.wrongCredentials' })
})

test('a receipt nobody was given says so', async () => {
  const { context } = await somebody(browser())
  const page = await open(context, '/legal/privacy?protocolo=00000000-0000-4000-8000-000000000000')
  await page.getByText('Protocolo de exclusão não encontrado.').waitFor()
})
