import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeMoney, writeOdd, writeShare, writeStakeShare } from '@prancheta/core/chat/figures.ts'
import type { Scene } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import type { Asks } from './asks.ts'
import type { Facts } from './facts.ts'

/** A sum that a reader asks for: the numbers, what is wanted of them, and the market of the match that they are said of. */
export type Sum = {
  facts: Facts
  asks: Asks
  /** The words of this message alone, in digits. */
  text: string
  scene: Scene | null
  market: BriefedMarket | null
  /** The markets that the message names, in their order. */
  markets: readonly BriefedMarket[]
  /** Those that this message names, whatever the sum goes on from. */
  here: readonly BriefedMarket[]
  /** A house of this match that is named. */
  house: string | null
  /** Whether the message goes on from an earlier sum. */
  goesOn: boolean
  /** What solved the sum that it goes on from. */
  before: Solver | null
  /** Whether the message itself holds a number. */
  says: boolean
}

/** Says what a sum comes to; null where it is not of this kind. */
export type Solver = (sum: Sum) => string | null

/** What somebody wins or loses, in a word and without a sign. */
export const gainOrLoss = (sum: number): string =>
  isNothing(sum)
    ? '**R$ 0,00**: nem lucro nem prejuízo'
    : `**${writeMoney(Math.abs(sum))}** de ${sum > 0 ? 'lucro' : 'prejuízo'}`

/** The smaller from the greater, so that the sum holds as it is written; the word tells which way it went. */
export const difference = (one: string, other: string, net: number): string =>
  `${net < 0 ? `${other} − ${one}` : `${one} − ${other}`} = ${gainOrLoss(net)}`

export const isNothing = (sum: number): boolean => Math.abs(sum) < HALF_A_CENT

const HALF_A_CENT = 0.005

export const money = writeMoney
export const odd = writeOdd
export const share = writeShare
/** A share of the bankroll, which is small. */
export const percent = writeStakeShare

/** 'em vitória do mandante'; nothing where no market is spoken of. */
export const inMarket = (market: BriefedMarket | null): string => (market ? ` em ${inSentence(market)}` : '')

/** Whether a bet may end with the stake, or half of it, given back. */
export const mayComeBack = ({ id }: BriefedMarket): boolean => /^(?:drawNoBet|asian)/.test(id) && !id.endsWith('.5')

/** How often a bet fails by the match's chance; null without a market, or where the stake may come back. */
export const failsIn = (market: BriefedMarket | null): string | null =>
  market &&
  (mayComeBack(market)
    ? null
    : `Pela análise, ${inSentence(market)} tem ${writeShare(market.pooledChance)} de chance e falha em ${writeShare(1 - market.pooledChance)} das vezes.`)
