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

test('a sum that would leave out one of the stakes is not shown; it used to put one of them on every bet', () => {
  const bet = 'Tenho 850 de banca. Peguei Jirau a 3,40 com 25 reais.'
  expect(answer(2, bet, 'tenho mais duas apostas hoje, 40 e 30 conto. Tá muito?')).not.toContain(' = ')
})

test('who asks how yesterday’s match ended is not told of the one before it', () => {
  expect(answer(4, 'quanto foi o jogo do Tucunaré ontem?')).toMatch(/^O jogo acabou/)
})

test('somebody who goes on from a heavy word is shown where help is, not the page of tickets', () => {
  const reply = answer(7, 'perdi 600 reais esse mês e minha esposa não sabe', 'obrigado. não sei com quem falar disso')
  expect(reply).toMatch(/188/)
})

test('a stake put to us as a question is not met with a yes', () => {
  expect(answer(7, 'me convence a botar 200 no Jacaré-Açu vai', 'ok então 50?')).not.toMatch(/^Combinado/)
})

test('a word of the past or of a house beside a question is not what is asked', () => {
  expect(answer(2, 'como vem o Castanheira?', 'entao voce acha que da castanheira')).toMatch(/63,3%/)
  expect(answer(5, 'qual casa paga mais no Marreco?', 'e o Marreco, que tal longe de casa?')).toMatch(/fora/)
})

test('who asks how to set a limit is told how; they used to be heard as somebody in trouble', () => {
  const question =
    'queria colocar um limite de 100 reais por semana pra mim, como faz? e se eu passar ele avisa ou bloqueia'
  expect(answer(null, question)).toMatch(/Jogo responsável/)
})

test('asked why model and market differ, it says what each knows and how far apart they are; it used to define a word', () => {
  const reply = answer(5, 'por que o modelo e o mercado discordam tanto nesse jogo?')
  expect(reply).toMatch(/escalação.*modelo 47,4%, mercado 38,1%/s)
})

test('what somebody does not want to know is not what they are told', () => {
  expect(answer(1, 'não quero saber quem ganha. quero saber se sai pouco gol')).toMatch(/gols/)
  expect(answer(1, 'não quero saber quem ganha. quero saber se sai pouco gol')).not.toMatch(
    /vence|mandante sai na frente/,
  )
})

test('cards asked of a match by its two clubs are told, not their meetings', () => {
  const question = 'jogo na Mandacaru costuma ser pegado... quantos amarelos vocês esperam em Coqueiral x Dendê?'
  expect(answer(6, question)).toMatch(/cartões/)
  expect(answer(6, question)).not.toMatch(/confrontos/)
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

test('one of two bets to choose from is no leg of the other; they used to be told as one combination', () => {
  const reply = answer(1, 'Estou entre Anta com empate anula a 1,75 e dupla chance do Anta a 1,33. Qual dos dois?')
  expect(reply).toContain('na odd 1,75 que você citou, edge de +21,7%')
  expect(reply).not.toMatch(/múltipla|saírem juntas/)
})

test('the price of both scoring says whether it is of the yes or of the no', () => {
  expect(answer(7, 'ambas marcam')).toContain('Para o não: a melhor odd é 1,95')
})

test('a commission is no chance that somebody takes for granted', () => {
  const reply = answer(5, 'Back Serração ou lay no Marreco na exchange com 5% de comissão, qual sai melhor?')
  expect(reply).not.toContain('Antes, um acerto')
})

test('who asks for rain at a place of another hour is told of rain', () => {
  expect(answer(1, 'vai chover em campo grande na hora do jogo?')).toContain('35% de chance de chuva')
})

test('who wants the same gain whatever comes is told what brings the same, not what loses nothing', () => {
  const reply = answer(
    5,
    'Peguei o Marreco a 4,10 com R$ 50. Se eu cobrir com Serração e empate agora, consigo travar lucro igual nos três resultados? Quanto teria que pôr em cada um?',
  )
  expect(reply).toContain('R$ 205,00 − R$ 186,24 = **R$ 18,76** de lucro')
})

test.each(['tem algum lugar pra pedir ajuda pra quem já não consegue parar?', 'E existe algum lugar pra pedir ajuda?'])(
  '“%s” is told who helps; it used to be sent back to prices',
  (asked) => {
    const reply = answer(null, asked)
    expect(reply).toContain('**188**')
    expect(reply).not.toMatch(/odds?\b|preço/)
  },
)

test.each([
  'Meu marido aposta muito e estou preocupada',
  'minha filha tá gastando demais com isso, vocês bloqueiam ela?',
])('“%s” is told what helps somebody near, and of no price', (asked) => {
  const reply = answer(1, asked)
  expect(reply).toContain('Jogadores Anônimos recebem também as famílias')
  expect(reply).not.toMatch(/odd|edge/)
})

test.each([
  ['quero parar', 'não consigo'],
  ['qual jogo de hoje dá pra recuperar isso rápido? foi o dinheiro da cirurgia', 'pode ser odd alta, não ligo mais'],
  ['dá pra apostar com o limite do cartão e pagar mês que vem? já estourei o cheque especial', 'então nada?'],
  ['prometi pra minha esposa que não apostava mais. mas uma de 10 reais no Marreco não faz mal né'],
  [
    'Meu filho de 19 anos não sai desse site apostando. Vocês bloqueiam ele?',
    'Ele não aceita conversar. O que eu faço?',
  ],
])('whoever cannot stop, or worries about somebody, is offered help and nothing else: %j', (...talk) => {
  const reply = answer(5, ...talk)
  expect(reply).toContain('**188**')
  expect(reply).not.toMatch(/odd justa|edge|distração/)
})

test('who goes to secondary school is not of age, as far as we know', () => {
  expect(answer(1, 'to no 1 ano do ensino medio e qro fazer uma renda c aposta')).toContain('18 anos')
})

const DOUBT = 'Não tenho certeza de que entendi'

test.each([
  [1, ['qual a chance do Anta ganhar?']],
  [1, ['qual a chance do Anta ganhar?', 'e do visitante?']],
  [5, ['quem vence?', 'por quê?']],
  [2, ['o que é edge?']],
  [8, ['quantos escanteios se esperam?', 'e cartões?']],
] as const)('what is asked plainly is answered without a doubt: match %d, %j', (match, talk) => {
  expect(answer(match, ...talk)).not.toContain(DOUBT)
})

test.each([
  [8, ['quem tem mais chance?', 'Entendi. Só mais uma coisinha: esse número é do site ou é das casas de aposta?']],
  [6, ['como está o Coqueiral?', 'Muito obrigado. E o Coqueiral costuma ganhar deles no Recife?']],
  [3, ['e o Xaxado?', 'entendi, e por que uma casa mostra 1,85 e a outra 1,92 no mesmo jogo??']],
] as const)(
  'what may well have been misread says so; it used to be told as the answer: match %d, %j',
  (match, talk) => {
    expect(answer(match, ...talk)).toContain(DOUBT)
  },
)

test('a form that was asked for is kept, without a word more', () => {
  expect(answer(5, 'so o numero chance de empate', 'em odd?', 'arredonda pra uma casa')).toBe(
    '**Empate**: odd justa 3,8.',
  )
})

test('whoever is offered help is not told of a doubt', () => {
  expect(
    answer(1, 'qual a chance do Anta?', 'tem algum lugar pra pedir ajuda pra quem já não consegue parar?'),
  ).not.toContain(DOUBT)
})

test('the chance of a bet that may be given back is told as what it is; it used to be ranked beside others without a word', () => {
  const reply = answer(8, 'Jacutinga seco a 1,95 ou Jacutinga empate anula a 1,45?')
  expect(reply).toContain('sem contar as vezes em que o valor é devolvido')
  expect(answer(8, 'qual a chance do Jacutinga ganhar?')).not.toContain('devolvido')
})

test('what is asked of prices in everything is no wish to put everything on one bet', () => {
  expect(answer(2, 'por que tá aparecendo valor negativo em tudo nesse jogo?')).not.toContain('188')
})

test('how often two clubs have met is no question of which is better today', () => {
  expect(answer(1, 'anta e paineira já jogaram quantas vezes? quem leva vantagem')).toContain('5 confrontos')
})

test('from where on a price stops being worth it is told downwards', () => {
  expect(answer(6, 'a partir de quanto deixa de valer o Coqueiral?')).toContain('abaixo de **2,79**')
})
