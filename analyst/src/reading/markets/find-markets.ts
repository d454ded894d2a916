import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { QuickPattern } from '@prancheta/core/text/quick-pattern.ts'
import type { Side } from '../ask.ts'
import type { Anchor, Around } from './anchors.ts'
import { GOAL_ANCHORS } from './goal-anchors.ts'
import { type Half, idOf, type Make } from './make.ts'
import { markText } from './mark-text.ts'
import { RESULT_ANCHORS } from './result-anchors.ts'
import { SIDE_ANCHORS } from './side-anchors.ts'

/** What is taken by one is not read by the next. */
const ANCHORS = [...SIDE_ANCHORS, ...GOAL_ANCHORS, ...RESULT_ANCHORS].map((anchor) => ({
  anchor,
  words: new QuickPattern(anchor.pattern),
}))

/**
 * A market that a message names. `id` is null where the catalogue has none, or its side is not said; `at` to `end` are its words
 * in `marked`. `isBare` is a club that nothing is said of: its win, if a market is meant at all.
 */
export type FoundMarket = { id: string | null; make: Make; at: number; end: number; isBare?: true }

export type MarketsRead = {
  /** In the order of the text. */
  markets: readonly FoundMarket[]
  /** Sides that are named and belong to no market. */
  sides: readonly Side[]
  half: Half | null
  /** The text in one word for each thing, as places of words are counted in. */
  marked: string
  /** What is left of it: nothing in it names a market, a side or a half. */
  rest: string
}

type Taken = { anchor: Anchor; found: RegExpExecArray; at: number; end: number }
type Spot<Value> = { value: Value; at: number; end: number }

/**
 * Every market that a plain text names. It is read word by word, so that a message may name several, also without a word between
 * them; a club, a half and what is counted belong to the market that they stand beside. `side` is the club that the talk is on.
 */
export function findMarkets(plain: string, briefing: Briefing | null, side: Side | null = null): MarketsRead {
  const marked = markText(plain, briefing, side)
  const { taken, way } = withWay(anchorsIn(marked))
  const sides = spots(marked, /\b(mandante|visitante)\b/g, (word): Side => (word === 'mandante' ? 'home' : 'away'))
  const halves = spots(marked, /\b(1o|2o) tempo\b/g, (word): Half => (word === '1o' ? 'firstHalf' : 'secondHalf'))
  const units = spots(marked, /\b(gol|escanteio|cart)\w*/g, (word): Around['unit'] =>
    word === 'gol' ? 'goals' : word === 'cart' ? 'cards' : 'corners',
  )
  const used = new Set<Spot<Side>>()
  const markets = taken.flatMap((one, at): FoundMarket[] => {
    const from = taken[at - 1]?.end ?? 0
    const to = taken[at + 1]?.at ?? marked.length
    const own = sideFor(one, sides, marked, from, to)
    const half = near(halves, one, from, to) ?? leading(halves, taken[0]) ?? null
    const unit = near(units, one, from, to) ?? before(units, one) ?? null
    const said = one.anchor.make(one.found, {
      side: own?.value ?? null,
      half: half?.value ?? null,
      unit: unit?.value ?? 'goals',
    })
    const make = way && said?.kind === 'total' ? { ...said, way } : said
    if (make && own) used.add(own)
    return make ? [{ id: idOf(make), make, at: one.at, end: one.end }] : []
  })
  const bare = sides.filter((spot) => !used.has(spot) && !inside(taken, spot))
  const all = [...markets, ...bareResults(bare, markets, marked)].toSorted((a, b) => a.at - b.at)
  const left = [...markets, ...sides, ...halves, ...units].reduce(
    (rest, { at, end }) => rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end),
    marked,
  )
  return {
    markets: all,
    sides: bare.map(({ value }) => value),
    half: halves[0]?.value ?? null,
    marked,
    rest: left.replaceAll(/\s+/g, ' ').trim(),
  }
}

function anchorsIn(marked: string): Taken[] {
  let open = marked
  const taken: Taken[] = []
  for (const { anchor, words } of ANCHORS) {
    for (const found of words.matchAll(open)) {
      const end = found.index + found[0].length
      taken.push({ anchor, found, at: found.index, end })
      // A side inside of a market's words is read as its side.
      open = open.slice(0, found.index) + '·'.repeat(found[0].length) + open.slice(end)
    }
  }
  return taken.toSorted((a, b) => a.at - b.at)
}

/** 'A linha 2,25: qual a justa do under?' says in two places what is one market. */
function withWay(taken: readonly Taken[]): { taken: readonly Taken[]; way: 'over' | 'under' | null } {
  const bare = taken.filter(({ anchor }) => anchor.lacks === 'line')
  const [only] = bare
  if (bare.length !== 1 || !only || taken.filter(({ anchor }) => anchor.lacks === 'way').length !== 1)
    return { taken, way: null }
  return { taken: taken.filter((one) => one !== only), way: only.found[1] === 'under' ? 'under' : 'over' }
}

function spots<Value>(marked: string, pattern: RegExp, read: (word: string) => Value): Spot<Value>[] {
  return [...marked.matchAll(pattern)].map((found) => ({
    value: read(found[1] ?? ''),
    at: found.index,
    end: found.index + found[0].length,
  }))
}

const inside = (taken: readonly Taken[], { at }: { at: number }): boolean =>
  taken.some((one) => at >= one.at && at < one.end)

const JOINS = /\b(?:e|ou|com|contra|mas)\b|\+/

/** The side of a market: inside its words, behind it, or before it; where it must have one, any that stands alone. */
function sideFor(
  one: Taken,
  sides: readonly Spot<Side>[],
  marked: string,
  from: number,
  to: number,
): Spot<Side> | null {
  if (one.anchor.side === 'no') return null
  const own = sides.find(({ at, end }) => at >= one.at && end <= one.end)
  if (own) return own
  const after = sides.find(({ at }) => at >= one.end && at < to)
  const ahead = sides.findLast(({ at, end }) => end <= one.at && at >= from)
  const isBehind = after && OF.test(marked.slice(one.end, after.at))
  if (isBehind) return after
  if (one.anchor.side === 'may')
    return ahead && DOES.test(marked.slice(ahead.end, one.at)) && !JOINS.test(marked.slice(ahead.end, one.at))
      ? ahead
      : null
  if (ahead && !JOINS.test(marked.slice(ahead.end, one.at))) return ahead
  const values = new Set(sides.map(({ value }) => value))
  return after && !JOINS.test(marked.slice(one.end, after.at))
    ? after
    : (ahead ?? (values.size === 1 ? (sides[0] ?? null) : (after ?? null)))
}

/** 'Do mandante', 'só pro mandante': right behind the market. */
const OF =
  /^ (?:so |apenas |somente |gols? |escanteios |cartoes )*(?:d[oae]|pr[oa]|para [oa]?|pelo|n[oa]|a favor d[oae]|em|com [oa])? ?$/
/** 'O mandante passa de', 'o mandante fazer', 'o mandante': right before it. */
const DOES =
  /^ (?:(?:vai |pode |deve |sozinho |so |fazer|faz|marcar|marca|passar|passa|ter|tem|com|em|leva\w*|cobra\w*|bate\w*|sofr\w+|toma\w*|gols?|escanteios|cartoes|nao)\s?)*$/

function near<Value>(all: readonly Spot<Value>[], one: Taken, from: number, to: number): Spot<Value> | null {
  return (
    all.find(({ at, end }) => at >= one.at && end <= one.end) ??
    all.find(({ at }) => at >= one.end && at < to) ??
    all.findLast(({ at, end }) => end <= one.at && at >= from) ??
    null
  )
}

const before = <Value>(all: readonly Spot<Value>[], one: Taken) => all.findLast(({ end }) => end <= one.at)
/** 'No 1º tempo: over 0,5 e ambas' speaks of one half all along. */
const leading = <Value>(all: readonly Spot<Value>[], first: Taken | undefined) =>
  first && all.length === 1 ? all.find(({ end }) => end <= first.at) : undefined

/** A side alone is its win, where no other market is named or where the draw stands beside it. */
function bareResults(bare: readonly Spot<Side>[], markets: readonly FoundMarket[], marked: string): FoundMarket[] {
  const isOfResults = markets.every(({ make }) => make.kind === 'result' || make.kind === 'doubleChance')
  if (!isOfResults || /\b(?:escanteio|cart|gol)\w*/.test(marked)) return []
  const half = /\b([12])o tempo\b/.exec(marked)?.[1]
  return bare.map(({ value, at, end }): FoundMarket => {
    const make: Make = {
      kind: 'result',
      side: value,
      half: half === undefined ? null : half === '1' ? 'firstHalf' : 'secondHalf',
    }
    return { id: idOf(make), make, at, end, isBare: true }
  })
}
