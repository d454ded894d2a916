import { expect, test } from 'vitest'
import { loginPathFrom, safeReturnPath } from './return-path.ts'

test.each(['/dashboard', '/tickets/42?aba=1#fim', '/analyses?date=2026-11-14'])('%s is a way back', (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/auth/login',
  '/Auth/login',
  '/%61uth/login',
])('%j is refused as a way back', (path) => {
  expect(safeReturnPath(path)).toBeNull()
})

test('the sign-in page remembers the page first asked for', () => {
  expect(loginPathFrom('/tickets/42?aba=1')).toBe('/auth/login?next=%2Ftickets%2F42%3Faba%3D1')
  expect(loginPathFrom('//evil.example')).toBe('/auth/login')
})
