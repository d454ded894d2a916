/** What history, record, favourites, export and story card say. Letter for letter where the specification quotes them, each once. */
export const historyWords = {
  nothingSaved: 'Nenhuma análise salva ainda. Comece no Dashboard!',
  noneWithResult: 'Nenhuma análise com resultado "{filter}"',
  historyLoadFailed: 'Erro ao carregar histórico',
  resultUpdated: 'Resultado atualizado!',
  resultUpdateFailed: 'Erro ao atualizar resultado',
  resultLocked: 'Análise publicada: o resultado vem do placar e não muda por aqui.',
  exportCsv: 'Exportar CSV (Pro)',
  recordLoadFailed: 'Erro ao carregar seu retrospecto',
  marketsLoadFailed: 'Erro ao carregar os mercados',
  roundLoadFailed: 'Erro ao carregar a carteira da rodada',
  cardMade: 'Card gerado!',
  cardMaking: 'Gerando...',
  cardFailed: 'Erro ao gerar card',
  cardEmpty: 'Falha ao gerar o card',
  cardBlocked: 'O navegador bloqueou a nova janela. Permita pop-ups desta página e tente de novo.',
  cardNeedsPro: 'O card para redes sociais faz parte dos planos Pro e Black.',
  favouritesNeedPro: 'Favoritos fazem parte dos planos Pro e Black.',
  favouriteFailed: 'Erro ao atualizar favoritos',
  favouritesFull: 'Você já tem 100 favoritos. Tire um para acrescentar outro.',
  favouriteUnknown: 'Time ou campeonato não encontrado',
} as const

export type HistoryWords = (typeof historyWords)[keyof typeof historyWords]

/** What a member reads wherever they are when matches they saved have ended. */
export const matchesEnded = (count: number): string =>
  count === 1 ? 'Um jogo que você salvou terminou' : `${count} jogos que você salvou terminaram`
