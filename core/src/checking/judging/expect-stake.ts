import type { Sentence } from '#checking/binding/context.ts'
import { type Subject, subjectOf } from '#checking/binding/subject.ts'
import { chancePct, pricedEvents, refOf } from '#checking/judging/expect-chance.ts'
import { type Bound, type Expected, exactly } from '#checking/judging/expected.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'
import { fromPct, toPct } from '#percent.ts'
import { decimalOdd, probability } from '#units.ts'
import { kellyStake } from '#value/kelly.ts'

/** A stake as a share of the base: the market's own, the analysis's, or by the same rule at an odd the reader named. */
export function expectStake(sentence: Sentence, number: WrittenNumber): Bound {
  const subject = subjectOf(sentence, number)
  const whole: Expected = { value: sentence.facts.stakePct, ref: { field: 'stake' } }
  const own = pricedEvents(sentence, subject).map(
    ({ event, numbers }): Expected => ({ value: numbers.stakePct ?? 0, ref: refOf(event, 'stake') }),
  )
  const asked = stakesAtGiven(sentence, subject)
  return own.length === 0 || subject.isSoft
    ? exactly([whole, ...own, ...asked], own.length > 0)
    : exactly([...own, ...asked])
}

/** What a quarter of Kelly says at the reader's own odd, by our chance or by theirs; in percent. */
export function stakesAtGiven(sentence: Sentence, subject: Subject): Expected[] {
  const { odds, pcts } = sentence.given
  const ours = pricedEvents(sentence, subject).flatMap(({ event, numbers }) => {
    const pct = chancePct(numbers, event, 'pooled')
    return pct === null ? [] : [{ pct, ref: refOf(event, 'stake', 'at the odd named') }]
  })
  const theirs = pcts.map((pct) => ({ pct, ref: { field: 'given', by: 'stake at the odd named' } }))
  return [...ours, ...theirs]
    .filter(({ pct }) => pct > 0 && pct < 100)
    .flatMap(({ pct, ref }) =>
      odds.map((odd) => ({ value: toPct(kellyStake(probability(fromPct(pct)), decimalOdd(odd))), ref })),
    )
}
