import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import type { SavedAnalysis, SavedMarket } from '@prancheta/contract/history/routes.ts'
import { Check, FileText, Minus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatChance, formatConfidence, formatMatchDate, formatOdd, formatUnits } from '#lib/format/format.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { MatchName } from '#ui/primitives/names.tsx'
import { CrestPair } from '#ui/product/crest.tsx'
import { OUTCOMES } from '#ui/product/outcomes.ts'
import { ResultButtons } from './result-buttons.tsx'
import { SavedMarketsDialog } from './saved-markets-dialog.tsx'

const HIGHLIGHTED_FROM = 70

type Props = {
  analysis: SavedAnalysis
  marking: 'green' | 'red' | null
  onMark: (result: 'green' | 'red') => void
  /** More that can be done with it: the story card. */
  actions?: ReactNode
}

export function SavedCard({ analysis, marking, onMark, actions }: Props) {
  const titleId = `analysis-${analysis.id}`
  return (
    <article
      aria-labelledby={titleId}
      className="rounded-card border border-line bg-surface-raised p-4 [contain-intrinsic-size:auto_18rem] [content-visibility:auto] sm:p-5"
    >
      <div className="flex flex-col gap-4 md:flex-row md:items-start md:justify-between md:gap-8">
        <div className="min-w-0 flex-1">
          <Heading analysis={analysis} titleId={titleId} />
          <ul className="mt-3 flex flex-wrap gap-1.5">
            <li>
              <Badge tone={analysis.confidence >= HIGHLIGHTED_FROM ? 'brand' : 'neutral'}>
                Confiança {formatConfidence(analysis.confidence)}
              </Badge>
            </li>
            {analysis.markets.map((market) => (
              <li key={market.id} className="min-w-0">
                <MarketBadge market={market} />
              </li>
            ))}
          </ul>
          {analysis.isUnreadable && <p className="mt-3 text-sm text-warn">{analysisWords.unreadable}</p>}
          <PickLine pick={analysis.pick} />
        </div>
        <ResultButtons analysis={analysis} marking={marking} onMark={onMark} />
      </div>
      <Suggestion analysis={analysis} busy={marking !== null} onAccept={onMark} />
      <div className="mt-4 flex flex-wrap gap-2 border-line border-t pt-3">
        <SavedMarketsDialog analysis={analysis} />
        <LinkButton to={`/history?analise=${analysis.id}`} variant="ghost" size="sm">
          <FileText aria-hidden="true" className="size-4" />
          Abrir análise
        </LinkButton>
        {actions}
      </div>
    </article>
  )
}

function Heading({ analysis, titleId }: { analysis: SavedAnalysis; titleId: string }) {
  const { homeName, awayName, leagueName, matchDate, score, isVoid, isNews, isDemo } = analysis
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={titleId} className="headline min-w-0 text-lg [overflow-wrap:anywhere]">
          <CrestPair match={analysis} />
          <MatchName home={homeName} away={awayName} />
        </h2>
        {score && (
          <span className="figures text-lg">
            <span className="sr-only">Placar: </span>
            {score.home} x {score.away}
          </span>
        )}
        {isVoid && <Badge tone="warn">Não foi disputado</Badge>}
        {isNews && <Badge tone="info">Terminou</Badge>}
      </div>
      <p className="mt-1 text-ink-muted text-sm">
        <bdi>{leagueName}</bdi>
        {isDemo && ' (demonstração)'}
        {' · '}
        <time dateTime={matchDate}>{formatMatchDate(new Date(matchDate))}</time>
      </p>
    </>
  )
}

function PickLine({ pick }: { pick: SavedAnalysis['pick'] }) {
  if (!pick) return <p className="mt-3 text-ink-muted text-sm">Salva sem pick.</p>
  const ended = pick.outcome && OUTCOMES[pick.outcome]
  return (
    <p className="mt-3 text-sm">
      <span className="text-ink-muted">Pick: </span>
      <strong className="font-semibold">{pick.name}</strong>
      <span className="text-ink-muted">
        , {formatChance(pick.probability)}
        {pick.odd !== null && `, odd ${formatOdd(pick.odd)}`}
      </span>
      {ended && <span className="font-semibold">, {ended.word}</span>}
      {pick.returned !== null && (
        <span className="text-ink-muted"> ({formatUnits(pick.returned - 1)} por unidade)</span>
      )}
    </p>
  )
}

const SIGNS = { yes: Check, no: X, even: Minus }

/** A market with what we said of it and, once its match is over, how it ended. */
function MarketBadge({ market }: { market: Pick<SavedMarket, 'name' | 'probability' | 'outcome'> }) {
  const ended = market.outcome && OUTCOMES[market.outcome]
  const Sign = ended && SIGNS[ended.sign]
  return (
    <Badge tone={ended?.tone ?? 'neutral'} icon={Sign && <Sign aria-hidden="true" />}>
      {market.name} {formatChance(market.probability)}
      {ended && `, ${ended.word}`}
    </Badge>
  )
}

type SuggestionProps = { analysis: SavedAnalysis; busy: boolean; onAccept: (result: 'green' | 'red') => void }

/** What the pick's end suggests, with one tap to accept it. */
function Suggestion({ analysis, busy, onAccept }: SuggestionProps) {
  const { suggestedResult: result } = analysis
  if (result === null) return null
  const isGreen = result === 'green'
  const Icon = isGreen ? Check : X
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-line bg-surface-sunken p-3">
      <p className="min-w-0 flex-1 basis-48 text-sm">
        {isGreen ? 'O pick bateu.' : 'O pick não bateu.'} Pelo placar, esta análise é{' '}
        <strong className="font-semibold">{result}</strong>.
      </p>
      <Button variant="primary" size="sm" busy={busy} onClick={() => onAccept(result)} className="max-sm:w-full">
        {!busy && <Icon aria-hidden="true" className="size-4" />}
        Aceitar {result}
      </Button>
    </div>
  )
}
