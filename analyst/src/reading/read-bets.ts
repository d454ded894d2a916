import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Details } from './ask.ts'
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

/** Every market that a question names, in order and once each: 'empate, ambas marcam ou under 2,5' names three. */
export function readMarkets(question: string, briefing: Briefing | null): string[] {
  if (!briefing) return []
  const found = question.split(BETWEEN_BETS).flatMap((part) => marketIn(part, briefing) ?? [])
  return [...new Set(found)]
}

function marketIn(part: string, briefing: Briefing): string | null {
  const text = readGiven(toPlain(part, briefing)).rest
  const details: Details = readDetails(text, briefing)
  const made = readMarketId(text, details)
  if (made === UNPRICED) return null
  const subject = strongest(MARKET_THEMES, text)
  return namedMarket({ ...details, subject, marketId: made }, briefing.markets)?.id ?? null
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
  if (result && way) return `resultTotal.${result}${way === 'over' ? 'Over' : 'Under'}${line}`
  if (result && also) return `bttsResult.${result}.${also}`
  return both && way ? `bttsTotal.${way}${line}.${both}` : null
}
