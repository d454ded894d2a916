/** What the analysis door says: the specification's sentences letter for letter, and the honest ones it leaves open. */
export const analysisMessages = {
  selectAGame: 'Selecione um jogo para analisar',
  analysisFailed: 'Erro ao gerar análise',
  ratingsNotReady:
    'Ainda estamos ajustando o modelo deste campeonato. Tente de novo em um minuto; nada foi descontado do seu plano.',
  matchDataMissing: 'Dados da partida não disponíveis',
  pickUnknown: 'Valor inválido: este mercado não está na análise.',
  quotaUsedUp: 'Limite de análises atingido. Faça upgrade para continuar.',
} as const

export type AnalysisMessage = (typeof analysisMessages)[keyof typeof analysisMessages]

export const quotaExhausted = (limit: number, plan: string): string =>
  `Limite de ${limit} análises atingido para o plano ${plan}. Faça upgrade para continuar.`
