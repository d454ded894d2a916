import type { Sentence } from '#checking/binding/context.ts'
import { type Subject, subjectOf } from '#checking/binding/subject.ts'
import { chancePct, comboValues, pricedEvents, refOf } from '#checking/judging/expect-chance.ts'
import { type NamedOdds, oddBeside } from '#checking/judging/expect-edge.ts'
import { type Bound, type Expected, exactly } from '#checking/judging/expected.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'
import { fromPct, toPct } from '#percent.ts'
import { decimalOdd, probability } from '#units.ts'
import { kellyStake } from '#value/kelly.ts'

/** A stake as a share of the base: the market's own, the analysis's, or by the same rule at an odd the reader or the sentence names. */
export function expectStake(sentence: Sentence, number: WrittenNumber, odds: NamedOdds): Bound {
  const subject = subjectOf(sentence, number)
  const whole: Expected = { value: sentence.facts.stakePct, ref: { field: 'stake' } }
  const own = pricedEvents(sentence, subject).map(
    ({ event, numbers }): Expected => ({ value: numbers.stakePct ?? 0, ref: refOf(event, 'stake') }),
  )
  const asked = stakesAtNamed(sentence, subject, oddBeside(odds, number)?.value ?? null)
  return own.length === 0 || subject.isSoft
    ? exactly([whole, ...own, ...asked], own.length > 0)
    : exactly([...own, ...asked])
}

/** What a quarter of Kelly says at the odd that the sentence names, or at the reader's own, by our chance or by theirs; in percent. */
export function stakesAtNamed(sentence: Sentence, subject: Subject, named: number | null): Expected[] {
  const { pcts } = sentence.given
  const odds = [...(named === null || named <= 1 ? [] : [named]), ...sentence.given.odds]
  const combos = comboValues(sentence, subject, 'chance').map(({ value: pct, ref }) => ({ pct, ref }))
  const ours = pricedEvents(sentence, subject).flatMap(({ event, numbers }) => {
    const pct = chancePct(numbers, event, 'pooled')
    return pct === null ? [] : [{ pct, ref: refOf(event, 'stake', 'at the odd named') }]
  })
  const theirs = pcts.map((pct) => ({ pct, ref: { field: 'given', by: 'stake at the odd named' } }))
  return [...ours, ...theirs, ...combos]
    .filter(({ pct }) => pct > 0 && pct < 100)
    .flatMap(({ pct, ref }) =>
      odds.map((odd) => ({ value: toPct(kellyStake(probability(fromPct(pct)), decimalOdd(odd))), ref })),
    )
}
