import { readNamedLines } from '#checking/reading/bare-lines.ts'
import type { MarketEvent } from '#checking/reading/market-event.ts'
import { cleanText, plainOf } from '#checking/reading/plain-text.ts'
import { readMarkets } from '#checking/reading/read-markets.ts'
import { readNumbers } from '#checking/reading/read-numbers.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'

/** What the reader named in the talk: odds, sums of money and chances of their own. A reply may reckon with them. */
export type Given = {
  odds: readonly number[]
  reais: readonly number[]
  pcts: readonly number[]
  /** How many of something: 'dez apostas'. */
  counts: readonly number[]
  /** Markets they asked about: a reply that names none is about those. */
  events: readonly MarketEvent[]
}

export const NOTHING_GIVEN: Given = { odds: [], reais: [], pcts: [], counts: [], events: [] }

const IS_LINE = /(?:mais|menos|acima|abaixo|over|under)(?: de)? $/
/** 'Colocasse mais 20' adds money, and names no line. */
const ONE_MORE = /(?:coloc|bot|apost|pus|ponh|met|investi|peg|entr|faz|fiz|jog)\p{L}* mais $/u
const MONEY_BEFORE =
  /(?:banca|bankroll|caixa|saldo|base|stake|apost\p{L}+|coloc\p{L}+|bot(?:o|ei|ar)|invest\p{L}+|ponho|pus(?:er)?|posto|met(?:o|i|er)|arrisc\p{L}+|jog(?:ar|uei)|volt(?:ou|aram|ei com)|receb\p{L}+|salario|renda|(?:to|estou|fiquei) com|tirei|saquei|retirei|sobr(?:ou|aram|a)|comec\p{L}+|depositei|tenho)[^\d]{0,12}$/u
/** What a house would pay to end a bet; a price has decimals. */
const OFFERED = /(?:oferec|ofert|cash ?out|encerr)\p{L}*[^\d]{0,12}$/u
const MONEY_AFTER = /^ ?(?:reais|real|conto|contos|pila|pilas|mangos|d[ea] (?:uma |minha )?banca)(?!\p{L})/u
const UNITS_AFTER = /^ ?(?:u|un|unidades?)(?!\p{L})/u
/** '100 no mandante e 50 no empate', 'e com 80?': a sum that has lost its verb. */
const BARE_BEFORE = /(?:^|(?<!\p{L})(?:e|com|mais) )$/u
const BARE_AFTER = /^ ?(?:$|\?|(?:no|na|em) \p{L})/u
const COUNTED = /^ (?:apostas?|jogos|vezes|reds?|greens?|bilhetes?|palpites|entradas|derrotas)(?!\p{L})/u
/** A mean or a line of something is no price. */
const MEASURED = /^ ?(?:gols?|escanteios?|cantos|cart(?:ao|oes)|pontos?|por jogo|por partida|km|graus|anos|minutos)/
/** 'Acertei 23', 'ganhar 3 e perder 2': how many of their own bets. */
const COUNT_BEFORE = /(?:acert|ganh|venc|perd|err|bati)\p{L}* (?:umas? |so |apenas |em )?$|\d de (?:cada )?$/u
/** 'De 100 em 1000', 'meta de 120': what money is to become. */
const AIM_BEFORE = /(?:transform\p{L}+|meta|objetivo)[^\d]{0,12}$|\d (?:reais )?(?:em|vir\p{L}+|para|pra|ate) $/u
const ODD_BEFORE = /(?:odds?|cotac\p{L}+|pag\p{L}+|@|preco)[^\d]{0,12}$/u

/** What counts of a talk: its newest questions, and of each no more numbers than anybody means. */
const QUESTIONS_READ = 8
const NUMBERS_READ = 200

/** Reads the reader's own numbers out of what they wrote last. Lines of markets ('mais de 2,5') are none. */
export function readGiven(questions: readonly string[]): Given {
  const texts = questions.slice(-QUESTIONS_READ).map((text) => plainOf(cleanText(upToNumbers(text)).text))
  const all = texts.flatMap((plain) => {
    const taken = [...readMarkets(plain), ...readNamedLines(plain)]
    return readNumbers(plain, taken)
      .numbers.flatMap(endsOf)
      .map((number) => ({ value: number.value, kind: kindOf(plain, number) }))
  })
  const of = (...kinds: Kind[]) => [...new Set(all.flatMap((one) => (kinds.includes(one.kind) ? [one.value] : [])))]
  const events = texts.flatMap((plain) => readMarkets(plain).flatMap(({ event }) => event ?? []))
  return { odds: of('odd'), reais: of('money', 'bare'), pcts: of('pct'), counts: of('count', 'bare'), events }
}

/** The text up to the last number that is read. */
function upToNumbers(text: string): string {
  const [last] = [...text.matchAll(/\d+/g)].slice(NUMBERS_READ, NUMBERS_READ + 1)
  return last ? text.slice(0, last.index) : text
}

/** What is written with decimals and is less than this is no sum that money is to become. */
const ODD_MAX = 30

/** '-0,75 a 1,95' is a line and its price as often as a range: each end is one of the reader's numbers. */
const endsOf = (number: WrittenNumber): WrittenNumber[] =>
  number.high
    ? [
        { ...number, high: null },
        { ...number, ...number.high, high: null },
      ]
    : [number]

/** Fewer reais than this are a count of something. */
const BARE_MIN = 5

/** A bare number is money or a count: '20 a 1,90 ganhei', 'durem 8 semanas'. */
type Kind = 'odd' | 'money' | 'pct' | 'count' | 'bare' | null

function kindOf(plain: string, { start, end, form, value, decimals, isWord }: WrittenNumber): Kind {
  const before = plain.slice(Math.max(0, start - 30), start)
  if (form === 'percent' || form === 'fraction') return 'pct'
  if (form === 'money' || MONEY_AFTER.test(plain.slice(end))) return 'money'
  if (UNITS_AFTER.test(plain.slice(end))) return 'count'
  if (form !== 'plain') return null
  if (decimals === 0 && ONE_MORE.test(before)) return 'money'
  if (IS_LINE.test(before)) return null
  if (decimals === 0 && OFFERED.test(before)) return 'money'
  if (ODD_BEFORE.test(before)) return value > 1 ? 'odd' : null
  if (decimals === 0 && COUNT_BEFORE.test(before)) return 'count'
  // 'Caiu de 3,40 pra 3,10' tells of odds.
  const isAim = AIM_BEFORE.test(before) && !(decimals > 0 && value < ODD_MAX)
  if (MONEY_BEFORE.test(before) || isAim) return 'money'
  if (decimals > 0) return value > 1 && !MEASURED.test(plain.slice(end)) ? 'odd' : null
  if (value >= BARE_MIN && BARE_BEFORE.test(before) && BARE_AFTER.test(plain.slice(end))) return 'money'
  return COUNTED.test(plain.slice(end)) ? 'count' : isWord ? null : 'bare'
}
