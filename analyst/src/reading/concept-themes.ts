import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { type ConceptId, findConcepts } from '../concepts/concepts.ts'
import type { Ask, ThemeId } from './ask.ts'

/** What of the match answers to a word of the trade, for who asks on: 'e quanto dá nesse jogo?'. */
const THEME_OF_CONCEPT: Partial<Record<ConceptId, ThemeId>> = {
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
const WHY_OF_CONCEPT: Partial<Record<ConceptId, ThemeId>> = {
  stake: 'stake',
  fairOdd: 'fairPrice',
  odd: 'odds',
  edge: 'value',
  confidence: 'confidence',
  btts: 'bothScore',
  overUnder: 'goals',
}

/** 'E quanto dá nesse jogo?' after a word was explained. */
const OF_THIS_MATCH = /\b(nesse|neste|desse|deste|esse|este) (jogo|partida)\b|\baqui\b|^(e )?quanto (da|e|fica)$/

/** The match's own numbers for a word of the trade: asked for after it was explained, or asked why. */
export function themeOfWord(
  topic: Ask,
  own: ThemeId | null,
  ask: Ask,
  text: string,
  briefing: Briefing | null,
): ThemeId | null {
  const isOpen = own === null || own === 'summary' || own === 'chance'
  const [before] = topic.theme === 'concept' && isOpen && OF_THIS_MATCH.test(text) ? topic.concepts : []
  const [reasoned] = own === 'concept' && ask.manner === 'why' && briefing ? ask.concepts : []
  return (before && THEME_OF_CONCEPT[before]) ?? (reasoned && WHY_OF_CONCEPT[reasoned]) ?? null
}

/** In a long message the word is meant that stands beside what asks for its meaning. */
export function conceptsIn(text: string): ConceptId[] {
  const at =
    text.length > LONG
      ? text.search(/\b(nao faco ideia|nao (entendi|entendo|sei)|o que (e|significa)|quer dizer)\b/)
      : -1
  const near = at < 0 ? [] : findConcepts(text.slice(Math.max(0, at - BESIDE), at + BESIDE))
  const found = near.length > 0 ? near : findConcepts(text)
  return found.slice(0, /\bdiferen(ca|te)\b/.test(text) ? 2 : 1)
}

const LONG = 120
const BESIDE = 40
