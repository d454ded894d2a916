import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import type { Scene } from '#scene.ts'
import type { Family } from './families.ts'
import type { Parts } from './read-prices.ts'

export type Op =
  | 'surebet'
  | 'overround'
  | 'implied'
  | 'noVig'
  | 'kelly'
  | 'cap'
  | 'whyQuarter'
  | 'unquoted'
  | 'model'
  | 'move'
  | 'history'
  | 'ownOdd'
  | 'worthFrom'
  | 'aboveFair'
  | 'expected'
  | 'fresh'
  | 'negativeEdge'
  | 'whyValue'
  | 'whyDiffer'
  | 'gap'
  | 'returns'
  | 'best'
  | 'worst'
  | 'better'
  | 'rank'
  | 'top'
  | 'likeliest'
  | 'edgesOf'
  | 'worth'
  | 'prices'
  | 'quoted'
  | 'fairOdd'
  | 'ourOdd'
  | 'ownSurebet'
  | 'marginMoney'
  | 'facts'
  | 'noVigAll'
  | 'atHouse'
  | 'houseCount'
  | 'filter'
  | 'houseTable'
  | 'edgeMeans'
  | 'safer'
  | 'alike'
  | 'noContradiction'
  | 'whyZero'
  | 'whyNone'
  | 'byMarket'
  | 'over100'
  | 'outlier'
  | 'voided'
  | 'secondBest'
  | 'gapAll'
  | 'nextHouse'
  | 'ifWrong'
  | 'noneHere'

export type Fraction = 'full' | 'half' | 'third' | 'quarter'

/** What is to be told, and of what. The next message of the talk may lean on it. */
export type Plan = {
  op: Op
  /** The words it was planned from. */
  text: string
  markets: readonly BriefedMarket[]
  family: Family
  /** Another family that this one is set against. */
  against: Family | null
  counted: Parts['counted']
  houses: readonly string[]
  odds: readonly number[]
  shares: readonly number[]
  stake: number | null
  bankroll: number | null
  /** Which place of the order of edges, the first being 0. */
  rank: number
  fractions: readonly Fraction[]
  /** What of a surebet is to be said first. */
  lead: 'answer' | 'missing' | 'sum'
  /** Which margin is asked for. */
  end: 'least' | 'most'
  asksStake: boolean
  isGoneAsked: boolean
  isHigh: boolean
  isWhy: boolean
  isSame: boolean
  /** Whether the reader asks if something should not be otherwise. */
  isDenied: boolean
  isWorthAsked: boolean
  asksWhether: boolean
  /** Whether to take a price now or to wait for a better one. */
  isWaitAsked: boolean
  /** How often the same bet is made. */
  times: number | null
  isSignAsked: boolean
  /** Whether the reader's odd is to be set against the best one here. */
  isCompared: boolean
  withMean: boolean
  /** Which houses do not quote a family. */
  asksSilent: boolean
  /** The market was not named: it is the one of the highest edge. */
  isBestEdge: boolean
}

/** What a message is seen with: its parts, and what was planned before it. */
export type Seen = {
  parts: Parts
  before: Plan | null
  /** The market spoken of, here or before. */
  market: BriefedMarket | null
  scene: Scene
}
