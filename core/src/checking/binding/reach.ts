import type { WrittenNumber } from '#checking/reading/written-number.ts'

/** How a number is meant: as it stands, about so much, a little more or less, or a bound. */
export type Reach = 'exact' | 'about' | 'almost' | 'littleMore' | 'littleLess' | 'above' | 'below'

const WORDS: readonly (readonly [Reach, RegExp])[] = [
  ['littleMore', /(?:pouco mais d[ea]|passa[rm]? (?:um )?pouco d[eo]s?)$/],
  ['littleLess', /pouco menos d[ea]$/],
  ['almost', /(?<!\p{L})quase$/u],
  [
    'about',
    /(?:cerca de|aproximadamente|aprox\.|por volta d[eo]s?|mais ou menos|em torno d[eo]s?|algo como|praticamente|perto d[eo]s?|(?<!\p{L})un?a?s|na casa d[eo]s?|coisa de)$/u,
  ],
  [
    'below',
    /(?:menos (?:d[eo]s?|(?:do )?que(?: [oa])?)|abaixo d[eo]s?|menor(?:es)? (?:que|do que)|inferior(?:es)? a|no maximo|nao (?:chega[rm]? a(?:os)?|passa[rm]? d[eo]s?|supera[m]?)|nenhuma casa paga mais de)$/,
  ],
  [
    'above',
    /(?:mais (?:d[eo]s?|(?:do )?que(?: [oa])?)|acima d[eo]s?|maior(?:es)? (?:que|do que)|superior(?:es)? a|pelo menos|ao menos|no minimo|passa[rm]? d[eo]s?|supera[m]?(?: os)?|ultrapassa[m]?(?: os)?)$/,
  ],
]

export function reachOf(plain: string, { start }: WrittenNumber): Reach {
  const before = plain.slice(Math.max(0, start - 30), start).trimEnd()
  return WORDS.find(([, words]) => words.test(before))?.[0] ?? 'exact'
}

/** Sums and products lose a last digit; that is no other number. */
const SLACK = 1e-6
/** How far a share in words may be from what it stands for, in points: 'um em cada cinco' of 20,4%. */
const FRACTION_REACH = 1.7
const FRACTION_ABOUT = 3
/** 'seis em dez' of 63%. */
const TENTHS_REACH = 3.5
/** 'pouco mais de um quarto' reaches so many points further; of what is no share, so much of the number itself. */
const LITTLE_REACH = 4
const LITTLE_PART = 0.1
const ALMOST_REACH = 5
/** 'três vezes' of 3.2 times. */
const TIMES_REACH = 0.12

type Meant = Pick<WrittenNumber, 'value' | 'decimals' | 'form' | 'high'> & { reach: Reach }

/** Whether the fact, in the number's unit, is what was written. A half may be rounded either way. */
export function fits({ value, decimals, form, high, reach }: Meant, fact: number): boolean {
  const half = (form === 'fraction' ? 0.5 : 0.5 * 10 ** -decimals) + SLACK
  if (high) return fact >= value - half && fact <= high.value + 0.5 * 10 ** -high.decimals + SLACK
  const isShare = form === 'fraction'
  if (form === 'times' && (reach === 'exact' || reach === 'about')) return Math.abs(fact - value) <= TIMES_REACH * value
  if (reach === 'above') return fact >= value - half
  if (reach === 'below') return fact <= value + half
  const little = isShare || form === 'percent' ? LITTLE_REACH : Math.max(LITTLE_PART * Math.abs(value), 10 ** -decimals)
  if (reach === 'littleMore') return fact >= value - half && fact <= value + little
  if (reach === 'littleLess') return fact <= value + half && fact >= value - little
  if (reach === 'almost')
    return fact <= value + half && fact >= value - (isShare ? ALMOST_REACH : 1.5 * 10 ** -decimals)
  if (isShare)
    return Math.abs(fact - value) <= (decimals < 0 ? TENTHS_REACH : reach === 'about' ? FRACTION_ABOUT : FRACTION_REACH)
  return Math.abs(fact - value) <= (reach === 'about' && decimals === 0 && form === 'percent' ? 1 : half)
}
