import type { readAnalysis } from '@prancheta/contract/history.ts'
import type { OutputOf } from '@prancheta/contract/route.ts'
import type { Queryable } from '#platform/db/database.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { findSavedRun } from './saved-store.ts'
import { storedResult } from './stored-result.ts'

/** A saved analysis of the reader's own, whole, as it was answered then, with the pick its owner chose. */
export async function readSaved(
  db: Queryable,
  userId: string,
  savedId: string,
): Promise<OutputOf<typeof readAnalysis>> {
  const run = await findSavedRun(db, userId, savedId)
  const analysis = run && storedResult(run)
  if (!analysis) throw new AppError('analysis.notFound')
  return { analysis, pick: run.pick_market_id }
}
