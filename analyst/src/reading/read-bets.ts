import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Bet } from './ask.ts'
import { MARKET_THEMES } from './market-themes.ts'
import { namedMarket } from './named-market.ts'
import { toPlain } from './plain-question.ts'
import { readDetails } from './read-details.ts'
import { readGiven } from './read-given.ts'
import { readMarketId } from './read-market.ts'
import { strongest } from './themes.ts'
import { UNPRICED } from './unpriced.ts'

/** Where one bet ends and the next begins. A comma inside a number is none. */
const BETWEEN_BETS =
  /,(?!\d)|;|(?<!\)):|\+(?! ?\d)|\?|\b(?:e|com|mais o|mais a)\b(?! de\b)|(?<!\bempate )\bou\b(?! (?:o )?(?:empat|mais))/i

/** Every bet that a question names, in order and each market once: 'empate, ambas marcam ou under 2,5' names three. */
export function readBets(question: string, briefing: Briefing | null): Bet[] {
  if (!briefing) return []
  const found = question.split(BETWEEN_BETS).flatMap((part) => betIn(part, briefing) ?? [])
  return found.filter(({ marketId }, at) => found.findIndex((other) => other.marketId === marketId) === at)
}

function betIn(part: string, briefing: Briefing): Bet | null {
  const { given, rest } = readGiven(toPlain(part, briefing))
  const details = readDetails(rest, briefing)
  const made = readMarketId(rest, details)
  if (made === UNPRICED) return null
  const subject = strongest(MARKET_THEMES, rest)
  const market = namedMarket({ ...details, subject, marketId: made }, briefing.markets)
  return market && { marketId: market.id, stake: given.stake, odd: details.offeredOdd }
}

/** The market that wins when both do, where the catalogue has one. */
export function jointOf(one: string, other: string): string | null {
  return joined(one, other) ?? joined(other, one)
}

function joined(first: string, second: string): string | null {
  const [, result] = /^result\.(home|draw|away)$/.exec(first) ?? []
  const [, both] = /^btts\.(yes|no)$/.exec(first) ?? []
  const [, way, line] = /^goals\.(over|under)([\d.]+)$/.exec(second) ?? []
  const [, also] = /^btts\.(yes|no)$/.exec(second) ?? []
  // Who wins has not lost: the wider bet adds nothing to the narrower one.
  if (result && second.startsWith('doubleChance.') && second.toLowerCase().includes(result)) return first
  if (result && way) return `resultTotal.${result}${way === 'over' ? 'Over' : 'Under'}${line}`
  if (result && also) return `bttsResult.${result}.${also}`
  return both && way ? `bttsTotal.${way}${line}.${both}` : null
}
