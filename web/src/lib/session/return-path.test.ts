import { readFileSync } from 'node:fs'
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
  '/api',
  '/api/history?filter=all',
  '/API/session',
  '/%61pi/session',
  '/metrics',
  '/manifest.webmanifest',
  '/assets/entry-1a2b.js',
])('%j is refused as a way back', (path) => {
  expect(safeReturnPath(path)).toBeNull()
})

test('no door of the server is a way back: they answer with data, not with pages', () => {
  const census = readFileSync(new URL('../../../../server/route-census.txt', import.meta.url), 'utf8')
  const paths = [...census.matchAll(/^[A-Z]+ +(\/\S+)/gm)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter((path) => safeReturnPath(path) !== null)).toEqual([])
})

test('the sign-in page remembers the page first asked for', () => {
  expect(loginPathFrom('/tickets/42?aba=1')).toBe('/auth/login?next=%2Ftickets%2F42%3Faba%3D1')
  expect(loginPathFrom('//evil.example')).toBe('/auth/login')
})
