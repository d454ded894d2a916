import type { Score, ScoreGrid } from '#goals/score-grid.ts'
import { MARKETS } from '#markets/catalogue.ts'
import type { Market, MarketFamily } from '#markets/market.ts'
import { MEASURES, type Measure, NUMBERS } from '#markets/measures.ts'
import { EXAMPLES } from '#markets/score-sums.ts'

/**
 * The families whose selections can be legs, by what they are about; a combination takes one leg of each at most. The
 * other full-time families are combinations themselves, say the same in other words, or are so exact that no leg adds to them.
 */
const THEMES: Partial<Record<MarketFamily, number>> = {
  result: 1,
  doubleChance: 1,
  asianHandicap: 1,
  totalGoals: 2,
  homeGoals: 4,
  awayGoals: 8,
  bothScore: 16,
}

/** A side's goals beyond this line are never in doubt enough to be a leg, and each line makes the masks longer. */
const SIDE_LINE_MAX = 3.5

/** Legs are read off the full-time grid, so corners, cards and halves are none; nor is what may be refunded. */
function isCandidate({ family, line }: Market): boolean {
  if (!(family in THEMES)) return false
  return (family !== 'homeGoals' && family !== 'awayGoals') || (line ?? 0) <= SIDE_LINE_MAX
}

/**
 * One leg. Markets that win on exactly the same scores ('vitória do mandante', 'mandante -0,5') are one leg with the
 * themes of all of them, as bits.
 */
type Leg = { markets: readonly Market[]; themes: number }

export type LegMasks = {
  legs: readonly Leg[]
  /** Bytes a mask; the mask of leg i begins at i × width. A bit is a class of scores on which the leg wins. */
  width: number
  masks: Uint8Array
  /** By id of its markets. */
  legOf: ReadonlyMap<string, number>
  /** The chances of the masks' bits. */
  chancesOf: (grid: ScoreGrid) => Float64Array
}

/** The candidates that are won or lost, never refunded, and of each whether it is won at each number of its measure. */
type Candidate = { market: Market; by: (typeof TOLD_BY)[number]; wins: Uint8Array }

/** What the candidates go by. */
const TOLD_BY = ['total', 'lead', 'home', 'away', 'both'] as const satisfies readonly Measure[]

const CANDIDATES = MARKETS.flatMap((market): Candidate[] => {
  const { rule } = market
  if (rule.reads !== 'fullTime' || !isCandidate(market)) return []
  const by = TOLD_BY.find((told) => told === rule.by)
  if (!by) return []
  const ends = EXAMPLES[by].map((score) => rule.outcome(score))
  if (ends.some((end) => end !== 'won' && end !== 'lost')) return []
  return [{ market, by, wins: Uint8Array.from(ends, (end) => (end === 'won' ? 1 : 0)) }]
})

/** The legs of grids of this size, made once. */
export function legMasks(size: number): LegMasks {
  const known = MADE.get(size)
  if (known) return known
  const fresh = makeMasks(size)
  MADE.set(size, fresh)
  return fresh
}

/** Sizes are few: 9 to 20 in real matches. */
const MADE = new Map<number, LegMasks>()

function makeMasks(size: number): LegMasks {
  const { ofCell, examples } = scoreClasses(size)
  const width = Math.ceil(examples.length / 8)
  const numbersBy = {
    total: examples.map(MEASURES.total),
    lead: examples.map(MEASURES.lead),
    home: examples.map(MEASURES.home),
    away: examples.map(MEASURES.away),
    both: examples.map(MEASURES.both),
  }
  const byMask = new Map<string, { markets: Market[]; themes: number; mask: Uint8Array }>()
  for (const { market, by, wins } of CANDIDATES) {
    const mask = new Uint8Array(width)
    const numbers = numbersBy[by]
    for (let bit = 0; bit < numbers.length; bit++) {
      if (wins[numbers[bit] ?? 0]) mask[bit >> 3] = (mask[bit >> 3] ?? 0) | (1 << (bit & 7))
    }
    const key = mask.join()
    const leg = byMask.get(key) ?? { markets: [], themes: 0, mask }
    leg.markets.push(market)
    leg.themes |= THEMES[market.family] ?? 0
    byMask.set(key, leg)
  }
  const legs = [...byMask.values()]
  const masks = new Uint8Array(legs.length * width)
  legs.forEach(({ mask }, leg) => {
    masks.set(mask, leg * width)
  })
  return {
    legs,
    width,
    masks,
    legOf: new Map(legs.flatMap(({ markets }, leg) => markets.map(({ id }) => [id, leg] as const))),
    chancesOf: ({ chances }) => {
      const folded = new Float64Array(8 * width)
      for (let cell = 0; cell < ofCell.length; cell++) {
        const own = ofCell[cell] ?? 0
        folded[own] = (folded[own] ?? 0) + (chances[cell] ?? 0)
      }
      return folded
    },
  }
}

const PARTS = TOLD_BY.map((by) => ({ numberOf: MEASURES[by], ...partsOf(by) }))

/** Scores that no candidate tells apart are one class, which makes the masks shorter; and a score of each class. */
function scoreClasses(size: number): { ofCell: Uint8Array; examples: Score[] } {
  const numbers = new Map<number, number>()
  const examples: Score[] = []
  const ofCell = new Uint8Array(size * size)
  for (let cell = 0; cell < ofCell.length; cell++) {
    const score = { home: Math.floor(cell / size), away: cell % size }
    let key = 0
    for (const { numberOf, partOf, count } of PARTS) key = key * count + (partOf[numberOf(score)] ?? 0)
    let own = numbers.get(key)
    if (own === undefined) {
      own = examples.push(score) - 1
      numbers.set(key, own)
    }
    ofCell[cell] = own
  }
  return { ofCell, examples }
}

/** Neighbouring numbers of a measure are one part where every candidate that goes by it ends alike. */
function partsOf(by: Measure): { partOf: Uint8Array; count: number } {
  const own = CANDIDATES.filter((candidate) => candidate.by === by)
  const partOf = new Uint8Array(NUMBERS[by])
  let part = 0
  for (let number = 1; number < partOf.length; number++) {
    if (own.some(({ wins }) => wins[number] !== wins[number - 1])) part++
    partOf[number] = part
  }
  return { partOf, count: part + 1 }
}
