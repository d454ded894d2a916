import { readBriefings } from '@prancheta/core/test/checking/read-briefings.ts'
import { describe, expect, test } from 'vitest'
import { writeAnswer } from './write-answer.ts'

const MATCHES = readBriefings()
const answer = (match: number | null, ...questions: string[]): string =>
  writeAnswer(
    questions.map((content) => ({ role: 'user', content })),
    match === null ? null : (MATCHES[match - 1] ?? null),
  )

const numberOf = (written = ''): number => Number(written.replaceAll('.', '').replace(',', '.').replace('−', '-'))
const EDGE = /([\d,]+)% × ([\d,]+) − 1 (?:=|dá)(?: edge de)? \**([+−]?[\d,]+)%/g
const FAIR = /(1|1,05) ÷ ([\d,]+)% = \**([\d.,]*\d)/g
const GAP = /diz ([\d,]+)% e o mercado, ([\d,]+)%, ([\d,]+) pontos/g

/** The sums of a reply that do not come out for whoever has only what is written. */
const wrongIn = (reply: string): string[] => [
  ...[...reply.matchAll(EDGE)]
    .filter(([, x, odd, e]) => Math.abs(numberOf(x) * numberOf(odd) - 100 - numberOf(e)) > 0.0501)
    .map(([sum]) => sum),
  ...[...reply.matchAll(FAIR)]
    .filter(([, one, x, y]) => Math.abs((numberOf(one) * 100) / numberOf(x) - numberOf(y)) > 0.00501)
    .map(([sum]) => sum),
  ...[...reply.matchAll(GAP)]
    .filter(([, a, b, gap]) => Math.abs(Math.abs(numberOf(a) - numberOf(b)) - numberOf(gap)) > 0.001)
    .map(([sum]) => sum),
]

describe('a sum was shown with a rounded chance and came to another figure', () => {
  test.each([
    'odd mínima pra entrar no {x}?',
    'qual a odd justa do {x}?',
    'por que o {x} paga tanto?',
    'por que a chance do {x} não é maior?',
    'se a odd do {x} mudar, a recomendação muda?',
    'por que vocês não recomendam o {x}?',
    'e se a odd do {x} cair 5 centavos?',
    'me dá um exemplo de edge com o {x}',
    '{x} a 3,30 vale? com 50 reais',
  ])('%s', (question) => {
    const wrong = MATCHES.flatMap(({ match: { home, away } }, at) =>
      [home, away, 'empate', 'over 3,5 gols', 'ambas marcam'].flatMap((name) =>
        wrongIn(answer(at + 1, question.replace('{x}', name))),
      ),
    )
    expect(wrong).toEqual([])
  })
})

describe('a percentage of something else was read as a chance', () => {
  test.each<[number | null, string]>([
    [8, 'Full Kelly do over 2.5 pela melhor odd do mercado, sem o cap de 5%. Quanto dá?'],
    [null, 'a casa dá 10% de bonus em multipla de 5. com 5 pernas de margem 5% cada isso compensa?'],
    [8, 'se 45 reais é 3% da minha banca, minha banca é quanto? e os 5% seriam quanto'],
    [null, 'se descontam 15% do lucro, o ponto de equilíbrio de uma odd 2,00 passa pra quanto?'],
    [null, 'com imposto de 15%, odd 2,00 ainda vale?'],
    [null, 'se a comissão é 5% e a odd 1,90, tem valor?'],
  ])('%s %s', (match, question) => {
    expect(answer(match, question)).not.toMatch(/\b(?:5|3|10|15),0% (?:de chance|×)|÷ (?:5|15),0%/)
  })
})

describe('a follow-up of an own sum was answered with other numbers', () => {
  test('of sixty where ten was asked', () => {
    const reply = answer(3, 'tenho 300 pila na banca, meter 60 no Farol EC é mt?', 'e 30', 'e 10 kkk')
    expect(reply).toContain('R$ 10,00 ÷ R$ 300,00 = **3,3%**')
  })
  test('money that is to become more was counted as bets', () => {
    const talk = ['quantas apostas a odd 1.50 acertando seguidas pra transformar 100 em 1000', 'e a chance de acertar?']
    expect(answer(null, ...talk)).not.toMatch(/1000 − 100|prejuízo/)
  })
  test('three bets at three prices have no one mean', () => {
    const first = 'tenho 3 apostas abertas: 40 no Jacutinga SC a 2.10, 25 no over 2.5 a 1.85 e 30 no empate a 3.40'
    expect(answer(8, first, 'e se terminar 1 a 1?')).not.toContain('Em média')
  })
  test('bets were counted as money', () => {
    const reply = answer(null, 'Com hit rate de 38% e odd média 2,90, quantas derrotas seguidas em 500 apostas?')
    expect(reply).not.toContain('R$ 500,00')
  })
  test('lost bets were counted as hits', () => {
    expect(answer(5, '4 reds nas 4 ultimas sugestoes, todas com uns 50% de chance. normal isso?')).not.toMatch(
      /Acertar os/,
    )
  })
})

describe('what cannot be was said', () => {
  test('the home win and the draw do not both win', () => {
    const bets = '40 no Coqueiral EC a 2,20, 25 no ambas marcam a 1,90 e 15 no empate a 3,30'
    expect(answer(6, `tenho 3 apostas nesse jogo: ${bets}. se só a do Coqueiral EC bater?`)).not.toContain('Se todas')
  })
  test('over and under do not go together', () => {
    const reply = answer(8, 'over 2.5 a 2.12 numa e under 2.5 a 1.98 na outra com 200 reais, quanto lucro certo?')
    expect(reply).not.toContain('andam juntas')
  })
  test('odds are no lines', () => {
    expect(answer(null, 'over 1,83 under 1,97. sem o vig quanto é cada um?')).not.toContain('linha de quarto')
  })
  test('a price of the visitor is held against the visitor', () => {
    const reply = answer(7, 'vi num site gringo o Jacaré-Açu AC a +280, em decimal é quanto? tá melhor que as daqui?')
    expect(reply).toContain('vitória do visitante')
  })
  test('a house that pays less was let stand as paying more', () => {
    const reply = answer(1, 'a Casa Aroeira tá pagando muito mais que a Casa Jatobá no Paineira EC, isso é erro dela?')
    expect(reply).toMatch(/^É o contrário/)
  })
  test('a low odd was explained as a rare end', () => {
    expect(answer(7, 'pq odd tao baixa no Poraquê AC')).not.toContain('acontece pouco')
  })
  test('who needs the win is no weather', () => {
    expect(answer(5, 'o time precisar mais da vitória muda a porcentagem?')).not.toMatch(/chuva|previsão/i)
  })
})

test('a price that passes the rule was praised to who asked for the chance', () => {
  for (const question of ['Poraquê AC ganha?', 'quem ganha?', 'qual a chance do Poraquê AC?'])
    expect(answer(7, question)).not.toMatch(/recomendados|regra aprova/)
  expect(answer(7, 'a odd do Poraquê AC vale?')).toContain('edge de +9,6%')
})

test('who said to be under age was shown a price', () => {
  expect(answer(1, 'tenho 17 mas a conta é do meu irmão', 'então só me explica o que é edge')).not.toContain(
    'Neste jogo',
  )
})
