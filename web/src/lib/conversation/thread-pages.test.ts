import type { ThreadMessage } from '@prancheta/contract/support/thread.ts'
import { expect, test } from 'vitest'
import { messagesIn, type Outgoing, stillOutgoing, type ThreadData, withMessage } from './thread-pages.ts'

const message = (number: number, client_id: string | null = null): ThreadMessage => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  number,
  sender_type: 'user',
  is_own: true,
  sender_name: null,
  subject: null,
  message: `n${number}`,
  is_read: false,
  created_at: '2026-11-15T12:00:00.000Z',
  client_id,
})

const data: ThreadData = {
  pages: [
    { messages: [message(3), message(5)], has_more: true },
    { messages: [message(1), message(2)], has_more: false },
  ],
  pageParams: [null, 3],
}

const numbers = (thread: ThreadData | undefined) => messagesIn(thread).map(({ number }) => number)

test('the thread reads oldest first over all pages', () => {
  expect(numbers(data)).toEqual([1, 2, 3, 5])
  expect(numbers(undefined)).toEqual([])
})

test('a confirmed message takes the server’s place, and only once', () => {
  expect(numbers(withMessage(data, message(4)))).toEqual([1, 2, 3, 4, 5])
  expect(numbers(withMessage(withMessage(data, message(6)), message(6)))).toEqual([1, 2, 3, 5, 6])
})

test('a message whose answer was lost is not shown twice once it is in the thread', () => {
  const outgoing: Outgoing[] = ['a', 'b'].map((clientId) => ({
    ...{ clientId, text: clientId, writtenAt: '', state: 'failed' },
  }))
  expect(stillOutgoing(outgoing, [message(1, 'a')]).map(({ clientId }) => clientId)).toEqual(['b'])
})
