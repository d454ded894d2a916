import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { isUnreadable, wholeAnalysis } from './use-history.ts'

/** What was saved, and the pick it was saved with. */
export type SavedWhole = { analysis: ShownAnalysis; pick: string | null }

type Props = { analysisId: string; renderAnalysis: (saved: SavedWhole) => ReactNode }

/** A saved analysis as it was answered then. */
export function WholeAnalysis({ analysisId, renderAnalysis }: Props) {
  const { data, error } = useQuery(wholeAnalysis(analysisId))
  return (
    <div className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="sr-only">Análise salva</h1>
      <LinkButton to="/history" variant="ghost" size="sm" className="mb-4 -ml-3">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Voltar ao histórico
      </LinkButton>
      {error && <NotShown failure={error} />}
      {!error && !data && <Skeleton className="h-96 w-full rounded-card" />}
      {data && renderAnalysis(data)}
    </div>
  )
}

function NotShown({ failure }: { failure: Error }) {
  if (isUnreadable(failure))
    return (
      <EmptyState level="h2" title="Não conseguimos abrir esta análise">
        {failure.message}
      </EmptyState>
    )
  return (
    <EmptyState level="h2" title={analysisWords.matchDataMissing}>
      A análise completa não está mais guardada, ou não é sua. O resumo dela continua no histórico.
    </EmptyState>
  )
}
