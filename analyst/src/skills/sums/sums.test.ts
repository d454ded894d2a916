import { describe, expect, it } from 'vitest'
import { writeAnswer } from '#write-answer.ts'

/** What is said to the last of these messages, in a talk about no match. */
const answer = (...questions: string[]): string =>
  writeAnswer(
    questions.map((content) => ({ role: 'user', content })),
    null,
  )

describe("a reader's own sums", () => {
  it.each([
    ['botei 50 na odd 1,85 quanto volta se bater', 'R$ 92,50'],
    ['se eu meter 30 conto a 2.10 da quanto de lucro limpo, sem contar os 30', 'R$ 33,00'],
    ['quanto preciso por pra lucrar 200 na odd 1.55?', 'R$ 363,64'],
    [
      'apostei cinquenta reais numa odd de um e oitenta e perdi, depois cem numa de dois e dez e ganhei. sobrou quanto?',
      'R$ 60,00',
    ],
    ['apostei 1.340 reais no mês e voltaram 1.415,50, qual meu ROI?', '5,6%'],
    ['jogando sempre em odd 1,72 quantos % eu tenho q acertar pra ficar no zero a zero?', '58,1%'],
    ['multipla de 4: 1.45 1.60 1.38 e 2.05, coloco 12 reais. retorno?', 'R$ 78,76'],
    ['fiz uma tripla 1.80 x 1.65 x 2.10 com 20 reais e o segundo jogo foi anulado', 'R$ 75,60'],
    ['Com 55% de acerto, qual a probabilidade de eu errar 6 apostas em sequência?', '0,8%'],
    ['minha unidade é 1% da banca e a banca ta em 2.750. se a aposta é de 1,5u quanto dá em reais', 'R$ 41,25'],
    ['minha banca caiu de 1000 pra 640. quantos por cento preciso subir pra voltar nos mil?', '56,3%'],
    ['depositei 3 vezes: 50, 100 e 80. saquei 120 e tenho 47,30 de saldo', 'R$ 62,70'],
    [
      'um sistema 2 de 3 com odds 1,80 / 2,00 / 2,50 e 10 reais por dupla, se eu errar só a de 2,50 quanto recebo de volta?',
      'R$ 36,00',
    ],
  ])('are made with the numbers that were told: %s', (question, result) => {
    expect(answer(question)).toContain(`**${result}**`)
  })

  it.each([
    [
      ['Fiz 37 apostas, acertei 19, odd média 1,85, 20 reais cada. Tô no lucro?', 'E se a odd média subisse pra 2,00?'],
      '**R$ 20,00** de lucro',
    ],
    [
      [
        'bilhete com 1.50 e 1.70 da odd quanto',
        'bota mais uma de 1.90',
        'com 25 reais volta quanto?',
        'e tirando a de 1.70?',
      ],
      '**R$ 71,25**',
    ],
    [
      [
        'comecei com 300. perdi 30, ganhei 45 de lucro, perdi 30 de novo e perdi mais 60',
        'e isso é quantos % de perda',
      ],
      '**25,0%** de perda',
    ],
    [['odd 2,20 e chance de 50%: quanto dá o kelly cheio?', 'e se a chance na verdade for 45%?'], 'Kelly dá **zero**'],
  ])('go on with what was said before: %s', (talk, result) => {
    expect(answer(...talk)).toContain(result)
  })

  it.each(['algo entre 1,70 e 1,80 com duas pernas', 'quero uma combinação que pague mais ou menos três e meio'])(
    'are not made of numbers that only describe a wish: %s',
    (question) => {
      expect(answer(question)).not.toContain('A odd da múltipla é')
    },
  )

  it('tells who doubles what it costs, and that it changes no chance', () => {
    const said = answer(
      'se eu começar com 5 reais e for dobrando toda vez que perder, na setima derrota seguida ja gastei quanto?',
    )
    expect(said).toContain('**R$ 635,00**')
    expect(said).toContain('não muda a chance')
  })
})
