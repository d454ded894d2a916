import type { Ask, ThemeId } from './reading/ask.ts'
import { UNPRICED } from './reading/unpriced.ts'
import { namedIn, paragraphs, type Scene } from './scene.ts'
import {
  isCareTheme,
  isMatchTheme,
  isProductTheme,
  isSmallTalk,
  MATCH_WRITERS,
  type MatchTheme,
} from './theme-writers.ts'
import { tellAnother } from './writers/another.ts'
import { tellTable, wantsTable } from './writers/as-table.ts'
import { scoreLine, writeOver } from './writers/ending.ts'
import { tellConcepts, writeExplain } from './writers/explain.ts'
import { tellFact } from './writers/facts.ts'
import { inFormat } from './writers/in-format.ts'
import { writeInPlay } from './writers/in-play.ts'
import { tellLack } from './writers/lacking.ts'
import { writeNumbers } from './writers/numbers.ts'
import { tellPoints } from './writers/points.ts'
import { tellPremise } from './writers/premises.ts'
import { tellInWords, tellSimply, wantsFewWords, wantsSimple } from './writers/simply.ts'
import { writeUnclear } from './writers/small-talk.ts'
import { tellWhatIf } from './writers/what-if.ts'
import { ABOUT_PRICE, PRICE_REASON, writeWhy } from './writers/why.ts'

/** What is told of the match at hand, in the manner and the form that were asked for. */
export function aboutMatch(scene: Scene): string {
  const { theme, manner, points } = scene.ask
  if (isCareTheme(theme) || isSmallTalk(theme) || isProductTheme(theme) || theme === 'calculation' || theme === 'guide')
    return writeUnclear(scene.pick, '')
  if (theme === 'concept') return tellConcepts(scene.ask, scene, scene.pick)
  const shaped = inShape(scene, theme)
  if (shaped !== null) return shaped
  if (points !== null && theme === 'summary') {
    const told = tellPoints(scene, points)
    if (told !== '') return told
  }
  return paragraphs(tellPremise(scene), tellLack(scene), inFormat(scene, wholeAnswer(scene, theme, manner), points))
}

/** A table, some ten words, plain words, or what would be at another price: none of them is the theme's own answer cut short. */
function inShape(scene: Scene, theme: MatchTheme): string | null {
  const { text } = scene.ask
  const whatIf = tellWhatIf(scene)
  if (whatIf !== null) return whatIf
  if (wantsTable(text) && scene.phase !== 'running' && !isTimeless(theme)) return tellTable(scene)
  if (wantsFewWords(text)) return tellInWords(scene)
  return wantsSimple(text, theme) && scene.phase !== 'running' ? tellSimply(scene) : null
}

function wholeAnswer(scene: Scene, theme: MatchTheme, manner: Ask['manner']): string {
  if (scene.phase !== 'ahead' && manner === 'why' && namedIn(scene) === null && ABOUT_PRICE.includes(theme))
    return PRICE_REASON
  if (
    scene.phase === 'over' &&
    !scene.ask.hasBegun &&
    ((manner === 'why' && theme !== 'ending') || (TOLD_OF_BEFORE.includes(theme) && namedIn(scene) === null))
  )
    return paragraphs(
      `O jogo acabou: ${scoreLine(scene)} Antes dele, a análise dizia:`,
      inBrief(inManner(scene, theme, manner)),
    )
  if (scene.phase !== 'ahead' && !isTimeless(theme) && scene.ask.fact !== 'margin')
    return scene.phase === 'over' ? writeOver(scene) : writeInPlay(scene)
  const text = withSecond(scene, inManner(scene, theme, manner))
  return scene.phase === 'over' && scene.ask.turn === 1 ? `${text}\n\nE o jogo já acabou: ${scoreLine(scene)}` : text
}

/** What was expected of a match stays worth telling once it is over. */
const TOLD_OF_BEFORE: readonly ThemeId[] = [
  'favourite',
  'goals',
  'halves',
  'expectedGoals',
  'comparison',
  'homeAdvantage',
  'correctScore',
  'modelMarket',
  'handicap',
]

/** Where a message may as well ask something else, that is answered too, and both briefly. */
function withSecond(scene: Scene, first: string): string {
  const { also, theme, manner, fact, turn } = scene.ask
  const isOne =
    also === null ||
    scene.ask.marketId === UNPRICED ||
    manner !== 'answer' ||
    fact !== null ||
    scene.ask.bets.length > 1 ||
    turn > 1 ||
    scene.phase !== 'ahead'
  if (isOne || TOLD_ALIKE.some((alike) => alike.includes(also) && alike.includes(theme))) return first
  const second = isMatchTheme(also) ? MATCH_WRITERS[also] : null
  return second === null
    ? first
    : paragraphs(inBrief(first), inBrief(second({ ...scene, ask: { ...scene.ask, theme: also, also: null } })))
}

/** Themes of which one's answer holds the other's. */
const TOLD_ALIKE: readonly (readonly ThemeId[])[] = [
  ['result', 'chance', 'favourite', 'oneMarket', 'doubleChance', 'value', 'odds', 'loss'],
  ['goals', 'expectedGoals', 'oneMarket', 'halves'],
  ['value', 'recommendation', 'stayOut', 'odds', 'houses', 'fairPrice', 'oneMarket', 'payout'],
  ['value', 'odds', 'corners', 'cards', 'goals', 'bothScore', 'handicap', 'doubleChance'],
  ['comparison', 'form'],
  ['summary', 'result', 'chance'],
]
const BRIEF_PARTS = 2

const inBrief = (text: string): string => text.split('\n\n').slice(0, BRIEF_PARTS).join('\n\n')

function inManner(scene: Scene, theme: MatchTheme, manner: Ask['manner']): string {
  const another = tellAnother(scene)
  if (another !== null) return another
  const fact = tellFact(scene)
  if (fact !== null && manner === 'answer') return fact
  const plain = () => MATCH_WRITERS[openSubject(scene) ?? theme](scene)
  if (manner === 'why') return writeWhy(scene) ?? plain()
  if (manner === 'explain') return writeExplain(scene)
  return manner === 'numbers' ? (writeNumbers(scene) ?? plain()) : plain()
}

/** What is the same before, during and after a match. */
const TIMELESS: readonly ThemeId[] = [
  'form',
  'headToHead',
  'table',
  'weather',
  'kickOff',
  'leagueAverages',
  'missing',
  'method',
  'confidence',
  'lineups',
  'players',
  'shots',
  'referee',
  'coach',
  'broadcast',
  'crowd',
  'fixing',
  'law',
  'rules',
  'fatigue',
  'motivation',
  'clubHistory',
  'publicMoney',
  'settles',
]
export const isTimeless = (theme: ThemeId): boolean => TIMELESS.includes(theme)

/** 'Dupla chance vale a pena?' names no single market: then what is asked about answers better than a list of prices. */
function openSubject(scene: Scene): MatchTheme | null {
  const { theme, subject } = scene.ask
  if (scene.ask.offeredOdd !== null) return null
  const isPrice = (theme === 'odds' || theme === 'value') && scene.briefing.markets.length > 0
  if (!isPrice || namedIn(scene) !== null) return null
  return scene.ask.marketId === null ? (subject === 'chance' ? null : subject) : 'oneMarket'
}
