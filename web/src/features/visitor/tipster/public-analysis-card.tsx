import { ChevronDown, CircleCheck, CircleX } from 'lucide-react'
import {
  formatChance,
  formatConfidence,
  formatCount,
  formatDateTime,
  formatEdge,
  formatMatchDate,
  formatOdd,
  UNKNOWN,
} from '#lib/format/format.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { CrestPair } from '#ui/product/crest.tsx'
import type { ShownPublication } from './shown-tipster.ts'

/** From here on a confidence is highlighted. */
const HIGHLIGHTED_FROM = 70

export function PublicAnalysisCard({ analysis }: { analysis: ShownPublication }) {
  const { home_name, away_name, league_name, match_date, confidence, markets, why } = analysis
  return (
    <article className="rounded-card border border-line bg-surface-raised p-4 sm:p-5">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="headline break-words text-lg">
            <CrestPair match={analysis.clubs} />
            <bdi>{home_name}</bdi> <span className="text-ink-muted">vs</span> <bdi>{away_name}</bdi>
          </h3>
          <p className="text-ink-muted text-sm">
            <bdi>{league_name}</bdi> · <time dateTime={match_date}>{formatMatchDate(new Date(match_date))}</time>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ResultBadge analysis={analysis} />
          <Badge tone={confidence >= HIGHLIGHTED_FROM ? 'brand' : 'neutral'}>
            Confiança {formatConfidence(confidence)}
          </Badge>
        </div>
      </header>
      <MarketTable markets={markets} />
      {why.length > 0 && (
        <>
          <h4 className="mt-5 font-semibold text-sm">Por quê</h4>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-sm marker:text-ink-muted">
            {why.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4 border-line border-t pt-3 text-ink-muted text-xs">
        Publicada em {formatDateTime(new Date(analysis.published_at))}
        {analysis.house && ` · Odd da ${analysis.house} naquele minuto`}
        {analysis.entry !== null && ` · Entrada ${formatCount(analysis.entry)} do registro público`}
        {analysis.is_demo && ' · Dados de demonstração'} · 18+
      </p>
    </article>
  )
}

const OTHER_ENDS = { half_won: 'Meio green', push: 'Devolvida', half_lost: 'Meio red', void: 'Anulada' } as const

function ResultBadge({ analysis: { outcome } }: { analysis: ShownPublication }) {
  if (outcome === null) return null
  if (outcome === 'won') {
    return (
      <Badge tone="good" icon={<CircleCheck aria-hidden="true" />}>
        Green
      </Badge>
    )
  }
  if (outcome === 'lost') {
    return (
      <Badge tone="bad" icon={<CircleX aria-hidden="true" />}>
        Red
      </Badge>
    )
  }
  return <Badge>{OTHER_ENDS[outcome]}</Badge>
}

/** The pick opens; the rest is there for who wants to study. A native disclosure, so it works without a script. */
function MarketTable({ markets }: { markets: ShownPublication['markets'] }) {
  const [pick, ...others] = markets
  if (!pick) return null
  return (
    <div className="mt-4">
      <MarketRow market={pick} />
      {others.length > 0 && (
        <details className="group border-line border-t">
          <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold text-sm">
            Outros mercados da análise ({others.length})
            <ChevronDown aria-hidden="true" className="size-4 text-ink-muted group-open:rotate-180" />
          </summary>
          {others.map((market) => (
            <MarketRow key={market.name} market={market} />
          ))}
        </details>
      )}
    </div>
  )
}

type MarketRowProps = { market: ShownPublication['markets'][number] }

function MarketRow({ market: { name, edge, probability, odd, stake, isPick } }: MarketRowProps) {
  const figures = [
    ['Edge', edge === null ? UNKNOWN : formatEdge(edge)],
    ['Chance', formatChance(probability)],
    ['Odd', odd === null ? UNKNOWN : formatOdd(odd)],
    ['Kelly', stake === null ? UNKNOWN : formatChance(stake)],
  ] as const
  return (
    <div className="grid gap-x-6 gap-y-2 border-line border-t py-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <p className="min-w-0 break-words font-semibold text-sm">
        {name} {isPick && <Badge tone="brand">Pick</Badge>}
      </p>
      <dl className="grid grid-cols-4 gap-4 text-sm sm:w-80">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-muted text-xs">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
