import { describe, expect, test } from 'vitest'
import { answer } from '#test/answer.ts'

describe('whatever the words, a question of the past is answered by a verdict first', () => {
  test.each([
    [3, 'mano o Xaxado AC ta voando ou é impressao minha', /^Nem tanto, vem mais ou menos/],
    [5, 'o Serração EC está num mau momento?', /^Sim, vem mal/],
    [6, 'o Dendê SC tá em curva de subida ou de descida?', /^Melhor agora/],
    [8, 'o Tainha SC joga melhor fora do que em casa?', /^Não: .*rende um pouco mais em casa/],
    [
      1,
      'se a tabela fosse só de jogo em casa pro Anta AC e só fora pro Paineira EC, como ficariam?',
      /^\*\*Anta AC\*\* em casa vem bem melhor/,
    ],
    [7, 'dizem q o Poraquê AC é freguês do Jacaré-Açu AC. confere?', /^Confere/],
    [8, 'responde: o Jacutinga SC ganhou o último jogo?', /^Sim: /],
    [6, 'melhor defesa é a de quem?', /^Melhor defesa nos jogos recentes: \*\*Coqueiral EC\*\*/],
    [3, 'Qual o saldo de gols dos dois no campeonato?', /^\*\*Xaxado AC\*\* tem saldo de −1/],
  ])('match %i, “%s”', (match, question, begins) => {
    expect(answer(match, question)).toMatch(begins)
  })
})

test('what somebody takes for granted of the last games is looked up before it is explained', () => {
  expect(answer(8, 'vcs falam q o Jacutinga SC é favorito mas perdeu os ultimos, explica isso')).toMatch(
    /^Favorito, sim: .*Nos últimos jogos tem 8 vitórias/,
  )
  expect(answer(1, 'falaram que o Paineira EC vem de 5 derrotas seguidas, é verdade?')).toMatch(/^Não tantas/)
})

test('the table is gone on from: a win, a draw, the other club', () => {
  const asked = 'o que acontece na classificação se o Paineira EC ganhar?'
  expect(answer(1, asked, 'e se empatar?')).toContain('45 + 1 = 46 pontos')
  expect(answer(1, asked, 'e o outro, se ganhar?')).toContain('70 + 3 = 73 pontos')
})

test('goals of past games are not known by half or minute, and that is said', () => {
  expect(answer(2, 'Em qual tempo o Jirau FC costuma levar mais gol?')).toMatch(/^Isso não dá para saber aqui/)
  expect(answer(2, 'slc o Jirau FC só leva gol no fim ou é viagem minha kkkk')).toMatch(/^Isso não dá para saber aqui/)
})

test('the games just counted can be listed, and with their dates', () => {
  const asked = 'quantas o Anta AC venceu das ultimas 5'
  expect(
    answer(1, asked, 'lista os placares ai')
      .split('\n')
      .filter((line) => line.startsWith('- ')),
  ).toHaveLength(5)
  expect(answer(1, asked, 'lista os placares ai', 'ta, e com data')).toContain('12/11/2026')
})

test('who comes better is told of as many games as were asked for, and against whom they were', () => {
  const five = 'quem chega melhor nos últimos 5, Jacutinga ou Tainha?'
  expect(answer(8, five)).toContain('4 vitórias, nenhum empate e 1 derrota nos últimos 5 jogos')
  const met = answer(8, five, 'mas contra quem foram esses jogos?')
  expect(met).toContain('Neblina AC 4 x 1 Tainha SC')
  expect(met.match(/^- /gm)).toHaveLength(10)
})
