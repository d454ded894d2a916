import { currentSession } from '@prancheta/contract/identity/session.ts'
import { openTicketFor } from '@prancheta/contract/support/admin-tickets.ts'
import { sendMessageTo } from '@prancheta/contract/support/direct-messages.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { expect, inject, test } from 'vitest'
import type { Person } from '../../server/test/person.ts'
import { WIDTHS } from '../browser.ts'
import { makeUp, stopMakingUp } from '../made-up.ts'
import { sharedPage } from '../shared-page.ts'
import { demoAdmin, newPerson, newUser, PATIENT, says, type Visitor, write } from '../side-by-side.ts'
import { DEMO_ADMIN, demoPerson, drawn, oneBrowser, sidewaysScroll } from '../visit.ts'

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
    await expect.poll(() => user.person.call(tickets.countUnreadTickets, {}), PATIENT).toMatchObject({ count: 0 })

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
  120_000,
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
  await expect.poll(() => asked.length, PATIENT).toBe(1)
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
  const admin = await demoAdmin(browser(), '/admin/tickets', 'desk')
  await admin.page.getByRole('searchbox', { name: 'Buscar tickets' }).fill(word)
  const row = (name: string) => admin.page.getByRole('button', { name: new RegExp(`${word} ${name}`) })
  const order = async () => {
    const rows = await admin.page.getByRole('list').getByRole('button').allInnerTexts()
    return rows.map((text) => text.split('\n').find((line) => line.startsWith(word)))
  }
  const queue = ['três', 'dois', 'um'].map((name) => `${word} ${name}`)
  await expect.poll(order, PATIENT).toEqual(queue)
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
  await expect.poll(order, PATIENT).toEqual([`${word} três`, `${word} um`])
})

async function idOf(person: Person, subject: string): Promise<string> {
  const { tickets: own } = await person.call(tickets.listTickets, {})
  return own.find((ticket) => ticket.subject === subject)?.id ?? ''
}

test('a message shows at once, and one that fails stays with a way to try again, and arrives once', async () => {
  const user = await newUser(browser(), '/tickets', 'phone')
  const { id } = await user.person.call(tickets.openTicket, { subject: 'Oi', message: 'Oi' })
  await user.page.getByRole('link', { name: /Oi/ }).click()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await makeUp(user.page, '/api/tickets/*/messages', async (question) => {
    if (question.method !== 'POST') return question.letThrough()
    await released
    return question.fail()
  })
  await write(user, 'Chegou?')
  await user.page.getByText('Enviando…').waitFor()
  expect(await user.page.getByRole('button', { name: 'Enviar mensagem' }).isDisabled()).toBe(true)
  release()
  await says(user, 'Erro ao enviar mensagem')
  await user.page.getByText('Não enviada').waitFor()

  // Leaving and returning does not lose it; then the answer gets lost on the way although the message got through.
  await user.page.getByRole('link', { name: 'Voltar para os tickets' }).click()
  await user.page.getByRole('link', { name: /Oi/ }).click()
  await user.page.getByText('Não enviada').waitFor()
  await stopMakingUp(user.page, '/api/tickets/*/messages')
  await user.page.route('**/api/tickets/*/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.abort()
  })
  await user.page.getByRole('button', { name: 'Tentar de novo' }).click()
  const sent = async () => {
    const { messages } = await user.person.call(tickets.readTicketMessages, { ticketId: id })
    return messages.map(({ message }) => message)
  }
  await expect.poll(sent, PATIENT).toEqual(['Oi', 'Chegou?'])
  await user.page.getByText(/^(Enviando…|Não enviada)$/).waitFor({ state: 'detached' })
  expect(await user.page.getByRole('log').getByText('Chegou?').count()).toBe(1)
})

test('what was said while the connection was away is there when it returns', async () => {
  const user = await newUser(browser(), '/tickets', 'desk')
  const admin = demoPerson(DEMO_ADMIN)
  const { id: ticketId } = await user.person.call(tickets.openTicket, { subject: 'Longe', message: 'Oi' })
  await user.page.getByRole('link', { name: /Longe/ }).click()
  await user.page.getByRole('log').getByText('Oi', { exact: true }).waitFor()
  await user.page.context().setOffline(true)
  for (const message of ['primeira', 'segunda', 'terceira'])
    await admin.call(tickets.replyToTicket, { ticketId, message })
  await user.page.context().setOffline(false)
  for (const message of ['primeira', 'segunda', 'terceira'])
    await user.page.getByRole('log').getByText(message).waitFor()
  expect(await user.page.getByRole('log').getByRole('listitem').count()).toBe(4)
})

const lost = sharedPage(() => newUser(browser(), '/tickets', 'desk'))

test.each(['abc', '00000000-0000-4000-8000-000000000000'])(
  'the address of a ticket that is not there (%s) says so and leads to the list',
  async (id) => {
    const user = await lost()
    // The ticket's own answer comes last: until then its messages, missing too, must not look like a failure of ours.
    let letTicketAnswer: () => void = () => {}
    const mayAnswer = new Promise<void>((resolve) => {
      letTicketAnswer = resolve
    })
    await makeUp(user.page, `/api/tickets/${id}`, async (question) => {
      await mayAnswer
      await question.letThrough()
    })
    const messagesAnswered = user.page.waitForResponse(`**/api/tickets/${id}/messages*`)
    await user.page.goto(`${base}/tickets/${id}`)
    await messagesAnswered
    await drawn(user.page)
    expect(await user.page.getByText('Erro ao carregar mensagens').count()).toBe(0)
    letTicketAnswer()
    await says(user, 'Ticket não encontrado')
    await user.page.waitForURL(`${base}/tickets`)
    await stopMakingUp(user.page)
  },
)

test('two tabs of one user show the same thread, whichever writes', async () => {
  const user = await newUser(browser(), '/tickets', 'desk')
  const { id: ticketId } = await user.person.call(tickets.openTicket, { subject: 'Duas abas', message: 'Oi' })
  const second = await user.page.context().newPage()
  second.setDefaultTimeout(PATIENT.timeout)
  for (const page of [user.page, second]) {
    await page.goto(`${base}/tickets/${ticketId}`)
    await page.getByRole('log').getByText('Oi', { exact: true }).waitFor()
  }
  await write(user, 'da primeira')
  await second.getByRole('log').getByText('da primeira').waitFor()
  await write({ ...user, page: second }, 'da segunda')
  await user.page.getByRole('log').getByText('da segunda').waitFor()
  for (const page of [user.page, second]) expect(await page.getByRole('log').getByRole('listitem').count()).toBe(3)
})

test('a long thread loads backwards and keeps the reader’s place; Shift+Enter makes a line', async () => {
  const user = await newUser(browser(), '/tickets', 'desk')
  const admin = demoPerson(DEMO_ADMIN)
  const { id: ticketId } = await user.person.call(tickets.openTicket, { subject: 'Longo', message: 'a primeira' })
  // In turns: nobody may write more than sixty in a minute, and other journeys write as this admin too.
  for (let n = 2; n <= 60; n += 1) {
    const person = n % 2 === 0 ? user.person : admin
    await person.call(tickets.replyToTicket, { ticketId, message: `resposta ${n}` })
  }
  await user.page.goto(`${base}/tickets/${ticketId}`)
  const log = user.page.getByRole('log')
  await log.getByText('resposta 60').waitFor()
  expect(await log.getByText('a primeira').count()).toBe(0)
  expect(await log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)).toBeLessThan(3)
  await log.evaluate((box) => box.scrollTo(0, 0))
  const eleventh = log.getByText('resposta 11', { exact: true })
  const before = await eleventh.boundingBox()
  await user.page.getByRole('button', { name: 'Carregar mensagens anteriores' }).click()
  await log.getByText('a primeira').waitFor({ state: 'attached' })
  const moved = async () => Math.abs(((await eleventh.boundingBox())?.y ?? 0) - (before?.y ?? 0))
  // The button above is gone by then, so the text may stand one button higher.
  await expect.poll(moved, PATIENT).toBeLessThan(80)

  const box = user.page.getByRole('textbox', { name: 'Mensagem' })
  expect((await box.boundingBox())?.height).toBe(44)
  await box.fill('linha 1')
  for (let n = 2; n < 12; n += 1) await box.press('Shift+Enter')
  await box.pressSequentially('fim')
  expect((await box.boundingBox())?.height).toBe(120)
  await box.press('Enter')
  await log.getByText('fim').waitFor()
})

test('a failed look at the unread replies is only logged and keeps the count', async () => {
  const user = await newUser(browser(), '/settings', 'desk')
  const admin = demoPerson(DEMO_ADMIN)
  const { session } = await user.person.call(currentSession, {})
  const send = () => admin.call(openTicketFor, { user_id: session?.userId ?? '', subject: 'Aviso', message: 'Veja' })
  await send()
  const badge = user.page.getByRole('banner').getByText('1 resposta não lida')
  await badge.waitFor({ state: 'attached' })
  await makeUp(user.page, '/api/unread-tickets', (question) => question.answer({ status: 500, json: {} }))
  await send()
  await expect
    .poll(() => user.problems.some((line) => line.includes('Erro ao carregar tickets não lidos')), PATIENT)
    .toBe(true)
  expect(await badge.count()).toBe(1)
})
