import type { UserDetail } from '@prancheta/contract/admin/users.ts'
import { expect, test } from 'vitest'
import { actionsFor } from './actions-card.tsx'

const plan: UserDetail['plan'] = {
  plan: 'pro',
  active: true,
  stage: 'active',
  has_subscription: true,
  current_period_end: null,
  access_until: null,
  cancels_at: null,
}
const offered = (change: Partial<UserDetail['plan']>, suspended_at: string | null = null) =>
  actionsFor({ plan: { ...plan, ...change }, suspended_at, pause: null }).map(({ action }) => action)

test('only what makes sense for this user is offered', () => {
  expect(offered({})).toEqual(['grant_vip', 'suspend', 'end_sessions', 'delete'])
  expect(offered({ plan: 'vip_unlimited', stage: 'granted' })).toEqual([
    'revoke_vip',
    'suspend',
    'end_sessions',
    'delete',
  ])
  expect(offered({ stage: 'past_due' })).toContain('end_grace')
  expect(offered({}, '2026-11-15T12:00:00Z')).toContain('unsuspend')
})

test('a pause without end is lifted by a hand of ours once its thirty days are over, and no other', () => {
  const names = (pause: UserDetail['pause']) =>
    actionsFor({ plan, suspended_at: null, pause }).map(({ action }) => action)
  expect(names({ ends_at: null, liftable_from: '2020-01-01T12:00:00Z' })).toContain('lift_pause')
  expect(names({ ends_at: null, liftable_from: '2999-01-01T12:00:00Z' })).not.toContain('lift_pause')
  expect(names({ ends_at: '2999-01-01T12:00:00Z', liftable_from: null })).not.toContain('lift_pause')
})

test('what takes something away stands apart from the rest, and every question names the person', () => {
  const dangerous = (change: Partial<UserDetail['plan']>) =>
    actionsFor({ plan: { ...plan, ...change }, suspended_at: null, pause: null })
      .filter(({ isDangerous }) => isDangerous)
      .map(({ action }) => action)
  expect(dangerous({})).toEqual(['suspend', 'delete'])
  expect(dangerous({ plan: 'vip_unlimited', stage: 'granted' })).toEqual(['revoke_vip', 'suspend', 'delete'])
  expect(actionsFor({ plan, suspended_at: null, pause: null }).map(({ question }) => question('Ana Souza'))).toEqual([
    'Conceder VIP a Ana Souza?',
    'Suspender Ana Souza?',
    'Encerrar todas as sessões de Ana Souza?',
    'Excluir a conta de Ana Souza?',
  ])
})

test('whoever pays on is not forgotten: the dialog says that the subscription goes on', () => {
  const [grant] = actionsFor({ plan, suspended_at: null, pause: null })
  expect(grant?.consequence).toContain('continua sendo cobrada')
  const [free] = actionsFor({ plan: { ...plan, has_subscription: false }, suspended_at: null, pause: null })
  expect(free?.consequence).not.toContain('cobrada')
})
