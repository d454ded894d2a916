import { type Ask, type Details, NO_DETAILS, type ThemeId } from './ask.ts'
import { isContinuation, isOtherSide, readManner } from './follow-ups.ts'
import { MARKET_THEMES } from './market-themes.ts'
import { mirrored } from './read-market.ts'
import { strongest } from './themes.ts'
import { UNPRICED } from './unpriced.ts'

/** What a message asks that leans on the one before; null where it stands on its own. */
export function readFollowUp(
  text: string,
  { details, own, readBefore }: { details: Details; own: ThemeId | null; readBefore: () => Ask },
): Ask | null {
  const manner = readManner(text)
  if (manner !== 'answer') return { ...readBefore(), manner }
  if (isOtherSide(text)) {
    const before = readBefore()
    const side = before.side === 'home' ? 'away' : 'home'
    // A price was offered on one side only.
    return {
      ...before,
      manner: 'answer',
      side,
      marketId: before.marketId && mirrored(before.marketId),
      offeredOdd: null,
    }
  }
  if (details.offeredOdd !== null && strongest(MARKET_THEMES, text) === null && isContinuation(text))
    return { ...readBefore(), manner: 'answer', theme: 'value', offeredOdd: details.offeredOdd }
  if (!hasDetail(details) || (own !== null && !isContinuation(text))) return null
  const before = readBefore()
  if (details.half && !/\bgols?\b/.test(text) && isUnpricedByHalf(before))
    return { ...before, manner: 'answer', theme: 'oneMarket', marketId: UNPRICED }
  if (own !== null && !isRefining(own, before.theme)) return null
  const theme = details.half ? 'halves' : before.theme === 'oneMarket' ? (before.subject ?? 'goals') : before.theme
  return { ...before, ...merged(before, details), manner: 'answer', theme, marketId: null }
}

/** Corners, cards and one side's goals are priced for the whole match only. */
const isUnpricedByHalf = ({ subject, side }: Ask): boolean =>
  subject === 'corners' || subject === 'cards' || (subject === 'goals' && side !== null)

/** 'E mais de 3,5 gols?' after goals of one side stays with that side; 'e o over?' after corners stays with corners. */
function isRefining(own: ThemeId, before: ThemeId): boolean {
  if (own === before) return true
  const counted: readonly ThemeId[] = ['corners', 'cards', 'halves']
  return own === 'goals' && counted.includes(before)
}

function merged(before: Details, now: Details): Details {
  return {
    side: now.side ?? before.side,
    isDraw: now.isDraw,
    isUnderdog: now.isUnderdog,
    way: now.way ?? before.way,
    line: now.line ?? before.line,
    half: now.half ?? before.half,
    score: now.score ?? before.score,
    isEuropean: now.isEuropean || before.isEuropean,
    offeredOdd: now.offeredOdd,
  }
}

export const hasDetail = (details: Details): boolean =>
  Object.entries(NO_DETAILS).some(([key, none]) => details[key as keyof Details] !== none)
