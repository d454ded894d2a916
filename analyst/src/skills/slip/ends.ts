import { settle } from '@prancheta/core/markets/settle.ts'
import type { Placed } from './read-slip.ts'

export type Score = { home: number; away: number }

/** What bets come to at one end of the match: those that win, and what is left of all stakes after it. */
export type End = { won: readonly Placed[]; net: number }

const GOALS_MAX = 7

export const stakedOn = (placed: readonly Placed[]): number => placed.reduce((sum, { stake }) => sum + stake, 0)

export const backOf = (won: readonly Placed[]): number => won.reduce((sum, { stake, price }) => sum + stake * price, 0)

/** Null where a bet says nothing at this score, or gives its stake back. */
export function endAt(placed: readonly Placed[], goals: Score): End | null {
  const final = { goals, halfTime: null, corners: null, cards: null }
  const ended = placed.map(({ market }) => settle(market.id, final))
  if (ended.some((one) => one !== 'won' && one !== 'lost')) return null
  const won = placed.filter((_, at) => ended[at] === 'won')
  return { won, net: backOf(won) - stakedOn(placed) }
}

/** Every way in which the bets may end, each once, the best first; null where one of them cannot be told by the score. */
export function allEnds(placed: readonly Placed[]): End[] | null {
  const ends = new Map<string, End>()
  for (let home = 0; home <= GOALS_MAX; home += 1)
    for (let away = 0; away <= GOALS_MAX; away += 1) {
      const end = endAt(placed, { home, away })
      if (!end) return null
      ends.set(end.won.map(({ market }) => market.id).join(), end)
    }
  return [...ends.values()].toSorted((one, other) => other.net - one.net)
}
