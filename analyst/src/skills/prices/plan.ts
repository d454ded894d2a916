import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import type { Scene } from '#scene.ts'
import type { Op, Plan, Seen } from './asked.ts'
import { familyOf, RESULT } from './families.ts'
import type { Parts } from './read-prices.ts'
import { RULES } from './rules.ts'

/** The plan for a message; null where something in it is not understood. */
export function planFor(parts: Parts, before: Plan | null, scene: Scene, named: BriefedMarket | null): Plan | null {
  const market = parts.markets[0] ?? (parts.counted ? null : (before?.markets[0] ?? named))
  const seen: Seen = { parts, before, market, scene }
  for (const rule of RULES) {
    const made = rule(seen)
    if (!made || !usesAll(parts, made.op)) continue
    if (parts.unread.length > 0 && !OF_ALL.includes(made.op)) return null
    return parts.strange.length === 0 || SURE.includes(made.op) ? { ...basis(seen), ...made } : null
  }
  return null
}

/** What is named by words that mean nothing else is understood among any other words. */
const SURE: readonly Op[] = [
  'surebet',
  'ownSurebet',
  'overround',
  'byMarket',
  'over100',
  'noVig',
  'noVigAll',
  'kelly',
  'move',
  'worthFrom',
  'outlier',
  'voided',
  'secondBest',
  'gapAll',
  'nextHouse',
  'ifWrong',
  'noneHere',
]

/** What is asked of all bets may name some that have no price. */
const OF_ALL: readonly Op[] = ['byMarket', 'over100', 'gapAll', 'nextHouse', 'noneHere']

const WITH_STAKE: readonly Op[] = [
  'kelly',
  'gapAll',
  'gap',
  'returns',
  'expected',
  'ownSurebet',
  'marginMoney',
  'ownOdd',
]
const WITH_BANKROLL: readonly Op[] = ['noneHere', 'kelly', 'ownOdd']
const WITH_ODDS: readonly Op[] = [
  'outlier',
  'noneHere',
  'move',
  'ownOdd',
  'implied',
  'kelly',
  'expected',
  'ownSurebet',
  'ourOdd',
]
const WITH_SHARES: readonly Op[] = [
  'worthFrom',
  'byMarket',
  'over100',
  'ifWrong',
  'whyValue',
  'filter',
  'edgeMeans',
  'cap',
  'overround',
]

/** A number that the reader gives and the answer would leave out means that something else is asked. */
const usesAll = ({ stake, bankroll, odds, shares }: Parts, op: Op): boolean =>
  (stake === null || WITH_STAKE.includes(op)) &&
  (bankroll === null || WITH_BANKROLL.includes(op)) &&
  (odds.length === 0 || WITH_ODDS.includes(op)) &&
  (shares.length === 0 || WITH_SHARES.includes(op))

/** What holds unless a rule says otherwise. */
function basis({ parts, before, market }: Seen): Omit<Plan, 'op'> {
  return {
    text: parts.text,
    markets: market ? [market] : [],
    family: parts.family ?? before?.family ?? (market && familyOf(market)) ?? RESULT,
    against: null,
    counted: parts.counted,
    houses: parts.houses.length > 0 ? parts.houses : parts.markets.length > 0 ? [] : (before?.houses ?? []),
    odds: parts.odds,
    shares: parts.shares,
    stake: parts.stake ?? before?.stake ?? null,
    bankroll: parts.bankroll ?? before?.bankroll ?? null,
    rank: 0,
    fractions: [],
    lead: 'answer',
    end: 'least',
    asksStake: false,
    isGoneAsked: false,
    isHigh: parts.signs.has('high'),
    isWhy: parts.signs.has('why'),
    isSame: false,
    isDenied: /\b(?:nao (?:devia|deveria|era)|devo|deveria)\b/.test(parts.text),
    isWorthAsked: parts.signs.has('worth') || /\bainda (?:vale|compensa|presta|da|entr\w+)\b/.test(parts.text),
    isWaitAsked: /\besper\w+|\baguard\w+/.test(parts.text),
    times: null,
    asksWhether: parts.signs.has('quoted'),
    isSignAsked: parts.signs.has('positive') && parts.signs.has('negative'),
    isCompared: parts.signs.has('best') && parts.signs.has('worst'),
    withMean: parts.signs.has('mean'),
    asksSilent: false,
    isBestEdge: false,
  }
}
