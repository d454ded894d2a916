import type { Sentence } from '#checking/binding/context.ts'
import { fits } from '#checking/binding/reach.ts'
import type { NamedOdds } from '#checking/judging/expect-edge.ts'
import { judgeNumber } from '#checking/judging/judge-number.ts'
import { isGiven } from '#checking/judging/judge-sum.ts'
import { UNCHECKED, type Verdict, verdict } from '#checking/judging/verdict.ts'
import { comesOut } from '#checking/reading/shown-sums.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'

/** A price or a chance that is only an example. */
const EXAMPLE =
  /(?<!\p{L})(?:se|caso|suponha\p{L}*|supondo|imagine\p{L}*|digamos|exemplo|(?:uma|a|com) odd|uma chance|uma probabilidade|quando a odd)(?!\p{L})/u
const GIVEN = verdict('confirmed', 'given')

/**
 * In a talk about no match nothing is known but the reader's own numbers, our rule's, and what follows by reckoning: a shown sum,
 * or odds and chances that are each other's. All else is marked.
 */
export function judgeFree(sentence: Sentence, number: WrittenNumber, odds: NamedOdds): Verdict {
  const { plain, sums } = sentence.reading
  const sum = sums.find(({ parts, result }) => parts.includes(number) || result === number)
  if (sum) return number !== sum.result ? GIVEN : verdict(comesOut(sum) ? 'confirmed' : 'contradicted', 'sum')
  if (isGiven(sentence, number)) return GIVEN
  if (follows(sentence, number, odds)) return verdict('confirmed', 'sum')
  const isExample = EXAMPLE.test(plain.slice(0, number.start)) && isFirst(sentence, number)
  if (isExample) return GIVEN
  const known = judgeNumber(sentence, number, odds)
  return known.outcome === 'confirmed' ? known : UNCHECKED
}

/** Of each kind the first is supposed; the next would have to follow. */
const isFirst = ({ reading }: Sentence, number: WrittenNumber) =>
  ['percent', 'money', 'plain'].includes(number.form) &&
  reading.numbers.find(({ form }) => form === number.form) === number

/** The chance of an odd, the odd of a chance, or the edge of the two, as the sentence names them. */
function follows({ reading, given }: Sentence, number: WrittenNumber, named: NamedOdds): boolean {
  const others = reading.numbers.filter((one) => one !== number)
  const pcts = [...others.flatMap(({ form, value }) => (form === 'percent' ? [value] : [])), ...given.pcts]
  const odds = [...[...named.keys()].flatMap((one) => (one === number ? [] : [one.value])), ...given.odds]
  const isRight = (value: number) => fits({ ...number, reach: 'exact' }, value)
  if (number.form === 'percent')
    return (
      odds.some((odd) => isRight(100 / odd)) ||
      pcts.some((pct) => odds.some((odd) => isRight(pct * odd - 100) || isRight(Math.abs(pct * odd - 100))))
    )
  return number.form === 'plain' && number.value > 1 && pcts.some((pct) => pct > 0 && isRight(100 / pct))
}
