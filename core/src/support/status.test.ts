import { expect, test } from 'vitest'
import { isPriority, PRIORITY_PLANS } from '#billing/rights.ts'
import { quietSince, ticketNumber, urgencyOf } from './status.ts'

const now = new Date('2026-11-15T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test('a ticket that waits is urgent after 24 hours, and an answered one never', () => {
  expect(urgencyOf({ unreadByAdmin: true, createdAt: hoursAgo(24) }, now)).toBe('waiting')
  expect(urgencyOf({ unreadByAdmin: true, createdAt: hoursAgo(24.01) }, now)).toBe('urgent')
  expect(urgencyOf({ unreadByAdmin: false, createdAt: hoursAgo(900) }, now)).toBe('answered')
})

test('quiet means seven days', () => {
  expect(quietSince(now).toISOString()).toBe('2026-11-08T12:00:00.000Z')
})

test('a ticket is named by the first 8 characters of its id', () => {
  expect(ticketNumber('3f2a9c01-1111-4111-8111-111111111111')).toBe('3f2a9c01')
})

test('Black users, while their plan runs, come with priority, and nobody else', () => {
  expect(PRIORITY_PLANS).toEqual(['black'])
  expect(isPriority({ plan: 'black', planActive: false })).toBe(false)
})
