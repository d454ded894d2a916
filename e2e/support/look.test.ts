import { openTicketFor } from '@prancheta/contract/admin-tickets.ts'
import { currentSession } from '@prancheta/contract/session.ts'
import * as tickets from '@prancheta/contract/tickets.ts'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { demoAdmin, newUser } from '../side-by-side.ts'
import { oneBrowser, sidewaysScroll } from '../visit.ts'

const browser = oneBrowser()
const base = inject('baseUrl')

async function expectClean(page: Page, where: string): Promise<void> {
  expect(await axeFindings(page), where).toEqual([])
  expect(await sidewaysScroll(page), where).toBe(0)
}

test.each(['phone', 'desk'] as const)(
  'a user’s support screens on a %s are clean for axe, in both themes',
  async (width) => {
    const user = await newUser(browser(), '/tickets', width)
    await user.page.getByRole('heading', { name: 'Nenhum ticket ainda' }).waitFor()
    await expectClean(user.page, 'empty list')
    const { id } = await user.person.call(tickets.openTicket, { subject: 'x'.repeat(100), message: 'y'.repeat(1000) })
    await user.page.getByRole('link', { name: /xxx/ }).waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await user.page.emulateMedia({ colorScheme })
      await user.page.goto(`${base}/tickets`)
      await user.page.getByRole('link', { name: /xxx/ }).waitFor()
      await expectClean(user.page, `list ${colorScheme}`)
      await user.page.getByRole('button', { name: 'Novo Ticket' }).click()
      await user.page.getByRole('dialog').waitFor()
      expect(await axeFindings(user.page, '[role=dialog]')).toEqual([])
      await user.page.goto(`${base}/tickets/${id}`)
      await user.page.getByRole('log').getByText(/yyy/).waitFor()
      await expectClean(user.page, `ticket ${colorScheme}`)
      await user.page.goto(`${base}/messages`)
      await user.page.getByText('Nenhuma mensagem ainda').waitFor()
      await expectClean(user.page, `messages ${colorScheme}`)
    }
  },
  120_000,
)

test.each(['phone', 'desk'] as const)(
  'the admins’ support screens on a %s are clean for axe, in both themes',
  async (width) => {
    const user = await newUser(browser(), '/tickets', width)
    const admin = await demoAdmin(browser(), '/admin/tickets', width)
    const { session } = await user.person.call(currentSession, {})
    const user_id = session?.userId ?? ''
    const { id } = await admin.person.call(openTicketFor, { user_id, subject: 'Limpo', message: 'Olá' })
    const addresses = [
      '/admin/tickets',
      `/admin/tickets?ticket=${id}`,
      '/admin/mensagens',
      `/admin/mensagens?usuario=${user_id}`,
    ]
    for (const colorScheme of ['light', 'dark'] as const) {
      await admin.page.emulateMedia({ colorScheme })
      for (const address of addresses) {
        await admin.page.goto(base + address)
        if (address.includes('?'))
          await admin.page
            .getByRole('heading', { level: 2 })
            .getByText(/Limpo|Ana/)
            .waitFor()
        else await admin.page.getByRole('button', { name: /Ana/ }).first().waitFor()
        await expectClean(admin.page, `${address} ${colorScheme}`)
      }
    }
  },
  120_000,
)

test('the lists are as wide as specified, and a small screen shows one pane at a time', async () => {
  const admin = await demoAdmin(browser(), '/admin/tickets', 'desk')
  const width = async () => (await admin.page.getByRole('region', { name: 'Lista' }).boundingBox())?.width
  expect(await width()).toBe(400)
  await admin.page.getByText('Selecione um ticket para ver a conversa').waitFor()
  expect(await admin.page.getByRole('tab').allInnerTexts()).toEqual(['Todos', 'Abertos', 'Resolvidos', 'Fechados'])
  await admin.page.getByText(/^\d+ aguardando$/).waitFor()
  await admin.page.goto(`${base}/admin/mensagens`)
  await admin.page.getByRole('region', { name: 'Lista' }).waitFor()
  expect(await width()).toBe(350)
})

test('an admin who opens a user’s support page is led to the admins’ one', async () => {
  const admin = await demoAdmin(browser(), '/admin/tickets', 'desk')
  for (const [from, to] of [
    ['/tickets', '/admin/tickets'],
    ['/messages', '/admin/mensagens'],
  ] as const) {
    await admin.page.goto(base + from)
    await admin.page.waitForURL(base + to)
  }
})
