import type { SessionView } from '@prancheta/contract/identity/session.ts'
import { expect, test } from 'vitest'
import { decideEntry } from './access.ts'

const user: SessionView = {
  userId: '00000000-0000-4000-8000-000000000001',
  name: 'Ana',
  email: 'ana@example.com',
  role: 'user',
  plan: 'teste',
  planActive: true,
  pause: null,
}
const admin: SessionView = { ...user, role: 'admin', plan: 'admin' }
const enter = { enter: true }

test('public pages are open to everybody', () => {
  for (const person of [null, user, admin]) expect(decideEntry('public', person, '/faq')).toEqual(enter)
})

test('a visitor is asked to sign in and comes back to the page first wanted', () => {
  for (const access of ['user', 'member', 'admin'] as const) {
    const decision = decideEntry(access, null, '/tickets/42')
    expect(decision).toEqual({ enter: false, goTo: '/auth/login?next=%2Ftickets%2F42', notice: null })
  }
})

test('a user who opens an admin page lands on the dashboard and is told why', () => {
  expect(decideEntry('admin', user, '/admin')).toEqual({ enter: false, goTo: '/dashboard', notice: 'Acesso negado' })
})

test('an admin is sent from user screens to the admin area, without reproach', () => {
  expect(decideEntry('member', admin, '/dashboard')).toEqual({ enter: false, goTo: '/admin', notice: null })
  expect(decideEntry('user', admin, '/analyses')).toEqual(enter)
})
