import type { Side } from '#reading/ask.ts'
import { type Half, type Make, other } from '#reading/markets/make.ts'

/** What 'the contrary' of a bet is: its twin, or the same of the other club where it has none. */
export const opposite = (make: Make): Make | null => twinOf(make) ?? otherClub(make)

/** The bet that wins just when this one loses. */
export function twinOf(make: Make): Make | null {
  switch (make.kind) {
    case 'total':
      return { ...make, way: make.way === 'over' ? 'under' : 'over' }
    case 'btts':
    case 'cleanSheet':
      return { ...make, isYes: !make.isYes }
    case 'parity':
      return { ...make, isEven: !make.isEven }
    case 'result':
      if (make.side === 'draw') return { kind: 'doubleChance', side: 'draw', half: make.half }
      return { kind: 'doubleChance', side: other(make.side), half: make.half }
    case 'doubleChance':
      if (make.side === null) return null
      return { kind: 'result', side: make.side === 'draw' ? 'draw' : other(make.side), half: make.half }
    case 'handicap':
      return make.side && { ...make, side: other(make.side), line: -make.line }
    default:
      return null
  }
}

/** The same bet on the other club. */
export function otherClub(make: Make): Make | null {
  return 'side' in make && make.side !== null && make.side !== 'draw' ? ofSide(make, other(make.side)) : null
}

/** The same bet on this club, where it is one of clubs. */
export function ofSide(make: Make, side: Side): Make | null {
  switch (make.kind) {
    case 'european':
      return { ...make, side, of: side }
    case 'result':
    case 'doubleChance':
    case 'drawNoBet':
    case 'handicap':
    case 'cleanSheet':
    case 'toNil':
    case 'margin':
    case 'most':
    case 'total':
      return { ...make, side }
    case 'halfFull':
      return make.half === other(make.full === 'draw' ? 'home' : make.full)
        ? { kind: 'halfFull', half: other(side), full: side }
        : null
    default:
      return null
  }
}

/** The same bet in this half, or in the whole match. */
export function inHalf(make: Make, half: Half | null): Make | null {
  if (make.kind === 'busierHalf' || make.kind === 'halfFull' || !('half' in make)) return null
  return { ...make, half }
}

/** The same bet some steps of a goal up or down its lines. */
export function byLines(make: Make, steps: number): Make | null {
  if (make.kind === 'total') return make.line + steps < 0 ? null : { ...make, line: make.line + steps }
  if (make.kind === 'handicap') return { ...make, line: make.line + steps / 2 }
  return null
}

/** The same bet at this line; a line without a sign keeps the sign of the one before. */
export function atLine(make: Make, written: string): Make | null {
  const line = Number(written)
  if (!Number.isInteger(line * 4)) return null
  if (make.kind === 'total')
    return Number.isInteger(line) && line > 0 ? { ...make, line: line + 0.5 } : { ...make, line }
  if (make.kind !== 'handicap') return null
  return { ...make, line: /^[+-]/.test(written) ? line : Math.sign(make.line || 1) * line }
}
