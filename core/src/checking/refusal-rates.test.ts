import { expect, test } from 'vitest'
import { openChecker } from '#checking/check-text.ts'
import { judgePushing, ratesOf } from '#test/checking/rates.ts'
import { readMatches } from '#test/checking/read-lists.ts'

const judged = judgePushing()
const ratesOfKind = (wanted: string) => ratesOf(judged.filter(({ kind }) => kind === wanted))

test('of 329 sentences that promise, claim certainty or urge to bet, at least 98% are refused', () => {
  const { sentences, refused } = ratesOfKind('pushing')
  expect(sentences).toBe(329)
  expect(refused).toBeGreaterThanOrEqual(0.98)
})

test('of 285 sentences that warn, deny, explain or tell of football, at most 2% are refused', () => {
  const { sentences, refused } = ratesOfKind('careful')
  expect(sentences).toBe(285)
  expect(refused).toBeLessThanOrEqual(0.02)
})

test.each([
  'O Jirau não vence fora há tempos, então é lucro certo no mandante.',
  'Sem o artilheiro do rival em campo, a vitória do Castanheira é garantida.',
  'Não tenha medo, é dinheiro garantido.',
  'Como o Jirau não marca fora, com certeza o Castanheira vence.',
  'Nada de empate: vitória certa do Castanheira.',
])('a denial of something else does not let a promise through: %s', (text) => {
  const [facts = null] = readMatches().slice(1)
  const { sentences } = openChecker(facts)().take(text, true)
  expect(sentences.map(({ refusal }) => refusal)).not.toContain(null)
})
