import { readBriefings } from '@prancheta/core/test/checking/read-briefings.ts'
import { describe, expect, test } from 'vitest'
import { answer } from '#test/answer.ts'

const MATCHES = readBriefings()
const shareOf = (match: number, id: string): string => {
  const share = MATCHES[match - 1]?.markets.find((market) => market.id === id)?.pooledChance ?? Number.NaN
  return `${(share * 100).toFixed(1).replace('.', ',')}%`
}

describe('a price that equals the fair one is not said to pass it, nor to be below it', () => {
  test.each([
    'mostra a odd de cada casa no Jacaré-Açu AC e a diferença entre elas',
    'a odd do Jacaré-Açu AC tem valor?',
    'Jacaré-Açu AC a 4,50 vale? com 100 reais',
    'coloco 50 no Jacaré-Açu AC a 4,50, quanto volta?',
    'devo ficar de fora do Jacaré-Açu AC a 4,50?',
  ])('%s', (question) => {
    const reply = answer(7, question)
    expect(reply).not.toMatch(/passam? da justa(?!:)|pouco valor|abaixo d[ao] just/i)
  })
  test('and its expected value is neither positive nor negative', () => {
    expect(answer(7, 'O EV do Jacaré-Açu AC é positivo ou negativo?')).toMatch(/^Nem um nem outro/)
  })
})

describe('what is written adds up for whoever has only the written numbers', () => {
  test('the difference of two chances', () => {
    const reply = answer(6, 'mais de 1,5 gol no jogo ou Coqueiral EC marcar pelo menos um, qual é mais provável?')
    expect(reply).toContain('71,3%, contra mais de 1,5 gols, 70,5%: a diferença é de 0,8 pontos')
    expect(reply).toContain('Das que têm preço, nenhuma tem valor')
  })
  test('the sum of exact numbers of goals', () => {
    expect(answer(6, 'de 2 a 3 gols no total, qual a chance?', 'e de 1 a 4?')).toContain(
      '20,3% + 28,1% + 21,7% + 12,2% = **82,3%**',
    )
  })
})

describe('a side is not lost', () => {
  test('who loses by two or more is beaten by two or more', () => {
    const reply = answer(5, 'chance do Marreco FC perder por 2 ou mais')
    expect(reply).toContain(shareOf(5, 'asianHandicap.home-1.5'))
    expect(reply).not.toContain(shareOf(5, 'asianHandicap.away-1.5'))
  })
  test('the clean sheet of the other club, politely asked, is that club’s', () => {
    const talk = [
      'a probabilidade de o Jacaré-Açu AC não sofrer gol',
      'Obrigada! E, se não for abuso, a do Poraquê AC também?',
    ]
    expect(answer(7, ...talk)).toContain('o mandante não sofrer gol** é de 39,3%')
  })
  test('defeats by a margin are not counted as wins by it', () => {
    const reply = answer(2, 'quantas derrotas do Castanheira EC foram por dois gols ou mais de diferença?')
    expect(reply).not.toMatch(/tem vitória/)
  })
})

describe('a bet ends as its own rules say', () => {
  test('a handicap at a score is no number of goals', () => {
    expect(answer(2, 'apostei Jirau FC +1,5. se perder de 2 a 1?')).toMatch(/ganha a aposta em \*\*Handicap asiático/)
  })
  test('a European start of a goal does not turn a defeat into a win', () => {
    expect(answer(2, 'handicap europeu +1 no Jirau FC, perdeu por 1: ganho?')).not.toMatch(/^Sim/)
  })
  test('a quarter line ends in part, and no other bet is told beside it', () => {
    const reply = answer(6, 'se o jogo for 0 a 0, o Dendê SC +0,25 ganha?')
    expect(reply).toMatch(/^Em parte: com 0 a 0, dá meia vitória/)
    expect(reply).not.toContain('Vitória do visitante')
  })
  test('both bets are told of where both are asked about', () => {
    const talk = ['mais de 1,5 gol no jogo ou Coqueiral EC marcar pelo menos um, qual é mais provável?']
    const reply = answer(6, ...talk, 'e se sair 1 a 0 pro Dendê SC, perco as duas?')
    expect(reply.match(/perde a aposta/g)).toHaveLength(2)
  })
  test('a line that may give back is not said to win or lose whole', () => {
    expect(answer(1, 'qual o EV do empate anula no Anta AC a 1,60?')).not.toMatch(/ganha ou perde inteira/)
    expect(answer(1, 'qual o risco do empate anula no Anta AC?')).toContain('sem contar o que é devolvido')
  })
})

test('where a percentage comes from is not answered with houses that do not quote', () => {
  expect(answer(3, 'Essa porcentagem do Farol EC veio de onde exatamente?')).not.toMatch(/^Não sei/)
})

test('losing so many in a row is reckoned with how often each is lost; it used to be told how often all are won', () => {
  expect(answer(6, 'qual a chance de perder 4 seguidas com 58% cada?')).toContain('3,1%')
})

test('“menos 4.5” in a combination is a line: it used to be read as a price, and as more', () => {
  const reply = answer(5, 'Marreco FC nao perde + menos 4.5 da bom?')
  expect(reply).toContain('Menos de 4,5 gols')
  expect(reply).not.toContain('4,50')
})

test('a treble beside a single is no bet of both', () => {
  expect(answer(5, 'uma tripla com três odds de 1.30 é mais segura que uma simples de 2.20?')).not.toContain('2,86')
})

test('who asks what we would put is not told their own share of the bankroll as the answer', () => {
  const talk = [
    'Quero apostar 12% da banca de 400 reais na dupla chance do Serração EC a 1,33. É demais?',
    'Tá, então qual valor certinho em reais você colocaria nessa?',
  ]
  expect(answer(5, ...talk)).not.toContain('R$ 48,00')
})

test('for and against a club without odds is told by what is known; it used to deny the ratings', () => {
  const question = 'Me dá um prós e contras de apostar no Xaxado AC, dois de cada'
  expect(answer(3, question)).not.toContain('Não tenho')
})
