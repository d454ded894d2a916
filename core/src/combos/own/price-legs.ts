import type { ScoreGrid } from '#goals/score-grid.ts'
import type { Market } from '#markets/market.ts'
import type { Outcome } from '#markets/outcome.ts'
import { type Probability, probability } from '#units.ts'
import { jointShare, type Parts, type Strengths, strengthsFor, surplusesOf, UNKNOWN_PART } from './dependence.ts'
import { blockOf, type JointMatch, type LegBlock } from './joint-match.ts'
import { type LegClasses, legClasses, momentsByRank } from './leg-classes.ts'
import { GridRanks } from './leg-ranks.ts'
import { RANKS } from './worst-leg.ts'

export type JointChances = {
  /** Out of the money that stays in play, as for a single market (docs/decisions/0015). 1 / chance is the fair odd. */
  chance: Probability
  /** Share of the stake that is expected back untouched. */
  refunded: Probability
  /** How the combination ends. They sum to 1. */
  endings: Record<Outcome, Probability>
}

const BLOCKS = ['goals', 'corners', 'cards'] as const satisfies readonly LegBlock[]
/** From the best: that every leg is at least won, at least half won, at least refunded, at most half lost. */
const LEAST_RANKS = [RANKS.won, RANKS['half won'], RANKS.void, RANKS['half lost']]

/** The legs of one match are looked up once; then any subset of them is priced by a walk over some dozens of classes. */
export class LegPricer {
  /** Null where the part is not known. One without legs has a single class, and still moves the others along. */
  readonly parts: Readonly<Record<LegBlock, LegClasses | null>>
  private readonly strengths: Strengths

  /** Legs on corners or cards must not be given where these are not known. */
  constructor(match: JointMatch, legs: readonly Market[]) {
    const { surpluses, ranks, strengths } = lookedUp(match)
    const partOf = (block: LegBlock): LegClasses | null => {
      const [own, known] = [surpluses[block], ranks[block]]
      const places = [...legs.keys()].filter((at) => legs[at] && blockOf(legs[at]) === block)
      return own && known && legClasses(known.of(places.flatMap((at) => legs[at] ?? [])), own, places)
    }
    this.strengths = strengths
    this.parts = { goals: partOf('goals'), corners: partOf('corners'), cards: partOf('cards') }
  }

  /** Of the legs at these places. A combination ends as its worst leg, so each rank is a chance that all reach it. */
  price(places: readonly number[]): JointChances {
    const momentsOf = (part: LegClasses | null) => part && momentsByRank(part, places, LEAST_RANKS)
    const [goals, corners, cards] = BLOCKS.map((block) => momentsOf(this.parts[block]))
    const [won = 0, halfWon = 0, refunded = 0, halfLost = 0] = LEAST_RANKS.map((_, at) =>
      jointShare(
        goals?.[at] ?? UNKNOWN_PART,
        corners?.[at] ?? UNKNOWN_PART,
        cards?.[at] ?? UNKNOWN_PART,
        this.strengths,
      ),
    )
    const wins = (won + halfWon) / 2
    const notLost = (refunded + halfLost) / 2
    const inPlay = 1 - notLost + wins
    return {
      chance: probability(inPlay > 0 ? wins / inPlay : 0),
      refunded: probability(notLost - wins),
      endings: {
        won: probability(won),
        'half won': probability(halfWon - won),
        void: probability(refunded - halfWon),
        'half lost': probability(halfLost - refunded),
        lost: probability(1 - halfLost),
      },
    }
  }
}

type LookedUp = { surpluses: Parts; strengths: Strengths; ranks: Record<LegBlock, GridRanks | null> }

/** What does not depend on the legs, once a match: most of the work. */
const matches = new WeakMap<JointMatch, LookedUp>()

function lookedUp(match: JointMatch): LookedUp {
  const known = matches.get(match)
  if (known) return known
  const { pooled, corners, cards, firstHalfShare } = match
  const surpluses = surplusesOf(match)
  const ranksOn = (grid: ScoreGrid | null) => grid && new GridRanks(grid, firstHalfShare)
  const fresh: LookedUp = {
    surpluses,
    strengths: strengthsFor(surpluses),
    ranks: { goals: ranksOn(pooled), corners: ranksOn(corners), cards: ranksOn(cards) },
  }
  matches.set(match, fresh)
  return fresh
}
