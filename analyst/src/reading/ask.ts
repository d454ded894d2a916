import type { ConceptId } from '../concepts/concepts.ts'
import type { GUARDS } from './guard-themes.ts'
import type { MARKET_THEMES } from './market-themes.ts'
import type { MATCH_THEMES } from './match-themes.ts'
import type { SMALL_TALK } from './small-talk-themes.ts'

export type ThemeId =
  | (typeof GUARDS)[number]['id']
  | (typeof SMALL_TALK)[number]['id']
  | (typeof MATCH_THEMES)[number]['id']
  | 'concept'
  | 'unclear'

type MarketTheme = (typeof MARKET_THEMES)[number]['id']

export type Side = 'home' | 'away'

/** What a question is about, apart from its theme. */
export type Details = {
  side: Side | null
  isDraw: boolean
  isUnderdog: boolean
  way: 'over' | 'under' | null
  /** As it would be printed beside a market; a handicap's keeps its sign. */
  line: number | null
  half: 'firstHalf' | 'secondHalf' | null
  score: { home: number; away: number } | null
  /** A handicap of whole goals in which the draw is a result of its own. */
  isEuropean: boolean
  /** The price that the reader was offered and typed. */
  offeredOdd: number | null
}

/** 'why', 'explain' and 'numbers' ask for more about what was answered before. */
export type Manner = 'answer' | 'why' | 'explain' | 'numbers'

export type Ask = Details & {
  theme: ThemeId
  manner: Manner
  /** What a question about price is about: 'a odd do over 2,5' has theme odds and subject goals. */
  subject: MarketTheme | null
  /** The words of the trade that are named; what the theme 'concept' is about. */
  concepts: readonly ConceptId[]
  /** The one market asked for by its make, for the theme 'oneMarket'. */
  marketId: string | null
}

export const NO_DETAILS: Details = {
  side: null,
  isDraw: false,
  isUnderdog: false,
  way: null,
  line: null,
  half: null,
  score: null,
  isEuropean: false,
  offeredOdd: null,
}
