import { housesOf } from '#reading/plain-question.ts'
import { familyOf } from './families.ts'
import { OF_GOALS } from './rules-margins.ts'
import { after, any, has, onlyOf, type Rule } from './seen.ts'
import { byEdge } from './tell-edges.ts'

const WHERE = /\b(?:em (?:que|qual|quais)|que mercado|qual (?:d[oae]l?[ea]?s )?mercados?|onde|aonde)\b/
/** 'Em qual casa': a house is asked for, and no market. */
const OF_HOUSES = /\b(?:que|qual|quais|das|as|outras) casas?\b/

/** Margins of several bets beside each other. */
export const byMarket: Rule = (seen) => {
  const { parts, before } = seen
  const { text } = parts
  if (/\b1(?:0[1-9]|[1-9]\d)(?:\.\d+)? ?%/.test(text) && /\bsom\w+|\bpass\w+|\bmais (?:de|que)\b/.test(text))
    return { op: 'over100' }
  if (OF_GOALS.test(text)) return null
  const led = after(seen, 'overround', 'byMarket')
  const [top] = byEdge(seen.scene)
  if (after(seen, 'byMarket') && any(seen, 'bestEdge', 'edge') && top) return { op: 'rank', rank: 0, markets: [top] }
  const areTwo = parts.counted !== null || (/\bescanteios?\b|\bcart(?:ao|oes)\b/.test(text) && /\bgols?\b/.test(text))
  const isWhere =
    (led || parts.family === null) && WHERE.test(text) && parts.markets.length === 0 && !OF_HOUSES.test(text)
  if (has(seen, 'margin') && !any(seen, 'withoutMargin', 'why', 'edge', 'bestEdge') && (areTwo || isWhere))
    return { op: 'byMarket', houses: parts.houses.length > 0 ? parts.houses : led && before ? before.houses : [] }
  // 'E no over/under?' asks for the same margin of another bet.
  const other = parts.family ?? (parts.markets[0] ? familyOf(parts.markets[0]) : null)
  if (
    after(seen, 'overround') &&
    before &&
    other &&
    parts.odds.length === 0 &&
    onlyOf(seen, 'worst', 'best', 'margin', 'difference')
  )
    return {
      op: 'overround',
      family: other,
      houses: parts.houses.length > 0 ? parts.houses : before.houses,
      end: before.end,
    }
  // 'E comparado com a Jatobá?' asks it of another house.
  if (
    after(seen, 'overround') &&
    before &&
    parts.houses.length > 0 &&
    parts.markets.length === 0 &&
    parts.odds.length === 0
  )
    return {
      op: 'overround',
      houses:
        has(seen, 'difference') || /\bcompar\w+/.test(text)
          ? [...new Set([...before.houses, ...parts.houses])]
          : parts.houses,
    }
  return after(seen, 'noVigAll') && /\b(?:compar\w+|voces?|analise|sua|suas)\b/.test(text) && !any(seen, 'kelly')
    ? { op: 'noVigAll', isCompared: true }
    : null
}

/** A price that stands alone. */
export const alone: Rule = (seen) => {
  const { parts, market } = seen
  if (has(seen, 'outlier') && market && (parts.houses.length > 0 || any(seen, 'price', 'house')))
    return { op: 'outlier', houses: parts.houses }
  if (
    market &&
    after(seen, 'best', 'gap', 'prices', 'outlier', 'returns') &&
    /\bsegund[ao]\b/.test(parts.text) &&
    any(seen, 'edge', 'worth', 'fair', 'best', 'price') &&
    parts.markets.length === 0
  )
    return { op: 'secondBest' }
  return after(seen, 'outlier') && /\banul\w+|\bcancel\w+|\bdevolv\w+/.test(parts.text) ? { op: 'voided' } : null
}

const NEW_ACCOUNT =
  /\b(?:abr\w+|cri\w+|fa[cz]\w+|ter|tiv\w+) (?:\w+ ){0,3}(?:conta|cadastro)|\bmais uma casa\b|\bsegunda casa\b/

/** What it costs to bet at one house alone, and which other would help. */
export const oneHouse: Rule = (seen) => {
  const { parts, before, scene } = seen
  const { text } = parts
  if (
    parts.houses.length === 1 &&
    parts.markets.length === 0 &&
    parts.family === null &&
    parts.odds.length === 0 &&
    (parts.stake !== null || /\bso (?:tenho|uso)\b/.test(text)) &&
    /\b(?:perco|perderia|perdendo|deixo|deixaria|deixando|diferenca|custa\w*)\b/.test(text)
  )
    return { op: 'gapAll', houses: parts.houses }
  const [, many] = /\b(\d{1,3}) (?:apostas?|entradas?|vezes|jogos)\b/.exec(text) ?? []
  if (after(seen, 'gapAll') && before && (many !== undefined || parts.stake !== null) && parts.markets.length === 0)
    return {
      op: 'gapAll',
      stake: many === undefined ? parts.stake : before.stake,
      times: many === undefined ? before.times : Number(many),
    }
  return NEW_ACCOUNT.test(text) &&
    /\bqual\b|\bonde\b|\bem que\b/.test(text) &&
    housesOf(scene.briefing.markets).length > 1
    ? { op: 'nextHouse', houses: parts.houses.length > 0 ? parts.houses : (before?.houses.slice(0, 1) ?? []) }
    : null
}

const WRONG =
  /\b(?:errad\w+|err(?:ar|ou|em|amos)|superestim\w+|otimist\w+|exager\w+|a menos|menor|(?:pra|para) baixo|abaixo)\b/
const OURS = /\b(?:estimativa|chance|probabilidade|conta|modelo|analise|voces?)\b/
const SUGGESTED = /\b(?:suger\w+|sugest\w+|recomend\w+|indic(?:aram|ado|ada))\b/

/** 'Se a chance estiver 3 pontos errada', 'e com 1,88 no que sugeriram?' */
export const supposed: Rule = (seen) => {
  const { parts, market } = seen
  if (/\b\d{1,2}(?:\.\d)? (?:pontos?|pp)\b/.test(parts.text) && WRONG.test(parts.text) && OURS.test(parts.text))
    return { op: 'ifWrong', markets: market ? [market] : byEdge(seen.scene).slice(0, 1) }
  const isOwn = parts.odds.length === 1 || (parts.odds.length === 0 && parts.bankroll !== null)
  return market === null && isOwn && (SUGGESTED.test(parts.text) || after(seen, 'noneHere')) ? { op: 'noneHere' } : null
}
