import { type Ask, type Details, NO_DETAILS, type ThemeId } from './ask.ts'
import {
  asksAnother,
  asksConclusion,
  asksEffect,
  asksGap,
  asksRetelling,
  asksWhy,
  isContinuation,
  isOfWholeMatch,
  isOpposite,
  isOtherSide,
  readManner,
} from './follow-ups.ts'
import { mirrored, opposed } from './read-market.ts'
import { isFacet } from './read-theme.ts'
import { UNPRICED } from './unpriced.ts'

/** What a message says by itself. `subject` is the market theme in it, apart from a bare 'chance'. */
export type Message = {
  text: string
  details: Details
  own: ThemeId | null
  subject: Ask['subject']
  house: string | null
}

/** What a message asks that leans on the talk before it; null where it stands on its own. */
export function readFollowUp({ text, details, own, subject, house }: Message, told: Ask): Ask | null {
  // 'E mais de 10?' after whether a line of corners is worth it asks of the line.
  const before =
    own === 'goals' && isCount(told.subject) && !/\bgols?\b/.test(text)
      ? { ...told, theme: told.subject, marketId: null }
      : told
  // A stake or a return is asked for at the price that was named before.
  const offeredOdd =
    details.offeredOdd ??
    (own === 'stake' ||
    own === 'payout' ||
    (own === 'value' && /^(e |mas )?(ai|assim|nesse caso|nesse preco)\b/.test(text))
      ? before.offeredOdd
      : null)
  const again: Ask = { ...before, manner: 'answer', offeredOdd, house, another: 0 }
  if (asksGap(text) && OF_WINNER.includes(before.theme))
    return { ...again, theme: 'oneOf', bets: BOTH_WINS, marketId: null }
  if (asksConclusion(text) && before.focus !== null) return onFocus({ ...again, theme: 'value' }, before.focus)
  if (asksRetelling(text) && before.theme !== 'unclear')
    return { ...again, theme: RETOLD.includes(before.theme) ? 'summary' : before.theme }
  const manner = readManner(text)
  if (manner === 'example') return { ...again, ...details, manner, marketId: null }
  if (manner !== 'answer') return { ...before, manner }
  if (asksAnother(text) && COUNTED_OUT.includes(before.theme) && own !== 'combos' && details.offeredOdd === null)
    return { ...again, another: before.another + 1 }
  if (OF_BOTH.test(text) && before.side !== null && SIDED.includes(before.theme)) return { ...again, side: null }
  if (isOtherSide(text)) return onOtherSide(before)
  if (asksEffect(text) && STUDIED.includes(before.theme)) return { ...again, side: before.side }
  if (isOpposite(text) && before.focus !== null && opposed(before.focus) !== null)
    return onFocus({ ...again, theme: 'oneMarket', subject: null }, opposed(before.focus))
  const isReason = asksWhy(text) && own === null
  const namesMarket = hasDetail({ ...details, offeredOdd: null }) || (subject !== null && subject !== 'chance')
  if (!namesMarket && before.focus !== null) {
    if (own === 'recommendation' && OF_IT.test(text)) return onFocus({ ...again, theme: 'value' }, before.focus)
    const leans = isFacet(own)
      ? !isOfWholeMatch(text)
      : isReason || details.offeredOdd !== null || (house !== null && own === null)
    if (asksWhy(text) && before.theme === 'houses' && own !== 'houses') return onFocus(again, before.focus)
    if (leans) return onFocus({ ...again, theme: facetOf(own, details, house) }, before.focus)
  }
  if (
    before.theme === 'unclear' ||
    !hasDetail(details) ||
    (own !== null && !isContinuation(text) && !isLineOf(own, text, before))
  )
    return null
  if (details.half && !/\bgols?\b/.test(text) && isUnpricedByHalf(before))
    return { ...again, theme: 'oneMarket', marketId: UNPRICED }
  if (own !== null && !isRefining(own, before.theme)) return null
  return {
    ...again,
    ...merged(before, details),
    // 'E do empate?' after a line of goals leaves the goals behind.
    subject: details.isDraw && before.subject !== null ? 'result' : before.subject,
    theme: themeAfter(before, details),
    marketId: null,
  }
}

/** Of these it is asked by how much. */
const OF_WINNER: readonly ThemeId[] = ['favourite', 'result', 'chance', 'comparison']
const BOTH_WINS: Ask['bets'] = ['result.home', 'result.away'].map((marketId) => ({ marketId, stake: null, odd: null }))

/** Told otherwise, these are told as the match at large. */
const RETOLD: readonly ThemeId[] = ['value', 'prosAndCons', 'recommendation', 'favourite']

const isCount = (subject: Ask['subject']): subject is 'corners' | 'cards' =>
  subject === 'corners' || subject === 'cards'

/** What points to the market that was spoken of. */
const OF_IT = /\b(nel[ea]|niss?o|diss?o|del[ea]|ness[ea]|dess[ea])\b/

/** 'E somando com os do outro?' asks of both sides at once. */
const OF_BOTH = /\b(somand\w+|somad\w+|no total|ao todo|os dois juntos|dos dois( juntos)?)\b/
const SIDED: readonly ThemeId[] = ['corners', 'cards', 'goals', 'form']

/** What there is more than one of. */
const COUNTED_OUT: readonly ThemeId[] = ['correctScore', 'recommendation', 'value', 'combos']

/** Facts beside a match of which people ask what they change. */
const STUDIED: readonly ThemeId[] = ['weather', 'form', 'headToHead', 'table', 'lineups', 'referee', 'homeAdvantage']

const onFocus = (ask: Ask, focus: string | null): Ask => ({
  ...ask,
  ...NO_DETAILS,
  offeredOdd: ask.offeredOdd,
  marketId: focus,
  fact: null,
})

function facetOf(own: ThemeId | null, { offeredOdd }: Details, house: string | null): ThemeId {
  if (offeredOdd !== null && own !== 'payout' && own !== 'stake') return 'value'
  if (house !== null && (own === null || own === 'odds' || own === 'value')) return 'houses'
  return own === 'chance' ? 'oneMarket' : (own ?? 'oneMarket')
}

function onOtherSide(before: Ask): Ask {
  const side = before.side ?? (before.focus?.includes('away') ? 'away' : 'home')
  // A price was offered on one side only.
  return {
    ...before,
    manner: 'answer',
    side: side === 'home' ? 'away' : 'home',
    marketId: before.marketId && mirrored(before.marketId),
    offeredOdd: null,
  }
}

function themeAfter(before: Ask, details: Details): ThemeId {
  if (details.half) return before.theme === 'bothScore' ? 'bothScore' : 'halves'
  if (before.theme !== 'oneMarket') return before.theme
  return before.subject ?? (details.side || details.isDraw ? 'result' : 'goals')
}

/** 'Tem linha pra mais de 4,5?' after cards is a line of cards. */
const isLineOf = (own: ThemeId, text: string, { theme }: Ask): boolean =>
  own === 'goals' && (theme === 'corners' || theme === 'cards') && !/\bgols?\b/.test(text)

/** Corners, cards and one side's goals are priced for the whole match only. */
const isUnpricedByHalf = ({ subject, side }: Ask): boolean =>
  subject === 'corners' || subject === 'cards' || (subject === 'goals' && side !== null)

/** 'E mais de 3,5 gols?' after goals of one side stays with that side; 'e o over?' after corners stays with corners. */
function isRefining(own: ThemeId, before: ThemeId): boolean {
  if (own === before || own === 'chance') return true
  // 'E no empate?' after what a stake would bring asks the same of the draw.
  if (own === 'result' && isFacet(before)) return true
  if (own === 'halves' && before === 'bothScore') return true
  const counted: readonly ThemeId[] = ['corners', 'cards', 'halves']
  return own === 'goals' && counted.includes(before)
}

function merged(before: Details, now: Details): Details {
  // Another side or the draw takes the place of the one before; a line stays with the side it was said of.
  const isOther = now.side !== null || now.isDraw
  return {
    side: now.side ?? (now.isDraw ? null : before.side),
    isDraw: now.isDraw,
    isUnderdog: now.isUnderdog,
    way: now.way ?? (now.isDraw ? null : before.way),
    line: now.line ?? (now.isDraw ? null : before.line),
    half: now.half ?? before.half,
    score: now.score ?? (isOther ? null : before.score),
    isEuropean: now.isEuropean || before.isEuropean,
    offeredOdd: now.offeredOdd,
  }
}

export const hasDetail = (details: Details): boolean =>
  Object.entries(NO_DETAILS).some(([key, none]) => details[key as keyof Details] !== none)
