import { expect, test } from 'vitest'
import { DEFAULT_LEAGUES, findLeagueCalled } from '#leagues/known-leagues.ts'

test.each([
  ['brasileirão', 'brazil.a'],
  ['Brasileirao Serie A', 'brazil.a'],
  ['série b', 'brazil.b'],
  ['sul-americana', 'sudamericana'],
  ['england.1', 'england.1'],
  ['Italiano', 'italy.1'],
])("'%s' is a league that people call so", (word, key) => {
  expect(findLeagueCalled(word)).toBe(key)
})

test('a word that several leagues could answer to, or none, is no league', () => {
  expect(findLeagueCalled('serie a')).toBeNull()
  expect(findLeagueCalled('')).toBeNull()
})

test('each league stands once among those followed without being asked, Brazil first', () => {
  expect(new Set(DEFAULT_LEAGUES).size).toBe(DEFAULT_LEAGUES.length)
  expect(DEFAULT_LEAGUES[0]).toBe('brazil.a')
})
