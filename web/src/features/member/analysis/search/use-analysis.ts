import {
  ANALYSIS_STEPS,
  type AnalysisStep,
  analyzeMatchPro,
  readLatestAnalysis,
} from '@prancheta/contract/analysis/routes.ts'
import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import { queryOptions, skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ShownAnalysis, toShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { ApiError, callApi, wordsOf } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { dashboardQuery, planQuery } from '#lib/api/member-queries.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { isSessionLost } from '#lib/api/tell-failure.ts'
import { toast } from '#lib/page/toast.ts'

type Wish = {
  onDone: () => void
  onRefused: () => void
  /** The game that the page was opened with: what was analysed of it before is shown again. */
  startId: number | null
}

/** An analysis on the screen, and the pick it was saved with where it was saved before. */
export type ShownResult = { analysis: ShownAnalysis; saved: { pick: string | null } | null }

/** One analysis: asked for, followed step by step, and told how it ended. */
export function useAnalysis({ onDone, onRefused, startId }: Wish) {
  const earlier = useEarlier(startId, onDone)
  const [step, setStep] = useState<AnalysisStep | null>(null)
  /** Steps of an analysis that was left for another one are nobody's any more. */
  const round = useRef(0)
  /** The round that waits for its answer. Known at once: a second click comes before React has drawn the first. */
  const waiting = useRef<number | null>(null)
  const work = useMutation({
    async mutationFn({ fixtureId, own }: { fixtureId: number; own: number }) {
      const onStep = (name: string) => {
        if (own === round.current) setStep(ANALYSIS_STEPS.find((known) => known === name) ?? null)
      }
      return toShownAnalysis(await callApi(analyzeMatchPro, { fixtureId }, { onStep }))
    },
    onSettled() {
      // Not waited for: the reader hears how it ended before the counters are read anew.
      void queryClient.invalidateQueries({ queryKey: planQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: dashboardQuery.queryKey })
    },
  })

  function forget() {
    round.current += 1
    setStep(null)
    work.reset()
    earlier.forget()
  }

  function start(fixtureId: number) {
    if (waiting.current === round.current) return
    forget()
    const own = round.current
    waiting.current = own
    work.mutate(
      { fixtureId, own },
      {
        onSettled() {
          waiting.current = null
        },
        onSuccess(analysis) {
          toast.success(analysisWords.analysisDone)
          if (analysis.explanationStandsIn) toast.info(analysisWords.explanationIsOurs)
          onDone()
        },
        onError(failure) {
          tellAnalysisFailure(failure)
          if (isQuotaUsedUp(failure)) onRefused()
        },
      },
    )
  }

  return {
    isRunning: work.isPending,
    step,
    result: work.data ? { analysis: work.data, saved: null } : earlier.result,
    /** Why there is none. */
    failure: work.error ? wordsOf(work.error, analysisWords.analysisFailed) : null,
    isRefused: isQuotaUsedUp(work.error),
    start,
    forget,
  }
}

const earlierOf = (fixtureId: number) =>
  queryOptions({
    queryKey: ['analysis', fixtureId],
    queryFn: async ({ signal }): Promise<ShownResult | null> => {
      const { analysis, saved } = await callApi(readLatestAnalysis, { fixtureId }, { signal })
      return analysis && { analysis: toShownAnalysis(analysis), saved }
    },
    // Read once for each visit: meanwhile nothing changes it but this very screen.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** What was analysed before of the game that the page was opened with, until another game or analysis takes its place. */
function useEarlier(startId: number | null, onShown: () => void) {
  const [isForgotten, setForgotten] = useState(false)
  const query = useQuery(startId === null ? { queryKey: ['analysis'], queryFn: skipToken } : earlierOf(startId))
  const result = isForgotten ? null : (query.data ?? null)
  const isShown = result !== null
  const tell = useRef(onShown)
  useEffect(() => {
    if (isShown) tell.current()
  }, [isShown])
  return { result, forget: () => setForgotten(true) }
}

function isQuotaUsedUp(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'analysis.quotaExhausted'
}

/** The server's words as they are; without any, that it failed and what is known of it. */
function tellAnalysisFailure(failure: unknown): void {
  logFailure(analysisWords.analysisFailed, failure)
  if (isSessionLost(failure)) toast.error(analysisWords.sessionExpired)
  else if (failure instanceof ApiError && failure.code !== null) toast.error(failure.message)
  else toast.error(analysisWords.analysisFailed, { description: wordsOf(failure) })
}
