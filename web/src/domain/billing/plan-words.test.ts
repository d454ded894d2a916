import { PLAN_STAGES } from '@prancheta/core/billing/lifecycle.ts'
import { PLANS } from '@prancheta/core/billing/plans.ts'
import { expect, test } from 'vitest'
import { planLine, planWords } from './plan-words.ts'

const NO_DATES = { periodEnd: null, accessUntil: null }

test.each(['expired', 'unpaid'] as const)(
  'a subscription that is %s leaves an active Free plan, without a date to renew and nothing that is suspended',
  (stage) => {
    const words = planWords({ plan: 'teste', active: true, stage, ...NO_DATES })
    expect(words).toMatchObject({ name: 'Free', badge: { text: 'Ativo' }, date: null })
    expect(words.sentence).toContain('plano Free')
    expect(words.sentence).not.toMatch(/suspens/i)
  },
)

test('a plan that is switched off is Inativo wherever it is named, whatever its subscription was', () => {
  for (const plan of PLANS)
    for (const stage of PLAN_STAGES) {
      const words = planWords({ plan, active: false, stage, ...NO_DATES })
      expect(words).toMatchObject({ badge: { text: 'Inativo' }, date: null })
      expect(planLine({ plan, active: false })).toBe(`${words.name} (Inativo)`)
    }
})

test('a running subscription tells when it renews, a cancelled one until when it lasts', () => {
  const dates = { periodEnd: '2026-12-15T12:00:00Z', accessUntil: '2026-12-18T12:00:00Z' }
  expect(planWords({ plan: 'pro', active: true, stage: 'active', ...dates })).toEqual({
    name: 'Pro',
    badge: { tone: 'good', text: 'Ativo' },
    sentence: 'Renova em 15/12/2026.',
    date: { name: 'Renovação', value: '15/12/2026' },
  })
  expect(planWords({ plan: 'pro', active: true, stage: 'cancelled', ...dates }).date).toEqual({
    name: 'Válido até',
    value: '18/12/2026',
  })
})
