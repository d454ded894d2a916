import type { BriefedMarket, Briefing } from '@prancheta/core/chat/briefing.ts'
import { settle } from '@prancheta/core/markets/settle.ts'
import { gridsOf, type Priced, priceLegs } from './pricing.ts'

/** What a combination is to be like. */
export type Wish = {
  /** Its fair odd, about this or at least this. */
  odd: number
  isLeast: boolean
  legs: number | null
  /** Markets that it must not have, or, where `only` is given, must be of. */
  without: readonly RegExp[]
  only: readonly RegExp[]
  /** A leg that it must have. */
  has: readonly string[]
}

const POOL =
  /^(?:result\.(?:home|draw|away)|doubleChance\.\w+|goals\.(?:over[1-4]\.5|under[1-5]\.5)|btts\.(?:yes|no)|(?:home|away)Goals\.(?:over[0-2]\.5|under[1-3]\.5))$/
const COUNTED = /^(?:corners|cards)\.(?:over|under)/
/** Every leg takes at least this share of the others' chance away; less is decoration. */
const WEIGHT_MIN = 0.06
/** A leg that is nearly never won tells no likely story. */
const LEG_MIN = 0.12
/** How many of the nearest are priced exactly. */
const TRIED = 12

type Leg = { market: BriefedMarket; wins: Float64Array | null }
type Found = { legs: readonly Leg[]; gap: number }

/** The combination of this match that comes nearest to a wish; null where nothing does. */
export function build(briefing: Briefing, wish: Wish): Priced | null {
  const grids = gridsOf(briefing)
  if (!grids) return null
  const { size, chances } = grids.pooled
  const pool = briefing.markets.filter((market) => isWanted(market, wish)).map((market) => legOf(market, size, chances))
  const fixed = wish.has.flatMap((id) => {
    const market = briefing.markets.find((one) => one.id === id)
    return market ? [legOf(market, size, chances)] : []
  })
  const counts = wish.legs === null ? [2, 3] : [wish.legs]
  for (const count of counts) {
    const found = nearest(pool, fixed, count, wish)
      .toSorted((one, other) => one.gap - other.gap)
      .slice(0, TRIED)
      .flatMap(
        ({ legs }) =>
          priceLegs(
            briefing,
            legs.map(({ market }) => market.id),
          ) ?? [],
      )
      .filter((priced) => !priced.isImpossible && priced.redundant.length === 0)
      .toSorted((one, other) => costOf(one, wish) - costOf(other, wish))
    const [best] = found
    if (best && (gapOf(best.chance, wish) < NEAR || count === counts.at(-1))) return best
  }
  return null
}

/** Near enough, so that no further leg is tried. */
const NEAR = 0.06

function isWanted({ id, pooledChance }: BriefedMarket, { without, only }: Wish): boolean {
  if (pooledChance < LEG_MIN || pooledChance > 1 - WEIGHT_MIN / 2) return false
  const isPool =
    only.length > 0 ? (POOL.test(id) || COUNTED.test(id)) && only.some((one) => one.test(id)) : POOL.test(id)
  return isPool && !without.some((one) => one.test(id))
}

function legOf(market: BriefedMarket, size: number, chances: Float64Array): Leg {
  if (COUNTED.test(market.id)) return { market, wins: null }
  const wins = chances.map((chance, at) => {
    const goals = { home: Math.floor(at / size), away: at % size }
    return settle(market.id, { goals, halfTime: null, corners: null, cards: null }) === 'won' ? chance : 0
  })
  return { market, wins }
}

function nearest(pool: readonly Leg[], fixed: readonly Leg[], count: number, wish: Wish): Found[] {
  const found: Found[] = []
  const add = (legs: readonly Leg[], from: number) => {
    if (legs.length === count) {
      const chance = together(legs)
      const isWhole = legs.every((leg) => chance <= (1 - WEIGHT_MIN) * together(legs.filter((one) => one !== leg)))
      if (chance > 0 && isWhole && hasEach(legs, wish)) found.push({ legs, gap: gapOf(chance, wish) + unquoted(legs) })
      return
    }
    for (let at = from; at < pool.length; at++) {
      const leg = pool[at]
      if (leg && !legs.includes(leg)) add([...legs, leg], at + 1)
    }
  }
  add(fixed, 0)
  return found
}

/** 'Só escanteio com cartão' wants one of each. */
const hasEach = (legs: readonly Leg[], { only }: Wish): boolean =>
  legs.length < only.length || only.every((one) => legs.some(({ market }) => one.test(market.id)))

/** Goals score by score; what is counted apart, nearly independent, is only multiplied here and priced exactly later. */
function together(legs: readonly Leg[]): number {
  const [first, ...others] = legs.flatMap(({ wins }) => (wins ? [wins] : []))
  const counted = legs.reduce((product, { market, wins }) => (wins ? product : product * market.pooledChance), 1)
  if (!first) return counted
  let sum = 0
  first.forEach((chance, at) => {
    if (chance > 0 && others.every((wins) => (wins[at] ?? 0) > 0)) sum += chance
  })
  return sum * counted
}

/** How far a chance is from the odd that is wished for. */
function gapOf(chance: number, { odd, isLeast }: Wish): number {
  const off = Math.log(1 / chance / odd)
  return isLeast && off < -1e-9 ? 1 - off : Math.abs(off)
}

/** Of two alike, the one whose legs houses quote. */
const unquoted = (legs: readonly { market: BriefedMarket }[]): number =>
  legs.reduce((sum, { market }) => sum + (market.bestOdd === null ? QUOTED_IS_WORTH : 0), 0)

const costOf = ({ chance, markets }: Priced, wish: Wish): number =>
  gapOf(chance, wish) + unquoted(markets.map((market) => ({ market })))

const QUOTED_IS_WORTH = 0.02
