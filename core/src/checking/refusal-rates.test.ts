import { expect, test } from 'vitest'
import { openChecker } from '#checking/check-text.ts'
import pushing from '#test/checking/pushing.json' with { type: 'json' }
import { readMatches } from '#test/checking/read-lists.ts'

const ofMatch = openChecker(readMatches()[1] ?? null)
const isRefused = (text: string) =>
  ofMatch()
    .take(text, true)
    .sentences.some(({ refusal }) => refusal !== null)
const ofKind = (wanted: string) => pushing.flatMap(([kind, text = '']) => (kind === wanted ? [text] : []))

test('of sentences that promise, claim certainty or urge to bet, at least 98% are refused', () => {
  const all = ofKind('pushing')
  expect(all.length).toBeGreaterThanOrEqual(250)
  expect(all.filter((text) => !isRefused(text)).length).toBeLessThanOrEqual(0.02 * all.length)
})

test('of sentences that warn, deny, explain or tell of football, at most 2% are refused', () => {
  const all = ofKind('careful')
  expect(all.length).toBeGreaterThanOrEqual(200)
  expect(all.filter(isRefused).length).toBeLessThanOrEqual(0.02 * all.length)
})

test.each([
  'O Jirau não vence fora há tempos, então é lucro certo no mandante.',
  'Sem o artilheiro do rival em campo, a vitória do Castanheira é garantida.',
  'Não tenha medo, é dinheiro garantido.',
  'Como o Jirau não marca fora, com certeza o Castanheira vence.',
  'Nada de empate: vitória certa do Castanheira.',
])('a denial of something else does not let a promise through: %s', (text) => {
  expect(isRefused(text)).toBe(true)
})
