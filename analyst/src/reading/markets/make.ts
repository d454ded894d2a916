import type { Side } from '../ask.ts'

export type Half = 'firstHalf' | 'secondHalf'
type Result = Side | 'draw'

/** How a market is put together, as far as its words say. What needs a side and has none cannot be told yet. */
export type Make =
  | { kind: 'result'; side: Result; half: Half | null }
  | { kind: 'doubleChance'; side: Result | null; half: Half | null }
  | { kind: 'drawNoBet'; side: Side | null }
  | { kind: 'handicap'; side: Side | null; line: number; half: Half | null }
  | { kind: 'european'; side: Result | null; line: number; of: Side }
  | {
      kind: 'total'
      unit: 'goals' | 'corners' | 'cards'
      side: Side | null
      half: Half | null
      way: 'over' | 'under'
      line: number
    }
  | { kind: 'btts'; half: Half | null; isYes: boolean }
  | { kind: 'score'; home: number; away: number; half: Half | null }
  | { kind: 'exact'; goals: number }
  | { kind: 'range'; from: number; to: number }
  | { kind: 'parity'; isEven: boolean; half: Half | null }
  | { kind: 'cleanSheet'; side: Side | null; isYes: boolean; half: Half | null }
  | { kind: 'toNil'; side: Side | null }
  | { kind: 'margin'; side: Side | null; goals: number }
  | { kind: 'halfFull'; half: Result; full: Result }
  | { kind: 'most'; unit: 'corners' | 'cards'; side: Result | null }
  | { kind: 'busierHalf'; half: Half | 'equal' }

export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')
const signed = (line: number): string => `${line < 0 ? '-' : '+'}${Math.abs(line)}`
const isHalfLine = (line: number): boolean => Math.abs(line % 1) === 0.5

/** The catalogue's name of a make; null where the catalogue has none, or the side is still to be said. */
export function idOf(make: Make): string | null {
  switch (make.kind) {
    case 'result':
      return make.half ? `${make.half}.result.${make.side}` : `result.${make.side}`
    case 'doubleChance': {
      if (make.side === null) return null
      const pair = make.side === 'draw' ? 'homeAway' : make.side === 'home' ? 'homeDraw' : 'drawAway'
      return make.half ? `${make.half}.doubleChance.${pair}` : `doubleChance.${pair}`
    }
    case 'drawNoBet':
      return make.side && `drawNoBet.${make.side}`
    case 'handicap':
      if (make.side === null || make.half) return null
      return make.line === 0 ? `drawNoBet.${make.side}` : `asianHandicap.${make.side}${signed(make.line)}`
    case 'european':
      // The catalogue names European lines by the home side's head start.
      return make.side && `europeanHandicap.${signed(make.of === 'home' ? make.line : -make.line)}.${make.side}`
    case 'total':
      return totalId(make)
    case 'btts':
      return `${make.half ? `${make.half}.` : ''}btts.${make.isYes ? 'yes' : 'no'}`
    case 'score':
      return make.half ? null : `score.${make.home}-${make.away}`
    case 'exact':
      return make.goals >= 6 ? 'exactGoals.6plus' : `exactGoals.${make.goals}`
    case 'range':
      return `goalsRange.${make.from}to${make.to}`
    case 'parity':
      return make.half ? null : `goalsParity.${make.isEven ? 'even' : 'odd'}`
    case 'cleanSheet':
      return make.half ? null : make.side && `cleanSheet.${make.side}.${make.isYes ? 'yes' : 'no'}`
    case 'toNil':
      return make.side && `toNil.${make.side}`
    case 'margin':
      return make.side && `margin.${make.side}${make.goals >= 4 ? '4plus' : make.goals}`
    case 'halfFull':
      return `halfFull.${make.half}.${make.full}`
    case 'most':
      return make.side && `${make.unit}.most.${make.side}`
    case 'busierHalf':
      return `busierHalf.${make.half === 'firstHalf' ? 'first' : make.half === 'secondHalf' ? 'second' : 'equal'}`
  }
}

function totalId({ unit, side, half, way, line }: Extract<Make, { kind: 'total' }>): string | null {
  if (unit !== 'goals') return half || !isHalfLine(line) ? null : `${unit}${side ? `.${side}` : ''}.${way}${line}`
  if (half) return side || !isHalfLine(line) ? null : `${half}.goals.${way}${line}`
  if (side) return isHalfLine(line) ? `${side}Goals.${way}${line}` : null
  return isHalfLine(line) ? `goals.${way}${line}` : `asianTotal.${way}${line}`
}
