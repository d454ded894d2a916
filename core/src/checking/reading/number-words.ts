export type Span = { start: number; end: number }
/** A number as it stands in a text: `decimals` is how exactly it was written. */
export type RawNumber = Span & { value: number; decimals: number; isWord: boolean }

const UNITS = ['zero', 'um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']
const TEENS = 'dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove'.split(' ')
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')

const VALUES = new Map<string, number>([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TEENS.map((word, at) => [word, 10 + at] as const),
  ...TENS.map((word, at) => [word, 20 + 10 * at] as const),
  ['uma', 1],
  ['nenhum', 0],
  ['nenhuma', 0],
  ['duas', 2],
  ['quatorze', 14],
  ['cem', 100],
  ['cento', 100],
  ['meia duzia', 6],
  ['uma duzia', 12],
  ['uma dezena', 10],
])

const UNIT = `(?:${UNITS.slice(1).join('|')}|uma|duas)`
const SMALL = `(?:(?:${TENS.join('|')})(?: e ${UNIT})?|${TEENS.join('|')}|quatorze|${UNIT}|zero)`
const WORDS = new RegExp(
  String.raw`(?<![\p{L}\d§¤-])(?:nenhuma?(?= (?:vitoria|empate|derrota|gol|ponto))|(?:meia duzia|uma duzia|uma dezena)(?= d[eo])|cento e ${SMALL}|cem|${SMALL})(?: virgula (?:zero )?${SMALL})?(?![\p{L}\d-])`,
  'gu',
)
/** A numeral of a pattern that counts something small: '2', '2,5', 'dois'. */
export const NUMERAL = String.raw`(?:\d{1,2}(?:[.,]\d{1,2})?|${SMALL})`

/** The value of '2,5', '1.25' or 'vinte e um'; NaN for what is neither. */
export function valueOfNumeral(numeral: string): number {
  if (/^\d/.test(numeral)) return Number(numeral.replace(',', '.'))
  const [whole = '', part] = numeral.split(' virgula ')
  const value = sumOfWords(whole)
  if (part === undefined) return value
  const digits = part.startsWith('zero ') ? `0${sumOfWords(part.slice(5))}` : String(sumOfWords(part))
  return Number(`${value}.${digits}`)
}

const sumOfWords = (words: string): number =>
  VALUES.get(words) ?? words.split(' e ').reduce((sum, word) => sum + (VALUES.get(word.trim()) ?? Number.NaN), 0)

/** Every number written in words: 'oitenta', 'quarenta e um vírgula quatro'. */
export function readNumberWords(plain: string): RawNumber[] {
  return [...plain.matchAll(WORDS)].map(({ 0: words, index }) => {
    const value = valueOfNumeral(words)
    const decimals = words.includes(' virgula ') ? (String(value).split('.')[1]?.length ?? 0) : 0
    return { start: index, end: index + words.length, value, decimals, isWord: true }
  })
}

const ORDINALS = 'primeir segund terceir quart quint sext setim oitav non decim'.split(' ')
const PLACE = new RegExp(
  String.raw`(?<!\p{L})(?:(?<unit>${ORDINALS.join('|')})[oa](?= (?:colocad[oa]|lugar(?!,)|posicao|n[ao] (?:tabela|classificacao)))|(?<=(?:é|esta|aparece|segue|ficou|é o|é a|como|na) )(?<second>vice-lider(?:anca)?))(?!\p{L})`,
  'gu',
)
/** A place in words: 'o terceiro colocado', 'na terceira posição', 'é o vice-líder'. */
export function readPlaces(plain: string): RawNumber[] {
  return [...plain.matchAll(PLACE)].map(({ 0: words, index, groups }) => {
    const value = groups?.unit === undefined ? 2 : 1 + ORDINALS.indexOf(groups.unit)
    return { start: index, end: index + words.length, value, decimals: 0, isWord: true }
  })
}

const MULTIPLES: Record<string, number> = { dobro: 2, triplo: 3, quadruplo: 4, quintuplo: 5 }
const MULTIPLE = /(?<=(?:^|[^\p{L}])(?:o|a|ao|pelo) )(?:dobro|triplo|quadruplo|quintuplo)(?!\p{L})/gu
/** 'o dobro', 'o triplo': so many times something else. */
export function readMultiples(plain: string): RawNumber[] {
  return [...plain.matchAll(MULTIPLE)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    value: MULTIPLES[word] ?? Number.NaN,
    decimals: 0,
    isWord: true,
  }))
}
