import type { PickOutcome } from '@prancheta/core/history/pick-outcome.ts'
import type { Tone } from '#ui/primitives/badge.tsx'

/** How a market or pick ended, in a word; colour only repeats it. */
export const OUTCOMES: Record<PickOutcome, { word: string; tone: Tone; sign: 'yes' | 'no' | 'even' }> = {
  won: { word: 'bateu', tone: 'good', sign: 'yes' },
  half_won: { word: 'meio ganho', tone: 'good', sign: 'yes' },
  push: { word: 'devolvido', tone: 'neutral', sign: 'even' },
  half_lost: { word: 'meio perdido', tone: 'bad', sign: 'no' },
  lost: { word: 'não bateu', tone: 'bad', sign: 'no' },
  void: { word: 'anulado', tone: 'neutral', sign: 'even' },
}
