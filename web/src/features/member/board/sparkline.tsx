import type { BoardOffer } from '@prancheta/contract/board/routes.ts'
import { formatEdge, formatOdd, formatTime, UNKNOWN } from '#lib/format/format.ts'
import { movementOf } from './arrange-board.ts'

const BOX = { width: 56, height: 18, inset: 2 }

/** How the best price went in the last three hours, or since it is known: a line in steps, and by how much. */
export function Sparkline({ offer }: { offer: BoardOffer }) {
  const moved = movementOf(offer)
  const words = movementWords(offer)
  if (moved === null)
    return (
      <span title={words}>
        <span aria-hidden="true" className="text-ink-muted">
          {UNKNOWN}
        </span>
        <span className="sr-only">{words}</span>
      </span>
    )
  return (
    <span className="inline-flex flex-col items-end" title={words}>
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        width={BOX.width}
        height={BOX.height}
        fill="none"
        aria-hidden="true"
      >
        <path d={stepsOf(offer.moves)} className="stroke-chart-1" strokeWidth="1.5" strokeLinejoin="round" />
      </svg>
      <span aria-hidden="true" className="figures text-xs">
        {formatEdge(moved)}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  )
}

export function movementWords(offer: BoardOffer): string {
  const [first, last] = [offer.moves[0], offer.moves.at(-1)]
  const moved = movementOf(offer)
  if (!first || !last) return 'Sem mudança nas últimas 3 horas'
  const since = `desde ${formatTime(new Date(first.at))}`
  if (moved === null) return `Sem mudança ${since}`
  if (moved === 0) return `Voltou a ${formatOdd(last.odd)} ${since}`
  return `${moved > 0 ? 'Subiu' : 'Caiu'} de ${formatOdd(first.odd)} para ${formatOdd(last.odd)} ${since}`
}

/** A price stands until the next one: steps, not slopes. The last one reaches the right edge. */
export function stepsOf(moves: BoardOffer['moves']): string {
  const odds = moves.map(({ odd }) => odd)
  const [low, high] = [Math.min(...odds), Math.max(...odds)]
  const times = moves.map(({ at }) => Date.parse(at))
  const [from, span] = [times[0] ?? 0, 3 * 3_600_000]
  const x = (at: number) => round(Math.min(1, (at - from) / span) * BOX.width)
  const y = (odd: number) =>
    round(BOX.height - BOX.inset - ((odd - low) / (high - low || 1)) * (BOX.height - 2 * BOX.inset))
  const steps = moves.slice(1).map(({ odd }, at) => `H${x(times[at + 1] ?? 0)}V${y(odd)}`)
  return `M0 ${y(odds[0] ?? 0)}${steps.join('')}H${BOX.width}`
}

const round = (value: number) => Math.round(value * 10) / 10
