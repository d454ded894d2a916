import type { ConceptId } from '../concepts/concepts.ts'
import type { GuideId } from '../guide/guide-answers.ts'
import type { GUARDS } from './guard-themes.ts'
import type { MARKET_THEMES } from './market-themes.ts'
import type { MATCH_THEMES } from './match-themes.ts'
import type { PRODUCT_THEMES } from './product-themes.ts'
import type { Fact } from './read-fact.ts'
import type { SMALL_TALK } from './small-talk-themes.ts'

export type ThemeId =
  | (typeof GUARDS)[number]['id']
  | (typeof SMALL_TALK)[number]['id']
  | (typeof PRODUCT_THEMES)[number]['id']
  | (typeof MATCH_THEMES)[number]['id']
  | 'calculation'
  | 'guide'
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

/** Sums of a reader's own: what came back of bets, what is left of money put in, or what of an income is bet. */
export type Ledger =
  | { kind: 'return'; each: number; times: number; back: number }
  | { kind: 'balance'; put: number; taken: number; left: number }
  | { kind: 'income'; income: number; spent: number }
  | { kind: 'climb'; from: number; to: number }

/** The reader's own numbers. They are heard once and hold for the rest of the talk. */
export type Given = {
  /** What is set apart for betting, in R$. */
  bankroll: number | null
  /** What one bet is to cost, in R$. */
  stake: number | null
  /** The same as a share of the bankroll. */
  stakeShare: number | null
  /** The reader's own estimate, 0 to 1. */
  chance: number | null
  /** How many bets alike: 'três jogos com 70% cada'. */
  times: number | null
  /** A second odd, set beside the first. */
  otherOdd: number | null
  /** How many bets of their own were won and lost: 'acertei 23 de 40'. */
  tally: { won: number; lost: number; isOfAll: boolean } | null
  /** Money already lost, and what somebody wants money to become. */
  lostMoney: number | null
  target: number | null
  ledger: Ledger | null
}

/** One of several bets, with what the reader puts on it and at which price, where that is said. */
export type Bet = { marketId: string; stake: number | null; odd: number | null }

/** 'why', 'explain', 'numbers' and 'example' ask for more about what was answered before. */
export type Manner = 'answer' | 'why' | 'explain' | 'numbers' | 'example'

export type Ask = Details & {
  theme: ThemeId
  manner: Manner
  /** What a question about price is about: 'a odd do over 2,5' has theme odds and subject goals. */
  subject: MarketTheme | null
  /** The words of the trade that are named; what the theme 'concept' is about. */
  concepts: readonly ConceptId[]
  /** The one market asked for by its make, for the theme 'oneMarket'. */
  marketId: string | null
  /** The market that the talk is on: what 'e a odd?', 'vale?' and 'por quê?' are asked of. */
  focus: string | null
  /** The markets that the talk has been on, each beside the one before it only once; the newest last. */
  trail: readonly string[]
  /** The bets that this message names or points to, where they are several. */
  bets: readonly Bet[]
  /** The one fact of the games played that is asked for. */
  fact: Fact | null
  /** The answer that needs no match, for the theme 'guide'. */
  guide: GuideId | null
  /** The same answer without a match was just given. */
  isToldAgain: boolean
  /** How many more of the same were asked for: 'me dá outro'. */
  another: number
  /** What else the message may well ask. */
  also: ThemeId | null
  /** What a message that was not understood may be about. */
  nearest: readonly ThemeId[]
  /** The message as it is read: plain, with its slips put right. */
  text: string
  /** A betting house of this match that is named. */
  house: string | null
  given: Given
  /** Somebody told of trouble with betting in this talk: from then on no price, stake or market is told. */
  isTroubled: boolean
  /** The trouble that was told is somebody else's. */
  isOfRelative: boolean
  /** Somebody said not to be of age: the same holds, and help with betting is not what they need. */
  isMinor: boolean
  /** How many points a summary is to have. */
  points: number | null
  /** Whether the reader says that the ball is rolling. */
  hasBegun: boolean
  /** Which message of the talk this is, the first being 1. */
  turn: number
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

export const NOTHING_GIVEN: Given = {
  bankroll: null,
  stake: null,
  stakeShare: null,
  chance: null,
  times: null,
  otherOdd: null,
  tally: null,
  lostMoney: null,
  target: null,
  ledger: null,
}
