import { describe, expect, test } from 'vitest'
import { answer } from '#test/answer.ts'

describe('what was just told can be asked on about in a few words', () => {
  test('two chances that never happen together are added, others are not', () => {
    expect(answer(3, 'chance do Xaxado AC vencer?', 'e do empate?', 'soma as duas')).toContain(
      'Somadas, 72,7% + 17,2% = **89,9%**',
    )
    expect(answer(1, 'chance de 2x1', 'e invertido?', 'soma', 'então é menos de 20%, certo?')).toMatch(/^Sim\. /)
    expect(answer(6, 'chance do under 2,5', 'e ambas marcam?', 'soma essas duas')).toMatch(/^Somar não serve aqui/)
  })
  test('places, numbers and pointing words find the bet that is meant', () => {
    expect(answer(5, 'o Serração EC faz pelo menos um gol?', 'e dois?')).toContain('mais de 1,5 gols do mandante')
    expect(answer(5, 'top 3 placares', 'o segundo desses paga quanto?')).toContain('placar de 2 x 1')
    expect(answer(2, 'mano qual a boa desse jogo', 'e a segunda melhor?', 'essa ai paga quanto')).toContain('1,26')
    const between = answer(
      5,
      'handicap asiático -1 do Serração EC, chance?',
      'nesse último se ganhar só por um o que acontece',
    )
    expect(between).toContain('é devolvida')
  })
  test('a claim is confirmed or corrected first, and “então não, né?” is taken at its word', () => {
    expect(answer(6, 'chance do under 2,5', 'passa de 60%?')).toMatch(/^Não: /)
    expect(answer(7, 'tem chance do Jacaré-Açu AC ganhar?', 'então não, né?')).toMatch(
      /^Isso: o mais provável é que não/,
    )
  })
  test('why, how high and where it stops are told of the thing itself', () => {
    expect(answer(1, 'tem valor no empate?', 'pq nao')).toMatch(/^Porque o preço não paga o risco/)
    expect(answer(1, 'vale entrar no Anta AC hj?', 'pq nao')).toMatch(/^O que eu disse não foi um não/)
    expect(answer(8, 'Quantos cartões vocês esperam nesse jogo?', 'isso é alto?')).toMatch(/^Alto: /)
    expect(answer(1, 'quanto coloco no Anta AC com banca de 500?', 'e o teto?')).toContain('**R$ 25,00**')
  })
})

test('answers about plans, the record and stakes go on with what is asked next', () => {
  expect(answer(null, 'consigo cancelar quando quiser?', 'e perco os dias que sobraram?')).toMatch(/^Não perde na hora/)
  expect(answer(null, 'dá pra ver o histórico do que vocês já sugeriram?', 'e só do último mês?')).toContain('por mês')
  expect(answer(null, 'multipla de 4 jogos vale a pena?', 'então simples é sempre melhor?')).toMatch(
    /^Quase sempre, sim/,
  )
})

test('nobody is answered with the text just given', () => {
  const talk = ['acho que da Jacaré-Açu AC', 'mesmo assim vc nao mudaria?'] as const
  expect(answer(7, ...talk)).not.toBe(answer(7, talk[0]))
  expect(answer(3, 'quantos gols saíram nos confrontos entre eles?', 'dá que média?')).toMatch(/^Sem esse dado/)
})
