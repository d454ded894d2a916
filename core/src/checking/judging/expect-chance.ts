import type { Sentence } from '#checking/binding/context.ts'
import { sourcesOf } from '#checking/binding/source.ts'
import { type Subject, subjectOf } from '#checking/binding/subject.ts'
import type { MarketNumbers } from '#checking/facts/match-facts.ts'
import { comboNamed } from '#checking/facts/named-combos.ts'
import {
  absent,
  type Bound,
  bound,
  type Expected,
  exactly,
  type FactRef,
  given,
  unbound,
} from '#checking/judging/expected.ts'
import { type MarketEvent, wins } from '#checking/reading/market-event.ts'
import type { Source } from '#checking/reading/read-sources.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'
import { otherSide } from '#markets/outcome.ts'
import { toPct } from '#percent.ts'

/** A chance of the reader's own is spoken of as theirs, or supposed. */
const SUPPOSES =
  /(?<!\p{L})(?:se|caso|supondo|considerando|com (?:a |uma )?(?:sua )?(?:chance|probabilidade)|sua (?:chance|estimativa|conta)|(?:que )?voce (?:ach|acredit|estim|sup|consider|d[eáa]|imagin|us|inform|trouxe|calcul|tem|acha)\p{L}*|com(?= [\d,]+% de (?:chance|probabilidade)))(?!\p{L})/u

const FIELDS = { model: 'modelPct', market: 'marketPct', pooled: 'pooledPct' } as const
const NAMES: Record<Source, string> = { model: 'modelChance', market: 'marketChance', pooled: 'pooledChance' }

/** The chance of an event by one source, in percent; null where that source says nothing. */
export function chancePct(numbers: MarketNumbers, { isComplement }: MarketEvent, source: Source): number | null {
  const pct = numbers[FIELDS[source]]
  return pct === null ? null : isComplement ? 100 - pct : pct
}

export function pooledPct({ facts }: Sentence, event: MarketEvent): number | null {
  const numbers = facts.findMarket(event.id)
  return numbers && chancePct(numbers, event, 'pooled')
}

export function refOf({ id, isComplement }: MarketEvent, field: string, by?: string): FactRef {
  const how = [isComplement ? 'complement' : null, by ?? null].filter((part) => part !== null).join(', ')
  return { market: id, field, ...(how === '' ? {} : { by: how }) }
}

/** The numbers of the events a subject may be; empty where we price none of them. */
export function pricedEvents(
  { facts }: Sentence,
  { events }: Subject,
): { event: MarketEvent; numbers: MarketNumbers }[] {
  return events.flatMap((event) => {
    const numbers = facts.findMarket(event.id)
    return numbers ? [{ event, numbers }] : []
  })
}

export function comboValues(
  { facts }: Sentence,
  { combos }: Subject,
  field: 'chance' | 'fairOdd' | 'productOfOdds',
): Expected[] {
  return combos.flatMap((option): Expected[] => {
    const combo = comboNamed(facts, option) ?? facts.about.combos.find((one) => one.option === option)
    const value = combo && (field === 'chance' ? toPct(combo.chance) : combo[field])
    return value == null ? [] : [{ value, ref: { field: `combos.${option}.${field}` } }]
  })
}

export function expectChance(sentence: Sentence, number: WrittenNumber): Bound {
  const pair = expectPair(sentence, number)
  if (pair) return pair
  if (sentence.given.pcts.includes(number.value) && SUPPOSES.test(sentence.reading.plain)) return given
  const subject = subjectOf(sentence, number)
  const priced = pricedEvents(sentence, subject)
  const combos = comboValues(sentence, subject, 'chance')
  if (priced.length + combos.length === 0) return unbound
  const sources = sourcesOf(sentence, number)
  const expected = priced.flatMap(({ event, numbers }) =>
    [...sources, ...alsoMeant(sources, numbers)].flatMap((source): Expected[] => {
      const value = chancePct(numbers, event, source)
      return value === null ? [] : [{ value, ref: refOf(event, NAMES[source]) }]
    }),
  )
  const all = [...expected, ...combos]
  return all.length > 0 ? bound(all, subject.isSoft) : subject.isSoft ? unbound : absent
}

/** 'Coqueiral e Dendê se equivalem: 35,8% a 34,1%': no range but the two clubs' chances. */
function expectPair(sentence: Sentence, { value, high, start }: WrittenNumber): Bound | null {
  const pair = sentence.reading.pairs.findLast(({ end }) => end <= start)
  if (!high || (!pair && value <= high.value)) return null
  const first = pair?.first ?? 'home'
  const [one, other] = [wins(first), wins(otherSide(first))]
  const [own, others] = [pooledPct(sentence, one), pooledPct(sentence, other)]
  if (own === null || others === null) return null
  return {
    expected: [],
    ends: [
      { value: own, ref: refOf(one, 'pooledChance') },
      { value: others, ref: refOf(other, 'pooledChance') },
    ],
  }
}

/** Where no house quotes, 'o modelo' is what a reader sees as our number. */
const alsoMeant = (sources: readonly Source[], { marketPct }: MarketNumbers): Source[] =>
  marketPct === null && sources.includes('model') ? ['pooled'] : []

const OF_THE_MODEL = /justa d[oe] (?:nosso )?modelo|so o modelo valesse|pel[oa] modelo|modelo sozinho/

export function expectFairOdd(sentence: Sentence, number: WrittenNumber): Bound {
  const subject = subjectOf(sentence, number)
  const priced = pricedEvents(sentence, subject)
  const combos = comboValues(sentence, subject, 'fairOdd')
  const theirs = sentence.given.pcts.map(
    (pct): Expected => ({ value: 100 / pct, ref: { field: 'given', by: `1 / ${pct}%` } }),
  )
  if (priced.length + combos.length === 0) {
    const written = inverseOfWritten(sentence, number)
    return written.expected.length > 0 ? written : exactly(theirs, true)
  }
  const isModel = OF_THE_MODEL.test(sentence.reading.plain)
  const expected = priced.flatMap(({ event, numbers }): Expected[] => {
    if (!isModel)
      return [
        { value: event.isComplement ? 100 / (100 - numbers.pooledPct) : numbers.fairOdd, ref: refOf(event, 'fairOdd') },
      ]
    const pct = chancePct(numbers, event, 'model')
    return pct ? [{ value: 100 / pct, ref: refOf(event, 'modelChance', '1 / chance') }] : []
  })
  const supposed = /(?:^|[,;:.] ?)(?:se|caso|supondo)(?!\p{L})/u.test(sentence.reading.plain)
    ? inverseOfWritten(sentence, number).expected
    : []
  return exactly([...expected, ...combos, ...theirs, ...supposed], subject.isSoft)
}

/** Without a market, the fair odd of the chance that the sentence itself names. */
function inverseOfWritten({ reading }: Sentence, number: WrittenNumber): Bound {
  const share = reading.numbers.findLast(({ form, end }) => form === 'percent' && end <= number.start)
  if (!share || share.value <= 0) return unbound
  const half = 0.5 * 10 ** -share.decimals
  const [least, most] = [100 / (share.value + half), 100 / Math.max(0.01, share.value - half)]
  // The chance was rounded: every odd between its two ends is right.
  const value = Math.min(most, Math.max(least, number.value))
  return exactly([{ value, ref: { field: 'fairOdd', by: `1 / ${share.value}%` } }])
}
