import type { PauseView } from '@prancheta/contract/responsible-play/routes.ts'
import { COOLING_DAYS } from '@prancheta/core/responsible-play/pause.ts'
import { formatDateTime } from '#lib/format/format.ts'

/** Until when, as the middle of a sentence: 'até 23/11/2026 às 12:00', or 'sem data de fim'. */
export function untilWords({ ends_at }: PauseView): string {
  return ends_at === null ? 'sem data de fim' : `até ${formatDateTime(new Date(ends_at))}`
}

/** How the pause ends, in one sentence. */
export function endWords({ ends_at, liftable_from }: PauseView): string {
  if (ends_at !== null) return 'Ela não pode ser desfeita antes, só estendida.'
  const from = liftable_from === null ? '' : ` a partir de ${formatDateTime(new Date(liftable_from))}`
  return `Só o suporte pode encerrá-la${from}, a seu pedido, e ela ainda dura mais ${COOLING_DAYS} dias depois disso.`
}

export const STAYS_OPEN =
  'Seu histórico, o suporte, as configurações, o cancelamento e a cópia dos dados continuam abertos.'

/** Where people find help. Part of every page. */
export const HELP_LINKS = [
  { href: 'https://cvv.org.br', label: 'CVV: ligue 188' },
  { href: 'https://www.gov.br/autoexclusaoapostas', label: 'Autoexclusão oficial (gov.br)' },
  { href: 'https://jogadoresanonimos.com.br', label: 'Jogadores Anônimos' },
] as const
