/** Which sign stands before the decimals: 1.234,56 in Brazil, 1,234.56 elsewhere. */
export type DecimalMark = 'comma' | 'point'

const GRAMMAR: Record<DecimalMark, RegExp> = {
  comma: /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/,
  point: /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/,
}

type Digits = { whole: string; decimals: string }

/** A number's digits, without the currency and the signs between thousands; null for anything else. */
function digitsOf(cell: string, mark: DecimalMark): Digits | null {
  const bare = cell.replace(/^R\$/i, '').replace(/[\s\u00A0\u202F]/g, '')
  const found = GRAMMAR[mark].exec(bare)
  return found?.[1] === undefined ? null : { whole: found[1].replace(/[.,]/g, ''), decimals: found[2] ?? '' }
}

/** Money in cents, read digit by digit; null where there is none or it has parts of a cent. */
export function readCents(cell: string, mark: DecimalMark): number | null {
  const digits = digitsOf(cell, mark)
  if (!digits || !/^\d{0,2}0*$/.test(digits.decimals)) return null
  const cents = Number(digits.whole + digits.decimals.slice(0, 2).padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : null
}

/** One thousand five hundred, or one and a half with a needless zero: '1.500' in a file with decimal points says either. */
export function isThousandsOrCents(cell: string, mark: DecimalMark): boolean {
  const digits = digitsOf(cell, mark)
  return digits !== null && /^[1-9]\d{0,2}$/.test(digits.whole) && digits.decimals.length === 3
}

/** An odd to four decimals, as money is reckoned with it. */
export function readOdd(cell: string, mark: DecimalMark): number | null {
  const digits = digitsOf(cell, mark)
  return digits ? Math.round(Number(`${digits.whole}.${digits.decimals || '0'}`) * 10_000) / 10_000 : null
}

/**
 * The mark by which more of these odds make sense: 1.850 with a decimal comma is an odd of 1850, which hardly exists. Where
 * both read as many, Brazil's is taken.
 */
export function guessMark(odds: readonly string[]): DecimalMark {
  const sensible = (mark: DecimalMark) =>
    odds.filter((cell) => {
      const odd = readOdd(cell, mark)
      return odd !== null && odd > 1 && odd < ODD_USUAL_MAX
    }).length
  return sensible('point') > sensible('comma') ? 'point' : 'comma'
}

/** Larger ones exist, but not so many that they would decide. */
const ODD_USUAL_MAX = 1000

const CLOCK = /(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?/.source
const YEAR_LAST = new RegExp(`^(\\d{1,2})[/.-](\\d{1,2})[/.-](\\d{4}|\\d{2})${CLOCK}$`)
const YEAR_FIRST = new RegExp(`^(\\d{4})-(\\d{1,2})-(\\d{1,2})${CLOCK}\\s*(Z|[+-]\\d{2}:?\\d{2})?$`, 'i')
/** A day without an hour: noon is that day in every zone of Brazil. */
const HOUR_UNKNOWN = 12
const SAO_PAULO = 'America/Sao_Paulo'

/** Which of the two comes first where a date ends with its year: 20/11/2026 in Brazil, 11/20/2026 in the United States. */
export type DateOrder = 'day' | 'month'

/** By the dates that can be only one of the two; where none or as many say either, Brazil's. */
export function guessDateOrder(cells: readonly string[]): DateOrder {
  const above12 = (place: 1 | 2) =>
    cells.filter((cell) => Number(YEAR_LAST.exec(cell.trim())?.[place] ?? 0) > 12).length
  return above12(2) > above12(1) ? 'month' : 'day'
}

/** A moment written 20/11/2026 21:30 or 2026-11-20T21:30; São Paulo's clock where no zone is told. Null for no such day. */
export function readMoment(cell: string, order: DateOrder): Date | null {
  const yearLast = YEAR_LAST.exec(cell)
  if (yearLast) {
    const [, first, second, year = '', ...clock] = yearLast
    const [day, month] = order === 'day' ? [first, second] : [second, first]
    return momentOf({ year: year.length === 2 ? `20${year}` : year, month, day }, clock, undefined)
  }
  const [, year, month, day, hour, minute, second, zone] = YEAR_FIRST.exec(cell) ?? []
  return year === undefined ? null : momentOf({ year, month, day }, [hour, minute, second], zone)
}

type Parts = Record<'year' | 'month' | 'day', string | undefined>

function momentOf({ year, month, day }: Parts, clock: readonly (string | undefined)[], zone: string | undefined) {
  const [hour, minute, second] = clock
  const wall = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: hour === undefined ? HOUR_UNKNOWN : Number(hour),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
  }
  try {
    const written = Temporal.PlainDateTime.from(wall, { overflow: 'reject' })
    return new Date(written.toZonedDateTime(zoneOf(zone)).epochMilliseconds)
  } catch {
    return null // 31/02, or 25:00
  }
}

function zoneOf(written: string | undefined): string {
  if (written === undefined) return SAO_PAULO
  if (written.toUpperCase() === 'Z') return 'UTC'
  return written.includes(':') ? written : `${written.slice(0, 3)}:${written.slice(3)}`
}

/** 20/11/2026 21:30:00 on São Paulo's clock, which `readMoment` reads back. */
export function writeMoment(at: Date): string {
  const { year, month, day, hour, minute, second } = at.toTemporalInstant().toZonedDateTimeISO(SAO_PAULO)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(day)}/${two(month)}/${String(year).padStart(4, '0')} ${two(hour)}:${two(minute)}:${two(second)}`
}
