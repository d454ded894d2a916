import { expect, test } from 'vitest'
import { answer } from '#test/answer.ts'

test.each([
  [1, 'ultimos 5 do Anta AC?', '1 vitória, 3 empates e 1 derrota nos últimos 5 jogos'],
  [5, 'Em quantos dos últimos dez jogos o Serração EC não levou gol?', 'não sofreu gol em 2 dos últimos 10 jogos'],
  [6, 'dos últimos oito jogos do Dendê SC, em quantos teve três gols ou mais?', '4 tiveram mais de 2,5 gols'],
  [7, 'quantos gol o Jacaré-Açu AC feis nos ultimo 6 jogo', 'fez 4 gols nos últimos 6 jogos'],
  [2, 'há quantos jogos seguidos o Jirau FC marca gol?', 'marcou em todos os últimos 10 jogos'],
  [
    8,
    'Média de gols marcados e sofridos do Jacutinga SC como mandante vs. Tainha SC como visitante',
    'faz 2,6 e sofre 0,6',
  ],
  [6, 'qual foi a maior goleada que o Dendê SC levou nos ultimos dez?', 'Vaqueiro EC 4 x 1 Dendê SC'],
  [8, 'Tainha SC já ganhou alguma vez na casa do Jacutinga SC?', 'Não, nos jogos que tenho'],
  [3, 'o Xaxado AC ganhou todas em casa esse ano ne?', 'Não: **Xaxado AC** venceu 2 dos últimos 5 jogos em casa'],
])('match %i, “%s”: the first sentence counts just the games that were asked for', (number, question, part) => {
  expect(answer(number, question).split('\n')[0]).toContain(part)
})

test('a follow-up keeps the games that the talk is on, and changes only what it says', () => {
  const first = 'ultimos 5 do Anta AC?'
  expect(answer(1, first, 'e so em casa?')).toContain('nos últimos 5 jogos em casa')
  expect(answer(1, first, 'e so em casa?', 'quantos desses teve over 2.5')).toContain(
    'Dos últimos 5 jogos em casa de **Anta AC**, 2 tiveram mais de 2,5 gols',
  )
  expect(answer(7, 'o Poraquê AC jogou contra quem por ultimo', 'e antes desse?')).toContain('Muiraquitã FC')
  expect(answer(7, 'quem ganhou mais no confronto direto?', 'e o ultimo foi quanto?')).toContain('no último confronto')
})

test('of the table only what the two lines say is told: the points of a win are added, the rest is called unknown', () => {
  const place = 'em que lugar o Castanheira EC está na tabela e com quantos pontos?'
  expect(answer(2, place)).toBe('**Castanheira EC** está em 24º de 24, com 1 ponto em 4 jogos.')
  expect(answer(2, place, 'e se ganhar esse jogo sobe pra onde?')).toContain('1 + 3 = 4 pontos')
  expect(answer(5, 'quanto falta pro Serração EC encostar no lider')).toMatch(/^Isso não dá para saber aqui/)
  expect(answer(5, 'o Marreco FC é o lanterna né?')).toMatch(/^Não é o lanterna/)
})

test('averages, weather, time and absences are answered each with its own sentence', () => {
  expect(answer(6, 'média de escanteios do Coqueiral EC e do Dendê SC por jogo?', 'somando dá mais de 9,5?')).toMatch(
    /^Sim: somando .*4,4 \+ 5,4 = 9,8 escanteios/,
  )
  expect(answer(8, 'vai chover na hora do jogo?')).toContain('33% de chance de chuva')
  expect(answer(1, 'que horas é o jogo e em que estádio?')).toMatch(/19:00 de Brasília.*Estádio Anta/)
  expect(answer(2, 'quem ta fora do Castanheira EC nesse jogo?')).toMatch(/^Não dá para saber aqui/)
  expect(answer(8, 'Quantos dias de descanso o Tainha SC teve?')).toContain('6 dias de descanso')
})

test.each([
  'quem ganha esse jogo?',
  'qual a chance do Anta AC não perder?',
  'o Anta AC ganha fora quantos %',
  'vai ter muitos gols?',
  'mais de 2,5 gols paga quanto?',
  'por que a confiança está baixa?',
  'e no segundo?',
])('“%s” asks of what is to come, and gets no list of games played', (question) => {
  expect(answer(1, question)).not.toMatch(/nos últimos \d+ (?:jogos|confrontos)|^- (?:Vitória|Empate|Derrota):/m)
})
