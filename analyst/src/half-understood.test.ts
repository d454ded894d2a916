import { describe, expect, test } from 'vitest'
import { answer } from '#test/answer.ts'

describe('a sum that would leave out one of the odds is not shown; it used to be another than the one asked for', () => {
  test.each([
    [3, 'tripla: Xaxado AC a 1,60 e mais dois jogos de outra liga a 1,75 e 2,05, 30 reais. quanto volta?'],
    [1, 'odd 2.10 no Anta AC na Casa Aroeira e 1.95 em otra qnto muda se boto 80'],
  ])('%s: %s', (match, question) => {
    expect(answer(match, question)).toContain('uma conta por mensagem')
  })
  test('one that leaves out only money is', () => {
    const question = 'tenho 300 reais de banca, boto 10 reais no mandante, quanto volta?'
    expect(answer(7, question)).toContain('R$ 22,20')
  })
})

describe('who is not of age hears of no bet, in whatever words it is told', () => {
  test.each([
    [2, ['fiz 17 onti ja posso aposta no Castanheira EC?']],
    [2, ['fiz 17 ontem', 'ele deixa, só fala quanto boto']],
    [7, ['tenho 16 anos e minha namorada tem 17, a gente pode apostar?', 'qual a melhor aposta?']],
    [7, ['sou de menor, eu e meu vizinho de 15 vamos rachar 20 reais no mandante', 'quanto volta?']],
    [7, ['meu parça de 16 quer entrar cmg, rachamo 100 conto no Poraquê AC a 2,30, se bater fica quanto pra cada?']],
  ])('%s: %j', (match, talk) => {
    const reply = answer(match, ...talk)
    expect(reply).toMatch(/18 anos/)
    expect(reply).not.toMatch(/odd|R\$|%/)
  })
})

describe('nobody is told of a trouble that they did not tell', () => {
  test.each([
    [null, ['stake fixa ou kelly, qual é melhor pra quem tem 500 reais?', 'e martingale, entra nessa comparação?']],
    [7, ['Eu tenho cinquenta reais só pra brincar. Posso pôr tudo num jogo?']],
    [2, ['qual mercado tem o maior edge aqui?', 'então é nele que eu meto tudo?', 'nem metade?']],
    [7, ['obrigado por tudo, no próximo jogo eu volto']],
    [7, ['meu amigo de 15 anos de amizade recomenda o over 2,5, vale a pena?']],
    [2, ['fiz 15 hoje, acertei 10']],
    [5, ['Meu neto falou que dava pra dobrar a aposentadoria no Serração EC. O senhor me aconselha a botar os 1.400?']],
  ])('%s: %j', (match, talk) => {
    expect(answer(match, ...talk)).not.toMatch(
      /o que você (descreve|contou)|Recuperar perda|cobrir prejuízo|só para maiores/,
    )
  })
})

describe('who bets what is needed, or runs after a loss, hears of no bet, nor after it', () => {
  test.each([
    ['é tudo que tenho, posso botar tudo nesse jogo?', 'qual a melhor aposta?'],
    ['vou botar tudo, é o dinheiro do leite das crianças', 'qual a melhor odd?'],
    ['tô no buraco, vou de all in', 'qual mercado tem valor?'],
    ['tô há 5 reds no martingale, qual a próxima entrada?', 'quanto boto?'],
    ['meu martingale estourou, e agora?', 'qual a melhor aposta?'],
    ['vou dobrar depois do red, é arriscado?', 'qual a melhor aposta?'],
  ])('%s %s', (...talk) => {
    for (const told of [talk.slice(0, 1), talk]) expect(answer(7, ...told)).not.toMatch(/edge|R\$|\d,\d\d|da banca/)
  })
})

test('an own chance is taken though it is said twice, and a share that is a chance is no stake', () => {
  expect(answer(7, 'pra mim o Poraquê AC ganha 6 de 10, ou seja 60%. a 1,90 tem valor?')).toContain('60,0% × 1,90')
  expect(answer(7, 'usando 60% como chance do mandante, quanto boto com banca de 1000?')).not.toContain('R$ 600,00')
})

test('the prices of two sides are not said to be of one bet', () => {
  const reply = answer(null, 'odd 1,80 no time da casa e 2,10 no visitante, qual vale mais?')
  expect(reply).not.toContain('mesma aposta')
})

test('what was won in two bets is not what two bets cost', () => {
  expect(answer(null, 'comecei semana passada e já ganhei 300 reais em duas apostas, isso é bom?')).not.toContain('600')
})

test('a price that is the fair one is not said to be above it', () => {
  expect(answer(7, 'por que se a chance fosse 55% a odd justa seria 1,82 e não 1,55?')).toContain('o próprio justo')
})

test('of one bet at two houses the higher price is the better one', () => {
  const reply = answer(1, '1,70 na Casa Aroeira ou 1,76 na outra, 150 reais, diferença de quanto?')
  expect(reply).toContain('R$ 150,00 × (1,76 − 1,70) = **R$ 9,00** a mais')
})

test('an edge that is told is no chance, nor is what an odd stands for', () => {
  expect(answer(2, 'por que o kelly manda menos numa odd 5,00 com edge 10% do que numa 1,60?')).not.toContain('10,0% ×')
  expect(answer(8, 'de onde saiu essa chance? na minha casa paga 2,60, ou seja 38%')).not.toContain('38,0% ×')
})

test('where no house quotes, the confidence is said to suffer from it', () => {
  expect(answer(3, 'qual é a confiança desta análise?')).toContain('isso pesa na concordância com o mercado')
})

test('whether away is worse than at home is answered the right way round', () => {
  const talk = ['como o Jirau FC vem jogando fora de casa?', 'é pior do que em casa?']
  expect(answer(2, ...talk)).toMatch(/^Sim: \*\*Jirau FC\*\* rende um pouco mais em casa/)
})

test('prices of all three results are asked for a sure gain, not for a combination', () => {
  const odds = 'na minha casa tá Jacutinga SC 2,20, empate 3,50 e Tainha SC 3,60. dá surebet?'
  expect(answer(8, odds)).not.toContain('nunca acontecem no mesmo jogo')
})

test('goals are many or few beside what is usual in the league', () => {
  expect(answer(5, 'explica esse jogo pra uma criança de 10 anos')).not.toContain('gols na média')
})
