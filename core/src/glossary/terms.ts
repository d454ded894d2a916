/** One plain sentence for each word of the trade, the same everywhere. docs/glossary.md holds the same list. */
export const TERMS = {
  edge: {
    word: 'Edge',
    meaning: 'Quanto a odd oferecida paga acima do que a probabilidade justifica: probabilidade × odd − 1.',
  },
  kelly: {
    word: 'Kelly',
    meaning:
      'Conta que sugere quanto da banca arriscar conforme o edge; aqui usamos só um quarto do valor cheio, e nunca mais de 5% da banca em uma aposta.',
  },
  poisson: {
    word: 'Poisson',
    meaning: 'Modelo estatístico que transforma a média de gols esperada de cada time na chance de cada placar.',
  },
  btts: {
    word: 'BTTS',
    meaning: 'Sigla em inglês para ambas marcam: vence se os dois times fizerem pelo menos um gol.',
  },
  overUnder: {
    word: 'Over/Under',
    meaning: 'Aposta em mais (over) ou menos (under) gols do que uma linha; acima de 2,5 quer dizer três ou mais.',
  },
  oneXTwo: {
    word: '1X2',
    meaning: 'Resultado da partida: 1 é vitória do mandante, X é empate e 2 é vitória do visitante.',
  },
  fairOdd: {
    word: 'Odd justa',
    meaning: 'A odd que não dá vantagem a ninguém: 1 dividido pela probabilidade.',
  },
  margin: {
    word: 'Margem',
    meaning: 'A parte que a casa de apostas embute nas odds; nós a retiramos antes de comparar.',
  },
  pooled: {
    word: 'Probabilidade conjunta',
    meaning: 'A probabilidade do modelo e a do mercado reunidas em uma só; é a que usamos para decidir.',
  },
  bankroll: {
    word: 'Banca',
    meaning: 'O dinheiro que você separou para apostar e que pode perder sem fazer falta.',
  },
  stake: {
    word: 'Stake',
    meaning: 'O valor colocado em uma aposta.',
  },
  yield: {
    word: 'Yield',
    meaning: 'O lucro ou prejuízo dividido por tudo o que foi apostado.',
  },
  calibration: {
    word: 'Calibração',
    meaning: 'Se, do que recebeu 60% de chance, cerca de 60% de fato aconteceu.',
  },
  confidence: {
    word: 'Confiança',
    meaning: 'Nota de 0 a 10 para quanto confiar nesta análise, pela amostra, pelos dados e pelo acordo com o mercado.',
  },
  variance: {
    word: 'Variância',
    meaning: 'O sobe e desce natural dos resultados: mesmo uma boa decisão pode perder várias vezes seguidas.',
  },
  doubleChance: {
    word: 'Dupla chance',
    meaning: 'Cobre dois dos três resultados com uma aposta só, como mandante ou empate.',
  },
  drawNoBet: {
    word: 'Empate anula aposta',
    meaning: 'Aposta na vitória de um time em que o empate devolve o valor.',
  },
  asianHandicap: {
    word: 'Handicap asiático',
    meaning:
      'Dá a um dos times uma vantagem ou desvantagem de gols que entra na conta do placar, de modo que o empate some ou devolve a aposta.',
  },
  europeanHandicap: {
    word: 'Handicap europeu',
    meaning:
      'É o resultado da partida depois de somar gols de vantagem a um dos times, com três saídas: mandante, empate e visitante.',
  },
  asianTotal: {
    word: 'Linha asiática',
    meaning: 'Linha de gols inteira ou de quarto: quando o total cai nela, a aposta volta inteira ou pela metade.',
  },
  expectedGoals: {
    word: 'Gols esperados',
    meaning: 'É a média de gols que um time faria se este mesmo jogo fosse repetido muitas vezes.',
  },
  combo: {
    word: 'Combinada',
    meaning: 'Junta várias escolhas em uma aposta que só vence se todas vencerem.',
  },
  pick: {
    word: 'Pick',
    meaning: 'O mercado que fica registrado na análise salva e pelo qual o seu histórico é contado.',
  },
  drawdown: {
    word: 'Maior queda',
    meaning: 'O quanto o resultado acumulado chegou a cair abaixo do ponto mais alto que já tinha alcançado.',
  },
  closingValue: {
    word: 'Valor no fechamento (CLV)',
    meaning: 'Quanto a odd que você aceitou pagava a mais ou a menos que o último preço antes do início do jogo.',
  },
} as const satisfies Record<string, { word: string; meaning: string }>

export type TermId = keyof typeof TERMS
