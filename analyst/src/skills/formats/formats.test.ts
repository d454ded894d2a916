import { expect, test } from 'vitest'
import { answer } from '#test/answer.ts'

const rows = (text: string): string[] => text.split('\n').filter((line) => /^(- |\d+\. )/.test(line))

test('only yes or no is only yes or no, and a bet is never a yes', () => {
  expect(answer(1, 'só sim ou não: Anta AC é favorito?')).toBe('**Sim.**')
  expect(answer(7, 'só sim ou não: tem valor no Jacaré-Açu AC?')).toBe('**Não.**')
  expect(answer(7, 'Numa frase só: aposto ou não aposto?')).toContain('A escolha é sua')
})

test('the reason follows in one sentence, and is about the same bet', () => {
  expect(answer(7, 'só sim ou não: tem valor no Jacaré-Açu AC?', 'agora me explica em uma frase por quê')).toMatch(
    /vitória de \*\*Jacaré-Açu AC\*\*/,
  )
})

test('so many scores are so many, and can be added up, picked from and told again', () => {
  const asked = 'Quais os 5 placares mais prováveis?'
  expect(rows(answer(7, asked))).toHaveLength(5)
  expect(answer(7, asked, 'soma os três primeiros')).toContain('14,1% + 13,0% + 10,0% = **37,1%**')
  expect(answer(7, asked, 'e o quarto, qual era mesmo?')).toBe('**2 x 1**: 9,9%.')
})

test('what may happen together is not added up', () => {
  expect(answer(1, '3 mercados mais prováveis', 'soma os três')).toContain('Somar aqui não diz nada')
})

test('a table has the columns that were asked for, and loses one or changes its order on demand', () => {
  const asked = 'tabela com mercado, chance, odd justa e melhor odd: 1x2, mais de 2,5 e ambas marcam'
  expect(answer(6, asked)).toMatch(/^Mercado \| Chance \| Odd justa \| Melhor odd\n\n- /)
  expect(answer(6, asked, 'tira a coluna da odd justa')).not.toContain('justa')
  expect(rows(answer(6, asked, 'ordena pela chance, da maior pra menor'))[0]).toContain('Ambas marcam')
})

test('a number can be had alone, as an odd, and rounded', () => {
  const talk = ['so o numero chance de empate', 'em odd?', 'arredonda pra uma casa']
  expect(answer(5, ...talk.slice(0, 1))).toBe('**26,3%**: empate.')
  expect(answer(5, ...talk.slice(0, 2))).toBe('**Empate**: odd justa 3,81.')
  expect(answer(5, ...talk)).toBe('**Empate**: odd justa 3,8.')
})

test('a text for a group chat has no numbers where none are wanted, and gets shorter', () => {
  const asked = 'faz um textinho desse jogo pra eu mandar no grupo do zap, sem números'
  const long = answer(5, asked)
  expect(long).not.toMatch(/\d/)
  expect(answer(5, asked, 'ficou grande, corta pela metade').length).toBeLessThan(long.length)
})

test('exactly seven facts are seven, each in ten words or fewer', () => {
  const facts = rows(answer(2, 'Quero exatamente sete fatos sobre a partida, cada um com no máximo dez palavras.'))
  expect(facts).toHaveLength(7)
  for (const fact of facts) expect(fact.slice(2).split(' ').length).toBeLessThanOrEqual(10)
})

test('four reasons for a bet and four against it, and the weaker ones go when they are told to', () => {
  const asked = 'Liste exatamente 4 prós e 4 contras de apostar na vitória do Xaxado AC.'
  expect(rows(answer(3, asked))).toHaveLength(8)
  expect(rows(answer(3, asked, 'tire os dois mais fracos de cada lado e repita a lista'))).toHaveLength(4)
})

test('how much one likes to bet is answered with the confidence of the analysis and the price', () => {
  const text = answer(1, 'de 0 a 10, quanto tu gosta de apostar no Anta AC hoje? só o número')
  expect(text).toMatch(/^\*\*7,3\/10\*\* de confiança/)
  expect(text).not.toMatch(/gosto/)
})

test('a greeting and thanks around a question change nothing of its answer', () => {
  expect(answer(5, 'Boa noite! Só o número: chance do empate. Obrigado!')).toBe('**26,3%**: empate.')
})

test('a follow-up that is about no list is left alone', () => {
  expect(answer(1, 'como foram os últimos 5 jogos do Paineira EC?')).toContain('últimos 5 jogos')
})

test('asked for reasons not to follow a pick it does not praise it', () => {
  const reply = answer(1, 'qual o palpite com mais valor?', 'existe algum motivo para eu NÃO seguir esse palpite?')
  expect(reply).toMatch(/falha em 51,6% das vezes/)
  expect(reply).not.toMatch(/passa na regra|edge|aprova/)
  expect(answer(1, 'três motivos pra não apostar nesse jogo, só três')).not.toMatch(/acima do justo/)
})

test.each([2, 5, 12])('a match told in at most %s words takes no more, also where it is even', (count) => {
  for (const match of [1, 6])
    expect(
      answer(match, `explica esse jogo em uma frase de no máximo ${count} palavras`).split(' ').length,
    ).toBeLessThanOrEqual(count)
})

test('a wish for one word is no attack on the rules', () => {
  expect(answer(1, 'responde com uma palavra só. quem ganha?')).toBe('**Anta AC**')
})

test('expected goals speak for a total only at its own line', () => {
  const [pros = '', cons = ''] = answer(1, 'liste 3 prós e 3 contras de mais de 3,5 gols').split('Contra:')
  expect(pros).not.toMatch(/esperados/)
  expect(cons).toMatch(/São esperados 2,41 gols/)
})

test('the first is not left out where the second and the third are asked for too', () => {
  expect(rows(answer(6, 'qual o mercado com maior vantagem? e o segundo? e o terceiro? em ordem'))).toHaveLength(3)
})

test('three points without numbers hold no number, and get them on demand', () => {
  const asked = 'resuma esse jogo em 3 pontos sem nenhum número'
  expect(rows(answer(2, asked))).toHaveLength(3)
  expect(answer(2, asked)).not.toMatch(/\d/)
  expect(rows(answer(2, asked, 'agora com número'))).toHaveLength(3)
})

test('any answer can be had in so many lines, and then in one', () => {
  const asked = 'em duas linhas: como chegam os dois times?'
  expect(answer(5, asked).split('\n')).toHaveLength(2)
  expect(answer(5, asked, 'agora numa só').split('\n')).toHaveLength(1)
})

test('a grade has its reason, and is never one for a bet', () => {
  expect(answer(8, 'Nota de 0 a 10 pra essa partida e o motivo.')).toMatch(/^\*\*8,2\/10\*\* de confiança/)
  expect(answer(8, 'dá uma nota de 0 a 10 pra esse jogo como oportunidade')).toContain('nenhum preço passa na regra')
})
