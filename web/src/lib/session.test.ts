import { expect, test } from 'vitest'
import { toSession } from './session.ts'

const ANA = { userId: 'u1', name: 'Ana', email: 'ana@example.com', role: 'user', plan: 'pro', planActive: true }

test('a session is taken as the server tells it', () => {
  expect(toSession({ session: ANA })).toEqual(ANA)
  expect(toSession({ session: { ...ANA, role: 'admin', plan: 'admin' } })?.role).toBe('admin')
})

test('a role that cannot be read counts as no admin', () => {
  expect(toSession({ session: { ...ANA, role: 'Admin' } })?.role).toBe('user')
  expect(toSession({ session: { ...ANA, role: undefined } })?.role).toBe('user')
})

test.each([null, undefined, 'oops', {}, { session: null }, { session: { name: 'Ana' } }])(
  '%j counts as nobody signed in',
  (reply) => {
    expect(toSession(reply)).toBeNull()
  },
)
