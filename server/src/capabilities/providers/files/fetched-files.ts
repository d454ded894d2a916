import { CSV_FILES, type CsvFiles, openCsvFiles } from '@prancheta/adapters/football/csv/csv-files.ts'
import { type WantedFile, wantedFiles } from '@prancheta/adapters/football/football-data-co-uk/wanted-files.ts'
import { SourceError } from '@prancheta/adapters/source-error.ts'
import { type Clock, dateInSaoPaulo } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import { type FileState, findFileStates, findFileText } from './file-store.ts'

type Deps = { db: Queryable; clock: Clock; codes: readonly string[] }

/** How old what we read is, and whether it should have been replaced by now. */
export type Age = { ageMs: number; isStale: boolean }

export type FetchedFiles = {
  csv: CsvFiles
  /** Of what was read last. */
  age(): Promise<Age>
  /** Every file that is wanted, with how it stands; null while it was never asked for. */
  list(): Promise<Listed>
}

type Listed = { file: WantedFile; state: FileState | null }[]

/** The files that were fetched, as a shelf to read from. */
export function openFetchedFiles({ db, clock, codes }: Deps): FetchedFiles {
  async function list() {
    const states = new Map((await findFileStates(db, CSV_FILES)).map((state) => [state.path, state]))
    const wanted = wantedFiles(codes, dateInSaoPaulo(clock.now()))
    return wanted.map((file) => ({ file, state: states.get(file.path) ?? null }))
  }
  const paths = new Map<string, string>()
  let lastRead: Listed | null = null
  const shelf = {
    async list() {
      const files = await list()
      lastRead = files
      requireAnswer(files)
      return files.flatMap(({ file: { name, path }, state }) => {
        paths.set(name, path)
        if (!state?.is_kept) return []
        return [{ name, mark: String(state.version), changedAt: state.changed_at ?? state.asked_at }]
      })
    },
    read: async (name: string) => (await findFileText(db, { source: CSV_FILES, path: paths.get(name) ?? '' })) ?? '',
  }
  return {
    csv: openCsvFiles(shelf, () => clock.now(), new Set(codes)),
    age: async () => ageOf(lastRead ?? (await list()), clock.now()),
    list,
  }
}

/** While the publisher never answered, a day is not without games: nobody knows. */
function requireAnswer(files: Listed): void {
  const asked = files.filter(({ state }) => state !== null)
  if (asked.length > 0 && asked.every(({ state }) => state?.checked_at === null)) {
    throw new SourceError(CSV_FILES, 'upstream', 'no file could be fetched yet')
  }
}

/** As old as the list of games to come. Stale when a file should have been looked at twice since and was not. */
function ageOf(files: Listed, now: Date): Age {
  const since = (moment: Date) => Math.max(0, now.getTime() - moment.getTime())
  const checked = files.flatMap(({ file, state }) => (state?.checked_at ? [{ file, ms: since(state.checked_at) }] : []))
  const lists = checked.filter(({ file }) => file.kind === 'list').map(({ ms }) => ms)
  return {
    ageMs: Math.max(0, ...lists),
    isStale: checked.some(({ file, ms }) => ms > 2 * file.everyMs),
  }
}
