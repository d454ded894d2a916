import type { readAnalysis } from '@prancheta/contract/history/routes.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { AnalysisDeps } from './deps.ts'
import { findSavedRun } from './saved-store.ts'
import { requireStored } from './stored/read-stored.ts'
import { toAnswer } from './stored/to-answer.ts'

/** A saved analysis of the reader's own, whole, as it was answered then, with the pick its owner chose. */
export async function readSaved(
  { db, log }: AnalysisDeps,
  userId: string,
  savedId: string,
): Promise<OutputOf<typeof readAnalysis>> {
  const run = await findSavedRun(db, userId, savedId)
  if (!run) throw new AppError('analysis.notFound')
  return { analysis: toAnswer(run.id, requireStored(run, log)), pick: run.pick_market_id }
}
