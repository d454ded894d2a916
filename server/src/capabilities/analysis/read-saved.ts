import type { AnalysisResult } from '@prancheta/contract/analyses.ts'
import type { Queryable } from '#platform/db/database.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { findSavedRun } from './saved-store.ts'
import { storedResult } from './stored-result.ts'

/** A saved analysis of the reader's own, whole, as it was answered then. */
export async function readSaved(db: Queryable, userId: string, savedId: string): Promise<AnalysisResult> {
  const run = await findSavedRun(db, userId, savedId)
  const analysis = run && storedResult(run)
  if (!analysis) throw new AppError('analysis.notFound')
  return analysis
}
