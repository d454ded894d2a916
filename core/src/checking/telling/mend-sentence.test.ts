import { expect, test } from 'vitest'
import { checkText, openChecker } from '#checking/check-text.ts'
import { readMatches, readSentences } from '#test/checking/read-lists.ts'
import { sentenceMender } from './mend-sentence.ts'

const matches = readMatches()
const [, castanheira] = matches
if (!castanheira) throw new Error('the matches of the lists are missing')

function mended(text: string, facts = castanheira) {
  if (!facts) return []
  const mend = sentenceMender()
  return checkText(facts, text).map((sentence) => mend(sentence, facts))
}
const shown = (text: string) =>
  mended(text)
    .map((one) => one.text)
    .join('')

test('a sentence with a wrong number is replaced by ours, and those around it stay', () => {
  expect(shown('O jogo é em Macapá. O Jirau vence em 63,3% das vezes. Boa leitura.')).toBe(
    'O jogo é em Macapá. "Vitória do visitante" tem 15,3% de chance na conta conjunta (modelo 22,1%, mercado 15,0%). Boa leitura.',
  )
})

test('in a list the mark and the line stay, and the same fact is told once', () => {
  expect(shown('- Empate: 40%\n- Empate, de novo: 45%\n- Fim.')).toBe(
    '- "Empate" tem 21,4% de chance na conta conjunta (modelo 23,6%, mercado 21,3%).\n\n- Fim.',
  )
})

test('a promise or a call to bet is replaced by what we say of promises', () => {
  expect(shown('Aposte no Castanheira! É lucro certo.')).toBe(
    'Nenhum resultado é garantido, e a Prancheta não indica apostas: estes números são estimativas para estudo.',
  )
})

test('a right number carries its market and an unchecked one its mark', () => {
  expect(mended('O Castanheira tem 63,3%, diante de 20 mil pessoas.')).toEqual([
    {
      text: 'O Castanheira tem 63,3%, diante de 20 mil pessoas.',
      numbers: [
        { index: 18, text: '63,3%', isChecked: true, market: 'result.home', part: null },
        { index: 35, text: '20 mil', isChecked: false, market: null, part: null },
      ],
      isOurs: false,
    },
  ])
})

test('a right number of no market leads to the part of the analysis that shows it', () => {
  const parts = (text: string) => mended(text).flatMap(({ numbers }) => numbers.map(({ part }) => part))
  expect(parts('São esperados 1,92 gols do Castanheira.')).toEqual(['clubs'])
  expect(parts('O placar mais provável é 2 x 1.')).toEqual(['scores'])
})

/** One in five in the usual run, of every kind and match some; in the deep run each. */
const planted = readSentences('false').filter((_, at) => process.env.DEEP === '1' || at % 5 === 0)

test('what is said instead of any planted sentence contradicts nothing itself', () => {
  const checkers = matches.map((facts) => ({ facts, open: openChecker(facts) }))
  const wrong = planted.flatMap(({ match, text }) => {
    const checker = checkers[match - 1]
    if (!checker) return []
    const check = (said: string) => checker.open().take(said, true).sentences
    const mend = sentenceMender()
    const ours = check(text)
      .map((sentence) => mend(sentence, checker.facts))
      .map((one) => one.text)
      .join('')
    const found = check(ours).flatMap(({ numbers, refusal }) => [
      ...numbers.filter(({ outcome }) => outcome === 'contradicted').map((one) => one.text),
      ...(refusal === null ? [] : [refusal]),
    ])
    return found.length > 0 ? [`${ours} <${found.join(', ')}>`] : []
  })
  expect(wrong).toEqual([])
})
