import { type LookedUp, type OwnCombo, ownCombo } from '#checking/facts/looked-up.ts'
import { toJointMatch } from '#combos/own/joint-facts.ts'
import type { JointMatch } from '#combos/own/joint-match.ts'
import { priceOwnCombo, refusalOf } from '#combos/own/own-combo.ts'
import { type PricedMatch, rebuildJoint } from '#combos/own/rebuild-joint.ts'
import { MARKETS } from '#markets/catalogue.ts'

/** Legs that happen together; null where they cannot, or where the match has no scores. */
export type PriceTogether = (ids: readonly string[]) => OwnCombo | null

const PLACES = new Map(MARKETS.map(({ id }, place) => [id, place]))

/** What the checker calls legs that a text names together: 'legs12-45', by their places in the catalogue. */
export const legsOption = (ids: readonly string[]): string => `legs${ids.map((id) => PLACES.get(id) ?? -1).join('-')}`

/** A combination by what the checker calls it: one that was looked up, or legs that a text names. */
export function comboNamed(
  { lookedUp, priceTogether }: { lookedUp: LookedUp; priceTogether: PriceTogether },
  option: string,
): OwnCombo | null {
  const [, places] = /^legs([\d-]+)$/.exec(option) ?? []
  if (places === undefined) return ownCombo(lookedUp, option)
  return priceTogether(places.split('-').flatMap((place) => MARKETS[Number(place)]?.id ?? []))
}

/** Prices legs of one match together, on the scores that its single chances were read off; found when first asked for. */
export function togetherPricer(match: PricedMatch, oddOf: (id: string) => number | null): PriceTogether {
  let grids: JointMatch | null | undefined
  return (ids) => {
    const joint = grids === undefined ? rebuildJoint(match) : null
    grids ??= joint && toJointMatch(joint)
    if (!grids || ids.length < 2 || refusalOf(grids, ids)) return null
    const { chance, fairOdd } = priceOwnCombo(grids, ids)
    if (fairOdd === null) return null
    const odds = ids.map(oddOf)
    const productOfOdds = odds.reduce((product, odd) => (product === null || odd === null ? null : product * odd), 1)
    return { legs: ids, chance, fairOdd, productOfOdds }
  }
}
