import { expect, test } from 'vitest'
import { offersUpgrade } from './month-figures.tsx'

test('the upgrade is offered with fewer than five remaining, and not with five', () => {
  expect(offersUpgrade({ plan: 'starter', quotaRemaining: 5 })).toBe(false)
  expect(offersUpgrade({ plan: 'starter', quotaRemaining: 4 })).toBe(true)
  expect(offersUpgrade({ plan: 'teste', quotaRemaining: 0 })).toBe(true)
})

test.each(['admin', 'vip_unlimited'] as const)('%s is never offered an upgrade', (plan) => {
  expect(offersUpgrade({ plan, quotaRemaining: null })).toBe(false)
  expect(offersUpgrade({ plan, quotaRemaining: 0 })).toBe(false)
})
