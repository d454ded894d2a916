import { expect, test } from 'vitest'
import { planToChangeTo } from './use-demo-portal.ts'

const held = { plan: 'starter', status: 'active', period_end: '2026-12-01T00:00:00.000Z', cancels_at: null } as const

test('the plan chosen on the prices page is the one offered, unless it is held already or nothing can be changed', () => {
  expect(planToChangeTo('pro', held)).toBe('pro')
  expect(planToChangeTo('starter', held)).toBeNull()
  expect(planToChangeTo('vip_unlimited', held)).toBeNull()
  expect(planToChangeTo(null, held)).toBeNull()
  expect(planToChangeTo('pro', { ...held, status: 'past_due' })).toBeNull()
})
