import type { Sentence } from '#checking/binding/context.ts'
import { subjectOf } from '#checking/binding/subject.ts'
import { pricedEvents, refOf } from '#checking/judging/expect-chance.ts'
import { type NamedOdds, oddBeside } from '#checking/judging/expect-edge.ts'
import { stakesAtNamed } from '#checking/judging/expect-stake.ts'
import { type Bound, bound, type Expected, given, unbound } from '#checking/judging/expected.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'
import { fromPct } from '#percent.ts'

/** A sum that somebody is told to stake. */
const ADVISED = /sug(?:er|ir)\p{L}*|sugest|recomend|indic|separ|reserv|razoavel|ideal|adequad|prudente|kelly|stake/u
/** A sum that is only an example: 'a cada R$ 100', 'se você apostar R$ 50', 'quem põe R$ 10'. */
const SUPPOSED =
  /cada $|(?<!\p{L})(?:se|caso|quem|supondo|imagine|com|digamos|por exemplo|apostando|colocando|arriscando)(?!\p{L})[^.;]*$/u
const LOSES = /perde|retorn|volta|devolv|vira|rend|receb|viram/

/** Reais: a stake that is supposed, what it brings back, its profit, what it brings on average, or what we would stake. */
export function expectMoney(sentence: Sentence, number: WrittenNumber, odds: NamedOdds): Bound {
  const { plain, numbers } = sentence.reading
  const { stakeBase } = sentence.facts.about
  const before = plain.slice(Math.max(0, number.start - 60), number.start)
  if (sentence.given.reais.includes(number.value) && !/(?:kelly|stake|regra|analise)[^.;]*$/.test(before)) return given
  if (isBase(plain, number))
    return stakeBase === null ? unbound : bound([{ value: stakeBase, ref: { field: 'stakeBase' } }])
  const money = numbers.filter((one) => one.form === 'money' && !isBase(plain, one))
  const [stake] = money
  const isSupposed = !ADVISED.test(plain) && (money.length > 1 || SUPPOSED.test(before) || LOSES.test(plain))
  if (number === stake && isSupposed && sentence.given.reais.length === 0) return given
  const stakes = stake && stake !== number ? [stake.value] : sentence.given.reais
  const paid = stakes.flatMap((amount) => paidFor(sentence, number, amount, odds))
  const shares = stake && stake !== number ? [] : ofTheBase(sentence, number, odds)
  return bound([...paid, ...shares], subjectOf(sentence, number).isSoft)
}

/** What a stake brings back, brings as profit, or brings on average. */
function paidFor(sentence: Sentence, number: WrittenNumber, stake: number, odds: NamedOdds): Expected[] {
  const { plain } = sentence.reading
  const before = plain.slice(Math.max(0, number.start - 60), number.start)
  const named = [...odds.keys()].findLast(({ start }) => start < number.start)?.value
  const isMean = /medi[ao]|esperad/.test(before)
  const last = (words: RegExp) => [...plain.slice(0, number.start).matchAll(words)].at(-1)?.index ?? -1
  const isProfit =
    last(/lucro|ganho/g) > last(/retorn|volta|devolv|receb|vira/g) ||
    /^ (?:de|sao(?: de)?|é) lucro/.test(plain.slice(number.end))
  const { odds: givenOdds, pcts } = sentence.given
  const back = (odd: number, pct: number) => (isMean ? Math.abs(fromPct(pct) * odd - 1) : isProfit ? odd - 1 : odd)
  // From the edge as pages write it, to a tenth of a percent.
  const backAsShown = (odd: number, pct: number) => Math.round(1_000 * back(odd, pct)) / 1_000
  const ours = pricedEvents(sentence, subjectOf(sentence, number)).flatMap(({ event, numbers }) =>
    [named ?? numbers.bestOdd, ...(named ? [] : givenOdds)].flatMap((odd): Expected[] =>
      odd === null
        ? []
        : [back(odd, numbers.pooledPct), ...(isMean ? [backAsShown(odd, numbers.pooledPct)] : [])].map((part) => ({
            value: stake * part,
            ref: refOf(event, isMean ? 'edge' : 'odd', `× ${stake}`),
          })),
    ),
  )
  const theirs = [...(named ? [named] : []), ...givenOdds].flatMap((odd) =>
    (isMean ? pcts : [0]).map(
      (pct): Expected => ({ value: stake * back(odd, pct), ref: { field: 'given', by: `× ${stake}` } }),
    ),
  )
  return [...ours, ...theirs]
}

/** A stake in reais: our share, or the share at the reader's odd, of their base. */
function ofTheBase(sentence: Sentence, number: WrittenNumber, odds: NamedOdds): Expected[] {
  const { facts, given: own, reading } = sentence
  const subject = subjectOf(sentence, number)
  const { stakeBase } = facts.about
  const ours = pricedEvents(sentence, subject).flatMap(({ event, numbers: { stakePct } }): Expected[] =>
    stakePct === null ? [] : [{ value: stakePct, ref: refOf(event, 'stake') }],
  )
  const whole: Expected[] = subject.isSoft ? [{ value: facts.stakePct, ref: { field: 'stake' } }] : []
  const written = reading.numbers.flatMap(({ form, value }): Expected[] =>
    form === 'percent' && own.reais.length > 0 ? [{ value, ref: { field: 'given', by: `${value}%` } }] : [],
  )
  const shares = [
    ...ours,
    ...whole,
    ...stakesAtNamed(sentence, subject, oddBeside(odds, number)?.value ?? null),
    ...written,
  ]
  return [...(stakeBase === null ? [] : [stakeBase]), ...own.reais].flatMap((base) =>
    shares.map(({ value, ref }) => ({ value: base * fromPct(value), ref: { ...ref, by: `× ${base}` } })),
  )
}

const isBase = (plain: string, { start, end }: WrittenNumber) =>
  /^ d[ea] (?:base|banca)/.test(plain.slice(end)) ||
  /(?:base|banca)(?: d[ea]s? stakes?)?(?: do usuario)?(?: é)?(?: de|:)? $/.test(
    plain.slice(Math.max(0, start - 34), start),
  )
