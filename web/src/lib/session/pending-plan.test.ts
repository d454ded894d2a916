import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPendingPlan, readPendingPlan, savePendingPlan } from './pending-plan.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

test('a chosen plan is kept under pendingPlan with plan and priceId, and forgotten when asked', () => {
  savePendingPlan({ plan: 'pro', priceId: 'price_pro' })
  expect(JSON.parse(stored.get('pendingPlan') ?? '')).toEqual({ plan: 'pro', priceId: 'price_pro' })
  expect(readPendingPlan()).toEqual({ plan: 'pro', priceId: 'price_pro' })
  forgetPendingPlan()
  expect(readPendingPlan()).toBeNull()
})

test.each([
  'oops',
  '{}',
  'null',
  '"pro"',
  '{"plan":"teste","priceId":"x"}',
  '{"plan":"admin","priceId":"x"}',
  '{"plan":"pro"}',
  '{"plan":"pro","priceId":""}',
  '{"plan":"pro","priceId":7}',
  `{"plan":"pro","priceId":"${'x'.repeat(201)}"}`,
])('%s, written there by whoever, is no chosen plan and is removed', (text) => {
  stored.set('pendingPlan', text)
  expect(readPendingPlan()).toBeNull()
  expect(stored.has('pendingPlan')).toBe(false)
})

test('a browser that forbids storage has no chosen plan, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  savePendingPlan({ plan: 'pro', priceId: 'price_pro' })
  expect(readPendingPlan()).toBeNull()
})
