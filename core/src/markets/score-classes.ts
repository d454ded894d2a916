import type { Market } from '#markets/market.ts'
import { type Sorted, sortByAll } from '#markets/sort-cases.ts'
import {
  type FamilyGroups,
  PAYING_LETTERS,
  type ScoreReads,
  type Shared,
  scoresOf,
  sortFamilies,
} from '#markets/sort-families.ts'

/**
 * Scores that no market tells apart are one class: 6-0 and 8-0 end every full-time bet alike. A grid of 12 x 12 scores
 * folds into 85 classes, those into the few groups that each family tells apart, and a market is the sum of some of those. Families
 * that go by the same number of a score (its goals, its lead) share the groups of that number, and are summed from them.
 * Pricing 200 markets takes 1,500 additions instead of 30,000. All of it stands in few long arrays, because reading hundreds of
 * short ones took longer than the additions.
 */
export type ScoreClasses = {
  count: number
  /** Class of each cell, in the cells' order. */
  ofCell: Uint16Array
  /** The cells of the first class, then those of the next ones, and where each ends. */
  cells: Uint32Array
  cellEnds: Uint32Array
  markets: readonly Market[]
  /** Of the first group, then of the next ones, what it is the sum of, and where that ends. A number below `count` is a class, one from there on a group before it. */
  members: Uint16Array
  ends: Uint32Array
  /** By market the groups (numbered from `count` on) in which it pays, won first, then half won, refunded and half lost, and where each of these four ends. In all others it is lost. */
  paying: Uint16Array
  payingEnds: Uint32Array
}

export function classify({ ofCase: ofCell, count }: Sorted, families: readonly FamilyGroups[]): ScoreClasses {
  const firstCells = new Uint32Array(count)
  for (let cell = ofCell.length - 1; cell >= 0; cell--) firstCells[ofCell[cell] ?? 0] = cell
  const [members, ends, paying, payingEnds]: [number[], number[], number[], number[]] = [[], [], [], []]
  const classes = Array.from(firstCells, (cell, number) => ({ number, cell }))
  /** Sums these by group, and answers the groups, each with one of its cells. */
  const sum = (from: readonly Summed[], groups: number, groupIn: (cell: number) => number): Summed[] => {
    const own = Array.from({ length: groups }, (): number[] => [])
    const summed: Summed[] = []
    for (const { number, cell } of from) {
      const group = groupIn(cell)
      if (own[group]?.push(number) === 1) summed.push({ number: count + ends.length + group, cell })
    }
    for (const group of own) {
      for (const number of group) members.push(number)
      ends.push(members.length)
    }
    return summed
  }
  const parts = new Map<Shared, Summed[]>()
  for (const { shared } of families) {
    if (shared && !parts.has(shared)) parts.set(shared, sum(classes, shared.parts, shared.partIn))
  }
  for (const { markets, endings, groupIn, shared } of families) {
    const before = count + ends.length
    sum((shared && parts.get(shared)) ?? classes, endings.length, groupIn)
    for (let at = 0; at < markets.length; at++) {
      const letters = lettersAt(endings, at)
      for (const paid of PAYING_LETTERS) {
        for (let from = letters.indexOf(paid); from >= 0; from = letters.indexOf(paid, from + 1)) {
          paying.push(before + from)
        }
        payingEnds.push(paying.length)
      }
    }
  }
  return {
    count,
    ofCell,
    ...cellsByClass(ofCell, count),
    markets: families.flatMap(({ markets }) => markets),
    members: Uint16Array.from(members),
    ends: Uint32Array.from(ends),
    paying: Uint16Array.from(paying),
    payingEnds: Uint32Array.from(payingEnds),
  }
}

/** A class or a group, and one of the cells in it. */
type Summed = { number: number; cell: number }

/** How one market ends in each of the groups. */
function lettersAt(endings: readonly string[], at: number): string {
  let letters = ''
  for (const ending of endings) letters += ending[at]
  return letters
}

/** Classes of the markets that read one score (of the match, of corners, of cards), by the size of the grid. */
export function classesOfScores(all: readonly Market[], reads: ScoreReads): (size: number) => ScoreClasses {
  return remembered((size) => {
    const { sortings, families } = sortFamilies(all, reads, scoresOf(size))
    return classify(sortByAll(size * size, sortings), families)
  })
}

/** Sizes are few (9 to 20 in real matches), and the classes of a size never change. */
export function remembered<Made>(make: (size: number) => Made): (size: number) => Made {
  const made = new Map<number, Made>()
  return (size) => {
    const known = made.get(size)
    if (known !== undefined) return known
    const fresh = make(size)
    made.set(size, fresh)
    return fresh
  }
}

function cellsByClass(ofCell: Uint16Array, count: number): Pick<ScoreClasses, 'cells' | 'cellEnds'> {
  const cellEnds = new Uint32Array(count)
  for (const own of ofCell) cellEnds[own] = (cellEnds[own] ?? 0) + 1
  for (let own = 1; own < count; own++) cellEnds[own] = (cellEnds[own] ?? 0) + (cellEnds[own - 1] ?? 0)
  const cells = new Uint32Array(ofCell.length)
  const next = new Uint32Array(count)
  for (let own = 1; own < count; own++) next[own] = cellEnds[own - 1] ?? 0
  for (let cell = 0; cell < ofCell.length; cell++) {
    const own = ofCell[cell] ?? 0
    cells[next[own] ?? 0] = cell
    next[own] = (next[own] ?? 0) + 1
  }
  return { cells, cellEnds }
}
