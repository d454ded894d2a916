import { countOf, NUMBER_WORDS } from '#reading/spoken-numbers.ts'

const { units: UNITS, teens: TEENS, tens: TENS, hundreds: HUNDREDS } = NUMBER_WORDS
const BELOW_HUNDRED = `(?:(?:${TENS})(?: e (?:${UNITS}))?|${TEENS})`
const SMALL = `(?:(?:${HUNDREDS})(?: e (?:${BELOW_HUNDRED}|${UNITS}))?|${BELOW_HUNDRED}|${UNITS})`

/** 'Um e oitenta', 'dois e dez': a price as people say it, for nobody counts so. */
const PRICE = new RegExp(String.raw`\b(${UNITS}) e (${BELOW_HUNDRED})\b(?! (?:reais|contos?|pilas?))`, 'g')
/** 'Um ponto sete': a price with one digit behind the point. */
const THOUSANDS = new RegExp(String.raw`\b(?:(${SMALL}|\d+) )?mil(?: e (${SMALL}|\d+)| (${HUNDREDS}))?\b`, 'g')
/** 'Dos dois lados' counts nothing that is to be reckoned with. */
const COUNTED = new RegExp(String.raw`(?<!\b[dn]?[oa]s )\b(${SMALL})\b`, 'g')
/** 'Um' and 'uma' are articles far more often than numbers. */
const ARTICLE = /^(?:um|uma)$/

/** Spoken numbers that the reader of questions left in words, as digits: 'cem numa de dois e dez' is '100 numa de 2.10'. */
export const inDigits = (text: string): string =>
  text
    .replaceAll(/\bpor ?cento\b/g, '%')
    .replaceAll(/\bmeia duzia\b/g, '6')
    .replaceAll(/\b(duz|trez)entas\b/g, '$1entos')
    // 'Perder as três' counts them.
    .replaceAll(/(?<=\b(?:perd|err|acert|ganh)\w+ as )(?:duas|tres|quatro|cinco|seis)\b/g, (word) =>
      String(countOf(word)),
    )
    .replaceAll(PRICE, (_, whole: string, part: string) => `${countOf(whole)}.${String(sumOf(part)).padStart(2, '0')}`)
    .replaceAll(THOUSANDS, (_, many: string | undefined, rest: string | undefined, more: string | undefined) =>
      String((many === undefined ? 1 : sumOf(many)) * 1000 + (rest || more ? sumOf(rest ?? more ?? '') : 0)),
    )
    .replaceAll(COUNTED, (words) => (ARTICLE.test(words) ? words : String(sumOf(words))))

const sumOf = (words: string): number => words.split(' e ').reduce((sum, word) => sum + countOf(word.trim()), 0)
