import { CONFIDENCE_MIN, EDGE_MIN } from '@prancheta/core/confidence/is-recommended.ts'
import type { ReactNode } from 'react'
import type { ShownMarket } from '#domain/analysis/shown-analysis.ts'
import { formatChance, formatConfidence, formatEdge, formatOdd, UNKNOWN } from '#lib/format/format.ts'

const SHOWN = 3

/** What came nearest to a recommendation, and what each still lacks; without prices, what the match is likeliest to be. */
export function Nearest({ markets }: { markets: readonly ShownMarket[] }) {
  const nearest = nearestToValue(markets)
  if (nearest.length > 0)
    return (
      <Board title="O mais perto do valor">
        {nearest.map((market) => (
          <Row key={market.id} name={market.name} figure={formatEdge(market.edge ?? 0)} words={lackWords(market)} />
        ))}
      </Board>
    )
  return (
    <Board title="O mais provável">
      {markets.slice(0, SHOWN).map(({ id, name, chance, fairOdd }) => (
        <Row
          key={id}
          name={name}
          figure={formatChance(chance)}
          words={`odd justa ${fairOdd === null ? UNKNOWN : formatOdd(fairOdd)}`}
        />
      ))}
    </Board>
  )
}

function Board({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-control bg-surface-raised px-4 py-3">
      <p className="eyebrow">{title}</p>
      <ul className="mt-1">{children}</ul>
    </div>
  )
}

function Row({ name, figure, words }: { name: string; figure: string; words: string }) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-line border-t py-2 first:border-t-0">
      <span className="min-w-0">
        <span className="block break-words font-medium text-sm">{name}</span>
        <span className="block text-balance break-words text-ink-muted text-xs">{words}</span>
      </span>
      <span className="figures shrink-0 text-lg">{figure}</span>
    </li>
  )
}

/** The best edges among what somebody quotes, the best first; none where nobody does. */
export function nearestToValue(markets: readonly ShownMarket[]): ShownMarket[] {
  const quoted = markets.filter(({ edge }) => edge !== null)
  return quoted.toSorted((one, other) => (other.edge ?? 0) - (one.edge ?? 0)).slice(0, SHOWN)
}

/** The best price, and what it lacks: a better one, or confidence. */
export function lackWords({ odd, bookmaker, edge, fairOdd, confidence }: ShownMarket): string {
  if (odd === null || edge === null || fairOdd === null) return ''
  const price = `${formatOdd(odd)}${bookmaker === null ? '' : ` na ${bookmaker}`}`
  if (edge >= EDGE_MIN && confidence < CONFIDENCE_MIN)
    return `${price}; a confiança é de ${formatConfidence(confidence)}`
  return `${price}; valor a partir de ${formatOdd(oddWithValue(fairOdd))}`
}

/** The smallest odd, to the hundredth, whose edge passes the rule: rounded down it would not. */
export function oddWithValue(fairOdd: number): number {
  return Math.ceil(Number((fairOdd * (1 + EDGE_MIN) * 100).toPrecision(12))) / 100
}
