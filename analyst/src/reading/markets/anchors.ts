import type { Side } from '../ask.ts'
import type { Half, Make } from './make.ts'

/** What stands around the words of a market and belongs to it. */
export type Around = { side: Side | null; half: Half | null; unit: 'goals' | 'corners' | 'cards' }

/** Words that name a market. `side`: whether it must have one, may have one right beside it, or has none. */
export type Anchor = {
  pattern: RegExp
  /** The words say a line and no way, or a way and no line: 'a linha 2,25', 'o over'. */
  lacks?: 'way' | 'line'
  side: 'must' | 'may' | 'no'
  make: (found: RegExpExecArray, around: Around) => Make | null
}

/** A number as a line is written, and a win in words. */
export const N = String.raw`(\d{1,2}(?:\.\d{1,2})?)`
export const WIN = '(?:vence\\w*|vencer|ganha\\w*|vitoria|triunfo)'
