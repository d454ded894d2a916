import { expect, test } from 'vitest'
import { doneWords } from './test-guide-page.tsx'
import { toTicked } from './ticked-items.ts'

test('what the device kept is read back, and anything else counts as nothing ticked', () => {
  expect(toTicked('["Criar uma conta"]')).toEqual(['Criar uma conta'])
  for (const broken of [null, '', '{', '{}', '"text"', 'null', '[1, null]']) expect(toTicked(broken)).toEqual([])
})

test('the count is of items that stand in the guide', () => {
  expect(doneWords(['Abrir uma página de admin sem ser admin', 'Um item de antes'])).toMatch(/^1 de \d\d feitos/)
})
