/** One record of a CSV text and the physical line it starts on (1 is the header). */
export type CsvRecord = { line: number; cells: string[] }

/**
 * Splits comma-separated text as RFC 4180 describes it: quoted cells may hold commas, line ends and doubled
 * quotes. Blank lines (also lines of commas only) are dropped, line numbers still count them.
 */
export function splitCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let startedOn = 1

  const endRecord = () => {
    cells.push(cell)
    if (cells.some((value) => value.trim() !== '')) records.push({ line: startedOn, cells })
    cells = []
    cell = ''
  }

  for (let at = text.charCodeAt(0) === 0xfeff ? 1 : 0; at < text.length; at++) {
    const char = text.charAt(at)
    if (char === '\n') line++
    if (quoted) {
      if (char !== '"') cell += char
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (char === '"' && cell === '') quoted = true
    else if (char === ',') {
      cells.push(cell)
      cell = ''
    } else if (char === '\n') {
      endRecord()
      startedOn = line
    } else if (char !== '\r') cell += char
  }
  endRecord()
  return records
}
