import type { Sentence } from '#checking/binding/context.ts'
import { houseOf } from '#checking/binding/near.ts'
import { isOurs, mayBeTheirs } from '#checking/binding/ours.ts'
import { subjectOf } from '#checking/binding/subject.ts'
import { chancePct, comboValues, pricedEvents, refOf } from '#checking/judging/expect-chance.ts'
import { absent, type Bound, bound, type Expected, unbound } from '#checking/judging/expected.ts'
import { NOTHING_GIVEN } from '#checking/reading/read-given.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'

/** The odds a sentence names, by the number that names them; 'supposed' ones claim nothing. */
export type NamedOdds = ReadonlyMap<WrittenNumber, 'said' | 'supposed'>

/** The odd nearest to a number in its sentence, the ones before it first. */
export function oddBeside(odds: NamedOdds, number: WrittenNumber): WrittenNumber | null {
  const all = [...odds.keys()].filter((one) => one !== number && !one.high)
  return all.findLast((one) => one.end <= number.start) ?? all.find((one) => one.start >= number.end) ?? null
}

/** What a price is worth: at the odd the sentence names, at a named house's, at the reader's own, or at the best one. */
export function expectEdge(sentence: Sentence, number: WrittenNumber, odds: NamedOdds): Bound {
  const { facts, reading } = sentence
  const given = isOurs(reading, number) ? NOTHING_GIVEN : sentence.given
  const subject = subjectOf(sentence, number)
  const named = oddBeside(odds, number)
  const house = houseOf(reading, number)
  const isLoss = /negativ|perd[ea]|comeca perdendo/.test(reading.plain) && number.value > 0 && !number.isSigned
  const sign = isLoss ? -1 : 1
  const priced = pricedEvents(sentence, subject)
  const ours = priced.flatMap(({ event, numbers }): Expected[] => {
    const pct = chancePct(numbers, event, 'pooled')
    const houseOdd = house && facts.quotesOf(event.id).prices.find((one) => one.house === house.house)?.odd
    const own = named?.value ?? houseOdd
    const possible = own ? [own] : [...(numbers.bestOdd === null ? [] : [numbers.bestOdd]), ...given.odds]
    if (pct === null) return []
    return possible.map((odd) => ({
      value: sign * (pct * odd - 100),
      ref: refOf(event, 'edge', odd === numbers.bestOdd ? undefined : `chance × ${odd} − 1`),
    }))
  })
  const theirs = (mayBeTheirs(reading) ? given.pcts : []).flatMap((pct) =>
    [...(named ? [named.value] : []), ...given.odds].map(
      (odd): Expected => ({ value: sign * (pct * odd - 100), ref: { field: 'given', by: `${pct}% × ${odd} − 1` } }),
    ),
  )
  // A price for a combination is only what the reader or the sentence names.
  const combos = comboValues(sentence, subject, 'chance').flatMap(({ value: pct, ref }) =>
    (named ? [named.value] : given.odds).map((odd): Expected => ({ value: sign * (pct * odd - 100), ref })),
  )
  const expected = [...ours, ...theirs, ...combos]
  if (expected.length === 0) return priced.length > 0 && !subject.isSoft ? absent : unbound
  return bound(expected, subject.isSoft)
}

/** The chance that a price stands for. */
export function expectImplied(sentence: Sentence, number: WrittenNumber, odds: NamedOdds): Bound {
  const subject = subjectOf(sentence, number)
  const named = oddBeside(odds, number)
  const implied = (odd: number, market?: string): Expected => ({
    value: 100 / odd,
    ref: { ...(market ? { market } : {}), field: 'odd', by: `1 / ${odd}` },
  })
  if (named) return bound([implied(named.value)])
  const expected = pricedEvents(sentence, subject).flatMap(({ event, numbers }): Expected[] =>
    numbers.bestOdd === null ? [] : [implied(numbers.bestOdd, event.id)],
  )
  return bound([...expected, ...sentence.given.odds.map((odd) => implied(odd))], subject.isSoft)
}
