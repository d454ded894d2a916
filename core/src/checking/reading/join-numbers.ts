import type { WrittenNumber } from '#checking/reading/written-number.ts'
import { toPct } from '#percent.ts'

/** Joins 'três em cada cinco', 'entre 35% e 40%' and the like to one number each. */
export function joinNumbers(plain: string, all: readonly WrittenNumber[]): WrittenNumber[] {
  const numbers = readOutOfMany(plain, all)
  const joined: WrittenNumber[] = []
  for (let at = 0; at < numbers.length; at += 1) {
    const [one, other] = [numbers[at], numbers[at + 1]]
    if (!one || one.start < (joined.at(-1)?.end ?? 0)) continue
    const pair = other && joinPair(plain, one, other)
    if (pair) at += 1
    joined.push(pair ?? one)
  }
  return [...joined, ...readFractions(plain, joined)].toSorted((one, other) => one.start - other.start)
}

function joinPair(plain: string, one: WrittenNumber, other: WrittenNumber): WrittenNumber | null {
  const between = plain.slice(one.end, other.start)
  const before = plain.slice(Math.max(0, one.start - 12), one.start)
  const span = { ...one, end: other.end, high: { value: other.value, decimals: other.decimals } }
  const isWhole = one.decimals === 0 && other.decimals === 0 && one.form === 'plain' && other.form === 'plain'
  if (
    isWhole &&
    one.value <= other.value &&
    other.value > 0 &&
    /^(?: vez(?:es)?| chances?| casos?)?,? (?:em|a|de|entre)(?: cada)? $/.test(between) &&
    !/(?:(?:perd|venc|ganh|empat)(?:eu|ou|eram|aram)|nsform(?:ar|o|e|ei|ou|ando)) $/.test(before)
  ) {
    const isShare = / cada $/.test(between) || / (?:vez|chance|caso)/.test(between) || / em $/.test(between)
    // 'seis em dez' is rounder than 'dois em três'.
    const decimals = other.value === 10 ? -1 : 0
    if (isShare) return { ...span, form: 'fraction', value: toPct(one.value / other.value), decimals, high: null }
  }
  const isBetween = /\bentre $/.test(before) && /^ e $/.test(between)
  const isFromTo = /^ ?(?:a|ate|–|-) ?$/.test(between) && (one.form === other.form || one.form === 'plain')
  if ((!isBetween && !isFromTo) || isMinus(between, before, one, other)) return null
  return { ...span, form: other.form, isRange: true }
}

/** '1,93 − 1' takes away; '1,84 - 1,91' is a range. */
const isMinus = (between: string, before: string, one: WrittenNumber, other: WrittenNumber) =>
  / - /.test(between) && (one.value > other.value || /[×÷*(+] ?$/.test(before))

/** Games that are only imagined: 'em 100 jogos como este'. */
const MANY = /^ (?:jogos|partidas|vezes|confrontos) (?:como|iguais|assim|parecid|dess|dest|simulad|com essas)/
const TENS: Record<string, number> = { '10': -1, '100': 0, '1000': 1 }

/** 'Em 100 jogos como este, o Anta ganharia 48': a share that is written as a count. */
function readOutOfMany(plain: string, numbers: readonly WrittenNumber[]): readonly WrittenNumber[] {
  const many = numbers.find(
    ({ start, end, value }) =>
      value in TENS && /(?:em|cada|de) $/.test(plain.slice(0, start)) && MANY.test(plain.slice(end)),
  )
  if (!many) return numbers
  const isCount = ({ start, end, form, decimals, value }: WrittenNumber) =>
    start > many.end &&
    form === 'plain' &&
    decimals === 0 &&
    value <= many.value &&
    !/[;.]/.test(plain.slice(many.end, start)) &&
    !/^ (?:jogos|partidas|vezes|gols|pontos|escanteios|cart)/.test(plain.slice(end))
  const toShare = (one: WrittenNumber): WrittenNumber => ({
    ...one,
    form: 'percent',
    value: toPct(one.value / many.value),
    decimals: TENS[many.value] ?? 0,
  })
  if (!numbers.some(isCount)) return numbers
  return numbers.filter((one) => one !== many).map((one) => (isCount(one) ? toShare(one) : one))
}

const PARTS: Record<string, number> = {
  terco: 3,
  quarto: 4,
  quinto: 5,
  sexto: 6,
  setimo: 7,
  oitavo: 8,
  nono: 9,
  decimo: 10,
}
const PART = /^ (terco|quarto|quinto|sexto|setimo|oitavo|nono|decimo)s?\b(?! (?:lugar|colocado|jogo))/
const HALF = /(?<!primeira |segunda |\p{L})metade(?!\p{L})/gu

/** 'dois terços' and 'metade'. A number that turns out to be a part's is changed in place. */
function readFractions(plain: string, numbers: WrittenNumber[]): WrittenNumber[] {
  for (const number of numbers) {
    const found = number.form === 'plain' && PART.exec(plain.slice(number.end, number.end + 12))
    const parts = found && PARTS[found[1] ?? '']
    if (!found || !parts) continue
    Object.assign(number, { form: 'fraction', value: toPct(number.value / parts), end: number.end + found[0].length })
  }
  return [...plain.matchAll(HALF)].map(({ index }) => ({
    start: index,
    end: index + 'metade'.length,
    value: 50,
    decimals: 0,
    isWord: true,
    isSigned: false,
    form: 'fraction',
    high: null,
    isRange: false,
  }))
}
