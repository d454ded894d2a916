import { CSV_FILES } from '#football/csv/csv-files.ts'
import { toDay } from '#football/csv/match-day.ts'
import { parseMatchFile } from '#football/csv/parse-match-file.ts'
import { parseUpcoming } from '#football/csv/parse-upcoming.ts'
import { splitCsv } from '#football/csv/split-csv.ts'
import type { WantedFile } from '#football/football-data-co-uk/wanted-files.ts'
import { SourceError } from '#source-error.ts'

/** Up to this share of lines that cannot be read is the publisher's slip; more means that the columns changed. */
const BAD_SHARE_MAX = 0.1
/** Games that a correction may take out of a file. Fewer than that, and its end was cut off. */
const LOST_MAX = 3

/** What is kept of the same file; null while nothing is. */
export type KeptFile = { text: string; games: number } | null

/**
 * The text to keep and how many games it has; null when there is nothing in it yet. Throws a SourceError for one that
 * must not replace what we have: cut, with other columns, or a list that forgot what it had announced.
 */
export function checkFile(
  file: WantedFile,
  text: string,
  kept: KeptFile,
  today: string,
): { text: string; games: number } | null {
  if (text.trim() === '' && (kept?.games ?? 0) === 0) return null
  return file.kind === 'list' ? checkList(file, text, kept, today) : checkResults(file, text, kept)
}

function checkResults({ path, name }: WantedFile, text: string, kept: KeptFile) {
  const refuse = (why: string) => new SourceError(CSV_FILES, 'schema', `${path}: ${why}`)
  const { rows, skipped } = parseMatchFile(name, text)
  const bad = skipped.filter(({ kind }) => kind === 'bad')
  // A missing column is told of line 1; it has no games because it cannot be read.
  if (bad.some(({ line }) => line === 1)) throw refuse(bad[0]?.reason ?? 'not understood')
  if (isEndTorn(text)) throw refuse('the last line is not whole')
  if (bad.length > BAD_SHARE_MAX * (rows.length + skipped.length))
    throw refuse(`${bad.length} lines are not understood`)
  if (rows.length < (kept?.games ?? 0) - LOST_MAX) {
    throw refuse(`only ${rows.length} of the ${kept?.games} games that it had`)
  }
  return { text, games: rows.length }
}

/** Without a line end, and with fewer cells than the line before: the rest did not come. */
function isEndTorn(text: string): boolean {
  if (/[\r\n]\s*$/.test(text)) return false
  const records = splitCsv(text)
  const [before, last] = records.slice(-2)
  return before !== undefined && last !== undefined && last.cells.length < before.cells.length
}

/** An empty list is normal between rounds. One that lost every game whose day has not come is a slip. */
function checkList({ path, name }: WantedFile, text: string, kept: KeptFile, today: string) {
  const refuse = (why: string) => new SourceError(CSV_FILES, 'schema', `${path}: ${why}`)
  const listed = parseUpcoming(name, text)
  const lines = Math.max(0, splitCsv(text).length - 1)
  if (listed.length === 0 && lines > 0) throw refuse(`none of ${lines} lines is understood`)
  if (isEndTorn(text)) throw refuse('the last line is not whole')
  const announced = kept ? parseUpcoming(name, kept.text).filter(({ date }) => date > today) : []
  const keyOf = ({ league, home, away }: (typeof listed)[number]) => `${league}|${home}|${away}`
  const there = new Set(listed.map(keyOf))
  if (announced.length > 0 && !announced.some((game) => there.has(keyOf(game)))) {
    throw refuse(`all ${announced.length} games that it had announced are gone`)
  }
  return { text: kept ? withTodays(text, kept.text, today) : text, games: listed.length }
}

/** The list rolls on before results are published, so games of today that left it stay until tomorrow. */
function withTodays(text: string, before: string, today: string): string {
  const [head, ...lines] = text.split(/\r\n|\n|\r/)
  const [headBefore, ...linesBefore] = before.split(/\r\n|\n|\r/)
  const dateAt = head?.split(',').findIndex((name) => name.trim() === 'Date') ?? -1
  if (head !== headBefore || dateAt < 0) return text
  const isToday = (line: string) => toDay(line.split(',')[dateAt]?.trim() ?? '')?.date === today
  if (lines.some(isToday)) return text
  return [head, ...linesBefore.filter(isToday), ...lines].join('\n')
}
