import type { Trouble } from '@prancheta/contract/providers/routes.ts'
import { formatDateTime, formatTime, isoDay } from '#lib/format/format.ts'

const NAMES: Record<Trouble['kind'], string> = {
  football: 'Dados de futebol',
  odds: 'Odds',
  weather: 'Clima',
  ai: 'IA',
  mail: 'E-mail',
  payments: 'Pagamentos',
}

/** What people get while it fails. */
const MEANWHILE: Record<Trouble['kind'], string> = {
  football: 'valem as últimas respostas guardadas',
  odds: 'valem as últimas respostas guardadas',
  weather: 'valem as últimas respostas guardadas',
  ai: 'o chat responde com erro',
  mail: 'as mensagens esperam na fila',
  payments: 'novos pagamentos não são confirmados',
}

const FAILURES: Record<string, string> = {
  auth: 'chave recusada',
  plan: 'fora do plano contratado',
  quota_day: 'cota ou créditos esgotados',
  rate_minute: 'pedidos demais por minuto',
  not_found: 'não encontrado',
  bad_request: 'pedido recusado',
  upstream: 'erro do serviço',
  timeout: 'sem resposta a tempo',
  schema: 'resposta em formato inesperado',
}

/** Why a call failed, in words; one we have none for stays as the log has it. */
export function failureWords(failure: string): string {
  return FAILURES[failure] ?? failure
}

/** 'desde 14:02', and with the day once that is over. */
export function sinceWords(since: string, now: Date): string {
  const moment = new Date(since)
  return `desde ${isoDay(moment) === isoDay(now) ? formatTime(moment) : formatDateTime(moment)}`
}

/** 'IA: falhas desde 14:02, o analista embutido responde' */
export function troubleWords({ kind, since, has_stand_in, customer }: Trouble, now: Date): string {
  if (customer !== null)
    return `${NAMES[kind]}: uma assinatura não pode ser lida ${sinceWords(since, now)}, e o plano dessa pessoa fica como estava`
  const meanwhile = has_stand_in ? 'o analista embutido responde' : MEANWHILE[kind]
  return `${NAMES[kind]}: falhas ${sinceWords(since, now)}, ${meanwhile}`
}
