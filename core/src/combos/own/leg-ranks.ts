import { binomials } from '#goals/half-grids.ts'
import type { Score, ScoreGrid } from '#goals/score-grid.ts'
import type { Market } from '#markets/market.ts'
import { RANKS } from './worst-leg.ts'

/** What can happen in one part of a match (its goals, its corners, its cards), and how each leg on it ends then. */
export type LegRanks = {
  chances: Float64Array
  /** The cell of the grid each of them belongs to. */
  cellOf: Int32Array
  /** By leg, in the order given. */
  ranks: readonly Uint8Array[]
}

/** The scores of a grid's cells. */
function scoresOf(size: number): Score[] {
  return Array.from({ length: size * size }, (_, cell) => ({ home: Math.floor(cell / size), away: cell % size }))
}

/**
 * Looks legs up on one grid, each once: legs come and go in the tray, and what was asked before is not asked again. Where no
 * leg is on a half every cell of the grid is one thing that can happen; otherwise every way in which its score can come about.
 */
export class GridRanks {
  private readonly grid: ScoreGrid
  private readonly firstHalfShare: number
  private readonly scores: readonly Score[]
  private readonly cells: Int32Array
  private readonly byScore = new Map<string, Uint8Array>()
  private readonly byWay = new Map<string, Uint8Array>()
  private ways: Ways | null = null

  constructor(grid: ScoreGrid, firstHalfShare: number) {
    this.grid = grid
    this.firstHalfShare = firstHalfShare
    this.scores = scoresOf(grid.size)
    this.cells = Int32Array.from(this.scores, (_, cell) => cell)
  }

  of(legs: readonly Market[]): LegRanks {
    if (legs.some(({ rule }) => HALVES.has(rule.reads))) return this.onHalves(legs)
    return { chances: this.grid.chances, cellOf: this.cells, ranks: legs.map((leg) => this.scoreRanks(leg)) }
  }

  private onHalves(legs: readonly Market[]): LegRanks {
    this.ways ??= waysOf(this.grid, binomials(this.grid.size, this.firstHalfShare))
    const { chances, cellOf } = this.ways
    return { chances, cellOf, ranks: legs.map((leg) => this.wayRanks(leg, this.ways)) }
  }

  private scoreRanks(leg: Market): Uint8Array {
    return kept(this.byScore, leg.id, () => ranksByScore(leg, this.scores))
  }

  private wayRanks(leg: Market, ways: Ways | null): Uint8Array {
    return kept(this.byWay, leg.id, () => (ways ? ranksByWay(leg, ways, this.scores) : new Uint8Array()))
  }
}

const HALVES: ReadonlySet<string> = new Set(['firstHalf', 'secondHalf', 'halves'])

function kept(known: Map<string, Uint8Array>, id: string, make: () => Uint8Array): Uint8Array {
  const before = known.get(id)
  if (before) return before
  const made = make()
  known.set(id, made)
  return made
}

function ranksByScore({ rule }: Market, scores: readonly Score[]): Uint8Array {
  return Uint8Array.from(scores, (score) => (rule.reads === 'halves' ? RANKS.lost : RANKS[rule.outcome(score)]))
}

/** Rarer scores (9-7) have the most ways, and no price or rule could tell that they are missing. */
const CHANCE_TINY = 1e-12

type Ways = { chances: Float64Array; cellOf: Int32Array /** The cell of the score at half time. */; first: Int32Array }

/** As when markets of halves are priced. For 2-1 these are 6: 0 to 2 home goals and 0 to 1 away goals before half time. */
function waysOf({ size, chances }: ScoreGrid, split: Float64Array): Ways {
  const [ofWay, cellOf, first]: [number[], number[], number[]] = [[], [], []]
  for (let cell = 0; cell < chances.length; cell++) {
    const chance = chances[cell] ?? 0
    if (chance < CHANCE_TINY) continue
    const [home, away] = [Math.floor(cell / size), cell % size]
    for (let home1 = 0; home1 <= home; home1++) {
      const soFar = chance * (split[home * size + home1] ?? 0)
      for (let away1 = 0; away1 <= away; away1++) {
        ofWay.push(soFar * (split[away * size + away1] ?? 0))
        cellOf.push(cell)
        first.push(home1 * size + away1)
      }
    }
  }
  return { chances: Float64Array.from(ofWay), cellOf: Int32Array.from(cellOf), first: Int32Array.from(first) }
}

function ranksByWay(leg: Market, { cellOf, first }: Ways, scores: readonly Score[]): Uint8Array {
  const { rule } = leg
  const ranks = new Uint8Array(cellOf.length)
  // Asked once a score, not once a way.
  const byScore = rule.reads === 'halves' ? null : ranksByScore(leg, scores)
  for (let way = 0; way < ranks.length; way++) {
    const [atEnd, atHalf] = [cellOf[way] ?? 0, first[way] ?? 0]
    // Cells subtract as scores do, because no side has fewer goals at the end than at half time.
    const after = atEnd - atHalf
    if (rule.reads === 'halves') {
      const [before, since] = [scores[atHalf], scores[after]]
      if (before && since) ranks[way] = RANKS[rule.outcome(before, since)]
    } else {
      const read = rule.reads === 'firstHalf' ? atHalf : rule.reads === 'secondHalf' ? after : atEnd
      ranks[way] = byScore?.[read] ?? 0
    }
  }
  return ranks
}
