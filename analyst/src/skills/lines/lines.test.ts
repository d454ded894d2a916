import { readBriefings } from '@prancheta/core/test/checking/read-briefings.ts'
import { describe, expect, test } from 'vitest'
import { answer } from '#test/answer.ts'

const MATCHES = readBriefings()
const chanceOf = (match: number, id: string): string => {
  const share = MATCHES[match - 1]?.markets.find((market) => market.id === id)?.pooledChance ?? Number.NaN
  return `${(share * 100).toFixed(1).replace('.', ',')}%`
}

describe('who asks what a line means is told when it wins, gives back and loses', () => {
  test('a handicap beside a name', () => {
    const reply = answer(1, 'o que quer dizer esse -1,5 do lado do nome do Anta AC?')
    expect(reply).toMatch(/^Quer dizer que, na conta da aposta, \*\*Anta AC\*\* começa com um gol e meio a menos/)
    expect(reply).toContain('vitória por 2 gols ou mais: ganha')
    expect(reply).toContain('vitória por um gol só, empate ou derrota: perde')
  })
  test('a guess at the meaning is not taken for a bet', () => {
    const reply = answer(3, 'o Farol EC ta com +2,5, isso é que ele tem que fazer 2 gols e meio?')
    expect(reply).toContain('derrota por até 2 gols: ganha')
  })
  test('the columns of the old lottery', () => {
    expect(answer(5, 'o que é coluna do meio e quanto ta a chance dela?')).toMatch(/^É o \*\*empate\*\*/)
    expect(answer(2, 'No meu tempo era coluna um, do meio ou dois. Qual a coluna?')).toMatch(
      /^A primeira coluna é a mais provável/,
    )
    expect(
      answer(2, 'No meu tempo era coluna um, do meio ou dois. Qual a coluna?', 'e se eu marcasse um duplo?'),
    ).toContain('dupla chance')
  })
})

describe('who asks how a bet ends is told that first', () => {
  test.each([
    [
      null,
      'time com +1 perde de 2 a 1, dá o que? e se perder de 3 a 1?',
      'Handicap na linha +1: com derrota por 2 a 1, é devolvida; com derrota por 3 a 1, perde.',
    ],
    [null, 'over 2 redondo saindo exatamente dois gols a aposta morre?', 'Não: com exatamente 2 gols, é devolvida'],
    [1, 'ambas marcam nao, se for 3 a 0 eu ganho?', 'Sim: com 3 a 0, ganha a aposta em **Ambas marcam, não**.'],
    [
      2,
      'menos de três gols e meio, acabando dois a um eu levo? e dois a dois?',
      '**Menos de 3,5 gols**: com 2 a 1, ganha; com 2 a 2, perde.',
    ],
    [
      3,
      'como se liquida a linha asiática de 0,25 positivo a favor do Farol EC em caso de empate?',
      'Com empate, dá meia vitória',
    ],
  ])('%s: %s', (match, question, first) => {
    expect(answer(match, question).startsWith(first)).toBe(true)
  })
  test('at one score after the other', () => {
    const talk = ['apostei Dendê SC +1,5', 'se perder de 1 a 0?', '2 a 0?']
    expect(answer(6, ...talk.slice(0, 2))).toMatch(/^Com derrota por 1 a 0, ganha/)
    expect(answer(6, ...talk)).toMatch(/^Com 2 a 0, perde/)
  })
})

describe('a talk moves along the lines', () => {
  test.each([
    [7, ['me fala do under 3.5', 'baixa uma linha'], 'goals.under2.5'],
    [7, ['me fala do under 3.5', 'baixa uma linha', 'agora sobe duas'], 'goals.under4.5'],
    [1, ['chance de mais de 2,5?', 'e 3,5?'], 'goals.over3.5'],
    [2, ['qual a chance de ambos marcarem', 'e o contrário?'], 'btts.no'],
    [3, ['Xaxado AC mais de 1,5 gols quanto ta?', 'e o outro time?'], 'awayGoals.over1.5'],
    [5, ['chance de vitoria do Serração EC', 'e sem o empate?'], 'drawNoBet.home'],
    [7, ['mais de 0,5 gol no primeiro tempo tem quanto de chance?', 'e no segundo?'], 'secondHalf.goals.over0.5'],
    [8, ['quanto ta Jacutinga SC -1,5', 'e contra eles?'], 'asianHandicap.away+1.5'],
    [5, ['chance de 1x0 pro Serração EC', 'e 2x0?'], 'score.2-0'],
  ])('%s %s', (match, talk, id) => {
    expect(answer(match, ...talk).split('\n')[0]).toContain(chanceOf(match, id))
  })
  test('and sets those that it was on side by side', () => {
    const reply = answer(6, '1X o que é', 'e X2?', 'qual a chance dos dois aqui')
    expect(reply).toContain(chanceOf(6, 'doubleChance.homeDraw'))
    expect(reply).toContain(chanceOf(6, 'doubleChance.drawAway'))
  })
})

describe('nothing is made up', () => {
  test('a bet that is not calculated is said to be so, with the nearest', () => {
    expect(answer(5, 'Marreco FC marcar no 1o tempo, chance')).toMatch(/^Essa aposta exata eu não calculo/)
    expect(answer(5, 'quem marca primeiro?')).toMatch(/^Quem marca primeiro não dá para saber aqui/)
  })
  test('two bets are the same only where they end alike at every score', () => {
    expect(answer(3, 'Xaxado AC -0,5 e Xaxado AC vitória seca não é a mesma coisa?')).toMatch(/é a mesma aposta/i)
    expect(answer(null, 'qual a diferença entre handicap 0 e dupla chance?')).toMatch(/^Não é a mesma coisa/)
  })
})
