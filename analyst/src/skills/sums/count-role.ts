import type { Amount } from './amounts.ts'

const LOST = /\b(?:perd\w*|err(?:ei|ar|ando|o|e)|reds?|derrotas?)\b/
const WON = /\b(?:acert\w*|bat(?:i|er|endo|em|eram)|ganh\w*|venc\w*|greens?)\b/

type Counted = 'goals' | 'weeks' | 'days' | 'perWeek' | 'legs' | 'won' | 'lost' | 'bets' | 'times' | 'other'

/** What a whole number counts, by the words around it. */
export function countRole({ before, after }: Amount, at: number, all: readonly Amount[], text: string): Counted {
  if (/^ ?gols?\b/.test(after)) return 'goals'
  if (/^ ?(?:semanas?)\b/.test(after)) return 'weeks'
  if (/^ ?(?:dias?)\b/.test(after)) return 'days'
  if (/^ ?(?:mes|meses|anos?|casas|linhas?|palavras?|placar|placares|resultados?|opcoes)\b/.test(after)) return 'other'
  if (/^ ?\w+ (?:por|na|a cada|cada) semana\b/.test(after)) return 'perWeek'
  if (/^ ?pernas?\b|^ ?selec/.test(after) || /\b(?:multiplas?|combinadas?|acumuladas?|sistema)[a-z ]*$/.test(before))
    return 'legs'
  const next = all[at + 1]
  const isOutOf =
    /^(?: \w+)? (?:d[eao]s?|em|por)(?: (?:cada|minhas|umas?|ultim[ao]s))* $/.test(after) && next?.kind === 'count'
  if (isOutOf) return LOST.test(before) && !WON.test(before) ? 'lost' : 'won'
  const previous = all[at - 1]
  if (
    previous?.kind === 'count' &&
    /^(?: \w+)? (?:d[eao]s?|em|por)(?: (?:cada|minhas|umas?|ultim[ao]s))* $/.test(before)
  )
    return 'bets'
  if (/^ ?(?:greens?|acertos?|vitorias?|certas?)\b/.test(after)) return 'won'
  if (/\bdobr\w+|\bmartingale\b/.test(text)) return 'times'
  if (/seguid|consecutiv|sequencia|em seguida|seguidas/.test(text)) return 'times'
  if (/^ ?(?:reds?|erros?|derrotas?|perdas?|perdidas?|erradas?)\b/.test(after)) return 'lost'
  if (/\b(?:acert\w+|bati|ganhei|ganhar|venci)(?: \w+){0,2} $/.test(before)) return 'won'
  if (/\b(?:errei|errar|perdi|perder)(?: \w+){0,2} $/.test(before)) return 'lost'
  if (/^ ?(?:apostas?|entradas?|jogos?|palpites?|bilhetes?|bets?|picks?|partidas?|vez|vezes|tentativas?)\b/.test(after))
    return 'bets'
  return 'other'
}
