import { expect, test } from 'vitest'
import { countGrid } from '#counts/count-grid.ts'
import { matchGrid, type ScoreGrid } from '#goals/score-grid.ts'
import { MARKETS } from '#markets/catalogue.ts'
import { type FinalScore, settle } from '#markets/settle.ts'
import { DEPENDENCE, surplusesOf } from './dependence.ts'
import { type JointMatch, LEGS_MAX } from './joint-match.ts'
import { priceOwnCombo } from './own-combo.ts'
import { RANKS } from './worst-leg.ts'

const IS_DEEP = process.env.DEEP === '1'
const MATCHES = IS_DEEP ? 200_000 : 10_000
const SETS = IS_DEEP ? 300 : 50

const match: JointMatch = {
  pooled: matchGrid(1.6, 1.1, -0.05),
  firstHalfShare: 0.44,
  corners: countGrid(5.6, 4.4, { overdispersion: 0.07, sharing: -0.05 }),
  cards: countGrid(2, 2.3, { overdispersion: 0, sharing: 0.08 }),
}

/** A fixed sequence in [0, 1): the same matches in every run. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const next = sequence(20_261_116)
const below = (count: number) => Math.floor(next() * count)

/** Sums of the chances up to each cell: drawing is then a search among them. */
const sums = new Map<ScoreGrid, Float64Array>()

function sumsOf(grid: ScoreGrid): Float64Array {
  const known = sums.get(grid)
  if (known) return known
  let total = 0
  const fresh = grid.chances.map((chance) => (total += chance))
  sums.set(grid, fresh)
  return fresh
}

function cellFrom(grid: ScoreGrid): number {
  const upTo = sumsOf(grid)
  const wanted = next()
  let [low, high] = [0, upTo.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((upTo[middle] ?? 1) > wanted) high = middle
    else low = middle + 1
  }
  return low
}

/** Drawn from the grid and thrown away by turns, so that what is kept has 1 + `lift` times its own chance. */
function cellWith(grid: ScoreGrid, lift: (cell: number) => number): number {
  while (true) {
    const cell = cellFrom(grid)
    if (next() * 2 < 1 + lift(cell)) return cell
  }
}

const scoreOf = (cell: number, { size }: ScoreGrid) => ({ home: Math.floor(cell / size), away: cell % size })
const halved = (goals: number) => Array.from({ length: goals }, next).filter((at) => at < match.firstHalfShare).length

/** Whole matches with the dependence that is written into the price: goals first, corners by them, cards by both. */
function play(count: number): FinalScore[] {
  const { goals, corners, cards } = surplusesOf(match)
  const linked = (strengths: readonly number[], one: typeof goals, at: number, other: typeof corners, cell: number) =>
    strengths.reduce((sum, by, k) => sum + by * (one[k]?.[at] ?? 0) * (other?.[k]?.[cell] ?? 0), 0)
  const [ofCorners, ofCards] = [match.corners, match.cards]
  if (!corners || !ofCorners || !ofCards) throw new Error('the match has both')
  return Array.from({ length: count }, () => {
    const g = cellFrom(match.pooled)
    const c = cellWith(ofCorners, (cell) => linked(DEPENDENCE.goalsCorners, goals, g, corners, cell))
    const k = cellWith(
      ofCards,
      (cell) =>
        linked(DEPENDENCE.goalsCards, goals, g, cards, cell) + linked(DEPENDENCE.cornersCards, corners, c, cards, cell),
    )
    const score = scoreOf(g, match.pooled)
    const halfTime = { home: halved(score.home), away: halved(score.away) }
    return { goals: score, halfTime, corners: scoreOf(c, ofCorners), cards: scoreOf(k, ofCards) }
  })
}

/** By market, how it ended in every match. */
function ranksIn(played: readonly FinalScore[]): Uint8Array[] {
  return MARKETS.map((market) =>
    Uint8Array.from(played, (final) => {
      const ending = settle(market, final)
      if (ending === 'unknown') throw new Error(market.id)
      return RANKS[ending]
    }),
  )
}

/** Two to eight markets; mostly such that one of the matches wins them all, because sets by chance alone contradict themselves. */
function anyLegs(ranks: readonly Uint8Array[]): number[] {
  const [wanted, witness] = [2 + below(LEGS_MAX - 1), below(MATCHES)]
  const isFree = next() < 0.1
  const legs = new Set<number>()
  while (legs.size < wanted) {
    const leg = below(MARKETS.length)
    if (isFree || (ranks[leg]?.[witness] ?? 0) >= RANKS.void) legs.add(leg)
  }
  return [...legs]
}

const WON = [0, 0, 0, 0.5, 1]
const LOST = [1, 0.5, 0, 0, 0]

/** Stakes won and lost on these legs together, one in every match. */
function paidBy(legs: readonly Uint8Array[]): { won: number; lost: number } {
  let [won, lost] = [0, 0]
  for (let at = 0; at < MATCHES; at++) {
    let worst = RANKS.won
    for (const leg of legs) worst = Math.min(worst, leg[at] ?? 0)
    won += WON[worst] ?? 0
    lost += LOST[worst] ?? 0
  }
  return { won, lost }
}

test(`${SETS} sets of legs on ${MATCHES} played matches: won and lost shares are those of the price, refunds and half results included`, () => {
  const ranks = ranksIn(play(MATCHES))
  for (let set = 0; set < SETS; set++) {
    const legs = anyLegs(ranks)
    const ids = legs.flatMap((leg) => MARKETS[leg]?.id ?? [])
    const { won, lost } = paidBy(legs.flatMap((leg) => ranks[leg] ?? []))
    const { chance, refunded } = priceOwnCombo(match, ids)
    const expected = { won: chance * (1 - refunded), lost: (1 - chance) * (1 - refunded) }
    // Of so many sets, 4.5 deviations are beyond luck; the rarest legs win a handful of times and have no deviation to speak of.
    const luck = (share: number) => 4.5 * Math.sqrt(MATCHES * share * (1 - share)) + 5
    expect(Math.abs(won - MATCHES * expected.won), ids.join()).toBeLessThan(luck(expected.won))
    expect(Math.abs(lost - MATCHES * expected.lost), ids.join()).toBeLessThan(luck(expected.lost))
  }
}, 600_000)
