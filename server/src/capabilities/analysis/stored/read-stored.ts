import { z } from 'zod'
import { AppError } from '#platform/errors/errors.ts'
import type { Log } from '#platform/log/log.ts'
import { upgrade1To2, upgradeSaved1To2 } from './upgrade-1-to-2.ts'
import { upgrade2To3, upgradeSaved2To3 } from './upgrade-2-to-3.ts'
import { upgrade3To4 } from './upgrade-3-to-4.ts'
import { analysis1, savedMarkets1 } from './version-1.ts'
import { analysis2, savedMarkets2 } from './version-2.ts'
import { analysis3, savedMarkets3 } from './version-3.ts'
import { type Analysis4, analysis4, type SavedMarkets4, savedMarkets4 } from './version-4.ts'

/** An analysis as every part of the product reads it, whichever version it was stored in. */
export type StoredAnalysis = Analysis4
export const STORED_VERSION = 4

export type SavedMarket = SavedMarkets4[number]

type StoredRun = { id: string; result: unknown }
type SavedRow = { id: string; markets: unknown; markets_version: number }

/** Null where no version fits: then the log has an error with its id, and the row stays as it is. */
export function findStored({ id, result }: StoredRun, log: Log): StoredAnalysis | null {
  const version = versionOf(result)
  return told(log, { analysisId: id, version }, () => parseAnalysis(result, version))
}

/** The same for somebody who asked for it: they are told that it could not be read. */
export function requireStored(run: StoredRun, log: Log): StoredAnalysis {
  const stored = findStored(run, log)
  if (!stored) throw new AppError('analysis.unreadable')
  return stored
}

/** The markets beside a saved analysis; null where no version fits. */
export function findSavedMarkets({ id, markets, markets_version: version }: SavedRow, log: Log): SavedMarket[] | null {
  return told(log, { savedAnalysisId: id, version }, () => parseSavedMarkets(markets, version))
}

/** Whether any version fits, without a word in the log. */
export function isReadable(result: unknown): boolean {
  try {
    parseAnalysis(result, versionOf(result))
    return true
  } catch {
    return false
  }
}

/** Parsed as what it was, then brought up step by step. */
function parseAnalysis(result: unknown, version: number | null): StoredAnalysis {
  if (version === 1) return upgrade3To4(upgrade2To3(upgrade1To2(analysis1.parse(result))))
  if (version === 2) return upgrade3To4(upgrade2To3(analysis2.parse(result)))
  if (version === 3) return upgrade3To4(analysis3.parse(result))
  if (version === STORED_VERSION) return analysis4.parse(result)
  throw new RangeError('no such version')
}

function parseSavedMarkets(markets: unknown, version: number): SavedMarket[] {
  if (version === 1) return upgradeSaved2To3(upgradeSaved1To2(savedMarkets1.parse(markets)))
  if (version === 2) return upgradeSaved2To3(savedMarkets2.parse(markets))
  if (version === 3) return savedMarkets3.parse(markets)
  if (version === STORED_VERSION) return savedMarkets4.parse(markets)
  throw new RangeError('no such version')
}

/** What was stored before versions had numbers is the first; null for what is no analysis of ours. */
function versionOf(result: unknown): number | null {
  if (typeof result !== 'object' || result === null) return null
  if (!('version' in result)) return 1
  return typeof result.version === 'number' ? result.version : null
}

function told<Read>(log: Log, row: Record<string, unknown>, read: () => Read): Read | null {
  try {
    return read()
  } catch (error) {
    log.error({ ...row, faults: faultsOf(error) }, 'a stored analysis fits no version')
    return null
  }
}

const FAULTS_MAX = 5

/** Where it does not fit and how, never what stands there. */
function faultsOf(error: unknown): string[] {
  if (!(error instanceof z.ZodError)) return [error instanceof Error ? error.message : 'unknown']
  return error.issues.slice(0, FAULTS_MAX).map(({ path, code }) => `${path.join('.')}: ${code}`)
}
