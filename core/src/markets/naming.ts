import type { Side } from '#markets/outcome.ts'

export const SIDES = ['home', 'away'] as const satisfies readonly Side[]
export const CLUB: Record<Side, string> = { home: 'mandante', away: 'visitante' }

/** 2.5 as '2,5'. Lines have at most two decimals. */
export const spelled = (line: number): string => String(Math.abs(line)).replace('.', ',')
/** A handicap always says its sign: '-0,25', '+1,5'. */
export const signed = (line: number): string => `${line < 0 ? '-' : '+'}${spelled(line)}`
/** The sign in an id: '-1.5', '+1.5'. */
export const signedId = (line: number): string => `${line < 0 ? '-' : '+'}${Math.abs(line)}`
