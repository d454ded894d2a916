import { currentSession } from '@prancheta/contract/identity/session.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { expect, inject, test } from 'vitest'
import { expectClean } from '../axe.ts'
import { makeUp, stopMakingUp } from '../made-up.ts'
import { sharedPage } from '../shared-page.ts'
import { demoAdmin, newPerson } from '../side-by-side.ts'
import { oneBrowser, walkTo, withoutNews } from '../visit.ts'

const browser = oneBrowser()
const base = inject('baseUrl')

/** Each screen with a word of its own that comes with its data. */
const SCREENS: readonly [path: string, word: string][] = [
  ['/admin', 'Planos pagos ativos'],
  ['/admin/users', 'Criada em'],
  ['/admin/financeiro', 'Próximas renovações'],
  ['/admin/tipsters', 'Tipsters'],
  ['/admin/config', 'Trabalho de fundo'],
  ['/admin/test-guide', 'Próximos passos para o lançamento'],
]

const admin = sharedPage(() => demoAdmin(browser(), '/admin', 'desk'))

test.each(SCREENS)(
  '%s is clean for axe and stays within the screen, on a phone and at a desk, light and dark',
  async (path, word) => {
    const { page, problems } = await admin()
    await walkTo(page, path)
    await page.getByText(word).filter({ visible: true }).first().waitFor({ state: 'attached' })
    await expectClean(page, path)
    expect(problems).toEqual([])
  },
)

test('the page of one user and its dialogs are clean for axe, on a phone and at a desk, light and dark', async () => {
  const user = await newPerson()
  await user.call(tickets.openTicket, { subject: 'x'.repeat(100), message: 'Olá' })
  const { session } = await user.call(currentSession, {})
  const { page, problems } = await admin()
  await walkTo(page, `/admin/users/${session?.userId}`)
  await page.getByText('Registro de ações').first().waitFor()
  await expectClean(page, 'user')
  await page.getByRole('button', { name: 'Suspender conta' }).click()
  await page.getByRole('dialog').waitFor()
  await expectClean(page, 'suspending', '[role=dialog]')
  expect(problems).toEqual([])
})

test('the overview shows the counters, the latest tickets with owner and urgency, and follows new ones live', async () => {
  const user = await newPerson()
  const admin = await demoAdmin(browser(), '/admin', 'desk')
  await admin.page.getByText('Tickets não lidos').waitFor()
  await user.call(tickets.openTicket, { subject: 'Ao vivo na visão geral', message: 'Olá' })
  const row = admin.page.getByRole('link', { name: /Ao vivo na visão geral/ }).filter({ hasText: user.name })
  await row.first().waitFor()
  await row.first().getByText('Aguardando').waitFor()

  // A counter leads to just what it counts.
  await admin.page.getByRole('link', { name: /^Abertos não lidos/ }).click()
  await admin.page.waitForURL(`${base}/admin/tickets?estado=abertos&espera=nao-lidos`)
  await admin.page.getByRole('tab', { name: 'Abertos', selected: true }).waitFor()
  await admin.page.getByRole('button', { name: 'Não lidos', pressed: true }).waitFor()
  await admin.page
    .getByRole('button', { name: /Ao vivo na visão geral/ })
    .first()
    .waitFor()
})

test('a failing overview is only logged: no notice, and a way to try again', async () => {
  const admin = await demoAdmin(browser(), '/admin/test-guide', 'phone')
  await withoutNews(admin.page) // what others do would make the page look again by itself
  await makeUp(admin.page, '/api/admin/overview', (question) => question.answer({ status: 400, json: {} }))
  await admin.page.goto(`${base}/admin`)
  await admin.page.getByRole('main').getByRole('alert').getByText('Erro ao carregar a visão geral').waitFor()
  await expect.poll(() => admin.problems.some((line) => line.startsWith('Erro ao carregar a visão geral'))).toBe(true)
  await stopMakingUp(admin.page, '/api/admin/overview')
  await admin.page.getByRole('button', { name: 'Tentar de novo' }).click()
  await admin.page.getByText('Planos pagos ativos').waitFor()
})

test('the guide has six categories with everything pending, keeps what is ticked on the device, and the configuration says what is true here', async () => {
  const admin = await demoAdmin(browser(), '/admin/test-guide', 'desk')
  const { page } = admin
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(headings).toEqual([
    ...[
      'Autenticação',
      'Planos e assinaturas',
      'Cotas e limites',
      'Análises e chat',
      'Segurança',
      'Webhook de pagamento',
    ],
    'Próximos passos para o lançamento',
  ])
  const items = await page.getByRole('main').locator('ul > li').count()
  expect(await page.getByText('Pendente', { exact: true }).count()).toBe(items)
  const item = page.getByRole('checkbox', { name: 'Abrir uma página de admin sem ser admin' })
  await item.click()
  await page.reload()
  await expect.poll(() => item.isChecked()).toBe(true)
  expect(await page.getByText('Pendente', { exact: true }).count()).toBe(items - 1)
  await page.getByRole('button', { name: 'Desmarcar tudo' }).click()
  expect(await page.getByText('Pendente', { exact: true }).count()).toBe(items)

  await page.goto(`${base}/admin/config`)
  await page.getByText('Confirmação automática de e-mail habilitada:').waitFor()
  await page.getByText('dados de demonstração').first().waitFor()
  await page.getByText('Pagamento de demonstração, sem dinheiro').waitFor()
  await page.getByText('PostgreSQL', { exact: true }).or(page.getByText('Embutido, para experimentar')).waitFor()
})
