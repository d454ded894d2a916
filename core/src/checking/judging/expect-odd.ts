import type { Sentence } from '#checking/binding/context.ts'
import { houseOf } from '#checking/binding/near.ts'
import { isOurs } from '#checking/binding/ours.ts'
import { reachOf } from '#checking/binding/reach.ts'
import { subjectOf } from '#checking/binding/subject.ts'
import { comboValues, pooledPct, pricedEvents, refOf } from '#checking/judging/expect-chance.ts'
import { absent, type Bound, bound, type Expected, given, unbound } from '#checking/judging/expected.ts'
import type { MarketEvent } from '#checking/reading/market-event.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'

const BEST = /melhor|mais alt[ao]|maior|maxim|no momento|do momento|pagam? mais/
const LOWEST = /menor|mais baix[ao]|pagam? menos/
const MOVED = /abriu|comecou|saiu de|subiu|caiu|desceu|foi a|movimento/
const SPREAD = /vao de|variam|conforme a casa|paga de|de \d[^%]* ate(?!\p{L})/u

/** The odd of a market: a named house's own, else any that is quoted now, and the best where the best is spoken of. */
export function expectOdd(sentence: Sentence, number: WrittenNumber): Bound {
  const subject = subjectOf(sentence, number)
  const isTheirs = sentence.given.odds.includes(number.value) && !houseOf(sentence.reading, number)
  if (isTheirs && !isOurs(sentence.reading, number)) return given
  const combos = comboValues(sentence, subject, 'fairOdd')
  if (combos.length > 0) return bound(combos, subject.isSoft)
  const priced = pricedEvents(sentence, subject).filter(({ event }) => !event.isComplement)
  if (priced.length === 0) return unbound
  const quoted = priced.filter(({ numbers }) => numbers.bestOdd !== null)
  if (quoted.length === 0) return subject.isSoft ? unbound : absent
  const all = quoted.map(({ event, numbers }) => oddsOf(sentence, number, event, numbers.bestOdd ?? Number.NaN))
  const ends = all.find((one) => one.ends)
  if (ends) return ends
  const expected = all.flatMap((one) => one.expected)
  return expected.length > 0 ? bound(expected, subject.isSoft) : subject.isSoft ? unbound : absent
}

function oddsOf({ reading, facts }: Sentence, number: WrittenNumber, event: MarketEvent, bestOdd: number): Bound {
  const { prices, past, house: bestHouse } = facts.quotesOf(event.id)
  const { plain } = reading
  const last = reading.numbers.findLast(({ end }) => end <= number.start)?.end ?? 0
  const near = plain.slice(Math.max(last, number.start - 45), number.start)
  const house = houseOf(reading, number)
  const ref = (by?: string) => refOf(event, 'odd', by)
  const best: Expected = { value: bestOdd, ref: ref() }
  const others = /outras/.test(plain) ? prices.filter((one) => one.house !== (house?.house ?? bestHouse)) : prices
  const odds = others.map(({ odd }) => odd)
  const [low, high] = [Math.min(...odds), Math.max(...odds)]
  if (/diferenca/.test(plain) && number.value < 1)
    return bound([{ value: high - low, ref: ref('best − lowest') }], true)
  if (number.isRange && SPREAD.test(plain)) {
    return {
      expected: [],
      ends: [
        { value: low, ref: ref('lowest') },
        { value: high, ref: ref('best') },
      ],
    }
  }
  const isFloor = /todas as casas/.test(plain) && reachOf(plain, number) === 'above'
  if (LOWEST.test(near) || isFloor) return bound([{ value: low, ref: ref('lowest') }])
  if (/(?:outras|demais)(?: casas)?[^\d]*$/.test(near) && house) {
    const isBelow = reachOf(plain, number) === 'below'
    return bound(
      [{ value: isBelow ? Math.max(...othersThan(house.house, prices)) : low, ref: ref('other houses') }],
      true,
    )
  }
  if (house) {
    const own = prices.find((one) => one.house === house.house)
    if (own) return bound([{ value: own.odd, ref: ref(own.house) }])
    return house.house !== null && house.house === bestHouse ? bound([best]) : unbound
  }
  if (MOVED.test(plain)) return bound([best, ...past.map((value): Expected => ({ value, ref: ref('earlier') }))])
  if (BEST.test(near) || number.high || /em todas as casas|nenhuma casa/.test(plain)) return bound([best])
  return bound([best, ...prices.map(({ house: name, odd }): Expected => ({ value: odd, ref: ref(name) }))])
}

const othersThan = (house: string | null, prices: readonly { house: string; odd: number }[]) =>
  prices.flatMap((one) => (one.house === house ? [] : [one.odd]))

/** How far the best odd is from the fair one. */
export function expectOddGap(sentence: Sentence, number: WrittenNumber): Bound {
  const expected = pricedEvents(sentence, subjectOf(sentence, number)).flatMap(({ event, numbers }): Expected[] =>
    numbers.bestOdd === null
      ? []
      : [{ value: Math.abs(numbers.bestOdd - numbers.fairOdd), ref: refOf(event, 'odd', 'odd − fair odd') }],
  )
  return bound(expected)
}

/** The odd at which a market would have the edge that the sentence wishes for. */
export function expectWishedOdd(sentence: Sentence, number: WrittenNumber): Bound {
  const wish = sentence.reading.numbers.find((one) => one.form === 'percent' && one.end <= number.start)
  const { events, isSoft } = subjectOf(sentence, number)
  if (!wish) return unbound
  const expected = events.flatMap((event): Expected[] => {
    const pct = pooledPct(sentence, event)
    return pct
      ? [{ value: (100 + wish.value) / pct, ref: refOf(event, 'fairOdd', `at an edge of ${wish.value}%`) }]
      : []
  })
  return bound(expected, isSoft)
}
