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

/** What every such sum reckons with: the whole, a quarter of Kelly, and the least edge of the rule. */
const CONSTANTS = [1, 4, 100, 1 + EDGE_MIN]

/** The result is held by reckoning; the parts by what they are said of. */
export function judgeInSum(sentence: Sentence, sum: ShownSum, number: WrittenNumber, odds: NamedOdds): Verdict {
  if (number === sum.result) return verdict(comesOut(sum) ? 'confirmed' : 'contradicted', 'sum')
  if (isConstant(number) || isGiven(sentence, number) || isSaidBefore(sentence, number))
    return verdict('confirmed', 'given')
  if (isOfMargin(sentence, sum)) return verdict('confirmed', 'sum')
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

const isConstant = ({ form, value }: WrittenNumber) =>
  (form === 'plain' && CONSTANTS.includes(value)) || (form === 'percent' && value === 100)

const RESULTS = ['result.home', 'result.draw', 'result.away']

/** '1 ÷ 2,26 + 1 ÷ 3,15 + 1 ÷ 3,90 − 1': what one house pays for the three results, in their order. */
function isOfMargin({ facts }: Sentence, { parts }: ShownSum): boolean {
  const odds = parts.filter((part) => !isConstant(part)).map(({ value }) => value)
  const pays = (house: string, id: string, odd: number) =>
    facts.quotesOf(id).prices.some((price) => price.house === house && Math.abs(price.odd - odd) < ROUNDED)
  return (
    odds.length === RESULTS.length &&
    facts.houses.some((house) => RESULTS.every((id, at) => pays(house, id, odds[at] ?? 0)))
  )
}

/** Odds are written with two decimals. */
const ROUNDED = 0.005

export const isGiven = ({ given }: Sentence, { form, value }: WrittenNumber) =>
  (form === 'percent' ? given.pcts : form === 'money' ? given.reais : [...given.odds, ...given.counts]).includes(value)

/** 'Com R$ 50 no Anta, voltam R$ 50 × 2,26': the stake that the sentence began with. */
const isSaidBefore = ({ reading }: Sentence, { form, value, start }: WrittenNumber) =>
  form === 'money' && reading.numbers.some((one) => one.form === form && one.value === value && one.start < start)

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
