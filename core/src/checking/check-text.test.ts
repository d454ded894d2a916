import { expect, test } from 'vitest'
import { readMatches } from '#test/checking/read-lists.ts'
import { checkText, openChecker } from './check-text.ts'
import { type Given, readGiven } from './reading/read-given.ts'

/** Castanheira EC x Jirau FC: 63.3%, 21.4% and 15.3%; model 54.3% and market 63.7% for the home side. */
const [, facts] = readMatches()
if (!facts) throw new Error('the matches of the lists are missing')

const checked = (text: string, given?: Given) => checkText(facts, text, given).flatMap(({ numbers }) => numbers)
const told = (text: string, given?: Given) => checked(text, given).map((one) => `${one.text} ${one.outcome}`)

test.each([
  ['O Castanheira vence em 63,3% das vezes.', ['63,3% confirmed']],
  ['O Jirau vence em 63,3% das vezes.', ['63,3% contradicted']],
  ['Quem joga em casa tem 63% de chance.', ['63% confirmed']],
  ['O visitante tem 63% de chance.', ['63% contradicted']],
])('a number is checked of the club it is said of: %s', (text, expected) => {
  expect(told(text)).toEqual(expected)
})

test.each([
  ['Mais de 2,5 gols sai em 60,6% dos cenários.', ['60,6% confirmed']],
  ['Menos de 2,5 gols sai em 60,6% dos cenários.', ['60,6% contradicted']],
  ['A odd do empate é 4,40.', ['4,40 confirmed']],
  ['A odd do empate é 21,4.', ['21,4 contradicted']],
  ['O empate tem 4,4% de chance.', ['4,4% contradicted']],
])('a number is checked of its market and in its unit: %s', (text, expected) => {
  expect(told(text)).toEqual(expected)
})

test.each([
  ['O modelo dá 54,3% ao Castanheira e o mercado, 63,7%.', ['54,3% confirmed', '63,7% confirmed']],
  ['O modelo dá 63,7% ao Castanheira e o mercado, 54,3%.', ['63,7% contradicted', '54,3% contradicted']],
])('what the model says is not what the market says: %s', (text, expected) => {
  expect(told(text)).toEqual(expected)
})

test.each([
  ['Há quase dois terços de chance para o Castanheira.', ['dois terços confirmed']],
  ['O Castanheira ganha em oitenta por cento das vezes.', ['oitenta por cento contradicted']],
  ['O empate vem em um a cada cinco jogos.', ['um a cada cinco confirmed']],
  ['O Jirau tem metade das chances.', ['metade contradicted']],
  ['Em 100 jogos como este, o Castanheira ganharia 63.', ['63 confirmed']],
])('numbers in words count: %s', (text, expected) => {
  expect(told(text)).toEqual(expected)
})

test.each([
  ['O Castanheira não vence em 36,7% dos casos.', 'complement'],
  ['A odd 1,56 implica 64,1% de chance para o Castanheira.', '1 / 1.56'],
  ['A odd justa do Castanheira é 1,58.', undefined],
  ['Se a odd do Castanheira fosse 1,70, o edge seria de 7,5%.', 'chance × 1.7 − 1'],
  ['Vitória do Castanheira (63,3%) e empate (21,4%) somam 84,7%.', 'sum with result.draw'],
])('what follows from the facts is confirmed with its derivation: %s', (text, by) => {
  const numbers = checked(text)
  expect(numbers.every(({ outcome }) => outcome === 'confirmed')).toBe(true)
  expect(numbers.at(-1)?.ref?.by).toBe(by)
})

test.each([
  ['Em uma aposta, nunca mais de 5% da banca.', ['5% confirmed']],
  ['No empate, sem preço de casa, só acima de 4,67 haveria valor.', ['4,67 confirmed']],
  ['No empate, só acima de 4,40 haveria valor.', ['4,40 contradicted']],
])('the most that one bet may have and the least that has value are our own: %s', (text, expected) => {
  expect(told(text)).toEqual(expected)
})

test('a checked number carries the market it was bound to, so that a page can lead there', () => {
  const [home, over] = checked('O Castanheira tem 63,3%, e mais de 2,5 gols sai em 60,6%.')
  expect([home?.ref?.market, over?.ref?.market]).toEqual(['result.home', 'goals.over2.5'])
})

test('what none of our facts is about is unchecked and never called wrong', () => {
  expect(told('O estádio recebe 20 mil pessoas, e o árbitro dá 6,2 cartões por jogo.')).toEqual([
    '20 mil unchecked',
    '6,2 unchecked',
  ])
})

test('a sentence without a subject speaks of what the sentence before it did', () => {
  expect(told('Falemos do Castanheira. Ele tem 63,3% de chance.')).toEqual(['63,3% confirmed'])
  expect(told('Falemos do Castanheira. Ele tem 15,3% de chance.')).toEqual(['15,3% contradicted'])
})

test('a shown sum holds where its parts are ours and it comes out, and nowhere else', () => {
  expect(told('Vitória do Castanheira: 63,3% × 1,56 − 1 = −1,3%.')).toEqual([
    '63,3% confirmed',
    '1,56 confirmed',
    '1 confirmed',
    '−1,3% confirmed',
  ])
  expect(told('Vitória do Castanheira: 63,3% × 1,56 − 1 = +1,3%.')).toContain('+1,3% contradicted')
  expect(told('Vitória do Castanheira: 68,3% × 1,56 − 1 = +6,5%.')).toContain('68,3% contradicted')
})

test('numbers that the reader named may be reckoned with, and are none of our facts', () => {
  const given = readGiven([
    'E se eu apostar R$ 50 a uma odd de 1,70?',
    'Minha banca é de 500 reais, e mais de 2,5 gols?',
  ])
  expect(given).toEqual({
    odds: [1.7],
    reais: [50, 500],
    pcts: [],
    counts: [],
    events: [{ id: 'goals.over2.5', isComplement: false }],
  })
  expect(told('A 1,70, o edge da vitória do Castanheira seria de 7,5%.', given)).toEqual([
    '1,70 confirmed',
    '7,5% confirmed',
  ])
  expect(told('Os R$ 50 no Castanheira devolveriam R$ 85,00.', given)).toEqual([
    'R$ 50 confirmed',
    'R$ 85,00 confirmed',
  ])
  expect(told('Na Casa Aroeira, o Castanheira paga 1,70.', given)).toEqual(['1,70 contradicted'])
})

test('the same reply in pieces of any length is judged as it is whole', () => {
  const reply = 'Falemos do Castanheira. Ele tem 63,3% de chance.\n- Empate: 21,4%\n- Jirau: 35,3%'
  const whole = checkText(facts, reply)
  for (const size of [1, 7, 30]) {
    const checker = openChecker(facts)()
    let rest = ''
    const sentences = []
    for (let at = 0; at < reply.length; at += size) {
      const taken = checker.take(rest + reply.slice(at, at + size))
      sentences.push(...taken.sentences)
      rest = taken.rest
    }
    expect([...sentences, ...checker.take(rest, true).sentences]).toEqual(whole)
  }
  expect(whole.map(({ text }) => text).join('')).toBe(reply)
})

test.each([
  ['Pode apostar sem medo no Castanheira.', 'urging'],
  ['Aproveite antes que a odd caia.', 'urging'],
  ['É lucro garantido.', 'promise'],
  ['Com certeza o Castanheira vence.', 'certainty'],
  ['Nada é garantido, e esta é uma ferramenta de estudo.', null],
  ['Não existe aposta certa nem lucro fácil.', null],
  ['Ninguém deve apostar o que não pode perder.', null],
])('promises, certainty and urging are refused, and their denial is not: %s', (text, refusal) => {
  expect(checkText(facts, text).map((sentence) => sentence.refusal)).toEqual([refusal])
})
