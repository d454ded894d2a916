import { familyOf, RESULT } from './families.ts'
import { after, any, has, onlyOf, type Rule } from './seen.ts'

/** Margins, surebets and the chances that odds stand for. */
export const surebet: Rule = (seen) => {
  const { parts, before } = seen
  const leadsOn = after(seen, 'surebet', 'overround')
  if (has(seen, 'surebet') && parts.odds.length > 1) {
    const family = parts.odds.length === RESULT.ids.length ? RESULT : parts.family
    return family && family.ids.length === parts.odds.length ? { op: 'ownSurebet', family } : null
  }
  const place = parts.markets[0] && before ? before.family.ids.indexOf(parts.markets[0].id) : -1
  if (after(seen, 'ownSurebet') && before && parts.odds.length === 1 && place >= 0)
    return { op: 'ownSurebet', odds: before.odds.map((odd, at) => (at === place ? (parts.odds[0] ?? odd) : odd)) }
  if (parts.odds.length > 0) return null
  if (has(seen, 'keeps') && parts.stake !== null) return { op: 'marginMoney', houses: parts.houses }
  if (after(seen, 'marginMoney') && any(seen, 'best', 'bestOfEach') && onlyOf(seen, 'best', 'bestOfEach'))
    return { op: 'marginMoney', houses: [] }
  if (has(seen, 'surebet'))
    return {
      op: 'surebet',
      family: parts.family ?? (leadsOn && before ? before.family : RESULT),
      houses: parts.houses,
      lead: has(seen, 'missing') ? 'missing' : 'answer',
    }
  if (has(seen, 'missing') && leadsOn) return { op: 'surebet', lead: 'missing' }
  if (has(seen, 'bestOfEach'))
    return {
      op: 'surebet',
      family: parts.family ?? (leadsOn && before ? before.family : RESULT),
      houses: [],
      lead: 'sum',
    }
  if (!after(seen, 'surebet')) return null
  if (parts.family && onlyOf(seen, 'best', 'worst'))
    return { op: 'surebet', family: parts.family, houses: [], against: before?.family ?? null }
  return onlyOf(seen) && has(seen, 'sum') ? { op: 'surebet', lead: 'sum' } : null
}

/** 'Por margem de dois gols' is how a match is won, and no price. */
export const OF_GOALS = /\bmargem de (?:vitoria|gols?|uma?|dois|duas|tres|\d)\b/

export const margins: Rule = (seen) => {
  const { parts, before, market } = seen
  // How other methods would take it out is told elsewhere.
  const isPlain = !any(seen, 'edge', 'bestEdge', 'why') && !/\bshin\b|\bpotencia\b/.test(parts.text)
  const isOfAll =
    parts.family?.isNamedWhole ||
    (parts.markets.length === 0 &&
      (/\bcada\b|\btodos\b|\btres\b|\bchances\b|\bresultados\b/.test(parts.text) ||
        (market === null && parts.family === null)))
  if (has(seen, 'withoutMargin') && isPlain && isOfAll)
    return {
      op: 'noVigAll',
      houses: parts.houses,
      family: parts.family ?? before?.family ?? RESULT,
      isCompared: has(seen, 'model') || /\bvoces?\b/.test(parts.text),
    }
  if (has(seen, 'withoutMargin') && isPlain)
    return market
      ? {
          op: 'noVig',
          houses: parts.houses.length > 0 ? parts.houses : after(seen, 'implied') && before ? before.houses : [],
        }
      : null
  if (has(seen, 'withoutMargin', 'edge') && market === null) return null
  if (has(seen, 'over100') && any(seen, 'implied', 'margin'))
    return { op: 'overround', houses: parts.houses, isWhy: has(seen, 'why') }
  if (has(seen, 'implied')) return market || parts.odds.length > 0 ? { op: 'implied', houses: parts.houses } : null
  const isFollowed = after(seen, 'overround') && any(seen, 'best', 'worst') && onlyOf(seen, 'best', 'worst')
  if (any(seen, 'why', 'means', 'negative', 'edge', 'kelly', 'full', 'half', 'quarter', 'cap')) return null
  if (OF_GOALS.test(parts.text)) return null
  if (has(seen, 'margin') || isFollowed)
    return {
      op: 'overround',
      family: parts.family ?? (parts.markets[0] ? familyOf(parts.markets[0]) : null) ?? before?.family ?? RESULT,
      houses: parts.houses,
      end: /\b(?:maior|pior|mais alta)\b/.test(parts.text) ? 'most' : 'least',
    }
  return null
}
