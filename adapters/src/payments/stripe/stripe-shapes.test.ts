import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BadEventError } from '#payments/port.ts'
import { readEvent } from './read-event.ts'
import { toSubscription } from './to-subscription.ts'

const SAMPLES = join(import.meta.dirname, '../../../../../shared/providers/stripe')
const sample = (name: string): unknown => JSON.parse(readFileSync(join(SAMPLES, `${name}.json`), 'utf8'))

const READING = {
  priceIds: { starter: 'small-monthly', pro: 'price_pro', black: 'price_black' },
  endsAtOnce: true,
  refunded: new Set<string>(),
}

// Recorded answers of Stripe are not ours to pass on; where they lie beside the project, we read them.
describe.skipIf(!existsSync(SAMPLES))('Stripe’s own answers (skipped where the recordings are not at hand)', () => {
  test('a running subscription is read with the period of its item', () => {
    expect(toSubscription(sample('subscription-active-expanded'), READING)).toEqual({
      id: 'sub_1SRzqCKXBGcbgpbZ9C2XUF1a',
      plan: 'starter',
      status: 'active',
      createdAt: new Date('2025-11-10T18:29:24Z'),
      periodEnd: new Date('2025-12-10T18:29:24Z'),
      cancelsAt: null,
      unpaidSince: null,
    })
  })

  test('one cancelled for the end of its period stays active and names its end', () => {
    const read = toSubscription(sample('subscription-cancel-at-period-end-expanded'), READING)
    expect(read.status).toBe('active')
    expect(read.cancelsAt).toEqual(read.periodEnd)
  })

  test('one whose first payment waits for the bank gives nothing yet', () => {
    const read = toSubscription(sample('subscription-incomplete-authentication-expanded'), READING)
    expect(read.status).toBe('incomplete')
    expect(read.unpaidSince).not.toBeNull()
  })

  test('something else of the same seller is none of our plans', () => {
    const others = { ...READING, priceIds: { starter: 'price_a', pro: 'price_b', black: 'price_c' } }
    expect(toSubscription(sample('subscription-active-expanded'), others).plan).toBeNull()
  })
})

test('a subscription we cannot read is told as such, and gives nothing', () => {
  const read = toSubscription({ id: 'sub_1', object: 'subscription', status: 'dreaming' }, READING)
  expect(read).toMatchObject({ id: 'sub_1', plan: null, isUnreadable: true })
})

test.each([
  ['no signature', undefined],
  ['nonsense', 'nonsense'],
  ['a signature without a time', 'v1=abc'],
])('an event with %s is refused', async (_, header) => {
  await expect(readEvent('{}', header, 'whsec_test', new Date())).rejects.toThrow(BadEventError)
})
