import { findMarket } from '#scene.ts'
import { RESULT } from './families.ts'
import { after, any, has, onlyOf, type Rule } from './seen.ts'

/** Which house, and how far apart they are. */
export const houses: Rule = (seen) => {
  const { parts, before, market, scene } = seen
  const whole =
    parts.family?.isNamedWhole || /\b1x2\b/.test(parts.text)
      ? RESULT.ids.flatMap((id) => findMarket(scene, id) ?? [])
      : []
  const several = [...whole, ...parts.markets]
  const leadsOn = after(seen, 'best', 'worst', 'gap', 'prices', 'returns', 'whyDiffer')
  const areTwo =
    parts.houses.length > 1 ||
    (parts.isOtherHouse && scene.briefing.missing.includes('odds') && /\bcompar\w+/.test(parts.text))
  if (areTwo && several.length > 1 && !any(seen, 'why', 'edge', 'stakeAsked'))
    return { op: 'houseTable', markets: several }
  if (
    has(seen, 'house') &&
    /\bquantas casas\b|\bquais (?:sao as )?casas\b/.test(parts.text) &&
    parts.markets.length === 0
  )
    return { op: 'houseCount', houses: parts.houses }
  if (
    parts.houses.length === 1 &&
    parts.markets.length === 0 &&
    parts.family === null &&
    (any(seen, 'edge', 'worth') || (after(seen, 'atHouse') && has(seen, 'supposed'))) &&
    !any(seen, 'why', 'margin', 'best', 'worst', 'moved') &&
    parts.odds.length === 0 &&
    (before === null || after(seen, 'atHouse'))
  )
    return { op: 'atHouse', houses: parts.houses }
  if (!market || any(seen, 'why', 'edge', 'model', 'fair', 'rank') || parts.odds.length > 0) return null
  if (parts.markets.length > 1) return null
  const named = parts.houses.length > 0 ? parts.houses : leadsOn && before ? before.houses : []
  const stake = parts.stake ?? (leadsOn && before ? before.stake : null)
  if (has(seen, 'difference') || (leadsOn && parts.stake !== null && !has(seen, 'back'))) {
    if (parts.stake === null && any(seen, 'best', 'worst') && !has(seen, 'best', 'worst'))
      return { op: has(seen, 'worst') ? 'worst' : 'best', houses: parts.houses }
    return parts.stake !== null || any(seen, 'best', 'worst') || leadsOn || parts.houses.length > 0
      ? { op: 'gap', houses: parts.houses, stake }
      : null
  }
  if (parts.stake !== null && has(seen, 'back')) return named.length > 1 ? { op: 'returns', houses: named } : null
  if (parts.stake !== null) return null
  const isOfHouses = any(seen, 'house', 'price') || leadsOn
  if (any(seen, 'best', 'worst') && isOfHouses && onlyOf(seen, 'best', 'worst', 'difference')) {
    const among = parts.houses.length > 0 ? parts.houses : after(seen, 'prices', 'whyDiffer', 'returns') ? named : []
    return { op: has(seen, 'worst') ? 'worst' : 'best', houses: among.length > 1 ? among : [] }
  }
  const isAsked = parts.markets.length === 1 || parts.houses.length > 0
  if (isAsked && isOfHouses && onlyOf(seen))
    return leadsOn && before && parts.houses.length === 0 && (before.op === 'best' || before.op === 'worst')
      ? { op: before.op, houses: [] }
      : { op: 'prices' }
  return null
}

/** Whether a market has a price at all. */
export const quoted: Rule = (seen) => {
  const { parts } = seen
  const isNamed = parts.counted !== null || parts.markets.length === 1
  return isNamed &&
    has(seen, 'quoted') &&
    any(seen, 'price', 'house') &&
    onlyOf(seen) &&
    parts.odds.length === 0 &&
    parts.stake === null
    ? { op: 'quoted', markets: parts.markets, houses: parts.houses }
    : null
}
