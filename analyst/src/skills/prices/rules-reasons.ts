import { findMarket } from '#scene.ts'
import type { Plan, Seen } from './asked.ts'
import { after, any, has, type Rule } from './seen.ts'

/** Why there is value or none, and what people get wrong about it. */
export const reasons: Rule = (seen) => {
  const { parts, market } = seen
  if (
    has(seen, 'ourOdd') &&
    (any(seen, 'differs', 'edge', 'price') || after(seen, 'ourOdd') || parts.odds.length > 0) &&
    (parts.odds.length === 0 || !market)
  )
    return { op: 'ourOdd' }
  if (has(seen, 'means', 'edge') && any(seen, 'back') && parts.markets.length === 0) return { op: 'edgeMeans' }
  if (has(seen, 'safer') && any(seen, 'house', 'worst', 'best') && any(seen, 'price', 'worst', 'best') && market)
    return { op: 'safer' }
  if (has(seen, 'alike', 'edge') && any(seen, 'house', 'price') && market) return { op: 'alike' }
  if (has(seen, 'contradicts', 'edge')) return { op: 'noContradiction', markets: parts.markets }
  if (has(seen, 'why', 'zero', 'stakeAsked') && market) return { op: 'whyZero' }
  if (has(seen, 'why', 'edge', 'market') && parts.markets.length === 0 && /\bnenhum\b/.test(parts.text))
    return { op: 'whyNone' }
  if (has(seen, 'negative', 'edge') && any(seen, 'willLose')) return { op: 'negativeEdge' }
  const isOfNumbers = has(seen, 'price') || /\b(?:numeros|dados|valores)\b/.test(parts.text)
  if (has(seen, 'fresh') && isOfNumbers && parts.odds.length === 0 && !any(seen, 'why', 'kelly', 'margin'))
    return { op: 'fresh' }
  if (has(seen, 'unquoted') && after(seen, 'houseCount') && parts.family) return { op: 'houseCount', asksSilent: true }
  if (has(seen, 'unquoted') && !has(seen, 'why') && has(seen, 'market') && parts.markets.length === 0)
    return { op: 'unquoted' }
  if (has(seen, 'high', 'edge') && parts.markets.length === 1) return { op: 'whyValue' }
  if (!has(seen, 'why')) return null
  if (has(seen, 'differs') && (any(seen, 'price', 'house') || parts.houses.length > 0) && !any(seen, 'fair', 'model'))
    return { op: 'whyDiffer', markets: twinned(seen), isSame: has(seen, 'same') }
  return any(seen, 'edge', 'worth') && market && !any(seen, 'model', 'disagrees', 'fair') ? { op: 'whyValue' } : null
}

/** A handicap of half a goal against is the win itself. */
function twinned({ market, scene }: Seen): Plan['markets'] {
  const [, side] = /^asianHandicap\.(home|away)-0\.5$/.exec(market?.id ?? '') ?? []
  const win = side === undefined ? null : findMarket(scene, `result.${side}`)
  return market ? (win ? [win, market] : [market]) : []
}

export const modelled: Rule = (seen) => {
  const { parts, market } = seen
  if (any(seen, 'why', 'means', 'kelly')) return null
  if (has(seen, 'disagrees') && any(seen, 'model', 'marketView', 'market'))
    return { op: 'model', markets: parts.markets }
  if (has(seen, 'model', 'marketView') && parts.markets.length === 1) return { op: 'model' }
  return has(seen, 'model') && after(seen, 'noVig', 'implied') && market ? { op: 'model' } : null
}
