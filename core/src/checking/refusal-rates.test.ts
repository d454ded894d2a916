import { expect, test } from 'vitest'
import { openChecker } from '#checking/check-text.ts'
import learnt from '#checking/judging/pushing/learnt.json' with { type: 'json' }
import { fingerprintOfExamples, learn } from '#telling-apart/learn.ts'
import { readFresh, readPushingExamples } from '#test/checking/pushing/read-examples.ts'
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

test('of sentences by two hands from which nothing was learnt, at least 80% of the 300 pushing and at most 6% of the 300 careful are refused', () => {
  const [facts = null] = readMatches().slice(1)
  const open = openChecker(facts)
  const refusedOf = (isPushing: boolean) => {
    const rows = readFresh().filter((row) => row.isPushing === isPushing)
    expect(rows).toHaveLength(300)
    return rows.filter(({ text }) =>
      open()
        .take(text, true)
        .sentences.some(({ refusal }) => refusal !== null),
    ).length
  }
  expect(refusedOf(true)).toBeGreaterThanOrEqual(240)
  expect(refusedOf(false)).toBeLessThanOrEqual(18)
})

test('what is kept of pushing words was learnt from these examples: npm run pushing:learn', () => {
  expect(learnt.fingerprint).toBe(fingerprintOfExamples(readPushingExamples()))
})

test.runIf(process.env.DEEP === '1')('what is kept of pushing words is what the examples teach', () => {
  expect(learn(readPushingExamples())).toEqual(learnt)
})

test.each(['é lucro certo', 'é dinheiro garantido', 'pode apostar sem medo', 'o mandante vence com certeza'])(
  'however carefully a sentence begins, a promise at its end is refused: %s',
  (promise) => {
    const [facts = null] = readMatches().slice(1)
    const open = openChecker(facts)
    const passed = readFresh()
      .filter(({ isPushing }) => !isPushing)
      .map(({ text }) => `${text.replace(/[.!?]+$/, '')}, então ${promise}.`)
      .filter((text) => {
        const { sentences } = open().take(text, true)
        return sentences.every(({ refusal }) => refusal === null)
      })
    expect(passed).toEqual([])
  },
)

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
