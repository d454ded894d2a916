import type { Details, Side } from '../reading/ask.ts'

const signed = (line: number) => `${line < 0 ? '-' : '+'}${Math.abs(line)}`

/** The market of a handicap as the reader says it, from the side spoken of. */
export function handicapId({ isEuropean, isDraw }: Details, side: Side, line: number): string {
  // The catalogue names European lines by the home side's head start: the visitor's -1 is the home side's +1.
  if (isEuropean) return `europeanHandicap.${signed(side === 'home' ? line : -line)}.${isDraw ? 'draw' : side}`
  return line === 0 ? `drawNoBet.${side}` : `asianHandicap.${side}${signed(line)}`
}
