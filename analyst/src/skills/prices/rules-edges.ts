import type { Op } from './asked.ts'
import { familyOf } from './families.ts'
import { after, any, has, type Made, OF_SEVERAL, onlyOf, type Rule } from './seen.ts'
import { byEdge } from './tell-edges.ts'

/** The order of edges. */
const RANKS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:segund[ao]|2o|vice)\b/, 1],
  [/\b(?:terceir[ao]|3o)\b/, 2],
  [/\b(?:quart[ao]|4o)\b/, 3],
]

export const ranking: Rule = (seen) => {
  const { parts, before, scene, market: named } = seen
  const order = byEdge(scene)
  if (has(seen, 'positive', 'edge') && parts.shares.length === 1 && !any(seen, 'why', 'means')) return { op: 'filter' }
  const kinds = [
    any(seen, 'edge'),
    has(seen, 'price'),
    has(seen, 'fair'),
    /\bchances?\b|\bprobabilidade\b/.test(parts.text),
  ]
  if (
    parts.markets.length === 1 &&
    kinds.filter(Boolean).length > 2 &&
    onlyOf(seen, 'edge', 'fair', 'best', 'topCount')
  )
    return { op: 'facts' }
  if (any(seen, 'why', 'kelly', 'model', 'stakeAsked') || parts.odds.length > 0) return null
  const leadsOn = after(seen, 'rank', 'top')
  const told = leadsOn && before ? before.markets : []
  const asked =
    RANKS.find(([pattern]) => pattern.test(parts.text))?.[1] ??
    (/\bproxim[ao]\b/.test(parts.text) && before ? before.rank + 1 : null)
  const place = (rank: number): Made | null => {
    const at = order[rank]
    return { op: 'rank', rank, markets: at ? [at, ...told.filter((one) => one !== at)] : [] }
  }
  const places = RANKS.filter(([pattern]) => pattern.test(parts.text)).map(([, rank]) => rank)
  if (has(seen, 'bestEdge') && places.length > 0 && parts.markets.length === 0)
    return { op: 'top', markets: order.slice(0, Math.max(...places) + 1) }
  if (asked !== null && (leadsOn || any(seen, 'edge', 'bestEdge')) && parts.markets.length === 0) return place(asked)
  if (leadsOn && any(seen, 'best') === false && /\bmais (?:chance|provavel)\b/.test(parts.text))
    return { op: 'likeliest', markets: told }
  if (any(seen, 'edge', 'bestEdge') && has(seen, 'topCount') && parts.markets.length === 0)
    return { op: 'top', markets: order.slice(0, countIn(parts.text)) }
  if (OF_SEVERAL.test(parts.text)) return null
  const isOfMatch =
    has(seen, 'market') || /\b(?:jogo|partida|aqui)\b/.test(parts.text) || (before === null && named === null)
  if (has(seen, 'bestEdge') && isOfMatch && parts.markets.length === 0 && !any(seen, 'house') && parts.counted === null)
    return place(0)
  return null
}

const COUNTS: Record<string, number> = { dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5 }
function countIn(text: string): number {
  const [, word = ''] = /\b(?:top|os|as) (\d|dois|duas|tres|quatro|cinco)\b/.exec(text) ?? []
  return COUNTS[word] ?? (Number(word) || 3)
}

/** Several markets beside each other, and one by itself. */
export const worth: Rule = (seen) => {
  const { parts, before } = seen
  if (any(seen, 'why', 'kelly', 'stakeAsked', 'rank') || parts.odds.length > 0 || parts.stake !== null) return null
  const several =
    parts.markets.length > 1
      ? parts.markets
      : before && before.markets.length > 1 && parts.markets.length === 0 && OF_SEVERAL.test(parts.text)
        ? before.markets
        : []
  const isWhich = /\b(?:qual|quais|melhor|o que)\b/.test(parts.text) && !/\bna melhor odd\b/.test(parts.text)
  if (
    several.length > 1 &&
    isWhich &&
    (any(seen, 'bestEdge', 'worthMore') || (has(seen, 'best') && any(seen, 'price', 'edge')))
  )
    return { op: 'better', markets: several }
  if (several.length > 1 && any(seen, 'edge', 'worth')) return { op: 'edgesOf', markets: several }
  return null
}

const ONE_MARKET: readonly Op[] = [
  'fairOdd',
  'aboveFair',
  'worthFrom',
  'facts',
  'implied',
  'noVig',
  'model',
  'kelly',
  'expected',
  'history',
  'whyValue',
  'quoted',
]

/** 'E o empate?': the same of another market. */
export const again: Rule = (seen) => {
  const { parts, before } = seen
  const [market] = parts.markets
  if (!before || !market || parts.markets.length > 1 || !ONE_MARKET.includes(before.op) || parts.signs.size > 0)
    return null
  return parts.odds.length === 0 && parts.stake === null
    ? {
        ...before,
        markets: [market, ...before.markets.filter((one) => one !== market)],
        family: familyOf(market) ?? before.family,
      }
    : null
}
