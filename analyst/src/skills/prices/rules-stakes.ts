import { STAKE_MAX } from '@prancheta/core/value/kelly.ts'
import type { Fraction } from './asked.ts'
import { after, any, has, OF_SEVERAL, onlyOf, type Rule } from './seen.ts'
import { byEdge } from './tell-edges.ts'

const FRACTIONS: readonly Fraction[] = ['full', 'half', 'third', 'quarter']

/** Kelly, its fractions and its cap. */
export const stakes: Rule = (seen) => {
  const { parts, before, market, scene } = seen
  const best = byEdge(scene)[0]
  const leadsOn = after(seen, 'kelly', 'cap', 'whyQuarter')
  if (parts.shares.some((share) => share !== STAKE_MAX)) return null
  if (has(seen, 'kellyWhy')) return { op: 'whyQuarter' }
  if (has(seen, 'cap') && (any(seen, 'kelly', 'stakeAsked', 'why') || leadsOn))
    return { op: 'cap', isWhy: any(seen, 'why', 'kelly') && !/\balgum mercado\b/.test(parts.text) }
  const fractions = FRACTIONS.filter((fraction) => parts.signs.has(fraction))
  const isKelly = has(seen, 'kelly') || (fractions.length > 0 && /\bkelly\b/.test(parts.text)) || leadsOn
  if (fractions.length > 0 && has(seen, 'why') && isKelly) return { op: 'whyQuarter' }
  if (has(seen, 'why')) return null
  // 'Full Kelly ou fracionado?' asks which one is used, and no number.
  const isWhich =
    fractions.length > 1 && /\bou\b/.test(parts.text) && /\bsuger\w+|\bsugest\w+|\bvoces\b/.test(parts.text)
  if ((isWhich || /\bfracion\w+|\bfracao\b/.test(parts.text)) && parts.bankroll === null) return null
  if (fractions.length > 0 && isKelly) {
    const own = parts.markets[0] ?? (any(seen, 'edge', 'bestEdge') ? best : market) ?? best
    return {
      op: 'kelly',
      fractions,
      markets: own ? [own] : [],
      isBestEdge: own !== parts.markets[0] && own === best,
      bankroll: parts.bankroll ?? parts.stake ?? before?.bankroll ?? null,
    }
  }
  if (
    parts.odds.length === 0 &&
    any(seen, 'stakeAsked', 'kelly') &&
    (has(seen, 'bestEdge') || parts.markets.length > 0 || (leadsOn && market))
  )
    return {
      op: 'kelly',
      fractions: ['quarter'],
      markets: parts.markets[0] ? [parts.markets[0]] : leadsOn && before ? before.markets : best ? [best] : [],
      isBestEdge: parts.markets.length === 0,
    }
  return null
}

/** Odds that the reader brings. */
export const ownOdds: Rule = (seen) => {
  const { parts, before, market } = seen
  const asksStake = has(seen, 'stakeAsked')
  if (any(seen, 'implied', 'expected')) return null
  if (parts.odds.length === 2 && any(seen, 'moved', 'price') && market)
    return { op: 'move', isGoneAsked: has(seen, 'gone') }
  if (parts.markets.length > 1 || (has(seen, 'back') && !asksStake)) return null
  if (parts.odds.length === 1 && market && parts.shares.length === 0 && (parts.stake === null || has(seen, 'worth')))
    return { op: 'ownOdd', asksStake }
  if (parts.odds.length > 0) return null
  if (after(seen, 'move') && any(seen, 'gone', 'means') && before)
    return { op: 'move', odds: before.odds, isGoneAsked: true }
  if (after(seen, 'ownOdd') && asksStake && before) return { op: 'ownOdd', odds: before.odds, asksStake }
  if (has(seen, 'moved') && market && (parts.markets.length === 1 || has(seen, 'price')) && !has(seen, 'worthFrom'))
    return { op: 'history' }
  return null
}

/** Nobody asks for more edge than this; a larger share is a chance. */
const WANTED_MAX = 0.3

export const worthFrom: Rule = (seen) => {
  const { market } = seen
  if (seen.parts.odds.length > 0) return null
  if (
    has(seen, 'fair') &&
    any(seen, 'above', 'best') &&
    (has(seen, 'house') || onlyOf(seen, 'fair', 'above')) &&
    market
  )
    return { op: 'aboveFair' }
  const [wanted] = seen.parts.shares
  if (wanted !== undefined && market && (any(seen, 'worthFrom', 'price', 'edge') || after(seen, 'worthFrom')))
    return seen.parts.shares.length === 1 &&
      !any(seen, 'kelly', 'margin', 'why', 'implied', 'bestEdge') &&
      wanted <= WANTED_MAX
      ? { op: 'worthFrom', houses: seen.parts.houses }
      : null
  if (/\blay\w*\b|\bexchange\b|\bmaxim[ao]\b/.test(seen.parts.text)) return null
  if (has(seen, 'worthFrom') && market) return { op: 'worthFrom' }
  if (after(seen, 'worthFrom', 'move') && any(seen, 'above', 'house') && market)
    return { op: 'worthFrom', asksWhether: true, shares: seen.before?.shares ?? [] }
  const best = byEdge(seen.scene)[0]
  if (has(seen, 'worthFrom', 'best', 'market')) return { op: 'worthFrom', markets: best ? [best] : [] }
  const isOne = seen.parts.markets.length === 1 || (seen.parts.markets.length === 0 && seen.before !== null)
  if (OF_SEVERAL.test(seen.parts.text)) return null
  return has(seen, 'fair') && market && isOne && onlyOf(seen, 'fair') ? { op: 'fairOdd' } : null
}

export const expected: Rule = (seen) => {
  const { parts, market } = seen
  return has(seen, 'expected') &&
    market &&
    !any(seen, 'why', 'means') &&
    parts.shares.length === 0 &&
    parts.odds.length < 2
    ? { op: 'expected' }
    : null
}
