import { marketById } from '#markets/catalogue.ts'
import type { Market } from '#markets/market.ts'
import { type DecimalOdd, decimalOdd, type Probability, probability } from '#units.ts'
import { blockOf, type JointMatch, LEGS_MAX } from './joint-match.ts'
import { faultsOf, type LegFaults } from './leg-faults.ts'
import { type JointChances, LegPricer } from './price-legs.ts'

export type OwnLeg = {
  id: string
  name: string
  /** Alone. */
  chance: Probability
  /** Joint chance of the other legs: what the combination would be without this one. */
  without: Probability
}

export type OwnCombo = JointChances & {
  legs: OwnLeg[]
  /** Null when it cannot win, or would need more than 1,000,000. */
  fairOdd: DecimalOdd | null
  /** The legs' chances multiplied: what it would be if they had nothing to do with each other. */
  product: Probability
  /** Place of the leg that takes most of the others' chance away; null for a single leg. */
  costliest: number | null
  /** By the legs' ids. */
  contradiction: string[]
  redundant: { leg: string; because: string[] }[]
  /** Legs whose link to others is measured and not read off the scores. */
  hasCounts: boolean
}

export type LegRefusal = 'none' | 'too many' | 'twice' | 'unknown' | 'not counted'

/** Why these legs cannot be priced on this match; null when they can. */
export function refusalOf(match: JointMatch, ids: readonly string[]): LegRefusal | null {
  if (ids.length === 0) return 'none'
  if (ids.length > LEGS_MAX) return 'too many'
  if (new Set(ids).size < ids.length) return 'twice'
  const markets = ids.map(marketById)
  if (markets.includes(null)) return 'unknown'
  const isUncounted = (market: Market | null) => {
    const block = market && blockOf(market)
    return block !== null && block !== 'goals' && match[block] === null
  }
  return markets.some(isUncounted) ? 'not counted' : null
}

/** Beyond this no house quotes, as for a single market. */
const FAIR_ODD_MAX = 1e6

/** Prices legs of one match together. They are as `refusalOf` wants them. */
export function priceOwnCombo(match: JointMatch, ids: readonly string[]): OwnCombo {
  const refusal = refusalOf(match, ids)
  if (refusal) throw new RangeError(`legs that cannot be priced: ${refusal}`)
  const markets = ids.flatMap((id) => marketById(id) ?? [])
  const pricer = new LegPricer(match, markets)
  const all = [...markets.keys()]
  const joint = pricer.price(all)
  const legs = markets.map(({ id, name }, place): OwnLeg => {
    const others = all.filter((other) => other !== place)
    return { id, name, chance: pricer.price([place]).chance, without: pricer.price(others).chance }
  })
  // Sums in another order differ in the last digit; a combination is never above its least likely leg.
  const chance = probability(Math.min(joint.chance, ...legs.map((leg) => leg.chance)))
  return {
    ...joint,
    chance,
    legs,
    fairOdd: chance * FAIR_ODD_MAX >= 1 ? decimalOdd(1 / chance) : null,
    product: probability(legs.reduce((product, leg) => product * leg.chance, 1)),
    costliest: costliestOf(legs, chance),
    ...named(faultsOf(pricer.parts), ids),
    hasCounts: markets.some((market) => blockOf(market) !== 'goals'),
  }
}

function costliestOf(legs: readonly OwnLeg[], chance: Probability): number | null {
  if (legs.length < 2) return null
  const kept = legs.map(({ without }) => (without > 0 ? chance / without : 1))
  return kept.indexOf(Math.min(...kept))
}

function named({ contradiction, redundant }: LegFaults, ids: readonly string[]) {
  const idsOf = (places: readonly number[]) => places.flatMap((place) => ids[place] ?? [])
  return {
    contradiction: idsOf(contradiction),
    redundant: redundant.flatMap(({ leg, because }) =>
      idsOf([leg]).map((id) => ({ leg: id, because: idsOf(because) })),
    ),
  }
}
