import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MatchRow, SkippedLine } from '#football/csv/match-row.ts'
import { parseMatchFile } from '#football/csv/parse-match-file.ts'

export type MatchFolder = { files: string[]; rows: MatchRow[]; skipped: SkippedLine[] }

/** Reads every .csv of a folder, oldest match first; the same day keeps the order of files and lines. */
export async function readMatchFolder(folder: string, latestDay?: number): Promise<MatchFolder> {
  const files = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.csv')).sort()
  const rows: MatchRow[] = []
  const skipped: SkippedLine[] = []
  for (const file of files) {
    const parsed = parseMatchFile(file, decode(await readFile(join(folder, file))), latestDay)
    rows.push(...parsed.rows)
    skipped.push(...parsed.skipped)
  }
  rows.sort((one, other) => one.day - other.day)
  return { files, rows, skipped }
}

/** Older files are Windows-1252 ('Atlético' in one byte a letter); those bytes are never valid UTF-8. */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
