/** As spreadsheets in Brazil read it: semicolons between cells, a mark at the beginning that says UTF-8. */
export const CSV_START = '\uFEFF'

/** A spreadsheet would take these for the beginning of a formula and run it. */
const FORMULA_START = /^[=+\-@\t\r]/

/** One line of a file, each cell in quotes. A cell that would be a formula gets an apostrophe, which makes it text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`
}

function csvCell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
