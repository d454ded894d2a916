import type { Sides } from '@prancheta/core/goals/played-match.ts'
import { findHouseColumns, type HouseColumns, readPrices } from '#football/csv/house-columns.ts'
import { toDay, toTime } from '#football/csv/match-day.ts'
import type { MatchRow, SkippedLine } from '#football/csv/match-row.ts'
import { type CsvRecord, splitCsv } from '#football/csv/split-csv.ts'

export type ParsedFile = { rows: MatchRow[]; skipped: SkippedLine[] }

type Layout = {
  header: ReadonlyMap<string, number>
  houses: HouseColumns
  /** European files mark awarded and abandoned matches by a blank half-time score; Brazilian ones never have one. */
  hasHalfTime: boolean
}

/** The record is 36-0 (Arbroath, Scottish Cup, 1885); more is a typing error. */
const GOALS_MAX = 40

/** Reads one results file. A line that cannot be read is reported with its number and the rest goes on. */
export function parseMatchFile(fileName: string, text: string, latestDay = Number.POSITIVE_INFINITY): ParsedFile {
  const [league, season] = splitName(fileName)
  const [head, ...records] = splitCsv(text)
  const header = new Map(head?.cells.map((name, at) => [name.trim(), at] as const).reverse())
  const layout = { header, houses: findHouseColumns(header), hasHalfTime: header.has('HTHG') }
  const parsed: ParsedFile = { rows: [], skipped: [] }
  const missing = head ? missingColumns(header) : 'the file is empty'
  if (missing) return { rows: [], skipped: [{ file: fileName, line: 1, kind: 'bad', reason: missing }] }

  const seasonCell = (record: CsvRecord) => record.cells[header.get('Season') ?? -1]?.trim() ?? ''
  const seen = new Map<string, number>()
  for (const record of records) {
    const skip = (kind: SkippedLine['kind'], reason: string) =>
      parsed.skipped.push({ file: fileName, line: record.line, kind, reason })
    if (record.isTorn) {
      skip('bad', 'a quote is never closed')
      continue
    }
    const row = readRow(record, layout)
    if ('reason' in row) {
      skip(row.kind, row.reason)
      continue
    }
    const key = `${row.day}|${row.home}|${row.away}`
    const twin = seen.get(key)
    if (twin !== undefined) skip('bad', `same match as line ${twin}`)
    else if (row.day > latestDay) skip('bad', `dated in the future (${row.date})`)
    else {
      seen.set(key, record.line)
      // The source's own Brazilian file holds all years and names them in a column.
      parsed.rows.push({ file: fileName, league, season: season || seasonCell(record), ...row })
    }
  }
  return parsed
}

function splitName(fileName: string): [league: string, season: string] {
  const stem = fileName.replace(/\.csv$/i, '')
  const dash = stem.indexOf('-')
  return dash < 0 ? [stem, ''] : [stem.slice(0, dash), stem.slice(dash + 1)]
}

const REQUIRED = [['Date'], ['HomeTeam', 'Home'], ['AwayTeam', 'Away'], ['FTHG', 'HG'], ['FTAG', 'AG']]

function missingColumns(header: ReadonlyMap<string, number>): string | null {
  const missing = REQUIRED.filter((names) => !names.some((name) => header.has(name)))
  return missing.length > 0 ? `no column ${missing.map((names) => names.join(' or ')).join(', ')}` : null
}

type Row = Omit<MatchRow, 'file' | 'league' | 'season'>
type Refusal = Pick<SkippedLine, 'kind' | 'reason'>

function readRow(record: CsvRecord, { header, houses, hasHalfTime }: Layout): Row | Refusal {
  const cell = (...names: string[]) => {
    for (const name of names) {
      const value = record.cells[header.get(name) ?? -1]?.trim()
      if (value) return value
    }
    return ''
  }
  const sides = (homeNames: string[], awayNames: string[]): Sides | null => {
    const home = toCount(cell(...homeNames))
    const away = toCount(cell(...awayNames))
    return home === null || away === null ? null : { home, away }
  }

  const bad = (reason: string): Refusal => ({ kind: 'bad', reason })
  const when = toDay(cell('Date'))
  if (!when) return bad(`date not understood: '${cell('Date')}'`)
  const home = cell('HomeTeam', 'Home')
  const away = cell('AwayTeam', 'Away')
  if (!home || !away || home === away) return bad(`teams not understood: '${home}' and '${away}'`)
  const goals = sides(['FTHG', 'HG'], ['FTAG', 'AG'])
  if (cell('FTHG', 'HG') === '' && cell('FTAG', 'AG') === '') {
    return { kind: 'left out', reason: `no score yet: ${home} - ${away}` }
  }
  if (!goals || Math.max(goals.home, goals.away) > GOALS_MAX) return bad(`no final score for ${home} - ${away}`)
  const halfTimeGoals = notAbove(sides(['HTHG'], ['HTAG']), goals)
  if (hasHalfTime && cell('HTHG') === '') {
    return { kind: 'left out', reason: `no half-time score, so awarded or abandoned: ${home} - ${away}` }
  }

  return {
    line: record.line,
    ...when,
    time: toTime(cell('Time')),
    home,
    away,
    goals,
    halfTimeGoals,
    shots: sides(['HS'], ['AS']),
    shotsOnTarget: sides(['HST'], ['AST']),
    corners: sides(['HC'], ['AC']),
    yellowCards: sides(['HY'], ['AY']),
    redCards: sides(['HR'], ['AR']),
    earlyPrices: readPrices(record.cells, houses.early),
    closingPrices: readPrices(record.cells, houses.closing),
  }
}

/** Nobody scores more before half time than in the whole match: such a figure is a slip, and is not known. */
function notAbove(part: Sides | null, whole: Sides): Sides | null {
  return part && part.home <= whole.home && part.away <= whole.away ? part : null
}

function toCount(text: string): number | null {
  return /^\d{1,3}(\.0+)?$/.test(text) ? Number(text) : null
}
