import { lead, type Outcome, over, total, under, wonIf } from '@prancheta/core/markets/outcome.ts'
import type { Side } from '#reading/ask.ts'
import type { Make } from '#reading/markets/make.ts'

type Score = { home: number; away: number }

/** An end of the match as somebody supposes it: a score, a lead of the side that the bet is on, or so many of something. */
export type End = { score: Score } | { lead: number } | { count: number }

/** Whose goals a lead or a count is of; a line without a side is anybody's. */
const sideOf = (make: Make): Side => ('side' in make && make.side === 'away' ? 'away' : 'home')

/** How a bet ends; null where the end says too little of it. */
export function outcomeOf(make: Make, end: End): Outcome | null {
  if ('count' in end) return byCount(make, end.count)
  if ('lead' in end) return byLead(make, end.lead)
  return byScore(make, end.score)
}

function byLead(make: Make, ahead: number): Outcome | null {
  switch (make.kind) {
    case 'result':
      return wonIf(make.side === 'draw' ? ahead === 0 : ahead > 0)
    case 'doubleChance':
      return wonIf(make.side === 'draw' ? ahead !== 0 : ahead >= 0)
    case 'drawNoBet':
      return over(ahead, 0)
    case 'handicap':
      return over(ahead, -make.line)
    case 'european':
      return european(make, make.of === sideOf(make) ? ahead : -ahead)
    case 'margin':
      return wonIf(make.goals >= 4 ? ahead >= 4 : ahead === make.goals)
    case 'toNil':
      return ahead > 0 ? null : 'lost'
    default:
      return null
  }
}

/** The lead of the side that the start is given to or taken from, with it. */
function european({ side, of, line }: Extract<Make, { kind: 'european' }>, ahead: number): Outcome {
  const sum = ahead + line
  if (side === 'draw') return wonIf(sum === 0)
  return wonIf((side ?? of) === of ? sum > 0 : sum < 0)
}

function byCount(make: Make, count: number): Outcome | null {
  switch (make.kind) {
    case 'total':
      return make.way === 'over' ? over(count, make.line) : under(count, make.line)
    case 'exact':
      return wonIf(make.goals >= 6 ? count >= 6 : count === make.goals)
    case 'range':
      return wonIf(count >= make.from && count <= make.to)
    case 'parity':
      return wonIf((count % 2 === 0) === make.isEven)
    case 'btts':
      return count < 2 ? wonIf(!make.isYes) : null
    default:
      return null
  }
}

function byScore(make: Make, score: Score): Outcome | null {
  if ('half' in make && make.half !== null && make.kind !== 'halfFull') return null
  switch (make.kind) {
    case 'btts':
      return wonIf((score.home > 0 && score.away > 0) === make.isYes)
    case 'score':
      return wonIf(score.home === make.home && score.away === make.away)
    case 'cleanSheet':
      return wonIf((score[make.side === 'away' ? 'home' : 'away'] === 0) === make.isYes)
    case 'toNil':
      return wonIf(lead(score, sideOf(make)) > 0 && score[make.side === 'away' ? 'home' : 'away'] === 0)
    case 'total':
      if (make.unit !== 'goals') return null
      return byCount(make, make.side ? score[make.side] : total(score))
    case 'exact':
    case 'range':
    case 'parity':
      return byCount(make, total(score))
    case 'european':
      return european(make, lead(score, make.of))
    default:
      return byLead(make, lead(score, sideOf(make)))
  }
}
