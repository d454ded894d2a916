import type { Amount } from './amounts.ts'
import type { Role } from './roles.ts'

/** A number of the reader's with the part that it plays. */
export type Given = Amount & { role: Role }

/** One bet of the reader's, and how it ended where that is said. */
export type OwnBet = { stake: number; odd: number; isWon: boolean | null }
