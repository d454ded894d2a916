/** Excel in Brazil opens a file as UTF-8 by this mark alone. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet takes a cell that begins so for a formula, and runs it. Names of clubs come from outside. */
const RUNS = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[";\r\n]/

export type Cell = string | number | null

/** One line as spreadsheets in Brazil read it: semicolons, decimal commas, harmless cells. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(toCell).join(';')}\r\n`
}

function toCell(value: Cell): string {
  if (value === null) return ''
  // A negative number begins with a minus and is no formula: it is ours.
  if (typeof value === 'number') return String(value).replace('.', ',')
  const harmless = RUNS.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
