import { type Grouping, ODD_RANGES } from '@prancheta/core/journal/groupings.ts'
import type { BetKind } from '@prancheta/core/journal/money.ts'
import { formatCents, formatDate } from '#lib/format/format.ts'
import { MONTHS, WEEKDAYS } from '#lib/forms/calendar.ts'

export const KIND_WORDS: Record<BetKind, string> = {
  normal: 'Normal',
  free_bet: 'Aposta grátis',
  cash_out: 'Cash-out',
}

export const GROUPING_WORDS: Record<Grouping, string> = {
  month: 'Mês',
  league: 'Campeonato',
  market: 'Mercado',
  house: 'Casa',
  odd: 'Faixa de odd',
  weekday: 'Dia da semana',
}

/** What a group is called: its key is made for the address and the database. */
export function groupName(grouping: Grouping, key: string): string {
  if (grouping === 'month') return monthName(key)
  if (grouping === 'odd') return ODD_RANGES.find(({ id }) => id === key)?.words ?? key
  if (grouping === 'weekday') return WEEKDAYS[Number(key)] ?? key
  if (grouping === 'league' && key === '') return 'Sem campeonato'
  return key
}

/** 2026-11 as novembro de 2026. */
function monthName(key: string): string {
  const [year, month] = key.split('-')
  return `${MONTHS[Number(month) - 1] ?? month} de ${year}`
}

/** Won or lost, with its sign: +R$ 12,00, −R$ 3,50, R$ 0,00. */
export function formatProfit(cents: number): string {
  return `${cents > 0 ? '+' : ''}${formatCents(cents)}`
}

/** 2026-11-20 as 20/11/2026; noon, so that no time zone makes it the day before. */
export const dayWords = (day: string) => formatDate(new Date(`${day}T12:00:00Z`))

export const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`
