import { expect, test } from 'vitest'
import { fileOf, readPage } from './list-address.ts'

test('an address names a page, or none that could exist', () => {
  expect([null, '1', '4000'].map(readPage)).toEqual([1, 1, 4000])
  expect(['', '0', '-1', '1.5', 'abc', '99999999', '1e3'].map(readPage)).toEqual(Array(7).fill(null))
})

test('the file is of what the list shows', () => {
  const all = { page: 3, sort: 'name', plan: 'todos', search: '' } as const
  expect(fileOf(all)).toBe('/api/admin/users.csv')
  expect(fileOf({ ...all, plan: 'vip', search: 'a b' })).toBe('/api/admin/users.csv?search=a+b&plan=vip_unlimited')
})
