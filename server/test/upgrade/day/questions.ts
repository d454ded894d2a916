import { listHistory } from '@prancheta/contract/history/routes.ts'
import { listTickets } from '@prancheta/contract/support/tickets.ts'
import type { Question } from '#test/upgrade/recorded-answers.ts'
import type { People } from './people.ts'
import { idOf } from './talk-and-pay.ts'

type Member = 'ana' | 'bruno' | 'clara'

/** What the recorded answers answer: everything the product says of the data in the dump. */
export async function questionsAbout(people: People): Promise<Question[]> {
  const ids = await Promise.all((['ana', 'bruno', 'clara'] as const).map((name) => idOf(people[name])))
  return [
    ask('visitor', '/api/tipsters/clara-nunes'),
    ...(await ofMember(people, 'ana')),
    ...(await ofMember(people, 'bruno')),
    ...(await ofMember(people, 'clara')),
    ...['/api/favourites', '/api/history-export.csv'].map((path) => ask('bruno', path)),
    ask('clara', '/api/round-plan?date=2026-11-14'),
    ...ADMIN_PAGES.map((path) => ask('admin', path)),
    ...ids.flatMap((id) => [
      ask('admin', `/api/admin/users/${id}`),
      ask('admin', `/api/admin/conversations/${id}/messages`),
    ]),
  ]
}

const MEMBER_PAGES = [
  ...['/api/session', '/api/profile', '/api/plan', '/api/dashboard', '/api/demo/portal'],
  ...['/api/history', '/api/history?filter=green', '/api/history-news', '/api/record', '/api/unfinished'],
  ...['/api/publications', '/api/tickets', '/api/unread-tickets', '/api/messages'],
]

const ADMIN_PAGES = [
  ...['/api/session', '/api/admin/overview', '/api/admin/users', '/api/admin/finance', '/api/admin/tipsters'],
  ...['/api/admin/tickets', '/api/admin/conversations', '/api/admin/broadcasts', '/api/admin/outbox'],
  ...['/api/admin/support-counters', '/api/admin/first-answer'],
]

async function ofMember(people: People, name: Member): Promise<Question[]> {
  const { analyses } = await people[name].call(listHistory, {})
  const { tickets } = await people[name].call(listTickets, {})
  return [
    ...MEMBER_PAGES.map((path) => ask(name, path)),
    // An opened analysis is large; one of each person's shows that they are whole.
    ...analyses
      .slice(0, 1)
      .flatMap(({ id }) => [ask(name, `/api/analyses/${id}`), ask(name, `/api/history/${id}/markets`)]),
    ...tickets.flatMap(({ id }) => [ask(name, `/api/tickets/${id}`), ask(name, `/api/tickets/${id}/messages`)]),
    { who: name, method: 'post', path: '/api/check-chat-quota', body: {} },
  ]
}

const ask = (who: Question['who'], path: string): Question => ({ who, method: 'get', path })
