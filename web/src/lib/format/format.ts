import { inReais } from '@prancheta/core/billing/prices.ts'
import { GRADE_MAX, gradeOf, writeGrade } from '@prancheta/core/confidence/grade.ts'
import { toPct } from '@prancheta/core/percent.ts'

/** How Brazilians write numbers and times, in one place. Times are always those of São Paulo. */
const LOCALE = 'pt-BR'
const TIME_ZONE = 'America/Sao_Paulo'

const money = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'BRL', signDisplay: 'negative' })
const twoDecimals = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const oneDecimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const oneDecimalPlural = new Intl.PluralRules(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 })

const dayParts = new Intl.DateTimeFormat(LOCALE, {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const shortMonth = new Intl.DateTimeFormat(LOCALE, { timeZone: TIME_ZONE, month: 'short' })
const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })

/** As wide as a plus, so that a column of signed numbers stays even. */
const MINUS = '−'

/** What stands where a number is not known. */
export const UNKNOWN = '–'

/** R$ 1.234,56 */
export function formatMoney(reais: number): string {
  return money.format(reais).replace('-', MINUS)
}

/** A price kept in centavos: 29_90 as R$ 29,90. */
export function formatCents(cents: number): string {
  return formatMoney(inReais(cents))
}

/** 1,85 */
export function formatOdd(odd: number): string {
  return twoDecimals.format(odd)
}

/** 0,2005 with four places. */
export function formatDecimal(value: number, places: number): string {
  return value.toFixed(places).replace('.', ',').replace('-', MINUS)
}

/** A chance from 0 to 1 as 62,5%. */
export function formatChance(chance: number): string {
  return `${oneDecimal.format(shownPct(chance))}%`
}

/** A chance from 0 to 1 as 63%, for the steps of a scale. */
export function formatChanceWhole(chance: number): string {
  return `${whole.format(shownPct(chance))}%`
}

/** An edge, a fraction, with its sign: +5,2%, −1,0%, 0,0%. */
export function formatEdge(edge: number): string {
  return `${signOf(edge)}${oneDecimal.format(Math.abs(shownPct(edge)))}%`
}

/** The distance between two chances: 4,4 pontos percentuais. Portuguese stays singular below two: 1,9 ponto percentual. */
export function formatPoints(difference: number): string {
  const points = Math.abs(shownPct(difference))
  const unit = oneDecimalPlural.select(points) === 'one' ? 'ponto percentual' : 'pontos percentuais'
  return `${oneDecimal.format(points)} ${unit}`
}

/** The same to two places and without its unit: 0,37. */
export function formatPointFigure(difference: number): string {
  return formatDecimal(shownPct(difference), 2)
}

/** A grade from 0 to 10 as 7,6, where its scale stands beside it. */
export function formatGrade(grade: number): string {
  return oneDecimal.format(gradeOf(grade * GRADE_MAX))
}

/** A confidence of 0 to 100 points as 9,1/10. */
export function formatConfidence(points: number): string {
  return writeGrade(points)
}

/** Units won or lost, with their sign: +0,96, −1,00, 0,00. */
export function formatUnits(units: number): string {
  const rounded = Number(units.toFixed(2))
  return `${rounded > 0 ? '+' : rounded < 0 ? MINUS : ''}${twoDecimals.format(Math.abs(rounded))}`
}

/** 1.234 */
export function formatCount(count: number): string {
  return whole.format(count)
}

/** 14/11/2026 */
export function formatDate(date: Date): string {
  const { day, month, year } = partsOf(date)
  return `${day}/${month}/${year}`
}

/** 21:30 */
export function formatTime(date: Date): string {
  const { hour, minute } = partsOf(date)
  return `${hour}:${minute}`
}

/** 14/11/2026 às 21:30 */
export function formatDateTime(date: Date): string {
  return `${formatDate(date)} às ${formatTime(date)}`
}

/** The same for a match, whose hour may not be set yet. */
export function formatKickOff(at: Date, isTimeKnown: boolean): string {
  return isTimeKnown ? formatDateTime(at) : `${formatDate(at)}, horário a confirmar`
}

/** 14 nov 2026, 21:30 */
export function formatMatchDate(date: Date): string {
  const { day, year } = partsOf(date)
  return `${day} ${shortMonth.format(date).replace('.', '')} ${year}, ${formatTime(date)}`
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** há 5 minutos, ontem, em 2 horas; the date itself once it is more than a week away. */
export function formatRelative(date: Date, now: Date): string {
  const ageMs = date.getTime() - now.getTime()
  const distanceMs = Math.abs(ageMs)
  if (distanceMs < MINUTE_MS) return 'agora'
  if (distanceMs < HOUR_MS) return relative.format(Math.trunc(ageMs / MINUTE_MS), 'minute')
  // Days are those of São Paulo's calendar: at 08:00, a match of 21:30 was 'ontem'. At 00:30 it is still 'há 3 horas'.
  const days = dayNumber(date) - dayNumber(now)
  if (days === 0 || distanceMs < 6 * HOUR_MS) return relative.format(Math.trunc(ageMs / HOUR_MS), 'hour')
  if (Math.abs(days) <= 7) return relative.format(days, 'day')
  return formatDate(date)
}

/** Today in São Paulo as yyyy-MM-dd, which date inputs and calendars speak. */
export function isoDay(date: Date): string {
  const { day, month, year } = partsOf(date)
  return `${year}-${month}-${day}`
}

/** 0.29 × 100 is 28.999999999999996; twelve digits are more than any screen shows. */
function shownPct(fraction: number): number {
  return Number(toPct(fraction).toPrecision(12))
}

function signOf(fraction: number): string {
  const rounded = Math.round(shownPct(fraction) * 10)
  if (rounded === 0) return ''
  return rounded > 0 ? '+' : MINUS
}

function dayNumber(date: Date): number {
  return Date.parse(`${isoDay(date)}T00:00:00Z`) / DAY_MS
}

function partsOf(date: Date) {
  const parts = { day: '', month: '', year: '', hour: '', minute: '' }
  for (const { type, value } of dayParts.formatToParts(date)) {
    if (type in parts) parts[type as keyof typeof parts] = value
  }
  return parts
}

/** A share from 0 to 1 as widths and places of a drawing want it. */
export const cssPercent = (share: number): string => `${toPct(share)}%`
