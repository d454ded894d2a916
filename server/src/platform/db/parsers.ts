/**
 * How column types become values, once for both drivers. Left to themselves they disagree: `count(*)` is a
 * number in PGlite and a string in pg, and a `date` becomes midnight of the server's own time zone.
 */
export const COLUMN_PARSERS: Record<number, (text: string) => unknown> = {
  20: toSafeInteger, // bigint
  1700: Number, // numeric
  1082: (text) => text, // date stays yyyy-MM-dd
}

function toSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint too large for a number: ${text}`)
  return value
}
