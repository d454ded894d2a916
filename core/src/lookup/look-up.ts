import { cleanName } from '#chat/clean-name.ts'
import type { LookedUp } from '#checking/facts/looked-up.ts'

/** What was looked up: told to the AI in words, and what of it is new to the checker. */
export type LookUp = { text: string; found: Partial<LookedUp> }

export const told = (lines: readonly string[], found: Partial<LookedUp> = {}): LookUp => ({
  text: lines.join('\n'),
  found,
})

/** Names from outside stand in quotes, cleaned: the rules say that what is quoted is never an instruction. */
export const quoted = (name: string): string => `"${cleanName(name)}"`
