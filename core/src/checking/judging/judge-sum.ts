import type { Sentence } from '#checking/binding/context.ts'
import { subjectOf } from '#checking/binding/subject.ts'
import { expectChance, expectFairOdd, pooledPct, refOf } from '#checking/judging/expect-chance.ts'
import { expectEdge, type NamedOdds } from '#checking/judging/expect-edge.ts'
import { expectOdd } from '#checking/judging/expect-odd.ts'
import { expectStake, stakesAtNamed } from '#checking/judging/expect-stake.ts'
import { type Bound, bound, type Expected } from '#checking/judging/expected.ts'
import { judgeNumber } from '#checking/judging/judge-number.ts'
import { compare, type Verdict, verdict } from '#checking/judging/verdict.ts'
import { contraryOf, happens } from '#checking/reading/market-event.ts'
import { comesOut, type ShownSum } from '#checking/reading/shown-sums.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'
import { EDGE_MIN } from '#confidence/is-recommended.ts'
import { toPct } from '#percent.ts'
import { STAKE_MAX } from '#value/kelly.ts'

/** What every such sum reckons with: the whole, a half and a quarter of Kelly, the points of a win, and the least edge of the rule. */
const CONSTANTS = [1, 2, 3, 4, 100, 1 + EDGE_MIN]

/** The result is held by reckoning; the parts by what they are said of. */
export function judgeInSum(sentence: Sentence, sum: ShownSum, number: WrittenNumber, odds: NamedOdds): Verdict {
  if (number === sum.result) return verdict(comesOut(sum) ? 'confirmed' : 'contradicted', 'sum')
  if (isConstant(number) || isGiven(sentence, number) || isSaidBefore(sentence, number))
    return verdict('confirmed', 'given')
  if (isOfMargin(sentence, sum) || isMargin(sentence, number)) return verdict('confirmed', 'sum')
  const asSaid = judgeNumber(sentence, number, odds)
  if (asSaid.outcome === 'confirmed' || number.form === 'money') return asSaid
  const isShare = number.form === 'plain' && number.value < 1 && number.decimals > 1
  // '0,633 × 1,56': a chance as a share of one.
  const read: WrittenNumber = isShare
    ? { ...number, form: 'percent', value: toPct(number.value), decimals: Math.max(0, number.decimals - 2) }
    : number
  const verdicts = [...possible(sentence, read, odds), partOf(sentence, sum, read)].map((one) =>
    compare(one, read, 'exact'),
  )
  return verdicts.find(({ outcome }) => outcome === 'confirmed') ?? verdicts[0] ?? asSaid
}

/** Halves, and what doubling multiplies by: whole numbers, for '2,00' is a price. */
const DOUBLES = [2, 8, 16, 32, 64, 128, 256, 512, 1024]

const isConstant = ({ form, value, decimals }: WrittenNumber) =>
  (form === 'plain' && (CONSTANTS.includes(value) || (decimals === 0 && DOUBLES.includes(value)))) ||
  (form === 'percent' && (value === 100 || value === toPct(STAKE_MAX)))

/** Markets of which exactly one wins, in the order in which their odds are added up. */
const WHOLES = [
  ['result.home', 'result.draw', 'result.away'],
  ['btts.yes', 'btts.no'],
  ...['1.5', '2.5', '3.5'].map((line) => [`goals.over${line}`, `goals.under${line}`]),
]

/**
 * '1 ÷ 2,26 + 1 ÷ 3,15 + 1 ÷ 3,90 − 1': what is paid for each of the results, in their order. What is set against the whole
 * ('1 ÷ 3,15 ÷ (1 ÷ 2,26 + …)') is one of them.
 */
function isOfMargin({ facts }: Sentence, { parts }: ShownSum): boolean {
  const odds = parts.filter(({ form, decimals }) => form === 'plain' && decimals > 0).map(({ value }) => value)
  const pays = (id: string, odd: number) =>
    facts.quotesOf(id).prices.some((price) => Math.abs(price.odd - odd) < ROUNDED)
  return WHOLES.some((ids) => {
    const whole = odds.slice(-ids.length)
    const before = odds.slice(0, -ids.length)
    return (
      whole.length === ids.length &&
      before.every((odd) => whole.includes(odd)) &&
      ids.every((id, at) => pays(id, whole[at] ?? 0))
    )
  })
}

/** What one house keeps for itself, as a part of a mean. */
function isMargin({ facts }: Sentence, { form, value }: WrittenNumber): boolean {
  if (form !== 'percent') return false
  return WHOLES.some((ids) =>
    facts.houses.some((house) => {
      const odds = ids.flatMap((id) => facts.quotesOf(id).prices.find((price) => price.house === house)?.odd ?? [])
      const margin = toPct(odds.reduce((sum, odd) => sum + 1 / odd, 0) - 1)
      return odds.length === ids.length && Math.abs(margin - value) < MARGIN_ROUNDED
    }),
  )
}

/** A margin is written with one decimal. */
const MARGIN_ROUNDED = 0.051

/** Odds are written with two decimals. */
const ROUNDED = 0.005

export const isGiven = ({ given }: Sentence, { form, value }: WrittenNumber) =>
  (form === 'percent' ? given.pcts : form === 'money' ? given.reais : [...given.odds, ...given.counts]).includes(value)

/** 'Com R$ 50 no Anta, voltam R$ 50 × 2,26': the stake that the sentence began with, or what it has just reckoned. */
const isSaidBefore = ({ reading }: Sentence, { form, value, start }: WrittenNumber) => {
  const isSame = (one: WrittenNumber) => one.form === form && one.value === value && one.start < start
  return form === 'money'
    ? reading.numbers.some(isSame)
    : reading.sums.some((sum) => isSame(sum.result) && comesOut(sum))
}

const HALVES: Record<string, readonly string[]> = {
  'doubleChance.homeDraw': ['result.home', 'result.draw'],
  'doubleChance.drawAway': ['result.draw', 'result.away'],
  'doubleChance.homeAway': ['result.home', 'result.away'],
}

/** Parts of a whole are each other's contrary ('58,9% + 41,1% = 100%'); those of a double chance are its two results. */
function partOf(sentence: Sentence, { result }: ShownSum, number: WrittenNumber): Bound {
  const { events } = subjectOf(sentence, number)
  const contrary = result.form === 'percent' && result.value === 100 ? events.map(contraryOf) : []
  const results = events.flatMap(({ id }) => HALVES[id] ?? []).map(happens)
  return bound(
    [...contrary, ...results].flatMap((event): Expected[] => {
      const value = pooledPct(sentence, event)
      return value === null ? [] : [{ value, ref: refOf(event, 'pooledChance') }]
    }),
  )
}

/** What a part may be: the first is what it is unless it is one of the others. */
function possible(sentence: Sentence, number: WrittenNumber, odds: NamedOdds): Bound[] {
  if (number.form !== 'percent') return [expectOdd(sentence, number), expectFairOdd(sentence, number)]
  const asked = bound(stakesAtNamed(sentence, subjectOf(sentence, number), null))
  return [
    expectChance(sentence, number),
    expectEdge(sentence, number, odds),
    expectStake(sentence, number, odds),
    asked,
  ]
}
