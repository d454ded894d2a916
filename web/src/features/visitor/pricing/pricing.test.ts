import { PAID_PLANS, RIGHTS } from '@prancheta/core/billing/plans.ts'
import { hasRight, monthlyQuotaOf } from '@prancheta/core/billing/rights.ts'
import { expect, test } from 'vitest'
import { formatMoney } from '#lib/format/format.ts'
import { cardAction } from './plan-card.tsx'
import { OFFERS, wordsOfRight } from './plan-offers.ts'

test('four cards with the prices as written', () => {
  expect(OFFERS.map(({ name, priceCents }) => [name, formatMoney(priceCents / 100).replace(/\s/, ' ')])).toEqual([
    ['Free', 'R$ 0,00'],
    ['Starter', 'R$ 29,90'],
    ['Pro', 'R$ 99,90'],
    ['Black', 'R$ 299,90'],
  ])
})

test('a card names exactly the rights its plan adds, and the quota that is enforced', () => {
  const seen = new Set<string>()
  for (const { plan, includes, quota } of OFFERS) {
    expect(quota).toBe(monthlyQuotaOf(plan))
    for (const right of RIGHTS) {
      const has = hasRight({ role: 'user', plan, planActive: true }, right)
      if (includes.includes(wordsOfRight(right))) seen.add(right)
      // Named on this card or on a smaller plan's ('Tudo do …'), or not had at all.
      expect({ plan, right, named: seen.has(right) }).toEqual({ plan, right, named: has })
    }
  }
})

test('the cards name what the specification lists for each plan', () => {
  const words = Object.fromEntries(OFFERS.map(({ plan, includes }) => [plan, includes.join('; ')]))
  for (const word of ['Histórico', 'Edge', 'Gestão de banca com Kelly']) expect(words.starter).toContain(word)
  for (const word of ['CSV', 'redes sociais', 'favoritos']) expect(words.pro).toContain(word)
  for (const word of ['Tudo do Pro', 'Suporte prioritário', 'Acesso antecipado']) expect(words.black).toContain(word)
})

const ana = {
  userId: '1',
  name: 'Ana',
  email: 'ana@example.com',
  role: 'user',
  plan: 'teste',
  planActive: true,
  pause: null,
} as const
const offer = (plan: (typeof OFFERS)[number]['plan']) => OFFERS.find((one) => one.plan === plan) ?? OFFERS[0]

function actions(reader: Parameters<typeof cardAction>[1]) {
  return OFFERS.map((one) => {
    const action = cardAction(one, reader)
    return action.kind === 'none' ? 'none' : action.label
  })
}

test('each reader is offered what makes sense for them', () => {
  expect(actions({ person: null, held: null, subscribed: false })).toEqual([
    'Começar grátis',
    'Assinar Starter',
    'Assinar Pro',
    'Assinar Black',
  ])
  expect(actions({ person: ana, held: { plan: 'teste', active: true }, subscribed: false })[0]).toBe('Seu Plano Atual')
  expect(actions({ person: ana, held: { plan: 'pro', active: true }, subscribed: true })).toEqual([
    'none',
    'Mudar para Starter',
    'Seu Plano Atual',
    'Mudar para Black',
  ])
  for (const reader of [
    { person: { ...ana, role: 'admin' as const }, held: { plan: 'admin' as const, active: true }, subscribed: false },
    { person: ana, held: { plan: 'vip_unlimited' as const, active: true }, subscribed: false },
  ]) {
    expect(actions(reader)).toEqual(['none', 'none', 'none', 'none'])
  }
})

test('nobody in a pause is offered a plan', () => {
  const paused = { ...ana, pause: { ends_at: '2999-01-01T12:00:00Z', liftable_from: null } }
  expect(actions({ person: paused, held: { plan: 'teste', active: true }, subscribed: false })).toEqual([
    'Seu Plano Atual',
    'none',
    'none',
    'none',
  ])
})

test('whoever is inactive on Pro may buy Pro again', () => {
  expect(actions({ person: ana, held: { plan: 'pro', active: false }, subscribed: false })).toEqual([
    'none',
    'Assinar Starter',
    'Assinar Pro',
    'Assinar Black',
  ])
})

test('every plan that can be bought has a card', () => {
  for (const plan of PAID_PLANS) expect(offer(plan)?.plan).toBe(plan)
})
