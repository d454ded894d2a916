import { listAllTickets } from '@prancheta/contract/support/admin-tickets.ts'
import {
  listConversations,
  markConversationRead,
  markMessagesRead,
  sendMessage,
  sendMessageTo,
} from '@prancheta/contract/support/direct-messages.ts'
import type { AdminTicketView, TicketView } from '@prancheta/contract/support/thread.ts'
import {
  listTickets,
  markTicketRead,
  openTicket,
  replyToTicket,
  resolveTicket,
} from '@prancheta/contract/support/tickets.ts'
import type { Actor } from '../actor.ts'
import { ANA_TALK, SHORT_TALKS, type ShortTalk, TALKS, type Talk } from '../cast/support-talks.ts'
import { chanceOf } from '../chance.ts'
import { dayNumber } from '../stage.ts'

export async function ask(member: Actor, { subject, question }: Talk): Promise<void> {
  await member.call(openTicket, { subject, message: question })
}

/** What is asked on a day, up to five different things, and other ones the day after. */
export function talkOf(day: string, place: number): Talk {
  return TALKS[(5 * dayNumber(day) + place) % TALKS.length] ?? TALKS[0]
}

function knownTalk(subject: string): Talk | undefined {
  return [ANA_TALK, ...TALKS].find((talk) => talk.subject === subject)
}

type DeskWish = { leave: number; first: Actor }

/** Answers what waits, one person's before all, but for the last so many: nobody gets through everything. Tells whose it was. */
export async function answerTickets(admin: Actor, { leave, first }: DeskWish): Promise<string[]> {
  const { tickets } = await admin.call(listAllTickets, { waiting: 'all' })
  const questions: { ticketId: string; talk: Talk; email: string }[] = []
  for (const { id: ticketId, subject, last_message_preview: last, status, user } of tickets.toSorted(byOpening)) {
    const talk = knownTalk(subject)
    if (!talk) continue // somebody else's
    if (last === talk.thanks) await endTicket(admin, { ticketId, status })
    else questions.push({ ticketId, talk, email: user.email })
  }
  const isFirst = ({ email }: { email: string }) => email === first.role.email
  const inOrder = [...questions.filter(isFirst), ...questions.filter((question) => !isFirst(question))]
  const answered = inOrder.slice(0, Math.max(questions.filter(isFirst).length, questions.length - leave))
  for (const { ticketId, talk } of answered) {
    await admin.call(replyToTicket, { ticketId, message: talk.answer })
    await admin.call(markTicketRead, { ticketId, up_to: MESSAGES_MAX })
  }
  return answered.map(({ email }) => email)
}

async function endTicket(
  admin: Actor,
  { ticketId, status }: { ticketId: string; status: TicketView['status'] },
): Promise<void> {
  await admin.call(markTicketRead, { ticketId, up_to: MESSAGES_MAX })
  if (status === 'open') await admin.call(resolveTicket, { ticketId })
}

const byOpening = (one: AdminTicketView, other: AdminTicketView) =>
  Date.parse(one.created_at) - Date.parse(other.created_at)

/** More than any of these threads has. */
const MESSAGES_MAX = 1000

/** Reads answers, says thanks, and lets go of what is solved. */
export async function readAnswers(member: Actor): Promise<void> {
  const { tickets } = await member.call(listTickets, {})
  for (const { id, subject, unread_by_user: isUnread, status } of tickets) {
    const talk = knownTalk(subject)
    if (!isUnread || status !== 'open' || !talk) continue
    await member.call(markTicketRead, { ticketId: id, up_to: MESSAGES_MAX })
    if (talk.thanks !== undefined) await member.call(replyToTicket, { ticketId: id, message: talk.thanks })
    if (talk.isSolved && chanceOf('resolves', id) < 0.5) await member.call(resolveTicket, { ticketId: id })
  }
}

/** A question and its answer outside of tickets. */
export async function talkDirectly(member: Actor, admin: Actor, { question, answer: reply }: ShortTalk): Promise<void> {
  await member.call(sendMessage, { message: question })
  await admin.call(markConversationRead, { userId: await member.id(), up_to: MESSAGES_MAX })
  await admin.call(sendMessageTo, { userId: await member.id(), message: reply })
  await member.call(markMessagesRead, { up_to: MESSAGES_MAX })
}

/** Answers what members of the cast wrote without a ticket. */
export async function answerMessages(admin: Actor): Promise<void> {
  const { conversations } = await admin.call(listConversations, { unread: 'true' })
  for (const { user, last_message_preview: last } of conversations) {
    const talk = SHORT_TALKS.find(({ question }) => question === last)
    if (!talk) continue // somebody else's
    await admin.call(markConversationRead, { userId: user.id, up_to: MESSAGES_MAX })
    await admin.call(sendMessageTo, { userId: user.id, message: talk.answer })
  }
}
