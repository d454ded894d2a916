import type { JointMatch } from '@prancheta/core/combos/own/joint-match.ts'
import { LegPricer } from '@prancheta/core/combos/own/price-legs.ts'
import { marketById } from '@prancheta/core/markets/catalogue.ts'
import { type FinalScore, settle } from '@prancheta/core/markets/settle.ts'

const GOALS = ['result.home', 'result.draw', 'result.away', 'goals.over2.5', 'btts.yes', 'asianHandicap.home-1.5']
const HALVES = ['firstHalf.result.home', 'firstHalf.goals.over0.5', 'secondHalf.goals.over1.5', 'busierHalf.second']
const CORNERS = ['corners.over9.5', 'corners.home.over5.5', 'corners.away.over4.5', 'corners.most.home']
const CARDS = ['cards.over4.5', 'cards.home.over1.5', 'cards.away.over2.5', 'cards.most.away']

/** Pairs by what they join; what they have in common is read off the grid for the first kind and measured for the others. */
const KINDS: readonly { kind: string; ones: readonly string[]; others: readonly string[] }[] = [
  { kind: 'goals and halves', ones: GOALS, others: HALVES },
  { kind: 'goals and corners', ones: GOALS, others: CORNERS },
  { kind: 'goals and cards', ones: GOALS, others: CARDS },
  { kind: 'corners and cards', ones: CORNERS, others: CARDS },
  { kind: 'halves and corners', ones: HALVES, others: CORNERS },
  { kind: 'halves and cards', ones: HALVES, others: CARDS },
]

const LEGS = [...GOALS, ...HALVES, ...CORNERS, ...CARDS]
const MARKETS = LEGS.map((id) => {
  const market = marketById(id)
  if (!market) throw new RangeError(`no market ${id}`)
  return market
})

/**
 * What a pair has in common: how much likelier both are than multiplying their chances says. What came is the mean product of
 * the two legs' misses, because a leg that is off alone (cards became more since) must not count as dependence.
 */
export type PairScores = {
  kind: string
  legs: readonly [string, string]
  multiplied: number
  /** What came and what we said, both over and above the multiplied chance; and one standard error of the first. */
  came: number
  said: number
  luck: number
}

type Sums = Record<'came' | 'multiplied' | 'said' | 'variance', number>

/** What was said of pairs of legs against what came. */
export class PairTally {
  private readonly pairs = KINDS.flatMap(({ kind, ones, others }) =>
    ones.flatMap((one) =>
      others.map((other) => ({
        ...{ kind, legs: [one, other] as const, places: [LEGS.indexOf(one), LEGS.indexOf(other)] as const },
        sums: { came: 0, multiplied: 0, said: 0, variance: 0 } satisfies Sums,
      })),
    ),
  )
  private matches = 0

  /** A match without half-time scores is left out: its pairs could not all be settled. */
  add(match: JointMatch, final: FinalScore): void {
    if (!final.halfTime) return
    const pricer = new LegPricer(match, MARKETS)
    const alone = MARKETS.map((_, place) => pricer.price([place]).chance)
    const misses = MARKETS.map((market, place) => (settle(market, final) === 'won' ? 1 : 0) - (alone[place] ?? 0))
    this.matches += 1
    for (const { places, sums } of this.pairs) {
      const [one, other] = [alone[places[0]] ?? 0, alone[places[1]] ?? 0]
      sums.came += (misses[places[0]] ?? 0) * (misses[places[1]] ?? 0)
      sums.multiplied += one * other
      sums.said += pricer.price(places).chance - one * other
      sums.variance += one * (1 - one) * other * (1 - other)
    }
  }

  scores(): PairScores[] {
    return this.pairs.map(({ kind, legs, sums }) => ({
      ...{ kind, legs },
      multiplied: sums.multiplied / this.matches,
      came: sums.came / this.matches,
      said: sums.said / this.matches,
      luck: Math.sqrt(sums.variance) / this.matches,
    }))
  }
}
