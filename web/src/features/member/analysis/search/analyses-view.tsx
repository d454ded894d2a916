import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import { commonWords } from '@prancheta/contract/protocol/words.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { EmptyState, LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { type GameSlots, GamesCard } from './games-card.tsx'
import { SearchCard } from './search-card.tsx'
import { type Analyses, useAnalyses } from './use-analyses.ts'

type Props = GameSlots & {
  /** Draws an analysis; another part of the product knows how. */
  renderResult?: (analysis: ShownAnalysis) => ReactNode
}

/** From the day to the game to its analysis. */
export function AnalysesView({ renderResult, ...slots }: Props) {
  const { place, bringIntoView } = useArrival()
  const analyses = useAnalyses({ onDone: bringIntoView })
  const { games, analysis, loadGames } = analyses
  return (
    <div className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="headline text-2xl sm:text-3xl">Análises</h1>
      <p className="mt-2 max-w-[60ch] text-ink-muted">
        Escolha o dia e um jogo. A análise junta modelo, mercado e explicação, para você estudar antes de decidir.
      </p>
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <SearchCard search={games.search} isLoading={games.isLoading} onLoad={loadGames} />
        <Games analyses={analyses} slots={slots} />
      </div>
      <section
        ref={place}
        tabIndex={-1}
        aria-label={analysis.result ? 'Resultado da análise' : undefined}
        className="mt-6 scroll-mt-20 outline-none"
      >
        {analysis.result && renderResult?.(analysis.result)}
      </section>
    </div>
  )
}

function Games({ analyses, slots }: { analyses: Analyses; slots: GameSlots }) {
  const { games } = analyses
  const { search } = games
  if (games.isLoading) return <GamesSkeleton />
  if (games.link.failed) return <LoadFailure title={analysisWords.gamesLoadFailed} onRetry={games.link.retry} />
  if (games.link.leadsNowhere)
    return (
      <EmptyState level="h2" title={commonWords.fixtureNotFound}>
        O link leva a um jogo que não existe mais. Escolha o dia e carregue os jogos.
      </EmptyState>
    )
  if (search === null)
    return (
      <EmptyState level="h2" title="Que dia você quer estudar?">
        Carregue os jogos do dia e escolha um deles na lista.
      </EmptyState>
    )
  if (games.failure !== null)
    return <LoadFailure title={games.failure} onRetry={() => void analyses.loadGames(search)} />
  if (games.fixtures.length === 0)
    return (
      <EmptyState level="h2" title="Nenhum jogo nesse dia">
        Tente outra data{search.league === '' ? '' : ' ou busque sem o campeonato'}.
      </EmptyState>
    )
  return <GamesCard analyses={analyses} {...slots} />
}

function GamesSkeleton() {
  return (
    <div className="rounded-card border border-line bg-surface-raised p-4 sm:p-5">
      <p role="status" className="sr-only">
        Carregando jogos
      </p>
      <Skeleton className="h-6 w-44" />
      <Skeleton className="mt-5 h-10 w-full" />
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} className="mt-3 h-16 w-full" />
      ))}
      <Skeleton className="mt-5 h-12 w-full" />
    </div>
  )
}

/** Once an analysis is there it is brought into view and read from its beginning. */
function useArrival() {
  const place = useRef<HTMLElement>(null)
  const [arrivals, setArrivals] = useState(0)
  useEffect(() => {
    if (arrivals === 0) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [arrivals])
  return { place, bringIntoView: () => setArrivals((count) => count + 1) }
}
