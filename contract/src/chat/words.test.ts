import { expect, test } from 'vitest'
import { quotaExhausted } from '../analysis/words.ts'
import { lookedUp } from './steps.ts'
import { conversationsLeft } from './words.ts'

test('what is left is told in the right number, and the plan by the name its reader knows', () => {
  expect(conversationsLeft('2', 'teste')).toBe('Restam 2 conversas no plano Free')
  expect(conversationsLeft('1', 'starter')).toBe('Resta 1 conversa no plano Starter')
  expect(conversationsLeft('0', 'pro')).toBe('Restam 0 conversas no plano Pro')
  expect(conversationsLeft('∞', 'vip_unlimited')).toBe('Restam ∞ conversas no plano VIP')
  expect(quotaExhausted(3, 'teste')).toContain('para o plano Free.')
})

test('what an AI looked up is told once each, in its order', () => {
  expect(lookedUp(['headToHead', 'table', 'headToHead'])).toBe('Consultado: confrontos, tabela')
})
