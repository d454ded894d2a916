import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Ask, Details, Given, ThemeId } from './ask.ts'
import { saysItHasBegun } from './has-begun.ts'
import { PRODUCT_THEMES } from './product-themes.ts'

type Read = { text: string; given: Given; details: Details; subject: Ask['subject']; house: string | null }

const PRICES: readonly (ThemeId | null)[] = ['odds', 'value', 'chance', 'recommendation', 'summary', null]

/** What a message names may say more of what it wants than its words: a house, a sum of money, one bet. */
export function refine(own: ThemeId | null, { text, given, details, subject, house }: Read): ThemeId | null {
  const namesBet = details.isDraw || details.line !== null || subject === 'bothScore' || subject === 'doubleChance'
  if (saysItHasBegun(text) && UNKNOWN_LIVE.includes(own)) return 'live'
  if (house !== null && (PRICES.includes(own) || isProduct(own))) return 'houses'
  // 'O que pode dar errado?' is about the match; 'o empate dá errado quantas vezes?' is about a bet.
  if ((own === 'risk' || /\brisco\b/.test(text)) && (namesBet || (details.side !== null && subject !== null)))
    return 'loss'
  if (given.stake !== null && PRICES.includes(own)) return 'payout'
  if (own === 'summary' && namesBet) return subject
  return given.bankroll !== null && PRICES.includes(own) ? 'stake' : own
}

/** Asked of a match that is being played, these ask what has just happened. */
const UNKNOWN_LIVE: readonly (ThemeId | null)[] = [
  'referee',
  'shots',
  'players',
  'cards',
  'corners',
  'confidence',
  'ending',
  null,
]

const isProduct = (theme: ThemeId | null): boolean => PRODUCT_THEMES.some(({ id }) => id === theme)

const MAIN = /^(result\.|goals\.(over|under)2\.5$|btts\.)/

/** '72% é quase certo, né?' repeats a figure of the page: the market that has it. */
export function echoedMarket(text: string, briefing: Briefing | null): string | null {
  const [, digits] = /(\d{1,2}(?:\.\d)?) ?%/.exec(text) ?? []
  if (digits === undefined || !briefing) return null
  const told = Number(digits) / 100
  const near = (chance: number) => Math.abs(chance - told) < 0.01
  return briefing.markets.find(({ id, pooledChance }) => MAIN.test(id) && near(pooledChance))?.id ?? null
}
