import { analyzeMatchPro } from '@prancheta/contract/analyses.ts'
import { analysisMessages } from '@prancheta/contract/analysis-messages.ts'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { AnalysisResultView } from '#features/analysis-result/analysis-result-view.tsx'
import { callApi } from '#lib/call-api.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { tellFailure } from '#lib/tell-failure.ts'
import { Button } from '#ui/button.tsx'

export function meta() {
  return pageMeta('Análises', { listed: false })
}

/** The result of the match that the address names (`?jogo=`). */
export default function AnalysesPage() {
  const [search] = useSearchParams()
  const analysis = useMutation({
    mutationFn: () => callApi(analyzeMatchPro, { fixtureId: Number(search.get('jogo')) }),
    onError: (failure) => tellFailure(failure, analysisMessages.analysisFailed),
  })
  return (
    <div className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="headline text-2xl sm:text-3xl">Análises</h1>
      <Button className="mt-4 mb-6" busy={analysis.isPending} onClick={() => analysis.mutate()}>
        Gerar Análise Inteligente
      </Button>
      {analysis.data && <AnalysisResultView analysis={analysis.data} onOpenChat={() => undefined} />}
    </div>
  )
}
