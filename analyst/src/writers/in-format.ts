import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import type { ThemeId } from '../reading/ask.ts'
import { readFormat } from '../reading/read-format.ts'
import { bullets, focusIn, type Scene } from '../scene.ts'
import { atHouse, inSentence } from './market-words.ts'

/** Themes that are answered by a chance, and those that are answered by a price. */
const BY_CHANCE: readonly ThemeId[] = [
  'result',
  'chance',
  'favourite',
  'goals',
  'bothScore',
  'oneMarket',
  'doubleChance',
  'drawNoBet',
  'handicap',
  'correctScore',
  'halves',
  'cleanSheet',
  'corners',
  'cards',
]
const BY_PRICE: readonly ThemeId[] = ['odds', 'houses']

/** The same answer as short as it was asked for: a number with its name, one sentence, or so many points. */
export function inFormat(scene: Scene, whole: string, points: number | null): string {
  const format = readFormat(scene.ask.text)
  if (format === 'number') return figureOf(scene) ?? sentencesOf(whole)[0] ?? whole
  if (format === 'sentence' || points === 1) return ofBoth(scene, whole) ?? sentencesOf(whole)[0] ?? whole
  if (points === null) return whole
  const parts = byPart(whole, points) ?? sentencesOf(whole)
  return parts.length < points ? whole : bullets(parts.slice(0, points))
}

function figureOf(scene: Scene): string | null {
  const { theme, line, side } = scene.ask
  const market = focusIn(scene)
  if (!market || scene.phase !== 'ahead') return null
  // Goals, corners and cards without a line are counted, and that is told by a sentence.
  if ((theme === 'goals' || theme === 'corners' || theme === 'cards') && line === null && side === null) return null
  if (BY_CHANCE.includes(theme)) return `**${writeShare(market.pooledChance)}**: ${inSentence(market)}.`
  return BY_PRICE.includes(theme) && market.bestOdd !== null
    ? `**${writeOdd(market.bestOdd)}**${atHouse(market)}: ${inSentence(market)}.`
    : null
}

/** What an answer says, sentence by sentence and point by point; what only leads up to a list is left out. */
function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : line.split(/(?<=[.!?])\s+(?=[A-ZÀ-Ú*])/)))
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.endsWith(':'))
}

/** One sentence of each part, where an answer has just so many parts to tell as points are wanted: one for each club. */
function byPart(text: string, points: number): string[] | null {
  const parts = text.split('\n\n').flatMap((part) => (part.includes('\n- ') ? [] : part.split('\n')))
  const told = parts.filter((part) => part.startsWith('**'))
  return told.length === points ? told.flatMap((part) => sentencesOf(part).slice(0, 1)) : null
}

/** One sentence on both clubs, where each has a part of the answer. */
function ofBoth({ ask: { side, theme } }: Scene, text: string): string | null {
  if (theme !== 'form') return null
  const [one, other] = byPart(text, 2) ?? []
  return side === null && one && other ? `${one.replace(/\.$/, '')}; ${other}` : null
}
