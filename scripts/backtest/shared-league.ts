import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MatchRow } from '@prancheta/adapters/football/csv/match-row.ts'
import { parseMatchFile } from '@prancheta/adapters/football/csv/parse-match-file.ts'
import { decode } from '@prancheta/adapters/football/csv/read-match-folder.ts'

const FOLDER = '../shared/data/matches'

/** Real results lie beside the repository where the product is made; a clone alone does not have them. */
export const hasSharedMatches = existsSync(FOLDER)

/** One league's real matches, oldest first; its own files only, because reading all of them takes longer than the test. */
export async function sharedLeague(league: string): Promise<MatchRow[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.startsWith(`${league}-`) && name.endsWith('.csv'))
  const read = files.sort().map(async (file) => parseMatchFile(file, decode(await readFile(join(FOLDER, file)))).rows)
  return (await Promise.all(read)).flat().sort((one, other) => one.day - other.day)
}
