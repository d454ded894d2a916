/** What the day's board says, and why it refuses. */
export const boardWords = {
  loadFailed: 'Erro ao carregar o quadro do dia',
  valueNeedsPro: 'Edge, mercado e odd de cada jogo fazem parte dos planos Pro e Black.',
  comboNeedsBlack: 'A combinada da rodada, com pernas de jogos diferentes, faz parte do plano Black.',
  oneLegAMatch:
    'A combinada da rodada tem uma perna por jogo. Para juntar mercados do mesmo jogo, abra a análise dele.',
  oneDay: 'As pernas são de jogos do mesmo dia.',
  legGone: 'Uma das pernas não pode mais ser calculada: o jogo começou ou saiu do quadro. Tire-a e continue.',
} as const

export type BoardWords = (typeof boardWords)[keyof typeof boardWords]

/** The same of a leg whose match is known. */
export const legGoneOf = (match: string) =>
  `A perna de ${match} não pode mais ser calculada: o jogo começou ou o mercado saiu do quadro. Tire-a e continue.`
