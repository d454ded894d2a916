import { expect, test } from 'vitest'
import { destinationFor } from './onward.tsx'

const pending = { plan: 'pro', priceId: 'price_pro' } as const
const toPage = (path: string) => ({ kind: 'page', path })

test('a plan chosen before leads to its payment, after signing up, signing in, or being in already', () => {
  for (const arrival of ['signUp', 'signIn', 'alreadyIn'] as const)
    expect(destinationFor({ arrival, role: 'user', pending, next: '/history' })).toEqual({ kind: 'checkout', pending })
})

test('without one, signing up leads to the onboarding, and the page first asked for waits behind it', () => {
  const signUp = { arrival: 'signUp', role: 'user', pending: null } as const
  expect(destinationFor({ ...signUp, next: null })).toEqual(toPage('/onboarding'))
  expect(destinationFor({ ...signUp, next: '/tickets?a=1' })).toEqual(toPage('/onboarding?next=%2Ftickets%3Fa%3D1'))
})

test('signing in leads to the page first asked for, otherwise to the dashboard', () => {
  const signIn = { arrival: 'signIn', role: 'user', pending: null } as const
  expect(destinationFor({ ...signIn, next: '/history' })).toEqual(toPage('/history'))
  expect(destinationFor({ ...signIn, next: null })).toEqual(toPage('/dashboard'))
})

test('an admin goes to the admin area and is never sent to pay', () => {
  for (const arrival of ['signUp', 'signIn', 'alreadyIn'] as const)
    expect(destinationFor({ arrival, role: 'admin', pending, next: null })).toEqual(toPage('/admin'))
  const asked = { arrival: 'signIn', role: 'admin', pending: null, next: '/admin/tickets' } as const
  expect(destinationFor(asked)).toEqual(toPage('/admin/tickets'))
})
