import type { Journal } from '@prancheta/contract/journal/figures.ts'
import { INTERVAL_BETS_MIN } from '@prancheta/core/journal/bet-sums.ts'
import { formatCents, formatChance, formatEdge } from '#lib/format/format.ts'
import { StatCard } from '#ui/product/stat-card.tsx'
import { Term } from '#ui/product/term.tsx'
import { counted, dayWords, formatProfit } from '../journal-words.ts'

/** The simple figures, each with how many bets it is of. */
export function Summary({ figures }: { figures: Journal['figures'] }) {
  const { bets, voids, open, won, lost, stakedCents, profitCents, drawdown } = figures
  const rest = [
    open > 0 ? `${open.toLocaleString('pt-BR')} em aberto` : null,
    voids > 0 ? counted(voids, 'anulada', 'anuladas') : null,
    // Its gain is in the result and not in the yield, so the two may point different ways.
    figures.yield.count < bets ? 'com apostas grátis' : null,
  ].filter((note) => note !== null)
  return (
    <div className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
      <StatCard
        label="Resultado"
        value={bets === 0 ? null : formatProfit(profitCents)}
        note={[ofBets(bets), ...rest].join(', ')}
      />
      <StatCard label={<Term id="yield" />} value={shareOf(figures)} note={intervalWords(figures)} />
      <StatCard
        label="Apostado"
        value={formatCents(stakedCents)}
        note={`n = ${figures.yield.count.toLocaleString('pt-BR')} com o seu dinheiro. ${counted(won, 'ganha', 'ganhas')}, ${counted(lost, 'perdida', 'perdidas')}`}
      />
      <StatCard
        label={<Term id="drawdown" />}
        value={drawdown === null ? null : formatCents(drawdown.cents)}
        note={drawdown === null ? 'Nenhuma queda até aqui' : fallWords(drawdown)}
      />
    </div>
  )
}

const ofBets = (bets: number) => `n = ${bets.toLocaleString('pt-BR')} ${bets === 1 ? 'encerrada' : 'encerradas'}`

const shareOf = ({ yield: { share } }: Journal['figures']) => (share === null ? null : formatEdge(share))

/** How far luck alone may have carried the yield. */
function intervalWords({ yield: { count, interval } }: Pick<Journal['figures'], 'yield'>): string {
  const n = `n = ${count.toLocaleString('pt-BR')}`
  if (interval === null) return `${n}. Faixa de 95% a partir de ${INTERVAL_BETS_MIN} apostas com o seu dinheiro`
  return `${n}. Em 95 de 100 séries assim, de ${formatEdge(interval.low)} a ${formatEdge(interval.high)}`
}

function fallWords({ share, from, to }: NonNullable<Journal['figures']['drawdown']>): string {
  const days = `de ${dayWords(from)} a ${dayWords(to)}`
  // Below nothing there is no share of a bankroll.
  return share === null || share > 1 ? `Do pico ao fundo, ${days}` : `${formatChance(share)} da banca, ${days}`
}
