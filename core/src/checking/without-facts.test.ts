import { expect, test } from 'vitest'
import { openChecker } from '#checking/check-text.ts'
import { type MatchFacts, matchFacts } from '#checking/facts/match-facts.ts'
import { readGiven } from '#checking/reading/read-given.ts'
import { sentenceMender } from '#checking/telling/mend-sentence.ts'
import { readBriefings } from '#test/checking/read-briefings.ts'

const [, briefing] = readBriefings()
if (!briefing) throw new Error('no match to speak of')
const facts = matchFacts(briefing)
const running = matchFacts({ ...briefing, running: { score: { home: 1, away: 0 } } })

const outcomes = (of: MatchFacts | null, text: string, questions: string[] = []) =>
  openChecker(of, readGiven(questions))()
    .take(text, true)
    .sentences.flatMap(({ numbers }) => numbers.map((number) => `${number.text} ${number.outcome}`))

function mended(of: MatchFacts, text: string): string {
  const mend = sentenceMender()
  return openChecker(of)()
    .take(text, true)
    .sentences.map((sentence) => mend(sentence, of).text)
    .join('')
}

test('while the ball is rolling no price, edge or stake is told, right or wrong, and the score is the one of now', () => {
  expect(outcomes(running, 'A odd do Castanheira é 1,56.')).toEqual(['1,56 contradicted'])
  const ours = mended(running, 'A odd do Castanheira é 1,20. O edge do Jirau é de 12%. A stake do empate é de 3%.')
  expect(ours).toContain('Com a bola rolando não há preço, edge nem stake')
  expect(ours).not.toMatch(/\d/)
  expect(mended(running, 'O jogo está 0 a 0.')).toBe('O placar agora é Castanheira EC 1 x 0 Jirau FC.')
  expect(outcomes(running, 'O Castanheira vai ganhando por 1 a 0.')).toEqual(['1 a 0 confirmed'])
  expect(outcomes(running, 'O Jirau abriu 1 a 0.')).toEqual(['1 a 0 contradicted'])
})

test('in a talk about no match a number that nobody looked up, named or worked out is marked', () => {
  expect(outcomes(null, 'O Flamengo vence em 70% dos jogos em casa e paga 1,85.')).toEqual([
    '70% unchecked',
    '1,85 unchecked',
  ])
  expect(outcomes(null, 'Para uma chance de 50% a odd justa é 3,00.')).toContain('3,00 unchecked')
  for (const text of [
    'Para uma chance de 50% a odd justa é 2,00.',
    'Uma odd de 2,00 equivale a 50% de chance.',
    'Se a odd for 2,10 e a chance 50%, o edge é de 5%.',
    'Edge = 0,55 × 2,00 − 1 = 10%.',
    'A regra pede edge de pelo menos 5% e confiança de 7/10.',
  ])
    expect(outcomes(null, text).filter((one) => !one.endsWith('confirmed'))).toEqual([])
})

test.each([
  ['A melhor odd do empate é 2,10.', 'e se a odd do Castanheira for 2,10?'],
  ['O edge do Castanheira, na melhor odd, é de 32,8%.', 'e se a odd for 2,10?'],
  ['O edge do Jirau é de 5,0%.', 'tenho 50% de chance a 2,10'],
  ['O Kelly sugere R$ 50 no Jirau.', 'tenho R$ 50'],
  ['O Jirau tem 80% de chance, como você disse.', 'a chance do Castanheira é 80%?'],
  ['A odd do Jirau é 1,8.', 'o time faz 1,8 gols por jogo?'],
])('the reader’s number does not make ours right: %s', (text, question) => {
  expect(outcomes(facts, text, [question]).filter((one) => one.endsWith('confirmed'))).toEqual([])
})

test('a long talk full of numbers is read in its newest questions alone', () => {
  const given = readGiven(['odd 3,30', ...Array.from({ length: 8 }, (_, at) => `odd 2,1${at}`)])
  expect(given.odds).not.toContain(3.3)
  expect(given.odds).toHaveLength(8)
  expect(readGiven(['R$ 7 '.repeat(1_000)]).reais).toEqual([7])
})
