const UNITS = 'zero um dois tres quatro cinco seis sete oito nove'.split(' ')
const TEENS = 'dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove'.split(' ')
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')
const HUNDREDS = 'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
  ' ',
)

const VALUES = new Map<string, number>([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TEENS.map((word, at) => [word, 10 + at] as const),
  ...TENS.map((word, at) => [word, 20 + 10 * at] as const),
  ...HUNDREDS.map((word, at) => [word, 100 * (at + 1)] as const),
  ['uma', 1],
  ['duas', 2],
  ['quatorze', 14],
  ['cem', 100],
])
/** The words of each kind, as patterns. */
export const NUMBER_WORDS = {
  units: [...UNITS.slice(1), 'uma', 'duas'].join('|'),
  teens: [...TEENS, 'quatorze'].join('|'),
  tens: TENS.join('|'),
  hundreds: ['cem', ...HUNDREDS].join('|'),
}

/** What one word counts: 'duas' is 2, and '7' is 7. NaN for a word that is no number. */
export const countOf = (word: string): number => VALUES.get(word) ?? Number(word)

const WORD = [...VALUES.keys()].join('|')
const SMALL = `(?:${WORD})(?: e (?:${WORD}))*`
/** 'Mil e quinhentos', 'dois mil', 'cento e vinte'. */
const SPOKEN = `(?:(?:(?:${SMALL}) )?mil(?: e ${SMALL}| ${SMALL})?|${SMALL})`

/** 'Dois e meio' is 2.5, whatever it counts. */
const HALF = new RegExp(String.raw`\b(${SPOKEN}) (?:virgula cinco|e mei[oa])\b`, 'g')
/** 'Zero vinte e cinco', 'dois ponto dez': digits behind a comma that is not spoken, or is. */
const QUARTER = /\bzero (?:virgula |ponto )?(vinte e cinco|setenta e cinco|cinquenta|cinco)\b/g
const DECIMAL = new RegExp(String.raw`\b(${SMALL}) (?:virgula|ponto) (zero )?(${SMALL})\b`, 'g')
/** 'Tá a dois e vinte': a price as people say it. */
const PRICE = new RegExp(
  String.raw`\b(odd(?: de| a)?|a|ta|pag(?:a|ando)|em|por) (um|dois|tres|quatro|cinco|seis|sete) e ((?:${[...TENS, ...TEENS].join('|')})(?: e (?:${UNITS.slice(1).join('|')}))?)\b(?! (?:reais|por|mil|anos|gols))`,
  'g',
)
/** A number that is money, a share or a count; a bare 'um' is an article, and scores have their own reader. */
const COUNTED = new RegExp(
  String.raw`\b(${SPOKEN})(?= (?:reais|real|contos?|pilas?|mangos?|por ?cento|%|anos|unidades|apostas|jogos|escanteios|cartoes)\b)`,
  'g',
)
const NAMED = new RegExp(
  String.raw`\b((?:mais|menos|acima|abaixo|passa) de|over|under|odd(?: de)?|banca de|handicap(?: asiatico)? (?:mais|menos|de)) (${SPOKEN})\b(?! (?:a|x|ou|em|vez|vezes|casas?|apostas?|opc\w+|pessoas?|times?|contas?|mercados?)\b)`,
  'g',
)

const ALONE = /^(?:um|uma)$/

/** Numbers that somebody speaks, as digits where they count something: 'menos de dois e meio' is 'menos de 2.5'. */
export const withSpokenNumbers = (text: string): string =>
  text
    .replaceAll(QUARTER, (_, part: string) => `0.${part === 'cinco' ? '5' : numberOf(part)}`)
    .replaceAll(DECIMAL, (_, whole: string, zero: string | undefined, part: string) => {
      const digits = numberOf(part)
      return `${numberOf(whole)}.${zero ? `0${digits}` : digits}`
    })
    .replaceAll(
      PRICE,
      (_, before: string, whole: string, part: string) => `${before} ${numberOf(whole)}.${numberOf(part)}`,
    )
    .replaceAll(HALF, (_, words: string) => `${numberOf(words)}.5`)
    .replaceAll(COUNTED, (words: string) => (ALONE.test(words) ? words : String(numberOf(words))))
    .replaceAll(NAMED, (_, before: string, words: string) => `${before} ${numberOf(words)}`)
    .replaceAll(/(?<=\d) por ?cento\b/g, '%')
    .replaceAll(/\b(mais|menos) (?=0\.(?:25|5|75)\b(?! gol))/g, (_, sign: string) => (sign === 'menos' ? '-' : '+'))
    // 'Handicap menos 1' is a line with its sign.
    .replaceAll(
      /\b(handicap(?: asiatico)?) (mais|menos) (?=\d)/g,
      (_, name: string, sign: string) => `${name} ${sign === 'menos' ? '-' : '+'}`,
    )

function numberOf(words: string): number {
  const [before, after] = words.split(/\bmil\b/)
  if (after === undefined) return sumOf(words)
  return (before?.trim() ? sumOf(before) : 1) * 1000 + sumOf(after.replace(/^ e /, ' '))
}

const sumOf = (words: string): number =>
  words
    .trim()
    .split(/ e | /)
    .reduce((sum, word) => sum + (VALUES.get(word) ?? 0), 0)
