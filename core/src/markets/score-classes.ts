import type { Market } from '#markets/market.ts'
import type { Outcome } from '#markets/outcome.ts'

/**
 * Scores that no market tells apart are one class: 6-0 and 8-0 end every full-time bet alike. A grid of 12 x 12 scores
 * folds into 85 classes, those into the few that each family tells apart, and a market is the sum of some of those.
 * Pricing 200 markets takes 3,000 additions instead of 30,000.
 */
export type ScoreClasses = {
  count: number
  /** Class of each cell, in the cells' order. */
  ofCell: Uint16Array
  families: readonly FamilyClasses[]
  /** Classes of the family that tells most apart. */
  longestFamily: number
}

export type FamilyClasses = {
  /** The classes of the family's first class, then those of its second, and where each of them ends. */
  members: Uint16Array
  ends: Uint16Array
  markets: readonly MarketClasses[]
}

/** The family's classes in which a market pays, by how it ends. Where none of these holds, it is lost. */
export type MarketClasses = {
  market: Market
  won: Uint16Array
  halfWon: Uint16Array
  refunded: Uint16Array
  halfLost: Uint16Array
  /** Ends only won or lost. */
  isPlain: boolean
}

const CODES: Record<Outcome, string> = { won: 'w', 'half won': 'x', void: '=', 'half lost': 'y', lost: '-' }
const CHAR_CODES = new Map(Object.entries(CODES).map(([outcome, code]) => [outcome, code.charCodeAt(0)]))

/** How every market ends, one letter each; in one piece, because a text added up letter by letter is slow to compare. */
export function signatureOf(outcomes: readonly Outcome[]): string {
  return String.fromCharCode(...outcomes.map((outcome) => CHAR_CODES.get(outcome) ?? 0))
}

/** How every market ends in a cell, a letter each in their order; and something shorter that is the same only where that is. */
type Endings = { signatureIn: (cell: number) => string; keyIn?: (cell: number) => number }

/** Sorts cells into classes by how every market ends there. */
export function classify(markets: readonly Market[], cells: number, endings: Endings): ScoreClasses {
  const { ofItem, signatures } = bySignature(cells, endings)
  const families = Map.groupBy(
    markets.map((market, at) => ({ market, at })),
    ({ market }) => market.family,
  )
  const classes = [...families.values()].map((members) => familyClasses(members, signatures))
  return {
    count: signatures.length,
    ofCell: ofItem,
    families: classes,
    longestFamily: Math.max(0, ...classes.map(({ ends }) => ends.length)),
  }
}

function familyClasses(members: readonly { market: Market; at: number }[], classes: readonly string[]): FamilyClasses {
  // A family's markets stand together in the catalogue, so their letters are one piece of the whole.
  const from = members[0]?.at ?? 0
  const isOnePiece = members.every(({ at }, number) => at === from + number)
  const lettersOf = (whole: string) =>
    isOnePiece ? whole.slice(from, from + members.length) : members.map(({ at }) => whole[at]).join('')
  const { ofItem, signatures } = bySignature(classes.length, {
    signatureIn: (number) => lettersOf(classes[number] ?? ''),
  })
  const endingAs = (code: string, at: number) =>
    Uint16Array.from(signatures.flatMap((signature, number) => (signature[at] === code ? [number] : [])))
  const byClass = signatures.map((): number[] => [])
  for (const [number, own] of ofItem.entries()) byClass[own]?.push(number)
  let end = 0
  return {
    members: Uint16Array.from(byClass.flat()),
    ends: Uint16Array.from(byClass, (classesOfOne) => {
      end += classesOfOne.length
      return end
    }),
    markets: members.map(({ market }, at) => ({
      market,
      won: endingAs('w', at),
      halfWon: endingAs('x', at),
      refunded: endingAs('=', at),
      halfLost: endingAs('y', at),
      isPlain: signatures.every((signature) => signature[at] === 'w' || signature[at] === '-'),
    })),
  }
}

function bySignature(items: number, { signatureIn, keyIn }: Endings) {
  const numbers = new Map<string | number, number>()
  const signatures: string[] = []
  const ofItem = new Uint16Array(items)
  for (let item = 0; item < items; item++) {
    const key = (keyIn ?? signatureIn)(item)
    const known = numbers.get(key)
    ofItem[item] = known ?? numbers.size
    if (known !== undefined) continue
    numbers.set(key, numbers.size)
    signatures.push(signatureIn(item))
  }
  return { ofItem, signatures }
}

/** Classes of the markets that read one score (of the match, of corners, of cards), by the size of the grid. */
export function classesOfScores(
  all: readonly Market[],
  reads: 'fullTime' | 'corners' | 'cards',
): (size: number) => ScoreClasses {
  const own = all.flatMap((market) => (market.rule.reads === reads ? [{ market, outcome: market.rule.outcome }] : []))
  return remembered((size) =>
    classify(
      own.map(({ market }) => market),
      size * size,
      {
        signatureIn: (cell) => {
          const score = { home: Math.floor(cell / size), away: cell % size }
          return signatureOf(own.map(({ outcome }) => outcome(score)))
        },
      },
    ),
  )
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

/** Chances of `count` classes: what falls into each, summed. */
export function fold(count: number, classOf: Uint16Array, chances: Float64Array): Float64Array {
  const folded = new Float64Array(count)
  for (let at = 0; at < classOf.length; at++) {
    const to = classOf[at] ?? 0
    folded[to] = (folded[to] ?? 0) + (chances[at] ?? 0)
  }
  return folded
}

/**
 * The same for a family, whose classes list what falls into them: three times as fast as `fold`, which reads what it just
 * wrote. Fills `into`, which is as long as the longest family: making 66 small arrays took longer than filling them.
 */
export function gather({ members, ends }: FamilyClasses, chances: Float64Array, into: Float64Array): void {
  let at = 0
  for (let number = 0; number < ends.length; number++) {
    const end = ends[number] ?? 0
    let sum = 0
    for (; at < end; at++) sum += chances[members[at] ?? 0] ?? 0
    into[number] = sum
  }
}

export function sumOver(classes: Uint16Array, chances: Float64Array): number {
  let sum = 0
  for (let at = 0; at < classes.length; at++) sum += chances[classes[at] ?? 0] ?? 0
  return sum
}
