import type { Score, ScoreGrid } from '#goals/score-grid.ts'
import type { Market } from '#markets/market.ts'
import { MEASURES } from '#markets/measures.ts'
import type { Outcome } from '#markets/outcome.ts'
import { type Sorted, sortByAll, sortByEnding } from '#markets/sort-cases.ts'

/**
 * Scores that no market tells apart are one class: 6-0 and 8-0 end every full-time bet alike. A grid of 12 x 12 scores
 * folds into 85 classes, those into the few groups that each family tells apart, and a market is the sum of some of those.
 * Pricing 200 markets takes 3,000 additions instead of 30,000. All of it stands in few long arrays, because reading hundreds of
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
  /** The classes of the first family's first group, then those of its second and of the next families', and where each of them ends. */
  members: Uint32Array
  ends: Uint32Array
  /** By market the groups in which it pays, won first, then half won, refunded and half lost, and where each of these four ends. In all others it is lost. */
  paying: Uint16Array
  payingEnds: Uint32Array
}

/** How markets end, a letter each. */
const LETTERS: Record<Outcome, string> = { won: 'w', 'half won': 'x', void: '=', 'half lost': 'y', lost: '-' }
const PAYING_LETTERS = [LETTERS.won, LETTERS['half won'], LETTERS.void, LETTERS['half lost']]

export function lettersOf<Rule>(rules: readonly Rule[], outcomeOf: (rule: Rule) => Outcome): string {
  let letters = ''
  for (const rule of rules) letters += LETTERS[outcomeOf(rule)]
  return letters
}

/** The groups of one family: how its markets end in each, and in which a cell lies. */
export type FamilyGroups = { markets: readonly Market[]; endings: readonly string[]; groupIn: (cell: number) => number }

export function classify({ ofCase: ofCell, count }: Sorted, families: readonly FamilyGroups[]): ScoreClasses {
  const firstCells = new Uint32Array(count)
  for (let cell = ofCell.length - 1; cell >= 0; cell--) firstCells[ofCell[cell] ?? 0] = cell
  const [members, ends, paying, payingEnds]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (const { markets, endings, groupIn } of families) {
    const before = ends.length
    const groups = endings.map((): number[] => [])
    for (let number = 0; number < count; number++) groups[groupIn(firstCells[number] ?? 0)]?.push(number)
    for (const group of groups) {
      for (const number of group) members.push(number)
      ends.push(members.length)
    }
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
    members: Uint32Array.from(members),
    ends: Uint32Array.from(ends),
    paying: Uint16Array.from(paying),
    payingEnds: Uint32Array.from(payingEnds),
  }
}

/** How one market ends in each of the groups. */
function lettersAt(endings: readonly string[], at: number): string {
  let letters = ''
  for (const ending of endings) letters += ending[at]
  return letters
}

export type ScoreReads = 'fullTime' | 'firstHalf' | 'secondHalf' | 'corners' | 'cards'

/** The families of the markets that read one score, each with its groups of scores. */
export function sortFamilies(all: readonly Market[], reads: ScoreReads, scores: readonly Score[]) {
  const own = all.flatMap((market) => (market.rule.reads === reads ? [{ market, rule: market.rule }] : []))
  return [...Map.groupBy(own, ({ market }) => market.family).values()].map((members) => {
    const by = members[0]?.rule.by
    const measureOf = by && members.every(({ rule }) => rule.by === by) ? MEASURES[by] : null
    const endingIn = (score: Score) => lettersOf(members, ({ rule }) => rule.outcome(score))
    return { markets: members.map(({ market }) => market), ...sortByEnding(scores, { measureOf, endingIn }) }
  })
}

/** The scores of a grid's cells. */
export function scoresOf(size: number): Score[] {
  return Array.from({ length: size * size }, (_, cell) => ({ home: Math.floor(cell / size), away: cell % size }))
}

/** Classes of the markets that read one score (of the match, of corners, of cards), by the size of the grid. */
export function classesOfScores(all: readonly Market[], reads: ScoreReads): (size: number) => ScoreClasses {
  return remembered((size) => {
    const families = sortFamilies(all, reads, scoresOf(size))
    return classify(
      sortByAll(size * size, families),
      families.map(({ markets, endings, ofCase }) => ({ markets, endings, groupIn: (cell) => ofCase[cell] ?? 0 })),
    )
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

/** Chances of the classes: those of their cells, summed. */
export function foldScores({ cells, cellEnds }: ScoreClasses, { chances }: ScoreGrid): Float64Array {
  return sumRuns(cells, cellEnds, chances)
}

/** One number a run: the chances at its places, summed. */
export function sumRuns(places: Uint32Array, ends: Uint32Array, chances: Float64Array): Float64Array {
  const sums = new Float64Array(ends.length)
  let at = 0
  for (let run = 0; run < ends.length; run++) {
    const end = ends[run] ?? 0
    let sum = 0
    for (; at < end; at++) sum += chances[places[at] ?? 0] ?? 0
    sums[run] = sum
  }
  return sums
}
