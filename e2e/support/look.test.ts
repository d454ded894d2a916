import { currentSession } from '@prancheta/contract/identity/session.ts'
import { openTicketFor } from '@prancheta/contract/support/admin-tickets.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { expect, inject, test } from 'vitest'
import { expectClean } from '../axe.ts'
import { sharedPage } from '../shared-page.ts'
import { demoAdmin, newPerson, newUser } from '../side-by-side.ts'
import { oneBrowser, walkTo } from '../visit.ts'

const browser = oneBrowser()
const base = inject('baseUrl')

test('a user’s support screens are clean for axe, on a phone and at a desk, light and dark', async () => {
  const { page, person } = await newUser(browser(), '/tickets', 'desk')
  await page.getByRole('heading', { name: 'Nenhum ticket ainda' }).waitFor()
  await expectClean(page, 'empty list')
  const { id } = await person.call(tickets.openTicket, { subject: 'x'.repeat(100), message: 'y'.repeat(1000) })
  await page.getByRole('link', { name: /xxx/ }).waitFor()
  await expectClean(page, 'list')
  await page.getByRole('button', { name: 'Novo Ticket' }).click()
  await page.getByRole('dialog').waitFor()
  await expectClean(page, 'new ticket', '[role=dialog]')
  await page.keyboard.press('Escape')
  await walkTo(page, `/tickets/${id}`)
  await page.getByRole('heading', { level: 1, name: /xxx/ }).waitFor()
  await page.getByRole('log').getByText(/yyy/).waitFor()
  await expectClean(page, 'ticket')
  await walkTo(page, '/messages')
  await page.getByText('Nenhuma mensagem ainda').waitFor()
  await expectClean(page, 'messages')
})

const atSupport = sharedPage(() => demoAdmin(browser(), '/admin/tickets', 'desk'))

test('the admins’ support screens are clean for axe, on a phone and at a desk, light and dark', async () => {
  const user = await newPerson()
  const admin = await atSupport()
  const { session } = await user.call(currentSession, {})
  const user_id = session?.userId ?? ''
  const { id } = await admin.person.call(openTicketFor, { user_id, subject: 'Limpo', message: 'Olá' })
  const addresses = [
    '/admin/tickets',
    `/admin/tickets?ticket=${id}`,
    '/admin/mensagens',
    `/admin/mensagens?usuario=${user_id}`,
  ]
  for (const address of addresses) {
    await walkTo(admin.page, address)
    if (address.includes('?'))
      await admin.page
        .getByRole('heading', { level: 2 })
        .getByText(/Limpo|Ana/)
        .waitFor()
    else await admin.page.getByRole('button', { name: /Ana/ }).first().waitFor()
    await expectClean(admin.page, address)
  }
})

test('the lists are as wide as specified, and a small screen shows one pane at a time', async () => {
  const admin = await atSupport()
  await walkTo(admin.page, '/admin/tickets')
  const width = async () => (await admin.page.getByRole('region', { name: 'Lista' }).boundingBox())?.width
  await admin.page.getByText('Selecione um ticket para ver a conversa').waitFor()
  expect(await width()).toBe(400)
  expect(await admin.page.getByRole('tab').allInnerTexts()).toEqual(['Todos', 'Abertos', 'Resolvidos', 'Fechados'])
  await admin.page.getByText(/^\d+ aguardando$/).waitFor()
  await admin.page.goto(`${base}/admin/mensagens`)
  await admin.page.getByRole('region', { name: 'Lista' }).waitFor()
  expect(await width()).toBe(350)
})

test('an admin who opens a user’s support page is led to the admins’ one', async () => {
  const admin = await atSupport()
  for (const [from, to] of [
    ['/tickets', '/admin/tickets'],
    ['/messages', '/admin/mensagens'],
  ] as const) {
    await admin.page.goto(base + from)
    await admin.page.waitForURL(base + to)
  }
})
