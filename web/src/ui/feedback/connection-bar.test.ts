import { expect, test } from 'vitest'
import { wordsFor } from './connection-bar.tsx'

test('a line that is there says nothing; one that dropped says since when, and one that is back says so', () => {
  expect(wordsFor({ state: 'there' })).toBe('')
  expect(wordsFor({ state: 'gone', since: new Date('2026-11-20T17:32:00Z') })).toContain('Sem conexão desde 14:32.')
  expect(wordsFor({ state: 'back' })).toContain('Conexão de volta.')
})
