/** What the result of an analysis says, on its page and on its card. */
export const resultWords = {
  saving: 'Salvando...',
  saved: 'Salva',
  analysisSaved: 'Análise salva com sucesso!',
  analysisSavedBefore: 'Análise salva! Veja em Histórico.',
  saveFailed: 'Erro ao salvar análise',
  loginRequired: 'Você precisa estar logado',
  noValue: 'Sem valor neste jogo',
  noOdds: 'Sem odds para comparar',
  hasBegun: 'A partida já começou',
  isOver: 'A partida já terminou',
  oddInvalid: 'Digite uma odd acima de 1 e até 1.000, como 1,85.',
} as const
