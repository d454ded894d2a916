import type { Score } from '#goals/score-grid.ts'
import { marketById } from '#markets/catalogue.ts'
import type { Market } from '#markets/market.ts'
import type { Outcome } from '#markets/outcome.ts'

/** What is known when a match is over: after 90 minutes and stoppage time, without extra time or penalties. */
export type FinalScore = {
  goals: Score
  halfTime: Score | null
  corners: Score | null
  /** Yellow and red together, one each. */
  cards: Score | null
}

export type Settlement = Outcome | 'unknown'

/** How a bet ended, or 'unknown' where the score says too little, contradicts itself, or the id is not one of ours. */
export function settle(market: Market | string, final: FinalScore): Settlement {
  const known = typeof market === 'string' ? marketById(market) : market
  if (!known || !isScore(final.goals)) return 'unknown'
  const { rule } = known
  if (rule.reads === 'fullTime') return rule.outcome(final.goals)
  if (rule.reads === 'corners' || rule.reads === 'cards') {
    const count = final[rule.reads]
    return count && isScore(count) ? rule.outcome(count) : 'unknown'
  }
  const halves = halvesOf(final)
  if (!halves) return 'unknown'
  if (rule.reads === 'halves') return rule.outcome(halves.first, halves.second)
  return rule.outcome(rule.reads === 'firstHalf' ? halves.first : halves.second)
}

function halvesOf({ goals, halfTime }: FinalScore): { first: Score; second: Score } | null {
  if (!halfTime || !isScore(halfTime)) return null
  const second = { home: goals.home - halfTime.home, away: goals.away - halfTime.away }
  // More goals before half time than in the match is somebody's slip, and no bet is settled by a slip.
  return isScore(second) ? { first: halfTime, second } : null
}

function isScore({ home, away }: Score): boolean {
  return Number.isInteger(home) && Number.isInteger(away) && home >= 0 && away >= 0
}

/** What R$ 1 comes back as, stake included. By hand at odd 1.90: half won is 0.5 × 1.90 + 0.5 = 1.45, half lost 0.5. */
export function returnOf(settlement: Outcome, odd: number): number {
  if (settlement === 'won') return odd
  if (settlement === 'half won') return (odd + 1) / 2
  if (settlement === 'void') return 1
  return settlement === 'half lost' ? 0.5 : 0
}
