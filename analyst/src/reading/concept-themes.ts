import type { ConceptId } from '../concepts/concepts.ts'
import type { ThemeId } from './ask.ts'

/** What of the match answers to a word of the trade, for who asks on: 'e quanto dá nesse jogo?'. */
export const THEME_OF_CONCEPT: Partial<Record<ConceptId, ThemeId>> = {
  kelly: 'stake',
  stake: 'stake',
  unit: 'stake',
  bankroll: 'stake',
  edge: 'value',
  expectedValue: 'value',
  fairOdd: 'fairPrice',
  odd: 'odds',
  margin: 'odds',
  btts: 'bothScore',
  overUnder: 'goals',
  oneXTwo: 'result',
  doubleChance: 'doubleChance',
  drawNoBet: 'drawNoBet',
  asianHandicap: 'handicap',
  europeanHandicap: 'handicap',
  combo: 'combos',
  confidence: 'confidence',
  expectedGoals: 'expectedGoals',
  pooled: 'modelMarket',
}

/** Asked why, these words are about the match's own numbers. */
export const WHY_OF_CONCEPT: Partial<Record<ConceptId, ThemeId>> = {
  stake: 'stake',
  fairOdd: 'fairPrice',
  odd: 'odds',
  edge: 'value',
  confidence: 'confidence',
  btts: 'bothScore',
  overUnder: 'goals',
}
