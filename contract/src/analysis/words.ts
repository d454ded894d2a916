import type { Plan } from '@prancheta/core/billing/plans.ts'
import { PLAN_NAMES } from '../billing/plan-names.ts'

/** What is said around an analysis: the specification's sentences letter for letter, and the honest ones it leaves open. */
export const analysisWords = {
  gamesLoadFailed: 'Erro ao carregar jogos',
  footballKeyMissing: 'Configure a chave da API de futebol nas variáveis de ambiente.',
  sessionExpired: 'Sessão expirada. Faça login novamente.',
  limitReachedUpgrade: 'Limite atingido - Upgrade',
  analysisDone: 'Análise completa!',
  explanationIsOurs: 'A IA não respondeu agora. A explicação foi escrita pela própria Prancheta.',
  selectAGame: 'Selecione um jogo para analisar',
  analysisFailed: 'Erro ao gerar análise',
  ratingsNotReady:
    'Ainda estamos ajustando o modelo deste campeonato. Tente de novo em um minuto; nada foi descontado do seu plano.',
  seasonNotCovered: 'O plano de dados não cobre esta temporada. Nada foi descontado do seu plano.',
  matchDataMissing: 'Dados da partida não disponíveis',
  unreadable:
    'Esta análise foi guardada num formato que não conseguimos ler. Ela continua guardada e nossa equipe foi avisada.',
  pickUnknown: 'Valor inválido: este mercado não está na análise.',
  comboTooOld:
    'Esta análise é de antes das combinadas próprias. Analise o jogo de novo: a mesma partida não é descontada outra vez no mês.',
  comboTooFewLegs: 'Uma combinada tem pelo menos duas pernas.',
  comboTooManyLegs: 'Uma combinada tem no máximo 8 pernas.',
  comboLegTwice: 'Cada perna entra uma vez só.',
  comboNotCounted:
    'Escanteios e cartões não são contados neste campeonato: não há como medir a ligação deles com os gols, e por isso não entram em combinadas.',
  comboImpossible: 'Estas pernas não podem acontecer juntas.',
  quotaUsedUp: 'Limite de análises atingido. Faça upgrade para continuar.',
} as const

export type AnalysisWords = (typeof analysisWords)[keyof typeof analysisWords]

export const quotaExhausted = (limit: number, plan: Plan): string =>
  `Limite de ${limit} análises atingido para o plano ${PLAN_NAMES[plan]}. Faça upgrade para continuar.`

export const gamesFound = (count: number): string => (count === 1 ? '1 jogo encontrado' : `${count} jogos encontrados`)
