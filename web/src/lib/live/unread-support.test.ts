import { countUnreadTickets } from '@prancheta/contract/support/tickets.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUnread, forgetUnread, refreshUnread } from './unread-support.ts'

let answers: (Response | Error)[] = []
const asked: string[] = []

beforeEach(() => {
  answers = []
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const answer = answers.shift() ?? new Error('no answer')
    if (answer instanceof Error) throw answer
    return answer
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the navigation asks the contract’s door', async () => {
  answers = [Response.json({ count: 3, messages: 1 })]
  await refreshUnread()
  expect(asked).toEqual([countUnreadTickets.path])
  expect(currentUnread()).toEqual({ tickets: 3, messages: 1 })
})

test.each([
  ['no connection', new Error('offline')],
  ['a server error', new Response('{}', { status: 500 })],
  ['an answer without a count', Response.json({ count: 'many', messages: 0 })],
  ['an answer without messages', Response.json({ count: 1 })],
])('%s is only logged and keeps the count', async (_, answer) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  answers = [Response.json({ count: 2, messages: 0 }), answer]
  await refreshUnread()
  await refreshUnread()
  expect(currentUnread()).toEqual({ tickets: 2, messages: 0 })
  expect(log.mock.calls[0]?.[0]).toBe(supportWords.unreadLoadFailed)
})

test('an answer that comes after signing out changes nothing', async () => {
  answers = [Response.json({ count: 9, messages: 9 })]
  const late = refreshUnread()
  forgetUnread()
  await late
  expect(currentUnread()).toEqual({ tickets: 0, messages: 0 })
})
