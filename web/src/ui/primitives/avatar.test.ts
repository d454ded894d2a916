import { expect, test } from 'vitest'
import { initialsOf } from './avatar.tsx'

test('initials are those of the first and the last name, or of the e-mail', () => {
  expect(initialsOf('Ana Maria Souza', 'a@example.com')).toBe('AS')
  expect(initialsOf('  Élcio ', 'a@example.com')).toBe('É')
  expect(initialsOf(null, 'bruno@example.com')).toBe('B')
})
