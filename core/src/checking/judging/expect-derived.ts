import type { Sentence } from '#checking/binding/context.ts'
import { nearestClub } from '#checking/binding/near.ts'
import { subjectOf } from '#checking/binding/subject.ts'
import { pooledPct, pricedEvents, refOf } from '#checking/judging/expect-chance.ts'
import type { NamedOdds } from '#checking/judging/expect-edge.ts'
import { absent, type Bound, bound, type Expected, unbound } from '#checking/judging/expected.ts'
import { type MarketEvent, wins } from '#checking/reading/market-event.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'

/** The events a sentence names, in order and each once: markets, and clubs that stand for their win. */
function eventsOf({ reading }: Sentence): MarketEvent[] {
  const events = reading.mentions.flatMap((mention): MarketEvent[] => {
    if (mention.type === 'club') return [wins(mention.side)]
    if (mention.type !== 'market') return []
    const side = mention.event ? null : nearestClub(reading, mention)?.side
    return mention.event ? [mention.event] : mention.bySide && side ? [mention.bySide(side)] : []
  })
  return events.filter(
    (event, at) =>
      events.findIndex(({ id, isComplement }) => id === event.id && isComplement === event.isComplement) === at,
  )
}

/** Points between two chances: of model and market, of the two clubs, or of two markets the sentence names. */
export function expectGap(sentence: Sentence, number: WrittenNumber): Bound {
  const { reading } = sentence
  const sources = new Set(reading.mentions.flatMap((one) => (one.type === 'source' ? [one.source] : [])))
  if (sources.has('model') && sources.has('market')) return expectModelGap(sentence, number)
  const isOfClubs =
    /dos dois|os dois|entre as chances|que [oa]s? §|sobre [oa]s? §|vantagem na chance/.test(reading.plain) ||
    reading.pairs.length > 0
  const named = eventsOf(sentence)
  const [one, other] = isOfClubs || named.length < 2 ? [wins('home'), wins('away')] : named
  const [first, second] = [one && pooledPct(sentence, one), other && pooledPct(sentence, other)]
  const written = writtenGap(sentence, number)
  if (first == null || second == null || !one || !other) return bound(written)
  const gaps = [first - second, asShown(first) - asShown(second)].map((gap) => ({
    value: Math.abs(gap),
    ref: refOf(one, 'pooledChance', `− ${other.id}`),
  }))
  return bound([...gaps, ...written])
}

function expectModelGap(sentence: Sentence, number: WrittenNumber): Bound {
  const subject = subjectOf(sentence, number)
  const priced = pricedEvents(sentence, subject)
  const expected = priced.flatMap(({ event, numbers: { modelPct, marketPct } }): Expected[] =>
    modelPct === null || marketPct === null
      ? []
      : [modelPct - marketPct, asShown(modelPct) - asShown(marketPct)].map((gap) => ({
          value: Math.abs(gap),
          ref: refOf(event, 'modelChance', 'model − market'),
        })),
  )
  return priced.length > 0 && expected.length === 0 && !subject.isSoft ? absent : bound(expected, subject.isSoft)
}

/** As pages write it: whoever takes one shown number from another has these. */
const asShown = (pct: number) => Math.round(pct * 10) / 10

/** The difference of the two percentages that stand right before it in the sentence. */
function writtenGap({ reading }: Sentence, number: WrittenNumber): Expected[] {
  const shares = reading.numbers.filter((one) => one.form === 'percent' && one.end <= number.start)
  const [one, other] = [shares.at(-2), shares.at(-1)]
  if (!one || !other) return []
  const rough = Math.abs(one.value - other.value)
  // Both were rounded: what they differ by may be a last digit off.
  const step = 10 ** -Math.max(one.decimals, other.decimals)
  return [rough - step, rough, rough + step].map((value) => ({
    value,
    ref: { field: 'pooledChance', by: 'difference of the two' },
  }))
}

/** 'Vitória (63,3%) e empate (21,4%) somam 84,7%'; the implied chances of odds add up to more than 100%. */
export function expectSum(sentence: Sentence, number: WrittenNumber, odds: NamedOdds): Bound {
  if (/implicit/.test(sentence.reading.plain)) {
    const named = [...odds.keys()].filter(({ end }) => end <= number.start)
    const value = named.reduce((sum, odd) => sum + 100 / odd.value, 0)
    return named.length > 1 ? bound([{ value, ref: { field: 'odd', by: 'sum of 1 / odd' } }]) : unbound
  }
  const events = eventsOf(sentence)
  const own = events.length > 1 ? events : subjectOf(sentence, number).events.slice(0, 1)
  const values = own.map((event) => pooledPct(sentence, event))
  const [first] = own
  if (!first || values.includes(null)) return unbound
  const value = values.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  const by =
    own.length > 1
      ? `sum with ${own
          .slice(1)
          .map(({ id }) => id)
          .join(', ')}`
      : undefined
  return bound([{ value, ref: refOf(first, 'pooledChance', by) }])
}

/** How many times likelier one thing is than the other that the sentence names; only of chances, and only of two. */
export function expectRatio(sentence: Sentence, number: WrittenNumber): Bound {
  const { reading } = sentence
  const events = eventsOf(sentence)
  const { start } = number
  const before = reading.plain.slice(0, start)
  const isOfChances = /chance|probab|provave|favorit/.test(reading.plain)
  if (!isOfChances || events.length !== 2 || number.high) return unbound
  const [one, other] = /^ (?:menor|menos)/.test(reading.plain.slice(number.end - 1)) ? events.toReversed() : events
  const [first, second] = [one && pooledPct(sentence, one), other && pooledPct(sentence, other)]
  if (!one || !other || !first || !second || /odd|preco|pag/.test(before)) return unbound
  return bound([{ value: first / second, ref: refOf(one, 'pooledChance', `÷ ${other.id}`) }])
}
