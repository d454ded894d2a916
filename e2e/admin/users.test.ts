import { currentSession } from '@prancheta/contract/identity/session.ts'
import { expect, inject, test } from 'vitest'
import { TEST_PASSWORD } from '../../server/test/sign-up-person.ts'
import { downloaded, WIDTHS } from '../browser.ts'
import { makeUp, stopMakingUp } from '../made-up.ts'
import { demoAdmin, newUser, says, type Visitor } from '../side-by-side.ts'
import { oneBrowser, sidewaysScroll, withoutNews } from '../visit.ts'

const browser = oneBrowser()
const base = inject('baseUrl')

/** Opens a user from the list, found by e-mail so that other tests' people do not matter. */
async function openUser({ page }: Visitor, user: Visitor): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar usuários' }).fill(user.person.email)
  await page.getByText('1 usuário', { exact: true }).waitFor()
  await page.getByRole('link', { name: user.person.email }).click()
  await page.getByRole('heading', { name: 'Registro de ações' }).waitFor()
}

/** Does something to a user; the question before it names them. */
async function act({ page }: Visitor, user: Visitor, verb: string, reason?: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: verb }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`${user.person.name}.*\\?$`) })
  await dialog.waitFor()
  if (reason !== undefined) await dialog.getByRole('textbox', { name: 'Motivo' }).fill(reason)
  await dialog.getByRole('button', { name: verb }).click()
}

test.each(WIDTHS)(
  'an admin on a %s finds a user, gives the unlimited plan and takes it back, and the user’s tab follows',
  async (width) => {
    const user = await newUser(browser(), '/settings', width)
    const admin = await demoAdmin(browser(), '/admin/users', width)
    await openUser(admin, user)
    await act(admin, user, 'Conceder VIP', 'Parceria')
    await says(admin, 'VIP concedido.')
    await admin.page.getByText('Concedeu VIP').waitFor()
    await admin.page.getByText('Parceria', { exact: true }).waitFor()
    await user.page.getByText('VIP', { exact: true }).first().waitFor()
    await act(admin, user, 'Retirar VIP')
    await says(admin, 'VIP retirado.')
    await admin.page.getByRole('button', { name: 'Conceder VIP' }).waitFor()
    expect(await sidewaysScroll(admin.page)).toBe(0)
    expect(admin.problems).toEqual([])
  },
)

test('a suspended user’s open tab is led out at once, and signing in says why', async () => {
  const user = await newUser(browser(), '/settings', 'desk')
  const admin = await demoAdmin(browser(), '/admin/users', 'desk')
  await openUser(admin, user)
  await act(admin, user, 'Suspender conta')
  await says(admin, 'Conta suspensa.')
  await user.page.waitForURL(`${base}/auth/login**`)
  await user.page.getByRole('textbox', { name: 'Email' }).fill(user.person.email)
  await user.page.getByLabel('Senha', { exact: true }).fill(TEST_PASSWORD)
  await user.page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  await user.page
    .getByText(/^Esta conta está suspensa/)
    .first()
    .waitFor()

  await act(admin, user, 'Retirar suspensão')
  await says(admin, 'Suspensão retirada.')
  await user.page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  await user.page.waitForURL(`${base}/settings`)
})

test('a deleted user is out, and the admin is back at the list', async () => {
  const user = await newUser(browser(), '/settings', 'desk')
  const admin = await demoAdmin(browser(), '/admin/users', 'desk')
  await openUser(admin, user)
  await act(admin, user, 'Excluir conta', 'Pedido do titular')
  await says(admin, 'Conta excluída. O acesso terminou e os dados são apagados em seguida.')
  await admin.page.waitForURL(`${base}/admin/users`)
  await expect.poll(() => user.person.call(currentSession, {})).toEqual({ session: null })
})

test('the list keeps its order and page in the address, and a page that does not exist says so', async () => {
  const admin = await demoAdmin(browser(), '/admin/users?pagina=4000', 'desk')
  await admin.page.getByRole('heading', { name: 'Esta página da lista não existe' }).waitFor()
  await admin.page.getByRole('button', { name: 'Ir para a primeira página' }).click()
  await admin.page.getByRole('table', { name: 'Usuários' }).waitFor()
  await admin.page.goto(`${base}/admin/users?pagina=abc`)
  await admin.page.getByRole('heading', { name: 'Esta página da lista não existe' }).waitFor()
  await admin.page.goto(`${base}/admin/users?busca=prancheta.example&ordem=name`)
  await admin.page.getByRole('row', { name: /Clara Colibri/ }).waitFor()
  const names = await admin.page.getByRole('rowheader').allInnerTexts()
  // The demo accounts but the admin's, by name.
  expect(names.map((name) => name.split('\n')[0])).toEqual(['Ana Lima', 'Bruno Reis', 'Clara Colibri'])
  await admin.page.getByRole('searchbox', { name: 'Buscar usuários' }).fill('ninguém tem este nome')
  await admin.page.getByRole('heading', { name: 'Nenhum usuário encontrado' }).waitFor()
  expect(admin.problems).toEqual([])
})

test('the file of what was searched for comes to the admin’s own downloads', async () => {
  const admin = await demoAdmin(browser(), '/admin/users?busca=bruno@prancheta.example', 'desk')
  await admin.page.getByText('1 usuário', { exact: true }).waitFor()
  const [download] = await Promise.all([
    admin.page.waitForEvent('download'),
    admin.page.getByRole('link', { name: 'Exportar CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('usuarios.csv')
  const text = (await downloaded(download)).toString()
  expect(text.split('\r\n')[1]).toContain('"Bruno Reis";"bruno@prancheta.example"')
})

test('a list that cannot be loaded says so and comes when asked again', async () => {
  const admin = await demoAdmin(browser(), '/admin', 'phone')
  await withoutNews(admin.page)
  await makeUp(admin.page, '/api/admin/users*', (question) => question.answer({ status: 400, json: {} }))
  await admin.page.goto(`${base}/admin/users`)
  await admin.page.getByRole('main').getByRole('alert').getByText('Erro ao carregar usuários').waitFor()
  await stopMakingUp(admin.page, '/api/admin/users*')
  await admin.page.getByRole('button', { name: 'Tentar de novo' }).click()
  await admin.page.getByRole('table', { name: 'Usuários' }).waitFor()
})
