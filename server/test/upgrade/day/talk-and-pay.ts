import { setTimeout as pause } from 'node:timers/promises'
import { payDemoCheckout } from '@prancheta/contract/billing/demo-payment.ts'
import { createCheckout } from '@prancheta/contract/billing/routes.ts'
import { forgotPassword, readProfile, updateProfile } from '@prancheta/contract/identity/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { listOutbox } from '@prancheta/contract/mail/routes.ts'
import { startPause } from '@prancheta/contract/responsible-play/routes.ts'
import { openTicketFor, openTicketForAll, readBroadcast } from '@prancheta/contract/support/admin-tickets.ts'
import { markMessagesRead, sendMessage, sendMessageTo } from '@prancheta/contract/support/direct-messages.ts'
import { markTicketRead, openTicket, replyToTicket, resolveTicket } from '@prancheta/contract/support/tickets.ts'
import { makeTipster, setLogo } from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { Person } from '#test/person.ts'
import { png } from '#test/pictures.ts'
import { passMinutes } from './open-demo-house.ts'
import type { People } from './people.ts'

export const idOf = async (person: Person) => (await person.call(currentSession, {})).session?.userId ?? ''

/** Ana sets her unit and buys Starter; Clara becomes a tipster with a logo. */
export async function settleIn({ ana, clara, admin }: People): Promise<void> {
  await ana.call(updateProfile, { name: 'Ana Lima', stake_default: 37.5 })
  const { url } = await ana.call(createCheckout, { plan: 'starter' })
  passMinutes(2)
  const sessionId = new URL(url, 'http://localhost').searchParams.get('session') ?? ''
  await ana.call(payDemoCheckout, { sessionId, card: 'approved' })
  passMinutes(1)
  const userId = await idOf(clara)
  await admin.call(makeTipster, { user_id: userId, slug: 'clara-nunes', color: '#aa3300' })
  await admin.call(setLogo, { userId, logo: png().toString('base64') })
  passMinutes(1)
}

/** Tickets in each state, a conversation, one ticket for everybody, and a pause. */
export async function talk({ ana, bruno, clara, admin }: People): Promise<void> {
  const billing = await ana.call(openTicket, { subject: 'Cobrança em dobro?', message: 'Vi duas linhas na fatura.' })
  passMinutes(7)
  await admin.call(replyToTicket, { ticketId: billing.id, message: 'É uma só; a outra é uma pré-autorização.' })
  await admin.call(markTicketRead, { ticketId: billing.id, up_to: 1 })
  passMinutes(4)
  await ana.call(replyToTicket, { ticketId: billing.id, message: 'Entendi, obrigada! 👍' })
  const solved = await bruno.call(openTicket, { subject: 'Exportar histórico', message: 'Onde fica o CSV?' })
  passMinutes(11)
  await admin.call(replyToTicket, { ticketId: solved.id, message: 'No Histórico, botão Exportar CSV.' })
  await bruno.call(resolveTicket, { ticketId: solved.id })
  await admin.call(openTicketFor, { user_id: await idOf(clara), subject: 'Sua página', message: 'Está no ar.' })
  passMinutes(1)

  await bruno.call(sendMessage, { message: 'Bom dia! A odd mudou depois que salvei.' })
  passMinutes(3)
  await admin.call(sendMessageTo, { userId: await idOf(bruno), message: 'A salva é a que vale para o seu histórico.' })
  await bruno.call(markMessagesRead, { up_to: 2 })
  await clara.call(sendMessage, { subject: 'Logo', message: 'Ficou ótimo, obrigada.' })
  passMinutes(1)

  const { id } = await admin.call(openTicketForAll, { subject: 'Manutenção', message: 'Domingo, das 3h às 4h.' })
  await untilFinished(admin, id)
  await bruno.call(startPause, { length: '30d' })
}

/** Bruno asks for a link to set a new password; without a mail server the mail is kept for admins to read. */
export async function forget({ bruno, admin }: People): Promise<void> {
  const { email } = await bruno.call(readProfile, {})
  await new Person(bruno.url).call(forgotPassword, { email })
  while ((await admin.call(listOutbox, {})).mails.length === 0) await pause(50)
}

async function untilFinished(admin: Person, broadcastId: string): Promise<void> {
  while ((await admin.call(readBroadcast, { broadcastId })).finished_at === null) await pause(50)
}
