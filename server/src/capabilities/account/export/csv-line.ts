/** One line of a table as spreadsheets in Brazil open it: semicolons between, quotes around what needs them. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvValue).join(';')}\r\n`
}

function csvValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  // A text that begins like a formula would be worked out by the spreadsheet.
  const harmless = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
