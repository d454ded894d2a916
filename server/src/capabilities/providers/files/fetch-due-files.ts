import { CSV_FILES } from '@prancheta/adapters/football/csv/csv-files.ts'
import { checkFile } from '@prancheta/adapters/football/football-data-co-uk/check-file.ts'
import { type FileAccess, fetchFile } from '@prancheta/adapters/football/football-data-co-uk/fetch-file.ts'
import { type WantedFile, wantedFiles } from '@prancheta/adapters/football/football-data-co-uk/wanted-files.ts'
import { SourceError } from '@prancheta/adapters/source-error.ts'
import type { Kysely } from 'kysely'
import { type Clock, dateInSaoPaulo } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import type { JobRun } from '#platform/jobs/jobs.ts'
import { CircuitOpen, type Guard } from '../guard.ts'
import {
  deleteOtherFiles,
  type FileState,
  findFileStates,
  findFileText,
  markAnnounced,
  writeFileFailure,
  writeText,
  writeUnchanged,
} from './file-store.ts'

/** A file that failed is asked for again after this long. */
const AGAIN_MS = 30 * 60_000
/** One file may be out of order; after two in a row the publisher is, and is left alone until the next turn. */
const FAILURES_THAT_STOP = 2

type ArrivedLeague = { leagueId: string; seasons: number[] }

export type FetchDeps = {
  db: Kysely<DB>
  clock: Clock
  guard: Guard
  access: FileAccess
  /** The publisher's codes of the leagues to keep. */
  codes: readonly string[]
  /** Told inside the transaction that notes it, so that no league is forgotten. */
  onLeague(tx: Queryable, league: ArrivedLeague): Promise<void>
}

/**
 * Fetches what is due, one request at a time: this is one job, and a job runs in one process only. A league is told of
 * when all its files were asked for, so that nobody rates it from half of its seasons.
 */
export async function fetchDueFiles(deps: FetchDeps, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
  const { db, clock, codes } = deps
  const wanted = wantedFiles(codes, dateInSaoPaulo(clock.now()))
  await deleteOtherFiles(
    db,
    CSV_FILES,
    wanted.map(({ path }) => path),
  )
  const states = new Map((await findFileStates(db, CSV_FILES)).map((state) => [state.path, state]))
  let failures = 0
  for (const [league, files] of Map.groupBy(wanted, (file) => file.league)) {
    for (const file of files) {
      if (signal.aborted) return
      const state = states.get(file.path)
      if (!isDue(file, state, clock.now())) continue
      const end = await askFile(deps, file, state)
      failures = end === 'failed' ? failures + 1 : 0
      if (end === 'wait' || failures === FAILURES_THAT_STOP) return
    }
    if (league !== null) await announce(deps, league, files)
  }
}

function isDue({ everyMs }: WantedFile, state: FileState | undefined, now: Date): boolean {
  if (!state) return true
  if (state.failure !== null) return now.getTime() - state.asked_at.getTime() >= AGAIN_MS
  return state.checked_at === null || now.getTime() - state.checked_at.getTime() >= everyMs
}

/** Asks for one file and keeps what is answered. 'wait': the publisher wants a pause, or has it already. */
async function askFile(
  deps: FetchDeps,
  file: WantedFile,
  state: FileState | undefined,
): Promise<'answered' | 'failed' | 'wait'> {
  const { db, clock, guard } = deps
  const id = { source: CSV_FILES, path: file.path }
  try {
    // Prices stand in the lists, results in the others; an admin sees how either does.
    const kind = file.kind === 'list' ? 'odds' : 'football'
    const answer = await guard.call({ kind, source: CSV_FILES }, () => askAndCheck(deps, file, state))
    const now = clock.now()
    if (answer === null) await writeUnchanged(db, id, now)
    else {
      const published = answer.lastModified === null ? Number.NaN : Date.parse(answer.lastModified)
      const changedAt = published <= now.getTime() ? new Date(published) : now
      await writeText(db, id, { ...answer, changedAt }, now)
    }
    return 'answered'
  } catch (error) {
    if (error instanceof CircuitOpen) return 'wait'
    if (!(error instanceof SourceError)) throw error
    await writeFileFailure(db, id, error.failure, clock.now())
    if (error.failure === 'rate_minute') return 'wait'
    return error.failure === 'schema' || error.failure === 'not_found' ? 'answered' : 'failed'
  }
}

/** Null when nothing is new: it did not change, or there is none yet. */
async function askAndCheck({ db, clock, access }: FetchDeps, file: WantedFile, state: FileState | undefined) {
  const marks = state?.is_kept ? { etag: state.etag, lastModified: state.last_modified } : null
  const answer = await fetchFile(access, file.path, marks ?? { etag: null, lastModified: null })
  if (answer.kind === 'same') return null
  if (answer.kind === 'absent') {
    if (state?.is_kept) throw new SourceError(CSV_FILES, 'not_found', `${file.path}: it was there and is gone`)
    return null
  }
  const text = state?.is_kept ? await findFileText(db, { source: CSV_FILES, path: file.path }) : null
  const kept = text === null ? null : { text, games: state?.games ?? 0 }
  const checked = checkFile(file, answer.text, kept, dateInSaoPaulo(clock.now()))
  return checked && { ...answer, ...checked }
}

async function announce({ db, onLeague }: FetchDeps, leagueId: string, files: readonly WantedFile[]): Promise<void> {
  const states = new Map((await findFileStates(db, CSV_FILES)).map((state) => [state.path, state]))
  const fresh = files.filter(({ path }) => states.get(path)?.is_announced === false)
  if (fresh.length === 0) return
  await db.transaction().execute(async (tx) => {
    await onLeague(tx, { leagueId, seasons: [...new Set(fresh.flatMap(({ seasons }) => seasons))] })
    await markAnnounced(
      tx,
      CSV_FILES,
      fresh.map(({ path }) => path),
    )
  })
}
