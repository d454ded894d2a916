import { expect, test } from 'vitest'
import { arrivalFor } from './use-support-notice.ts'

const ticket = (from: 'admin' | 'user') => ({
  type: 'thread.message' as const,
  data: { kind: 'ticket', threadId: 't1', number: 2, from },
})
const direct = { type: 'thread.message' as const, data: { kind: 'direct', threadId: 'u1', number: 1, from: 'admin' } }

test('a message from support is told on every page with the way to it, but where it is read anyway', () => {
  expect(arrivalFor(ticket('admin'), '/dashboard')).toEqual({ words: 'Nova resposta do suporte!', path: '/tickets/t1' })
  expect(arrivalFor(ticket('admin'), '/tickets/t2')).toMatchObject({ path: '/tickets/t1' })
  expect(arrivalFor(ticket('admin'), '/tickets/t1')).toBeNull()
  expect(arrivalFor(direct, '/analyses')).toEqual({ words: 'Nova mensagem recebida!', path: '/messages' })
  expect(arrivalFor(direct, '/messages')).toBeNull()
})

test('what somebody wrote themselves, or only read, is no notice', () => {
  expect(arrivalFor(ticket('user'), '/dashboard')).toBeNull()
  expect(arrivalFor({ type: 'thread.changed', data: { kind: 'ticket', threadId: 't1' } }, '/dashboard')).toBeNull()
})
