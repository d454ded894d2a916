import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MatchRow, SkippedLine } from '#football/csv/match-row.ts'
import { parseMatchFile } from '#football/csv/parse-match-file.ts'

export type MatchFolder = { files: string[]; rows: MatchRow[]; skipped: SkippedLine[] }

/**
 * Reads every .csv of a folder, oldest match first; the same day keeps the order of files and lines. A match that
 * stands in two files of a league counts once.
 */
export async function readMatchFolder(folder: string, latestDay?: number): Promise<MatchFolder> {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.flatMap((entry) => (entry.isFile() && /\.csv$/i.test(entry.name) ? [entry.name] : [])).sort()
  const rows: MatchRow[] = []
  const skipped: SkippedLine[] = []
  const seen = new Map<string, MatchRow>()
  for (const file of files) {
    const parsed = parseMatchFile(file, decode(await readFile(join(folder, file))), latestDay)
    skipped.push(...parsed.skipped)
    for (const row of parsed.rows) {
      const key = `${row.league}|${row.day}|${row.home}|${row.away}`
      const twin = seen.get(key)
      if (twin) {
        skipped.push({ file, line: row.line, kind: 'bad', reason: `same match as ${twin.file}:${twin.line}` })
        continue
      }
      seen.set(key, row)
      rows.push(row)
    }
  }
  rows.sort((one, other) => one.day - other.day)
  return { files, rows, skipped }
}

const LINE_FEED = 0x0a

/**
 * Older files are Windows-1252 ('Atlético' in one byte a letter), and some were put together from both, so what is not
 * UTF-8 as a whole is decoded line by line. A line of one-byte accents is practically never valid UTF-8.
 */
export function decode(bytes: Uint8Array): string {
  const whole = asUtf8(bytes)
  if (whole !== null) return whole
  const lines: string[] = []
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, from)
    const to = end < 0 ? bytes.length : end + 1
    const line = bytes.subarray(from, to)
    lines.push(asUtf8(line) ?? new TextDecoder('windows-1252').decode(line))
    from = to
  }
  return lines.join('')
}

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
