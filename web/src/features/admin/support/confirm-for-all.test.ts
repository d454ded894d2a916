import { expect, test } from 'vitest'
import { recipientWords } from './confirm-for-all.tsx'

test('whoever writes to everybody reads how many that is', () => {
  expect(recipientWords(1_234)).toBe('1.234 pessoas')
  expect(recipientWords(1)).toBe('1 pessoa')
  expect(recipientWords(null)).toBe('todas as pessoas')
})
