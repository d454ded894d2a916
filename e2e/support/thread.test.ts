import * as tickets from '@prancheta/contract/support/tickets.ts'
import { expect, inject, test } from 'vitest'
import { makeUp, stopMakingUp } from '../made-up.ts'
import { sharedPage } from '../shared-page.ts'
import { newUser, says, write } from '../side-by-side.ts'
import { DEMO_ADMIN, demoPerson, drawn, oneBrowser } from '../visit.ts'

const browser = oneBrowser()
const base = inject('baseUrl')

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
  await makeUp(user.page, '/api/tickets/*/messages', async (question) => {
    if (question.method !== 'POST') return question.letThrough()
    const reply = await question.answered()
    return reply.lose()
  })
  await user.page.getByRole('button', { name: 'Tentar de novo' }).click()
  const sent = async () => {
    const { messages } = await user.person.call(tickets.readTicketMessages, { ticketId: id })
    return messages.map(({ message }) => message)
  }
  await expect.poll(sent).toEqual(['Oi', 'Chegou?'])
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
  // Already read, and with its heading there: either would draw the thread anew, and move it, while it is scrolled.
  await user.person.call(tickets.markTicketRead, { ticketId, up_to: 60 })
  await user.page.goto(`${base}/tickets/${ticketId}`)
  await user.page.getByRole('heading', { level: 1, name: 'Longo' }).waitFor()
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
  await expect.poll(moved).toBeLessThan(80)

  const box = user.page.getByRole('textbox', { name: 'Mensagem' })
  expect((await box.boundingBox())?.height).toBe(44)
  await box.fill('linha 1')
  for (let n = 2; n < 12; n += 1) await box.press('Shift+Enter')
  await box.pressSequentially('fim')
  expect((await box.boundingBox())?.height).toBe(120)
  await box.press('Enter')
  await log.getByText('fim').waitFor()
})
