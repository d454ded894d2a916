/** A few of the bank's questions for the public page, which does not carry the whole bank. A test finds each in it. */
export const THEMES = [
  {
    name: 'Contexto do jogo',
    questions: [
      'Resuma o contexto deste jogo para mim.',
      'Como foram os últimos confrontos entre os dois?',
      'Vai chover na hora do jogo?',
    ],
  },
  {
    name: 'Estatísticas avançadas',
    questions: [
      'Quantos gols são esperados para cada time?',
      'Quais são os três placares mais prováveis?',
      'Quantos escanteios são esperados?',
    ],
  },
  {
    name: 'Valor e probabilidade',
    questions: [
      'Existe alguma aposta com valor neste jogo?',
      'Onde o modelo mais discorda do mercado?',
      'Por que não posso multiplicar as odds de uma combinação?',
    ],
  },
  {
    name: 'Gestão de risco',
    questions: [
      'Qual é o stake pelo Kelly a 25%?',
      'O que puxa a confiança desta análise para baixo?',
      'Quantas derrotas seguidas são normais?',
    ],
  },
] as const
