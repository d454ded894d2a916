import type { MatchFacts } from '#checking/facts/match-facts.ts'
import type { Period } from '#checking/facts/records.ts'
import { type Half, halfOf, type MarketEvent, oppositeOf } from '#checking/reading/market-event.ts'
import type { Given } from '#checking/reading/read-given.ts'
import type { SentenceReading } from '#checking/reading/read-sentence.ts'
import type { Source } from '#checking/reading/read-sources.ts'
import type { Side } from '#markets/outcome.ts'

/** What the sentences before this one were about, the newest last. */
export type Earlier = {
  events: readonly MarketEvent[]
  /** Markets that either side can have ('não perde', 'empate anula aposta'): a list may go on with clubs alone. */
  bySides: readonly ((side: Side) => MarketEvent)[]
  combos: readonly string[]
  halves: readonly Half[]
  sides: readonly Side[]
  sources: readonly Source[]
  periods: readonly Period[]
}

const NOTHING_EARLIER: Earlier = {
  events: [],
  bySides: [],
  combos: [],
  halves: [],
  sides: [],
  sources: [],
  periods: [],
}

/** A sentence, the match it is about, what was said before it, and the numbers that the reader named. */
export type Sentence = { reading: SentenceReading; facts: MatchFacts; earlier: Earlier; given: Given }

/** So many sentences back a word like 'ele' or 'isso' may reach. */
const REACH = 4

/** Collects what a reply spoke of. A line that ends with a colon stays over the list below it. */
export class Context {
  #heading: Earlier = NOTHING_EARLIER
  #recent: Earlier[] = []

  get earlier(): Earlier {
    return [this.#heading, ...this.#recent].reduce(join, NOTHING_EARLIER)
  }

  /** The one club that 'ele' can mean: the only one of the last sentence, where that spoke of nothing else. */
  get spokenOf(): Side | null {
    const last = this.#recent.at(-1) ?? this.#heading
    const [side, ...others] = new Set(last.sides)
    const isPlain = last.events.every(({ id }) => id.startsWith('result.'))
    return side && others.length === 0 && isPlain ? side : null
  }

  add(reading: SentenceReading): void {
    const said = saidIn(reading)
    const line = reading.text.trim()
    if (line === '') return
    if (line.endsWith(':')) {
      this.#heading = said
      this.#recent = []
      return
    }
    if (!/^[-•\d]/.test(line) && /\n\s*$/.test(reading.text)) this.#heading = NOTHING_EARLIER
    this.#recent = [...this.#recent, said].slice(-REACH)
  }
}

function join(one: Earlier, other: Earlier): Earlier {
  const events = [...one.events, ...other.events]
  return {
    events: events.filter(({ id }, at) => events.findLastIndex((event) => event.id === id) === at),
    bySides: [...one.bySides, ...other.bySides],
    combos: [...new Set([...one.combos, ...other.combos])],
    halves: [...new Set([...one.halves, ...other.halves])],
    sides: [...new Set([...one.sides, ...other.sides])],
    sources: [...new Set([...one.sources, ...other.sources])],
    periods: [...one.periods, ...other.periods],
  }
}

function saidIn({ mentions, clubs, plain }: SentenceReading): Earlier {
  const markets = mentions.filter((one) => one.type === 'market')
  const named = markets.flatMap(({ event }) => (event ? [event] : []))
  // '42,2% para o sim e 57,8% para o não': both are spoken of from here on.
  const turned = /(?<!\p{L})o (?:nao|contrario|oposto)(?!\p{L})/u.test(plain) ? named.flatMap(oppositeOf) : []
  const events = [...named, ...turned]
  return {
    events,
    bySides: markets.flatMap(({ bySide }) => (bySide ? [bySide] : [])),
    combos: mentions.flatMap((one) => (one.type === 'combo' ? [one.option] : [])),
    halves: [...new Set(events.flatMap(({ id }) => halfOf(id) ?? []))],
    sides: clubs.map(({ side }) => side),
    sources: mentions.flatMap((one) => (one.type === 'source' ? [one.source] : [])),
    periods: mentions.flatMap((one) => (one.type === 'period' ? [one.period] : [])),
  }
}
