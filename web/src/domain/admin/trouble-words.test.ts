import type { Trouble } from '@prancheta/contract/providers/routes.ts'
import { expect, test } from 'vitest'
import { troubleWords } from './trouble-words.ts'

const trouble: Trouble = {
  kind: 'ai',
  source: 'gpt-test',
  customer: null,
  since: '2026-11-20T17:02:00Z',
  last_failure_at: '2026-11-20T17:20:00Z',
  last_failure: 'quota_day',
  has_stand_in: true,
}
const now = new Date('2026-11-20T20:00:00Z')

test('an alert says what fails, since when and what people get meanwhile', () => {
  expect(troubleWords(trouble, now)).toBe('IA: falhas desde 14:02, o analista embutido responde')
  expect(troubleWords({ ...trouble, has_stand_in: false }, now)).toBe(
    'IA: falhas desde 14:02, o chat responde com erro',
  )
  expect(troubleWords({ ...trouble, kind: 'mail', has_stand_in: false }, now)).toBe(
    'E-mail: falhas desde 14:02, as mensagens esperam na fila',
  )
})

test('one subscription that cannot be read is not called a failing service', () => {
  const one = { ...trouble, kind: 'payments', customer: 'cus_1', has_stand_in: false } as const
  expect(troubleWords(one, now)).toBe(
    'Pagamentos: uma assinatura não pode ser lida desde 14:02, e o plano dessa pessoa fica como estava',
  )
})

test('a failure of another day says which', () => {
  const tomorrow = new Date('2026-11-21T12:00:00Z')
  expect(troubleWords(trouble, tomorrow)).toContain('falhas desde 20/11/2026 às 14:02,')
})
