import { currentSession } from '@prancheta/contract/identity/session.ts'
import { countRecipients, openTicketFor } from '@prancheta/contract/support/admin-tickets.ts'
import { sendMessageTo } from '@prancheta/contract/support/direct-messages.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { expect, inject, test } from 'vitest'
import type { Person } from '../../server/test/person.ts'
import { WIDTHS } from '../browser.ts'
import { makeUp, type Question } from '../made-up.ts'
import { demoAdmin, newPerson, newUser, says, type Visitor, write } from '../side-by-side.ts'
import { DEMO_ADMIN, demoPerson, oneBrowser, sidewaysScroll } from '../visit.ts'

const browser = oneBrowser()
const base = inject('baseUrl')

/** The user's ticket in the admins' list, found by its owner's e-mail so that other tests' tickets do not matter. */
async function openAtAdmin({ page }: Visitor, user: Visitor): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar tickets' }).fill(user.person.email)
  await page
    .getByRole('button', { name: new RegExp(user.person.name) })
    .first()
    .click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

test.each(WIDTHS)(
  'a user and an admin side by side on a %s: opened, answered, read, resolved and reopened, all of it live',
  async (width) => {
    const user = await newUser(browser(), '/tickets', width)
    const admin = await demoAdmin(browser(), '/admin/tickets', width)
    await user.page.getByRole('heading', { name: 'Nenhum ticket ainda' }).waitFor()

    await user.page.getByRole('button', { name: 'Novo Ticket' }).click()
    const create = user.page.getByRole('button', { name: 'Criar Ticket' })
    expect(await create.isDisabled()).toBe(true)
    await user.page.getByRole('textbox', { name: 'Assunto' }).fill('Cobrança <b>dupla</b>')
    await user.page.getByRole('textbox', { name: 'Mensagem' }).fill('\u200b  ')
    expect(await create.isDisabled()).toBe(true)
    await user.page.getByRole('textbox', { name: 'Mensagem' }).fill('Oi 👍🏽')
    await says(user, '4/1000 caracteres')
    await create.click()
    await says(user, 'Ticket criado com sucesso!')
    await user.page.waitForURL(`${base}/tickets/*`)
    const ticketId = user.page.url().split('/').at(-1) ?? ''
    await user.page.getByRole('heading', { level: 1, name: 'Cobrança <b>dupla</b>' }).waitFor()
    await says(user, `Ticket #${ticketId.slice(0, 8)}`)

    await openAtAdmin(admin, user)
    await admin.page.getByRole('log').getByText('Oi 👍🏽').waitFor()
    // The admin has it on screen, so the user's one tick becomes two.
    await user.page.getByRole('log').getByText('Lida', { exact: true }).waitFor({ state: 'attached' })

    await write(admin, 'Olá! Já vamos ver.')
    await user.page.getByRole('log').getByText('Olá! Já vamos ver.').waitFor()
    await says(user, 'Nova resposta do suporte!')
    await expect.poll(() => user.person.call(tickets.countUnreadTickets, {})).toMatchObject({ count: 0 })

    await write(user, 'Obrigada!')
    await admin.page.getByRole('log').getByText('Obrigada!').waitFor()
    await says(admin, 'Nova mensagem do usuário!')

    await user.page.getByRole('button', { name: 'Marcar como Resolvido' }).click()
    await says(user, 'Ticket marcado como resolvido!')
    await user.page.getByRole('button', { name: 'Marcar como Resolvido' }).waitFor({ state: 'detached' })
    await admin.page.getByRole('button', { name: 'Reabrir' }).click()
    await says(admin, 'Ticket reaberto!')
    await user.page.getByRole('button', { name: 'Marcar como Resolvido' }).waitFor()
    await admin.page.getByRole('button', { name: 'Resolver' }).click()
    await says(admin, 'Ticket resolvido!')
    await user.page.getByRole('button', { name: 'Marcar como Resolvido' }).waitFor({ state: 'detached' })

    for (const { page, problems } of [user, admin]) {
      expect(await sidewaysScroll(page)).toBe(0)
      expect(problems).toEqual([])
    }
  },
)

test('the red count beside Suporte follows the answers while the user is elsewhere, and falls on opening', async () => {
  const user = await newUser(browser(), '/settings', 'desk')
  const admin = demoPerson(DEMO_ADMIN)
  const { session } = await user.person.call(currentSession, {})
  const userId = session?.userId ?? ''
  const badge = user.page.getByRole('banner').getByText('1 resposta não lida')
  // A direct message counts too, and is told with the way to it.
  await admin.call(sendMessageTo, { userId, message: 'Veja https://exemplo.com/ajuda, por favor.' })
  await badge.waitFor({ state: 'attached' })
  await says(user, 'Nova mensagem recebida!')
  await user.page.getByRole('button', { name: 'Ler' }).click()
  await user.page.waitForURL(`${base}/messages`)
  const link = user.page.getByRole('log').getByRole('link', { name: 'https://exemplo.com/ajuda', exact: true })
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
  await user.page.getByRole('log').getByText('Hoje', { exact: true }).waitFor()
  await user.page.getByRole('log').getByText('Suporte', { exact: true }).waitFor()
  await badge.waitFor({ state: 'detached' })

  await admin.call(openTicketFor, { user_id: userId, subject: 'Aviso', message: 'Veja isto' })
  await badge.waitFor({ state: 'attached' })
  await user.page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: /Suporte/ })
    .click()
  await says(user, '1 nova resposta')
  await user.page.getByRole('link', { name: /Aviso/ }).getByText('Nova', { exact: true }).waitFor()
  await user.page.getByRole('link', { name: /Aviso/ }).click()
  await user.page.getByRole('log').getByText('Veja isto').waitFor()
  await badge.waitFor({ state: 'detached' })

  // A page asks for the count once, and again only when there is news.
  const asked: string[] = []
  user.page.on('request', (request) => {
    if (request.url() === `${base}${tickets.countUnreadTickets.path}`) asked.push(request.url())
  })
  await user.page.goto(`${base}/settings`)
  await expect.poll(() => asked.length).toBe(1)
  await admin.call(sendMessageTo, { userId, message: 'Mais uma coisa' })
  await says(user, 'Nova mensagem recebida!')
  await badge.waitFor({ state: 'attached' })
  expect(asked).toHaveLength(2)
})

test('opening a ticket moves none of the queue, though what waits comes first in it', async () => {
  const user = await newPerson()
  const word = `Fila${user.name}`
  for (const subject of [`${word} um`, `${word} dois`, `${word} três`])
    await user.call(tickets.openTicket, { subject, message: 'Olá' })
  // Stands first until the list is the search's own; one opened before that would be held in another list.
  await (await newPerson()).call(tickets.openTicket, { subject: 'De outra pessoa', message: 'Olá' })
  const admin = await demoAdmin(browser(), '/admin/tickets', 'desk')
  await admin.page.getByRole('searchbox', { name: 'Buscar tickets' }).fill(word)
  const row = (name: string) => admin.page.getByRole('button', { name: new RegExp(`${word} ${name}`) })
  const order = async () => {
    const rows = await admin.page.getByRole('list').getByRole('button').allInnerTexts()
    return rows.map((text) => text.split('\n').find((line) => line.startsWith(word)))
  }
  const queue = ['três', 'dois', 'um'].map((name) => `${word} ${name}`)
  await expect.poll(order).toEqual(queue)
  for (const name of ['três', 'dois']) {
    await row(name).click()
    // Read, and the list has heard of it.
    await row(name).getByText('Aguardando').waitFor({ state: 'detached' })
    expect(await order()).toEqual(queue)
  }
  await write(admin, 'Já vamos ver.')
  await row('dois').getByText('Já vamos ver.').waitFor()
  expect(await order()).toEqual(queue)
  await user.call(tickets.replyToTicket, { ticketId: await idOf(user, `${word} três`), message: 'Alô?' })
  await row('três').getByText('Alô?').waitFor()
  // Counted from anew, the queue is the server's own again.
  await admin.page.getByRole('button', { name: 'Não lidos' }).click()
  await expect.poll(order).toEqual([`${word} três`, `${word} um`])
})

async function idOf(person: Person, subject: string): Promise<string> {
  const { tickets: own } = await person.call(tickets.listTickets, {})
  return own.find((ticket) => ticket.subject === subject)?.id ?? ''
}

test('a failed look at the unread replies is only logged and keeps the count', async () => {
  const user = await newUser(browser(), '/settings', 'desk')
  const admin = demoPerson(DEMO_ADMIN)
  const { session } = await user.person.call(currentSession, {})
  const send = () => admin.call(openTicketFor, { user_id: session?.userId ?? '', subject: 'Aviso', message: 'Veja' })
  const path = tickets.countUnreadTickets.path
  const answered = () => user.page.evaluate<number>(`performance.getEntriesByName('${base}${path}').length`)
  // The page's own first look: it may find the first ticket too, and the look at the news would then find the second.
  await expect.poll(answered).toBeGreaterThan(0)
  await send()
  const badge = user.page.getByRole('banner').getByText('1 resposta não lida')
  await badge.waitFor({ state: 'attached' })
  await makeUp(user.page, '/api/unread-tickets', (question) => question.answer({ status: 500, json: {} }))
  await send()
  await expect.poll(() => user.problems.some((line) => line.includes('Erro ao carregar tickets não lidos'))).toBe(true)
  expect(await badge.count()).toBe(1)
})

// Among the tests that count what is unread, since those of one file run in turn: this ticket reaches every page open then.
test('an admin writes to one user and to everybody, is told what is missing, and how many were made', async () => {
  const user = await newUser(browser(), '/tickets', 'desk')
  const admin = await demoAdmin(browser(), '/admin/mensagens', 'desk')
  await admin.page.getByRole('button', { name: 'Novo', exact: true }).click()
  const dialog = admin.page.getByRole('dialog', { name: 'Novo Ticket' })
  // The dialog grows when they come; what is pressed just then would move away.
  await dialog.getByRole('radio').first().waitFor()
  await dialog.getByRole('button', { name: 'Criar Ticket' }).click()
  await says(admin, 'Preencha assunto e mensagem')
  await dialog.getByRole('textbox', { name: 'Assunto' }).fill('Só para você')
  await dialog.getByRole('textbox', { name: 'Mensagem' }).fill('Olá')
  await dialog.getByRole('button', { name: 'Criar Ticket' }).click()
  await says(admin, 'Selecione um usuário')
  await dialog.getByRole('searchbox').fill(user.person.email)
  await dialog.getByRole('radio', { name: new RegExp(user.person.email) }).check()
  await dialog.getByRole('button', { name: 'Criar Ticket' }).click()
  await says(admin, '1 ticket(s) criado(s) com sucesso!')
  await user.page.getByRole('link', { name: /Só para você/ }).waitFor()

  await admin.page.getByRole('button', { name: 'Novo', exact: true }).click()
  await dialog.getByRole('checkbox', { name: 'Para todos os usuários' }).click()
  await dialog.getByRole('textbox', { name: 'Assunto' }).fill('Para todos')
  await dialog.getByRole('textbox', { name: 'Mensagem' }).fill('Domingo ficamos fora do ar.')
  await dialog.getByRole('button', { name: 'Criar Ticket' }).click()
  const { people } = await admin.person.call(countRecipients, {})
  const question = admin.page.getByRole('dialog', { name: /^Enviar para [\d.]+ pessoas\?$/ })
  await question.getByRole('button', { name: 'Voltar' }).click()
  expect(await dialog.getByRole('textbox', { name: 'Assunto' }).inputValue()).toBe('Para todos')
  expect(people).toBeGreaterThan(1)
  const counts: Question[] = []
  await makeUp(admin.page, countRecipients.path, (count) => counts.push(count))
  await dialog.getByRole('button', { name: 'Criar Ticket' }).click()
  // Each question counts anew, and nobody sends before knowing to how many.
  await admin.page.getByRole('dialog', { name: 'Enviar para todas as pessoas?' }).waitFor()
  expect(await admin.page.getByRole('button', { name: 'Enviar para todas as pessoas' }).isDisabled()).toBe(true)
  await expect.poll(() => counts.length).toBe(1)
  await counts[0]?.letThrough()
  await question.waitFor()
  // Back at the tab the people are counted once more; the question stays as it is meanwhile.
  await admin.page.evaluate("dispatchEvent(new Event('visibilitychange'))")
  await expect.poll(() => counts.length).toBe(2)
  await question.getByRole('button', { name: /^Enviar para [\d.]+ pessoas$/ }).click()
  await counts[1]?.letThrough()
  await admin.page
    .getByText(/^([2-9]|\d\d+) ticket\(s\) criado\(s\) com sucesso!$/)
    .first()
    .waitFor({ timeout: 90_000 }) // a job writes to all whom the other journeys made
  await user.page.getByRole('link', { name: /Para todos/ }).waitFor()
  const { tickets: own } = await user.person.call(tickets.listTickets, {})
  expect(own.filter(({ subject }) => subject === 'Para todos')).toHaveLength(1)
})
