import { readNumbers, type WrittenMoment, type WrittenNumber } from '#explain/read-numbers.ts'

export type KnownNumbers = {
  /** The facts as shown: percent as 62.5, odds as 1.85, money in R$. */
  values: readonly number[]
  /** Lines of the markets the text may speak of (2.5, -0.25); either sign counts, as one side's is the other's. */
  lines: readonly number[]
  kickOffUtc: string | null
}

export type UnconfirmedNumber = { text: string; value: number; index: number }

/** The adult age and a match's minutes are on every page and no claim about the match. */
const ALWAYS_CONFIRMED = [18, 90]
const DECIMALS_MAX = 2
/** Values come from sums and products; a last digit lost there is no other number. */
const ROUNDING_SLACK = 1e-9

/**
 * The figures of a text that nobody gave it, in their order. A figure is confirmed when it is one of the values
 * rounded to as many decimals as are written (0 to 2), a market's line, the kick-off's date or time in São Paulo, 18 or 90.
 *
 * By hand, with the fact 62.46: '62%', '62,5%' and '62,46%' are confirmed; '62,4%', '63%' and '62,0%' are not.
 * Numbers written as words are not looked for.
 */
export function findUnconfirmedNumbers(text: string, known: KnownNumbers): UnconfirmedNumber[] {
  const kickOff = known.kickOffUtc === null ? null : kickOffParts(known.kickOffUtc)
  const { numbers, moments } = readNumbers(text)
  const isConfirmed = (number: WrittenNumber) => isKnown(number, known) || isYear(number, kickOff)
  const wrong = numbers.filter((number) => !isConfirmed(number))
  for (const moment of moments) {
    if (kickOff && isKickOff(moment, kickOff)) continue
    if (moment.otherwise) wrong.push(...moment.otherwise.filter((number) => !isConfirmed(number)))
    else wrong.push({ text: moment.text, value: Number.parseInt(moment.text, 10), decimals: 0, index: moment.index })
  }
  return wrong
    .map(({ text: { length }, value, index }) => ({ text: text.slice(index, index + length), value, index }))
    .sort((one, other) => one.index - other.index)
}

function isKnown({ value, decimals }: WrittenNumber, { values, lines }: KnownNumbers): boolean {
  if (ALWAYS_CONFIRMED.includes(value)) return true
  if (lines.some((line) => Math.abs(Math.abs(line) - Math.abs(value)) < ROUNDING_SLACK)) return true
  // A half may be rounded either way, so both neighbours count.
  const reach = decimals > DECIMALS_MAX ? 0 : 0.5 * 10 ** -decimals
  return values.some((fact) => Math.abs(fact - value) <= reach + ROUNDING_SLACK)
}

type KickOffParts = { day: number; month: number; year: number; hour: number; minute: number }

const SAO_PAULO = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Sao_Paulo',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

function kickOffParts(kickOffUtc: string): KickOffParts | null {
  const at = new Date(kickOffUtc)
  if (Number.isNaN(at.getTime())) return null
  const parts = new Map(SAO_PAULO.formatToParts(at).map(({ type, value }) => [type, Number(value)] as const))
  const part = (type: 'day' | 'month' | 'year' | 'hour' | 'minute') => parts.get(type) ?? Number.NaN
  return { day: part('day'), month: part('month'), year: part('year'), hour: part('hour'), minute: part('minute') }
}

function isYear({ value, decimals }: WrittenNumber, kickOff: KickOffParts | null): boolean {
  return decimals === 0 && value === kickOff?.year
}

function isKickOff(moment: WrittenMoment, kickOff: KickOffParts): boolean {
  const agrees = (written: number | null, actual: number) => written === null || written === actual
  return (
    agrees(moment.day, kickOff.day) &&
    agrees(moment.month, kickOff.month) &&
    agrees(moment.year, kickOff.year) &&
    agrees(moment.hour, kickOff.hour) &&
    agrees(moment.minute, kickOff.minute)
  )
}
