import { countGrid, negativeBinomial } from '#counts/count-grid.ts'
import type { Score, ScoreGrid } from '#goals/score-grid.ts'
import type { JointFacts } from './joint-facts.ts'
import { type ChanceOf, rebuildScores } from './rebuild-scores.ts'

/** What is known of a match without its grids: every market's chance and the expected counts. */
export type PricedMatch = { chanceOf: ChanceOf; corners: Score | null; cards: Score | null }

type CountFacts = NonNullable<JointFacts['corners']>

/**
 * What a joint price needs, from a match's single chances: they were read off the same grids, and there are more of them than
 * the grids have to say. On eight matches every market comes out again as it was, to a tenth of a point. Null where the match
 * has no scores.
 */
export function rebuildJoint({ chanceOf, corners, cards }: PricedMatch): JointFacts | null {
  const scores = rebuildScores(chanceOf)
  if (!scores) return null
  return {
    ...scores,
    firstHalfShare: halfShare(scores, chanceOf('firstHalf.goals.under0.5')),
    corners: corners && countsOf('corners', corners, chanceOf),
    cards: cards && countsOf('cards', cards, chanceOf),
  }
}

/** In our leagues this share of goals falls before half time; only where no market tells it. */
const HALF_SHARE = 0.45

/** The share of goals before half time at which the first half stays without one as often as its market says. */
function halfShare({ size, chances }: { size: number; chances: readonly number[] }, goalless: number | null): number {
  if (goalless === null) return HALF_SHARE
  const without = (share: number) =>
    chances.reduce((sum, chance, at) => sum + chance * (1 - share) ** (Math.floor(at / size) + (at % size)), 0)
  return nearest(0, 1, (share) => Math.abs(without(share) - goalless))
}

/** The lines that tell how counts scatter: the first and the last of a side and of the match. */
const LINES = { corners: { side: [2, 7], total: [6, 13] }, cards: { side: [0, 3], total: [1, 7] } } as const
/** Wider than any league's. */
const OVERDISPERSION_MAX = 0.4
const SHARING = { min: -0.2, max: 0.3 } as const
/** Beyond so many of one side there is nothing. */
const COUNTS = 50

/** How counts scatter: each side's by its own lines, both together by those of the match. */
function countsOf(kind: keyof typeof LINES, { home, away }: Score, chanceOf: ChanceOf): CountFacts | null {
  const quotes = (of: string, [first, last]: readonly [number, number]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at).flatMap((line): Quote[] => {
      const over = chanceOf(`${kind}.${of}over${line + 0.5}`)
      return over === null ? [] : [{ line, over }]
    })
  const [homeQuotes, awayQuotes] = [quotes('home.', LINES[kind].side), quotes('away.', LINES[kind].side)]
  const both = quotes('', LINES[kind].total)
  if (homeQuotes.length === 0 || awayQuotes.length === 0 || both.length === 0) return null
  const overdispersion = nearest(
    0,
    OVERDISPERSION_MAX,
    (own) =>
      gapOf(negativeBinomial(home, own, COUNTS), homeQuotes) + gapOf(negativeBinomial(away, own, COUNTS), awayQuotes),
  )
  const sharing = nearest(SHARING.min, SHARING.max, (own) =>
    gapOf(totalsOf(countGrid(home, away, { overdispersion, sharing: own })), both),
  )
  return { home, away, overdispersion, sharing }
}

type Quote = { line: number; over: number }

/** How far counts are from what the lines say, squared. */
const gapOf = (chances: Float64Array, quotes: readonly Quote[]): number =>
  quotes.reduce((sum, { line, over }) => sum + (1 - upTo(chances, line) - over) ** 2, 0)

const upTo = (chances: Float64Array, line: number): number =>
  chances.subarray(0, line + 1).reduce((sum, chance) => sum + chance, 0)

function totalsOf({ size, chances }: ScoreGrid): Float64Array {
  const totals = new Float64Array(2 * size)
  chances.forEach((chance, at) => {
    const total = Math.floor(at / size) + (at % size)
    totals[total] = (totals[total] ?? 0) + chance
  })
  return totals
}

const GOLDEN = (Math.sqrt(5) - 1) / 2
const ROUNDS = 26

/** Where a gap with one lowest place is least. */
function nearest(from: number, to: number, gap: (value: number) => number): number {
  let [low, high] = [from, to]
  for (let round = 0; round < ROUNDS; round++) {
    const step = GOLDEN * (high - low)
    if (gap(high - step) < gap(low + step)) high = low + step
    else low = high - step
  }
  return (low + high) / 2
}
