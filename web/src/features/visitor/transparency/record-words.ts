import type { PublicLogRecord, RecordSlice } from '@prancheta/contract/public-log/routes.ts'
import { formatChance, formatCount, formatDecimal, formatEdge } from '#lib/format/format.ts'

type Estimate = NonNullable<RecordSlice['bets']['yield']>

/** Fewer say nothing: their range is wider than any difference. */
export const GAMES_MIN = 30

/** What search engines and link previews say: the figures as they are. */
export function describeRecord({ overall, waiting }: PublicLogRecord): string {
  const start =
    'O que a Prancheta disse antes de cada jogo e o que veio depois, num registro que mostra qualquer mudança.'
  if (overall.games === 0) return `${start} ${formatCount(waiting)} jogos esperam o resultado.`
  return `${start} ${formatCount(overall.games)} jogos encerrados. Resultados passados não garantem resultados futuros.`
}

export const formatRps = (score: number) => formatDecimal(score, 4)

/** '−8,1% a +12,4%'; a dash where so few games leave no range. */
export function rangeOf(estimate: Estimate | null, format: (value: number) => string): string {
  if (estimate?.low == null || estimate.high === null) return 'sem intervalo ainda'
  return `${format(estimate.low)} a ${format(estimate.high)}`
}

/** Who was closer, said only where luck does not explain it. */
export function gapSentence({ rps: { gap } }: RecordSlice): string {
  if (!gap || gap.low === null || gap.high === null || gap.count < GAMES_MIN)
    return 'Ainda há poucos jogos para comparar com o mercado.'
  if (gap.low > 0) return 'O fechamento do mercado foi mais preciso do que nós, mais do que a sorte explica.'
  if (gap.high < 0) return 'Fomos mais precisos do que o fechamento do mercado, mais do que a sorte explica.'
  return 'Entre nós e o fechamento do mercado, a diferença cabe na sorte.'
}

/** Whether line-ups made what we say more precise, said only where luck does not explain it. */
export function lineupSentence({ games, pooled }: NonNullable<PublicLogRecord['lineups']>): string {
  const { gap } = pooled.logLoss
  const start = `Em ${formatCount(games)} jogos,`
  if (!gap || gap.low === null || gap.high === null || (gap.low <= 0 && gap.high >= 0))
    return `${start} a diferença entre as duas cabe na sorte.`
  return gap.high < 0
    ? `${start} a previsão com as escalações foi mais precisa, mais do que a sorte explica.`
    : `${start} a previsão com as escalações foi menos precisa, mais do que a sorte explica.`
}

/** What the recommendations gave, without making it better or worse than it is. */
export function yieldSentence({ bets }: RecordSlice): string {
  const { count, won, yield: gain } = bets
  if (!gain) return 'Nenhuma recomendação encerrada ainda.'
  const start = `De ${formatCount(count)} recomendações, ${formatCount(won)} acertaram (${formatChance(won / count)}).`
  if (gain.low === null || gain.high === null || count < GAMES_MIN)
    return `${start} São poucas: o rendimento de ${formatEdge(gain.mean)} ainda não diz nada.`
  if (gain.high < 0) return `${start} Quem seguisse todas teria perdido, mais do que a sorte explica.`
  if (gain.low > 0) return `${start} O rendimento ficou acima de zero, mais do que a sorte explica até aqui.`
  return `${start} O intervalo inclui o zero: não dá para separar de sorte.`
}

const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

/** '2026-11' is 'novembro de 2026'. */
export function monthName(month: string): string {
  const [year = '', number = ''] = month.split('-')
  return `${MONTHS[Number(number) - 1] ?? number} de ${year}`
}

/** '2026-11-20' is '20/11/2026'. */
export const dayName = (day: string) => day.split('-').reverse().join('/')
