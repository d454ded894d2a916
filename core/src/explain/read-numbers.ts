/** A figure as it stands in a text: `decimals` is how exactly it was written. */
export type WrittenNumber = { text: string; value: number; decimals: number; index: number }

/** Day and time of a text that might be the kick-off's; parts the text does not give are null. */
export type WrittenMoment = {
  text: string
  index: number
  day: number | null
  month: number | null
  year: number | null
  hour: number | null
  minute: number | null
  /** What it is when it is not the kick-off: '3/5' of the last matches, '48h' of rest. Null: nothing else. */
  otherwise: WrittenNumber[] | null
}

export type Reading = { numbers: WrittenNumber[]; moments: WrittenMoment[] }

const MONTHS = 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'
const MONTH_NAMES = MONTHS.split('|')

/** A figure as Brazilians write it (1.234,56) or as machines do (1234.56); thousands stand in groups of three. */
const FIGURE = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?`

/** Markets, halves, table zones and houses whose digits claim nothing. A club's or house's other names come with the facts. */
const NAMES = [
  String.raw`(?<![\p{L}\d])(?:1X2|1X|X2|H2H|G[46]|Z4|1xBet)(?![\p{L}\d]|[.,]\d)`,
  String.raw`(?<!\d)[12](?:[ºª°]|\.º)\s+(?:tempo|etapa)`,
  String.raw`(?<![\p{L}\d])\p{L}*bet\d{2,}(?![\p{L}\d%]|[.,]\d)`,
].join('|')

/**
 * Everything with digits that a sentence can hold, longest forms first. Names are read so that their digits are not
 * taken for figures: those of NAMES, and the '1.' that begins a line of a list. Any other digits glued to letters are
 * figures ('3x2', 'V9', 'top5', 'odd1,99'): a claim needs no space before it.
 */
const PIECES = new RegExp(
  [
    String.raw`(?<list>^[ \t>*_#-]*\d{1,2}[.)](?=[*_]*\s))`,
    `(?<name>${NAMES})`,
    String.raw`(?<iso>(?<!\d)\d{4}-\d{2}-\d{2}(?!\d))`,
    String.raw`(?<date>(?<![\d/])\d{1,2}/\d{1,2}(?:/(?:\d{4}|\d{2}))?(?![\d/]))`,
    String.raw`(?<words>(?<!\d)\d{1,2}º? de (?:${MONTHS})(?: de \d{4})?)`,
    String.raw`(?<dayOnly>\bdia \d{1,2}(?![\d/,.]\d|\d))`,
    String.raw`(?<clock>(?<![\d,.])\d{1,2}(?:h\d{2}(?:min)?|:\d{2})(?!\d))`,
    String.raw`(?<hour>(?<![\d,.])\d{1,3}h(?![\p{L}\d]))`,
    String.raw`(?<sign>(?<![\p{L}\d%)])[-−–](?=\d))?(?<figure>${FIGURE})(?<times>\s(?:mil|milhão|milhões)(?!\p{L}))?`,
    String.raw`(?<odd>[\p{No}\p{Nl}]|(?:(?!\d)\p{Nd})+)`,
  ].join('|'),
  'gimu',
)

const TIMES: Record<string, number> = { mil: 1e3, milhão: 1e6, milhões: 1e6 }

/**
 * The figures of a Portuguese text. Written-out numbers ('dois gols') are not read: 'um' may be the number or the
 * article, and only a figure claims to be exact.
 */
export function readNumbers(text: string): Reading {
  const reading: Reading = { numbers: [], moments: [] }
  const plain = text.replaceAll(/[\uFF10-\uFF19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
  for (const match of plain.matchAll(PIECES)) {
    const { list, name, figure, odd } = match.groups ?? {}
    if (list !== undefined || name !== undefined) continue
    const moment = toMoment(match)
    if (moment) reading.moments.push(moment)
    else if (figure !== undefined) reading.numbers.push(toNumber(match, figure))
    else if (odd !== undefined) reading.numbers.push({ text: odd, value: Number.NaN, decimals: 0, index: match.index })
  }
  return reading
}

/** Numbers that belong to a name ('Schalke 04', '1. FC Köln', 'De 2 a 4 gols'), wherever in a sentence it stands. */
export function numbersInName(name: string): number[] {
  return readNumbers(`: ${name}`).numbers.map(({ value }) => value)
}

function toNumber(match: RegExpExecArray, figure: string): WrittenNumber {
  const { sign, times } = match.groups ?? {}
  const { value, decimals } = valueOfFigure(figure)
  const scale = TIMES[times?.trim().toLowerCase() ?? ''] ?? 1
  return {
    text: match[0],
    value: (sign ? -value : value) * scale,
    decimals: scale > 1 ? 0 : decimals,
    index: match.index,
  }
}

function valueOfFigure(figure: string): { value: number; decimals: number } {
  const hasThousands = /^\d{1,3}(\.\d{3})+(,|$)/.test(figure)
  const plain = (hasThousands ? figure.replaceAll('.', '') : figure).replace(',', '.')
  return { value: Number(plain), decimals: plain.split('.')[1]?.length ?? 0 }
}

const NOTHING = { day: null, month: null, year: null, hour: null, minute: null, otherwise: null }

function toMoment(match: RegExpExecArray): WrittenMoment | null {
  const { iso, date, words, dayOnly, clock, hour } = match.groups ?? {}
  const found = { ...NOTHING, text: match[0], index: match.index }
  const digits = (match[0].match(/\d+/g) ?? []).map(Number)
  const [first = 0, second = 0, third] = digits
  if (iso !== undefined) return { ...found, year: first, month: second, day: third ?? 0 }
  if (date !== undefined) {
    const year = third === undefined ? null : third < 100 ? 2000 + third : third
    return { ...found, day: first, month: second, year, otherwise: third === undefined ? partsOf(match) : null }
  }
  if (words !== undefined) return { ...found, day: first, month: monthIn(words), year: digits[1] ?? null }
  if (dayOnly !== undefined) return { ...found, day: first, otherwise: partsOf(match) }
  if (clock !== undefined) return { ...found, hour: first, minute: second }
  if (hour !== undefined) return { ...found, hour: first, minute: 0, otherwise: partsOf(match) }
  return null
}

function monthIn(words: string): number {
  return 1 + MONTH_NAMES.findIndex((month) => words.toLowerCase().includes(month))
}

function partsOf(match: RegExpExecArray): WrittenNumber[] {
  return [...match[0].matchAll(/\d+/g)].map((part) => ({
    text: part[0],
    value: Number(part[0]),
    decimals: 0,
    index: match.index + part.index,
  }))
}
