import { EXPORT_PATH, type HistoryFilter, type SavedAnalysis } from '@prancheta/contract/history/routes.ts'
import { historyWords } from '@prancheta/contract/history/words.ts'
import { Download } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useRight } from '#domain/billing/use-right.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { type Choice, ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { Button, buttonClasses, LinkButton } from '#ui/primitives/button.tsx'
import { LoadMore } from '#ui/primitives/pagination.tsx'
import { SavedSample } from '#ui/product/samples/game-samples.tsx'
import { SavedCard } from './saved-card.tsx'
import type { History } from './use-history.ts'

const FILTERS: readonly Choice<HistoryFilter>[] = [
  { value: 'all', label: 'Todas' },
  { value: 'green', label: 'Green' },
  { value: 'red', label: 'Red' },
  { value: 'none', label: 'Sem resultado' },
]
const FILTER_WORDS = { green: 'green', red: 'red', none: 'sem resultado' }

type Props = { history: History; renderActions?: ((analysis: SavedAnalysis) => ReactNode) | undefined }

/** Filter, export, cards, and the next page as one scrolls. */
export function HistoryList({ history, renderActions }: Props) {
  return (
    <>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-end sm:justify-between">
        <div className="min-w-0 sm:w-full sm:max-w-lg">
          <ChoiceGroup label="Mostrar" choices={FILTERS} value={history.filter} onValueChange={history.setFilter} />
        </div>
        <ExportButton />
      </div>
      <div className="mt-5" aria-busy={history.isLoading || history.isChanging}>
        {history.isLoading && <ListSkeleton />}
        {history.failed && (
          <EmptyState
            level="h2"
            title={historyWords.historyLoadFailed}
            action={<Button onClick={history.retry}>Tentar de novo</Button>}
          />
        )}
        {!history.isLoading && !history.failed && history.analyses.length === 0 && <Nothing filter={history.filter} />}
        {!history.isLoading && <Cards history={history} renderActions={renderActions} />}
      </div>
    </>
  )
}

/** As many as a screen holds. */
const FIRST_CARDS = 4

/**
 * The first cards are drawn at once and the others when there is time: on a slow phone a whole page takes half a second. What is
 * put off is the list itself and not its length: of a list that grew at its top, that many would leave out the last card, and
 * whatever was being typed in a form of it would be gone.
 */
function Cards({ history, renderActions }: Props) {
  const { analyses, marking, mark } = history
  const drawn = useDeferredValue(analyses, analyses.slice(0, FIRST_CARDS))
  const end = useNextPageOnScroll(history, drawn.length >= analyses.length)
  return (
    <>
      <ul className="flex flex-col gap-3">
        {drawn.map((analysis) => (
          <li key={analysis.id}>
            <SavedCard
              analysis={analysis}
              marking={marking?.analysisId === analysis.id ? marking.result : null}
              onMark={(result) => mark(analysis.id, result)}
              actions={renderActions?.(analysis)}
            />
          </li>
        ))}
      </ul>
      <div ref={end}>
        <LoadMore list={history} />
      </div>
    </>
  )
}

function Nothing({ filter }: { filter: HistoryFilter }) {
  if (filter !== 'all')
    return <EmptyState level="h2" title={historyWords.noneWithResult.replace('{filter}', FILTER_WORDS[filter])} />
  return (
    <EmptyState
      level="h2"
      title={historyWords.nothingSaved}
      sample={<SavedSample />}
      action={
        <LinkButton to="/dashboard" variant="accent">
          Ir para o Dashboard
        </LinkButton>
      }
    />
  )
}

function ListSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Carregando histórico
      </p>
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} className="mb-3 h-52 w-full rounded-card" />
      ))}
    </>
  )
}

/** The button at the end stays, for the keyboard and for who asked for less. Until all cards are drawn their end is not where it will be. */
function useNextPageOnScroll({ hasMore, isLoadingMore, loadMore }: History, isDrawn: boolean) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = end.current
    if (!place || !hasMore || isLoadingMore || !isDrawn) return
    const seen = new IntersectionObserver(
      (entries) => {
        // A slow device tells several moments at once: only the last one is how things stand.
        if (entries.at(-1)?.isIntersecting) loadMore()
      },
      { rootMargin: '600px' },
    )
    seen.observe(place)
    return () => seen.disconnect()
  }, [hasMore, isLoadingMore, loadMore, isDrawn])
  return end
}

/** A plain download where the plan has it: the browser writes the file as it comes. */
function ExportButton() {
  const mayExport = useRight('csvExport')
  if (mayExport)
    return (
      <a href={EXPORT_PATH} download className={buttonClasses('secondary', 'md', 'max-sm:w-full')}>
        <Download aria-hidden="true" className="size-4" />
        {historyWords.exportCsv}
      </a>
    )
  return (
    <div className="flex flex-col gap-1 max-sm:w-full">
      <Button variant="secondary" disabled aria-describedby="export-needs" className="max-sm:w-full">
        <Download aria-hidden="true" className="size-4" />
        {historyWords.exportCsv}
      </Button>
      <p id="export-needs" className="text-ink-muted text-xs">
        Nos planos Pro e Black.{' '}
        <Link to="/pricing" className="inline-block py-1 font-semibold text-brand underline underline-offset-2">
          Ver planos
        </Link>
      </p>
    </div>
  )
}
