import { currentSession } from '@prancheta/contract/identity/session.ts'
import * as conversations from '@prancheta/contract/support/direct-messages.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { expect, inject, test } from 'vitest'
import { WIDTHS } from '../browser.ts'
import { demoAdmin, newUser, says, write } from '../side-by-side.ts'
import { DEMO_ADMIN, demoPerson, oneBrowser, sidewaysScroll } from '../visit.ts'

const browser = oneBrowser()
const base = inject('baseUrl')
test.each(WIDTHS)('a user and support talk side by side on a %s, with ticks, counters and notices', async (width) => {
  const user = await newUser(browser(), '/messages', width)
  const admin = await demoAdmin(browser(), '/admin/mensagens', width)
  await says(user, 'Nenhuma mensagem ainda')
  await write(user, 'Tem alguém aí?')
  await user.page.getByText('Enviada', { exact: true }).waitFor({ state: 'attached' })

  await admin.page.getByRole('searchbox', { name: 'Buscar usuários' }).fill(user.person.email)
  const row = admin.page.getByRole('button', { name: new RegExp(user.person.name) })
  await row.getByText('Tem alguém aí?').waitFor()
  await row.click()
  await admin.page.getByRole('log').getByText('Tem alguém aí?').waitFor()
  await user.page.getByText('Lida', { exact: true }).waitFor({ state: 'attached' })

  await write(admin, 'Sim, pode falar.')
  await says(admin, 'Mensagem enviada!')
  await user.page.getByRole('log').getByText('Sim, pode falar.').waitFor()
  await says(user, 'Nova mensagem recebida!')
  await expect.poll(() => user.person.call(tickets.countUnreadTickets, {})).toMatchObject({ messages: 0 })
  for (const { page, problems } of [user, admin]) {
    expect(await sidewaysScroll(page)).toBe(0)
    expect(problems).toEqual([])
  }
  if (width === 'phone') {
    await admin.page.getByRole('button', { name: 'Voltar para a lista' }).click()
    await row.waitFor()
  }
  await user.page.getByRole('link', { name: 'Voltar para o suporte' }).click()
  await user.page.waitForURL(`${base}/tickets`)
})

test('a message that arrives in a hidden tab stays unread until somebody looks', async () => {
  const user = await newUser(browser(), '/messages', 'desk')
  const admin = demoPerson(DEMO_ADMIN)
  const { session } = await user.person.call(currentSession, {})
  const userId = session?.userId ?? ''
  const turn = (state: 'hidden' | 'visible') =>
    user.page.evaluate(`Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'))`)
  await turn('hidden')
  await admin.call(conversations.sendMessageTo, { userId, message: 'Psiu' })
  await user.page.getByRole('log').getByText('Psiu').waitFor()
  await says(user, '1 não lida')
  expect(await user.person.call(tickets.countUnreadTickets, {})).toMatchObject({ messages: 1 })
  await turn('visible')
  await expect.poll(() => user.person.call(tickets.countUnreadTickets, {})).toMatchObject({ messages: 0 })
  await user.page.getByText('1 não lida').waitFor({ state: 'detached' })
})
