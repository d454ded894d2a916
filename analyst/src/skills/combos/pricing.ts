import type { BriefedMarket, Briefing } from '@prancheta/core/chat/briefing.ts'
import { toJointMatch } from '@prancheta/core/combos/own/joint-facts.ts'
import type { JointMatch } from '@prancheta/core/combos/own/joint-match.ts'
import { type OwnCombo, priceOwnCombo, refusalOf } from '@prancheta/core/combos/own/own-combo.ts'
import { rebuildJoint } from '@prancheta/core/combos/own/rebuild-joint.ts'

/** Legs of one match with what they come to together; `isImpossible` where no score wins them all. */
export type Priced = OwnCombo & { markets: readonly BriefedMarket[]; isImpossible: boolean }

/** A match's grids, found once. */
const GRIDS = new WeakMap<Briefing, JointMatch | null>()

export function gridsOf(briefing: Briefing): JointMatch | null {
  const known = GRIDS.get(briefing)
  if (known !== undefined) return known
  const chances = new Map(briefing.markets.map(({ id, pooledChance }) => [id, pooledChance]))
  const joint = rebuildJoint({
    chanceOf: (id) => chances.get(id) ?? null,
    corners: briefing.expectedCorners,
    cards: briefing.expectedCards,
  })
  const grids = joint && toJointMatch(joint)
  GRIDS.set(briefing, grids)
  return grids
}

/** Null where the match has no scores, or a leg that cannot be priced with the others. */
export function priceLegs(briefing: Briefing, ids: readonly string[]): Priced | null {
  const grids = gridsOf(briefing)
  const markets = ids.flatMap((id) => briefing.markets.find((market) => market.id === id) ?? [])
  if (!grids || markets.length < ids.length || refusalOf(grids, ids)) return null
  const combo = priceOwnCombo(grids, ids)
  return { ...combo, markets, isImpossible: combo.contradiction.length > 0 || combo.fairOdd === null }
}

/** The legs of one of the analysis's own combos; null where a leg is no market of this match. */
export function legsOfOption(briefing: Briefing, option: string): string[] | null {
  const combo = briefing.combos.find((one) => one.option === option)
  const ids = combo?.legs.flatMap((name) => briefing.markets.find((market) => market.name === name)?.id ?? [])
  return combo && ids?.length === combo.legs.length ? ids : null
}
