import type { ThreadMessage } from '@prancheta/contract/support/thread.ts'
import { expect, test } from 'vitest'
import { byDay, dayWords } from './thread-days.ts'

const now = new Date('2026-11-15T15:00:00Z')

test('days are named as people name them, by the calendar of São Paulo', () => {
  expect(dayWords(new Date('2026-11-15T03:00:00Z'), now)).toBe('Hoje')
  expect(dayWords(new Date('2026-11-15T02:59:00Z'), now)).toBe('Ontem')
  expect(dayWords(new Date('2026-11-14T02:59:00Z'), now)).toBe('sexta-feira, 13/11/2026')
  expect(dayWords(new Date('2026-11-01T02:00:00Z'), new Date('2026-11-01T12:00:00Z'))).toBe('Ontem')
})

let number = 0
const message = (at: string, by: Partial<ThreadMessage>): ThreadMessage => ({
  id: '00000000-0000-4000-8000-000000000001',
  number: ++number,
  sender_type: 'user',
  is_own: false,
  sender_name: null,
  subject: null,
  message: 'Oi',
  is_read: true,
  created_at: at,
  client_id: null,
  ...by,
})

const shape = (messages: readonly ThreadMessage[], mine: 'user' | 'admin', otherName: string) =>
  byDay(messages, { mine, otherName }).map(({ day, messages: sent }) => [
    day,
    sent.map(({ sender, isFirst }) => (isFirst ? sender : '·')),
  ])

test('a thread stands by days, and a name stands over the first of a sender’s messages', () => {
  const thread = [
    message('2026-11-14T23:00:00Z', { is_own: true }),
    message('2026-11-15T02:00:00Z', { sender_type: 'admin' }),
    message('2026-11-15T02:30:00Z', { sender_type: 'admin' }),
    message('2026-11-15T03:30:00Z', { sender_type: 'admin' }),
  ]
  expect(shape(thread, 'user', 'Suporte')).toEqual([
    ['2026-11-14', ['Você', 'Suporte', '·']],
    ['2026-11-15', ['Suporte']],
  ])
})

test('an admin reads the user’s name, and which of the admins wrote', () => {
  const at = '2026-11-15T12:00:00Z'
  const thread = [
    message(at, { sender_name: 'Ana' }),
    message(at, { sender_type: 'admin', sender_name: 'Dora' }),
    message(at, { sender_type: 'admin', sender_name: 'Edu', is_own: true }),
    message(at, { sender_type: 'admin' }),
  ]
  expect(shape(thread, 'admin', 'Ana Souza')).toEqual([['2026-11-15', ['Ana Souza', 'Dora', 'Você', 'Suporte']]])
})
