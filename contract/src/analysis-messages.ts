/** The sentences of /analyses: those of the specification letter for letter, and the honest ones it leaves open. */
export const analysisMessages = {
  selectAGame: 'Selecione um jogo para analisar',
  sessionExpired: 'Sessão expirada. Faça login novamente.',
  analysisDone: 'Análise completa!',
  analysisFailed: 'Erro ao gerar análise',
  ratingsNotReady:
    'Ainda estamos ajustando o modelo deste campeonato. Tente de novo em um minuto; nada foi descontado do seu plano.',
  matchDataMissing: 'Dados da partida não disponíveis',
  mustBeSignedIn: 'Você precisa estar logado',
  saveFailed: 'Erro ao salvar análise',
  saved: 'Análise salva com sucesso!',
  alreadySaved: 'Análise salva! Veja em Histórico.',
  pickUnknown: 'Valor inválido: este mercado não está na análise.',
  limitReached: 'Limite atingido - Upgrade',
  quotaUsedUp: 'Limite de análises atingido. Faça upgrade para continuar.',
} as const

export type AnalysisMessage = (typeof analysisMessages)[keyof typeof analysisMessages]

export const gamesFound = (count: number): string => `${count} jogos encontrados`

export const quotaExhausted = (limit: number, plan: string): string =>
  `Limite de ${limit} análises atingido para o plano ${plan}. Faça upgrade para continuar.`
