import { joinNumbers } from '#checking/reading/join-numbers.ts'
import { readMoments, type WrittenMoment } from '#checking/reading/moments.ts'
import {
  type RawNumber,
  readMultiples,
  readNumberWords,
  readPlaces,
  type Span,
} from '#checking/reading/number-words.ts'
import type { NumberForm, WrittenNumber } from '#checking/reading/written-number.ts'

/** A figure as Brazilians write it (1.234,56) or as machines do (1234.56); thousands stand in groups of three. */
const FIGURE = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?`
/** Digits that claim nothing: markets, table zones, houses, and the '1.' that begins a line of a list. */
const NAMES = [
  String.raw`(?<![\p{L}\d])(?:1x2|1x|x2|h2h|g[46]|z4|1xbet)(?![\p{L}\d]|[.,]\d)`,
  String.raw`(?<![\p{L}\d])\p{L}*bet\d{2,}(?![\p{L}\d%]|[.,]\d)`,
  String.raw`^[ \t>#-]*\d{1,2}[.)](?=\s)`,
  String.raw`(?<!\d)18 ?(?:\+|anos)`,
  String.raw`(?<![\d.,])0 a 10(?![\d.,])`,
].join('|')
const DIGITS = new RegExp(
  String.raw`(?<name>${NAMES})|(?<money>r\$ ?)?(?<sign>(?<![\p{L}\d%)])[-+](?=\d))?(?<figure>${FIGURE})(?<times> (?:mil|milhao|milhoes)(?!\p{L}))?|(?<odd>[\p{No}\p{Nl}]|(?:(?!\d)\p{Nd})+)`,
  'gmu',
)
const TIMES: Record<string, number> = { mil: 1e3, milhao: 1e6, milhoes: 1e6 }
type Raw = RawNumber & { isSigned: boolean; isMoney: boolean; isUnreadable: boolean; unit?: NumberForm }

/** `taken` are the parts of the text that are names or market lines: their digits claim nothing by themselves. */
export function readNumbers(
  plain: string,
  taken: readonly Span[],
): { numbers: WrittenNumber[]; moments: WrittenMoment[] } {
  const isTaken = ({ start, end }: Span) => taken.some((span) => start < span.end && end > span.start)
  const moments = readMoments(plain).filter((moment) => !isTaken(moment))
  const inMoment = ({ start, end }: Span) => moments.some((moment) => start < moment.end && end > moment.start)
  const inWords = (word: RawNumber): Raw => ({ ...word, isSigned: false, isMoney: false, isUnreadable: false })
  const words = [
    ...readNumberWords(plain).map(inWords),
    ...readPlaces(plain).map((place): Raw => ({ ...inWords(place), unit: 'ordinal' })),
    ...readMultiples(plain).map((multiple): Raw => ({ ...inWords(multiple), unit: 'times' })),
  ]
  const raws = [...readDigits(plain), ...words]
    .filter((raw) => !isTaken(raw) && !inMoment(raw))
    .toSorted((one, other) => one.start - other.start)
  return {
    numbers: joinNumbers(
      plain,
      raws.map((raw) => withUnit(plain, raw)),
    ),
    moments,
  }
}

function readDigits(plain: string): Raw[] {
  return [...plain.matchAll(DIGITS)].flatMap((match): Raw[] => {
    const { name, money, sign, figure, times, odd } = match.groups ?? {}
    if (name !== undefined) return []
    const span = { start: match.index, end: match.index + match[0].length, isWord: false }
    if (odd !== undefined)
      return [{ ...span, value: Number.NaN, decimals: 0, isSigned: false, isMoney: false, isUnreadable: true }]
    const { value, decimals } = valueOfFigure(figure ?? '')
    const scale = TIMES[times?.trim() ?? ''] ?? 1
    return [
      {
        ...span,
        value: (sign === '-' ? -value : value) * scale,
        decimals: scale > 1 ? 0 : decimals,
        isSigned: sign !== undefined,
        isMoney: money !== undefined,
        isUnreadable: false,
      },
    ]
  })
}

function valueOfFigure(figure: string): { value: number; decimals: number } {
  const hasThousands = /^\d{1,3}(\.\d{3})+(,|$)/.test(figure)
  const plain = (hasThousands ? figure.replaceAll('.', '') : figure).replace(',', '.')
  return { value: Number(plain), decimals: plain.split('.')[1]?.length ?? 0 }
}

const UNIT_AFTER: readonly (readonly [NumberForm, RegExp])[] = [
  ['percent', /^\s*(?:%|por cento\b)/],
  ['tenths', /^\s?(?:\/|em|de) ?10\b(?!\s?(?:%|jogos|partidas|gols))/],
  ['ordinal', /^[ºª°](?!\s?c\b)|^[oa]\b/],
  ['degrees', /^\s?(?:°\s?c?\b|º\s?c\b|graus\b)/],
  ['speed', /^\s?km\/h\b/],
  ['times', /^ vezes (?=[oa]s? (?:chance|d[oa]s?(?!\p{L}))|mais(?! (?:n[oa]s|em))|maior|menor|superior|menos)/u],
]

function withUnit(plain: string, { unit: own, ...raw }: Raw): WrittenNumber {
  const base = { ...raw, high: null, isRange: false }
  if (own) return { ...base, form: own }
  if (raw.isUnreadable) return { ...base, form: 'unreadable' }
  if (raw.isMoney) return { ...base, form: 'money' }
  const after = plain.slice(raw.end, raw.end + 20)
  for (const [form, unit] of UNIT_AFTER) {
    const found = unit.exec(after)
    if (found && !(form === 'tenths' && raw.decimals === 0 && !/^\s?\//.test(after)))
      return { ...base, form, end: raw.end + found[0].length }
  }
  return { ...base, form: 'plain' }
}
