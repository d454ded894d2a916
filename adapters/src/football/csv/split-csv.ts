/** One record of a CSV text, the line it stands on (1 is the header), and whether a quote in it was never closed. */
export type CsvRecord = { line: number; cells: string[]; isTorn: boolean }

/**
 * Splits comma-separated text, one record a line: quoted cells may hold commas and doubled quotes, but no line end.
 * RFC 4180 allows that too; results files never use it, and one stray quote would swallow the rest of the file.
 * Lines may end in \n, \r\n or \r. Blank lines (also lines of commas only) are dropped, line numbers count them.
 */
export function splitCsv(text: string): CsvRecord[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  return lines
    .map((line, at) => ({ line: at + 1, ...splitLine(line) }))
    .filter(({ cells }) => cells.some((value) => value.trim() !== ''))
}

function splitLine(line: string): { cells: string[]; isTorn: boolean } {
  if (!line.includes('"')) return { cells: line.split(','), isTorn: false }
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < line.length; at++) {
    const char = line.charAt(at)
    if (quoted) {
      if (char !== '"') cell += char
      else if (line.charAt(at + 1) === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (char === '"' && cell === '') quoted = true
    else if (char === ',') {
      cells.push(cell)
      cell = ''
    } else cell += char
  }
  return { cells: [...cells, cell], isTorn: quoted }
}
