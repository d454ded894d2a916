import { countUnreadTickets } from '@prancheta/contract/support/tickets.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshUnreadTickets, setUnreadTickets, unreadTickets } from './unread-tickets.ts'

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
  answers = [Response.json({ count: 3 })]
  await refreshUnreadTickets()
  expect(asked).toEqual([countUnreadTickets.path])
  expect(unreadTickets()).toBe(3)
})

test.each([
  ['no connection', new Error('offline')],
  ['a server error', new Response('{}', { status: 500 })],
  ['an answer without a count', Response.json({ count: 'many' })],
])('%s is only logged and keeps the count', async (_, answer) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  setUnreadTickets(2)
  answers = [answer]
  await refreshUnreadTickets()
  expect(unreadTickets()).toBe(2)
  expect(log.mock.calls[0]?.[0]).toBe(supportWords.unreadLoadFailed)
})

test('an answer that comes after signing out changes nothing', async () => {
  answers = [Response.json({ count: 9 })]
  const late = refreshUnreadTickets()
  setUnreadTickets(0)
  await late
  expect(unreadTickets()).toBe(0)
})
