import type { Span } from '#checking/reading/number-words.ts'

/** A day or time of a text; parts the text does not give are null. Sunday is weekday 0. */
export type Moment = {
  day: number | null
  month: number | null
  year: number | null
  hour: number | null
  minute: number | null
  weekday: number | null
}
export type WrittenMoment = Span & Moment

const MONTHS = 'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'
const MONTH_NAMES = MONTHS.split('|')
const WEEKDAYS = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']

const NOTHING: Moment = { day: null, month: null, year: null, hour: null, minute: null, weekday: null }

const PIECES = new RegExp(
  [
    String.raw`(?<iso>(?<!\d)\d{4}-\d{2}-\d{2}(?!\d))`,
    String.raw`(?<date>(?<![\d/,.])\d{1,2}/\d{1,2}(?:/(?:\d{4}|\d{2}))?(?![\d/]))`,
    String.raw`(?<words>(?<!\d)\d{1,2}[ºo°]? de (?:${MONTHS})(?: de \d{4})?)`,
    String.raw`(?<month>(?<!\p{L})(?:${MONTHS})(?: de \d{4})?(?!\p{L}))`,
    String.raw`(?<dayOnly>(?<!\p{L})dia \d{1,2}(?![\d/,.]\d|\d))`,
    String.raw`(?<clock>(?<![\d,.])\d{1,2}(?:h\d{2}(?:min)?|:\d{2})(?!\d))`,
    String.raw`(?<hour>(?<![\d,.])\d{1,2}\s?h(?:oras)?(?![\p{L}\d]))`,
    String.raw`(?<weekday>(?<!\p{L})(?:(?:segunda|terca|quarta|quinta|sexta)-feira|(?:segunda|terca|quarta|quinta|sexta)(?=,? (?:dia )?\d{1,2}/)|sabado|domingo)(?!\p{L}))`,
    String.raw`(?<year>(?<=(?:em|desde|de|temporada|ano) )(?:19|20)\d{2}(?!\d|[.,]\d|\s?%))`,
  ].join('|'),
  'gu',
)

/** The days and times of a text. '3/5' of the last matches is no day: whoever asks has to look at what follows it. */
export function readMoments(plain: string): WrittenMoment[] {
  return [...plain.matchAll(PIECES)].flatMap((match) => {
    const moment = toMoment(match)
    return moment ? [{ ...NOTHING, ...moment, start: match.index, end: match.index + match[0].length }] : []
  })
}

function toMoment(match: RegExpExecArray): Partial<Moment> | null {
  const { iso, date, words, month, dayOnly, clock, hour, weekday, year } = match.groups ?? {}
  const [first = 0, second = 0, third] = (match[0].match(/\d+/g) ?? []).map(Number)
  if (iso !== undefined) return { year: first, month: second, day: third ?? 0 }
  if (date !== undefined) {
    if (second > 12 || first > 31 || (/^10$/.test(String(second)) && /^\d{1,2}\/10$/.test(date) && first <= 10))
      return null
    return { day: first, month: second, year: third === undefined ? null : third < 100 ? 2000 + third : third }
  }
  if (words !== undefined) return { day: first, month: monthIn(words), year: second || null }
  if (month !== undefined) return { month: monthIn(month), year: first || null }
  if (dayOnly !== undefined) return { day: first }
  if (clock !== undefined) return { hour: first, minute: second }
  if (hour !== undefined) return { hour: first, minute: 0 }
  if (weekday !== undefined) return { weekday: WEEKDAYS.findIndex((name) => weekday.startsWith(name)) }
  return year === undefined ? null : { year: Number(year) }
}

const monthIn = (words: string): number => 1 + MONTH_NAMES.findIndex((month) => words.includes(month))
