/** As spreadsheets in Brazil read it: semicolons between cells, a mark at the beginning that says UTF-8. */
export const CSV_START = '\uFEFF'

/**
 * A spreadsheet would take these for the beginning of a formula and run it. Names come from outside. An apostrophe before
 * them gets one more, so that taking one away gives back what was written.
 */
const FORMULA_START = /^'*[=+\-@\t\r]/
const GUARDED = /^'(?='*[=+\-@\t\r])/

export type CsvCell = string | number | null

/**
 * One line of a file: texts in quotes, numbers with a decimal comma, nothing where nothing is known. A text that would be a
 * formula gets an apostrophe, which makes it text; a negative number begins with a minus too, and is ours.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(written).join(';')}\r\n`
}

function written(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const harmless = FORMULA_START.test(cell) ? `'${cell}` : cell
  return `"${harmless.replaceAll('"', '""')}"`
}

/** A text as it was before `csvLine` made sure that it is none of a formula. */
export function textOfCell(cell: string): string {
  return cell.replace(GUARDED, '')
}
