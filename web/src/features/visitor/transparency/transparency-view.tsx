import type { TransparencyPage } from '@prancheta/contract/public-log/routes.ts'
import { formatCount, formatEdge } from '#lib/format/format.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PageIntro } from '#ui/product/public-page.tsx'
import { PublishedSample } from '#ui/product/samples/game-samples.tsx'
import { StatCard } from '#ui/product/stat-card.tsx'
import { LatestGames } from './latest-games.tsx'
import { LineupComparison } from './lineup-comparison.tsx'
import { LogCheck } from './log-check.tsx'
import { Precision } from './precision.tsx'
import { dayName, formatRps, gapSentence, rangeOf, yieldSentence } from './record-words.ts'
import { SliceTables } from './slice-tables.tsx'

type Props = { page: TransparencyPage; site: string }

export function TransparencyView({ page, site }: Props) {
  const { record } = page
  const { overall, since, isDemo } = record
  return (
    <>
      <PageIntro title="Transparência">
        O que dissemos antes de cada jogo, o que veio depois, e como conferir que nada foi mudado.
      </PageIntro>
      <div className="mx-auto w-full max-w-6xl px-4 pb-10 sm:px-6">
        {overall.games === 0 ? <NothingYet waiting={record.waiting} /> : <Summary page={page} />}
        <p className="mt-4 text-ink-muted text-sm">
          {since !== null && `Registro desde ${dayName(since)}. `}
          {isDemo && 'Jogos e casas são dados de demonstração. '}
          Resultados passados não garantem resultados futuros. 18+
        </p>
      </div>
      {overall.games > 0 && (
        <>
          <Precision record={record} />
          <LineupComparison lineups={record.lineups} />
          <SliceTables record={record} />
          <LatestGames latest={record.latest} />
        </>
      )}
      <LogCheck page={page} site={site} />
    </>
  )
}

function NothingYet({ waiting }: { waiting: number }) {
  return (
    <EmptyState title="Nenhum jogo encerrado ainda" level="h2" sample={<PublishedSample />}>
      {waiting === 0
        ? 'Antes de cada jogo escrevemos aqui as chances e o que recomendamos. Depois dele, o resultado. Nada sai, também quando erramos.'
        : `${formatCount(waiting)} jogos já têm previsão escrita e lacrada. Ela abre no início do jogo; o resultado vem depois.`}
    </EmptyState>
  )
}

/** The answer first: how close, what it gave, and whether luck explains it. */
function Summary({ page: { record } }: { page: TransparencyPage }) {
  const { overall, waiting } = record
  const { rps, bets } = overall
  return (
    <section aria-labelledby="summary-title">
      <h2 id="summary-title" className="sr-only">
        Em números
      </h2>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard
          label="Jogos encerrados"
          value={formatCount(overall.games)}
          note={waiting === 0 ? 'nenhum à espera' : `${formatCount(waiting)} à espera do resultado`}
        />
        <StatCard
          label="Nosso erro em 1X2 (RPS)"
          value={rps.last && formatRps(rps.last.mean)}
          note={rps.market ? `fechamento do mercado: ${formatRps(rps.market.mean)}` : 'menor é melhor'}
        />
        <StatCard
          label="Yield das recomendações"
          value={bets.yield && formatEdge(bets.yield.mean)}
          note={rangeOf(bets.yield, formatEdge)}
        />
        <StatCard
          label="Valor pelo fechamento"
          value={bets.closing && formatEdge(bets.closing.mean)}
          note={rangeOf(bets.closing, formatEdge)}
        />
      </div>
      <div className="mt-4 max-w-[72ch] space-y-1">
        <p>{gapSentence(overall)}</p>
        <p>{yieldSentence(overall)}</p>
      </div>
    </section>
  )
}
