/** What the result of an analysis says: on saving it, and of an odd that somebody types. */
export const resultWords = {
  saving: 'Salvando...',
  saved: 'Salva',
  analysisSaved: 'Análise salva com sucesso!',
  analysisSavedBefore: 'Análise salva! Veja em Histórico.',
  saveFailed: 'Erro ao salvar análise',
  loginRequired: 'Você precisa estar logado',
  oddInvalid: 'Digite uma odd acima de 1 e até 1.000, como 1,85.',
} as const
