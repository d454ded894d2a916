import { expect, test } from 'vitest'
import { outcomeOf, TEST_CARDS } from './use-demo-checkout.ts'

test('the two test cards are taken however they are typed, and no other number is', () => {
  expect(outcomeOf(TEST_CARDS.approved)).toBe('approved')
  expect(outcomeOf('4242424242424242')).toBe('approved')
  expect(outcomeOf('4000-0000-0000-0002')).toBe('declined')
  for (const other of ['', '4111 1111 1111 1111', '5555 5555 5555 4444', '42424242424242420']) {
    expect(outcomeOf(other)).toBeNull()
  }
})
