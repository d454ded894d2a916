import { resultWords } from '@prancheta/contract/analysis/result-words.ts'
import { saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { useMutation } from '@tanstack/react-query'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { ApiError, callApi } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { dashboardQuery } from '#lib/api/member-queries.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { toast } from '#lib/page/toast.ts'

export type SaveState = 'idle' | 'saving' | 'saved'

/** Saves the server's own copy of this analysis with one pick, or none. Saved once, it stays saved. */
export function useSaveAnalysis({ id, fixture }: ShownAnalysis) {
  const saving = useMutation({
    mutationFn: (pick: string | null) =>
      callApi(saveAnalysis, { fixture_id: fixture.fixtureId, analysis_id: id, pick }),
    onSuccess({ alreadySaved }) {
      toast.success(alreadySaved ? resultWords.analysisSavedBefore : resultWords.analysisSaved)
      void queryClient.invalidateQueries({ queryKey: dashboardQuery.queryKey })
    },
    onError(failure) {
      logFailure(resultWords.saveFailed, failure)
      if (isSignedOut(failure)) toast.error(resultWords.loginRequired)
      else tellFailure(failure, resultWords.saveFailed)
    },
  })
  const state: SaveState = saving.isSuccess ? 'saved' : saving.isPending ? 'saving' : 'idle'
  return { state, save: saving.mutate }
}

function isSignedOut(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'session.required'
}
