import type { Plan } from '@prancheta/core/billing/plans.ts'
import { PLAN_NAMES } from '../billing/plan-names.ts'

/** What the talk with the AI says: the specification's sentences letter for letter, then the honest ones it leaves open. */
export const chatWords = {
  tooQuickTitle: 'Limite excedido',
  tooQuick: 'Muitas requisições. Tente novamente em alguns minutos.',
  noCreditsTitle: 'Créditos insuficientes',
  noCredits: 'Por favor, adicione créditos ao workspace.',
  sendFailedTitle: 'Erro',
  sendFailed: 'Não foi possível enviar a mensagem. Tente novamente.',
  streamFailed: 'Falha ao iniciar stream',
  contextFailedTitle: 'Aviso',
  contextFailed: 'Alguns dados podem estar indisponíveis.',
  quotaCheckFailed: 'Erro ao verificar quota de conversas',
  quotaCheckFailedHint: 'Tente novamente em alguns instantes',
  quotaExhausted: 'Limite de conversas atingido',
  seePlans: 'Ver Planos',
  historyCleared: 'Histórico limpo',
  showInAnalysis: 'ver na análise',
  uncheckedNumber: 'não conferido',
  uncheckedLegend: 'Sublinhado pontilhado: número não conferido: não foi possível compará-lo com os nossos dados.',
  conversationNotFound: 'Esta conversa não existe mais. Comece outra.',
  questionMissing: 'Valor inválido: a última mensagem deve ser a sua pergunta.',
  messageBlank: 'Valor inválido: a mensagem está vazia.',
  oneSubjectOnly: 'Valor inválido: fale de uma partida ou continue uma conversa, não as duas.',
  notConfigured: 'O chat com IA não está configurado nesta instalação.',
  interrupted: 'A resposta foi interrompida. O texto pode estar incompleto.',
  stopped: 'Você parou a resposta aqui.',
  standIn: 'A IA está indisponível agora. Quem respondeu foi o analista embutido da Prancheta.',
} as const

export type ChatWords = (typeof chatWords)[keyof typeof chatWords]

/** 'Conversa {current}/{limit} iniciada' */
export const conversationStarted = (current: number, limit: string): string => `Conversa ${current}/${limit} iniciada`

/** 'Restam {n} conversas no plano {plan}' */
export const conversationsLeft = (count: string, plan: Plan): string =>
  `${count === '1' ? 'Resta 1 conversa' : `Restam ${count} conversas`} no plano ${PLAN_NAMES[plan]}`
