import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type CsvFiles, type CsvShelf, openCsvFiles } from '#football/csv/csv-files.ts'
import { decode } from '#football/csv/read-match-folder.ts'

/** A folder of results files that may be exchanged while we run. */
export function openCsvFolder(folder: string, now: () => Date): CsvFiles {
  return openCsvFiles(folderShelf(folder), now)
}

function folderShelf(folder: string): CsvShelf {
  return {
    async list() {
      const entries = await readdir(folder, { withFileTypes: true })
      const names = entries
        .flatMap((entry) => (entry.isFile() && /\.csv$/i.test(entry.name) ? [entry.name] : []))
        .sort()
      return Promise.all(
        names.map(async (name) => {
          const { size, mtime } = await stat(join(folder, name))
          return { name, changedAt: mtime, mark: `${size}|${mtime.getTime()}` }
        }),
      )
    },
    read: async (name) => decode(await readFile(join(folder, name))),
  }
}
