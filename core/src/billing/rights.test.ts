import { expect, test } from 'vitest'
import { PLANS, RIGHTS } from './plans.ts'
import { hasRight, monthlyLimitOf, monthlyQuotaOf } from './rights.ts'

const rightsOf = (plan: (typeof PLANS)[number], planActive = true) =>
  RIGHTS.filter((right) => hasRight({ role: 'user', plan, planActive }, right))

test('each plan may study as many matches a month as its card says', () => {
  expect(PLANS.map((plan) => [plan, monthlyQuotaOf(plan)])).toEqual([
    ['teste', 3],
    ['starter', 30],
    ['pro', 100],
    ['black', 500],
    ['admin', null],
    ['vip_unlimited', null],
  ])
  expect(monthlyQuotaOf('gold')).toBe(0)
})

test('a plan that lapsed allows what the free trial does, and the role of an admin knows no limit', () => {
  expect(monthlyLimitOf({ role: 'user', plan: 'black', planActive: true })).toBe(500)
  expect(PLANS.map((plan) => monthlyLimitOf({ role: 'user', plan, planActive: false }))).toEqual(PLANS.map(() => 3))
  expect(monthlyLimitOf({ role: 'admin', plan: 'teste', planActive: false })).toBeNull()
})

test('Black has everything Pro has, and more', () => {
  expect(rightsOf('black')).toEqual(expect.arrayContaining(rightsOf('pro')))
  expect(rightsOf('black')).toEqual([...RIGHTS])
  expect(rightsOf('pro')).toEqual(['chatPage', 'storyCard', 'csvExport', 'favourites', 'boardValue', 'journalStudy'])
  expect(rightsOf('vip_unlimited')).toEqual(rightsOf('pro'))
})

test('the free and starter plans have none of the Pro rights', () => {
  expect(rightsOf('teste')).toEqual([])
  expect(rightsOf('starter')).toEqual([])
})

test.each(PLANS)('a lapsed %s plan opens nothing', (plan) => {
  expect(rightsOf(plan, false)).toEqual([])
})

test('only the role makes an admin, never the name of a plan', () => {
  expect(rightsOf('admin')).toEqual([])
  expect(RIGHTS.every((right) => hasRight({ role: 'admin', plan: 'teste', planActive: false }, right))).toBe(true)
})
