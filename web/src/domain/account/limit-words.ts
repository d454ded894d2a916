import type { MoneyLimit } from '@prancheta/core/responsible-play/money-limits.ts'
import { formatCents, formatDate } from '#lib/format/format.ts'
import type { ReachedLimit } from './own-limits-query.ts'

export const LIMIT_NAMES: Record<MoneyLimit, string> = {
  stakes_a_week: 'Apostado por semana',
  stakes_a_month: 'Apostado por mês',
  losses_a_month: 'Perdas por mês',
}

const USED: Record<MoneyLimit, string> = {
  stakes_a_week: 'apostados nesta semana',
  stakes_a_month: 'apostados neste mês',
  losses_a_month: 'de perdas neste mês',
}

/** R$ 320,00 apostados nesta semana. */
export const usedWords = (kind: MoneyLimit, cents: number) => `${formatCents(cents)} ${USED[kind]}`

/** The same in one line, for a bar. */
export function reachedLine({ kind, cents, usedCents, until }: ReachedLimit): string {
  return `Você chegou a um limite seu: ${usedWords(kind, usedCents)}, de ${formatCents(cents)}. Recomeça em ${formatDate(until)}.`
}

/** What was reached, and until when that counts. */
export function reachedWords({ kind, cents, usedCents, until }: ReachedLimit): string {
  return `Seu diário soma ${usedWords(kind, usedCents)}, e o limite que você escolheu é ${formatCents(cents)}. A conta recomeça em ${formatDate(until)}.`
}
