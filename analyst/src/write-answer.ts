import type { Briefing, ChatTurn } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { tellGuide } from './guide/guide.ts'
import { pickBy } from './pick-wording.ts'
import type { Ask, ThemeId } from './reading/ask.ts'
import { toPlain } from './reading/plain-question.ts'
import { readTalk } from './reading/read-talk.ts'
import { recognise } from './reading/recognise.ts'
import { UNPRICED } from './reading/unpriced.ts'
import { namedIn, type Pick, paragraphs, type Scene, sceneFor } from './scene.ts'
import {
  CARE_WRITERS,
  isCareTheme,
  isMatchTheme,
  isProductTheme,
  isSmallTalk,
  MATCH_WRITERS,
  type MatchTheme,
  SMALL_TALK_WRITERS,
} from './theme-writers.ts'
import { tellAnother } from './writers/another.ts'
import { writeCalculation } from './writers/calculation.ts'
import { allInOne, factsBeside, howItStands } from './writers/care-facts.ts'
import { scoreLine, writeOver } from './writers/ending.ts'
import { writeExample } from './writers/example.ts'
import { CONCEPTS_BY_THEME, tellConcepts, writeExplain } from './writers/explain.ts'
import { tellFact } from './writers/facts.ts'
import { inFormat } from './writers/in-format.ts'
import { writeInPlay } from './writers/in-play.ts'
import { nearestTopics } from './writers/nearest-topics.ts'
import { writeNumbers } from './writers/numbers.ts'
import { tellPoints } from './writers/points.ts'
import { PRODUCT_ANSWERS } from './writers/product.ts'
import { writeUnclear } from './writers/small-talk.ts'
import { STAYING_OUT } from './writers/stay-out.ts'
import { ABOUT_PRICE, PRICE_REASON, writeWhy } from './writers/why.ts'

/** The whole answer to the last message of a talk. The same talk is always answered with the same words. */
export function writeAnswer(turns: readonly ChatTurn[], briefing: Briefing | null): string {
  return paragraphs(...readTalk(turns, briefing).map((talk) => answerOne(talk, briefing)))
}

function answerOne(turns: readonly ChatTurn[], briefing: Briefing | null): string {
  const match = briefing?.match ?? null
  const ask = recognise(turns, briefing)
  const question = turns.findLast(({ role }) => role === 'user')?.content ?? ''
  const pick = pickBy(`${ask.theme}:${toPlain(question, briefing)}`)
  const scene = briefing && sceneFor(briefing, ask, pick)
  if (ask.theme === 'otherMatch' && !scene) return withoutMatch(ask, pick)
  if (ask.theme === 'chasing' && WON.test(ask.text)) return paragraphs(allInOne(ask.text), tellGuide('goodMood', null))
  if (isCareTheme(ask.theme))
    return paragraphs(
      ask.theme === 'chasing' ? allInOne(ask.text) : null,
      CARE_WRITERS[ask.theme](pick),
      scene && factsBeside(scene),
    )
  if (ask.theme === 'unclear' && scene?.phase === 'running') return writeInPlay(scene)
  if (ask.theme === 'unclear' && scene)
    return paragraphs(writeUnclear(pick, matchIn(scene)), nearestTopics(ask.nearest), howItStands(scene))
  if (isSmallTalk(ask.theme))
    return SMALL_TALK_WRITERS[ask.theme](pick, match && `${nameIn(match.home)} contra ${nameIn(match.away)}`)
  if (isProductTheme(ask.theme)) return PRODUCT_ANSWERS[ask.theme]
  if (ask.theme === 'guide' && ask.guide !== null) return tellGuide(ask.guide, scene)
  if (ask.theme === 'calculation') return writeCalculation(ask, scene)
  if (ask.manner === 'example') return writeExample(scene, ask.turn)
  return scene ? aboutMatch(scene) : withoutMatch(ask, pick)
}

/** Who has just won is not told of losses. */
const WON = /^(?!.*\bperdi\b).*\b(ganhei|greens?|acertei|to no lucro)\b/

const matchIn = ({ home, away }: Scene): string => `${home} contra ${away}`

const nameIn = (name: string) => `**${cleanName(name)}**`

function aboutMatch(scene: Scene): string {
  const { theme, manner, points } = scene.ask
  if (isCareTheme(theme) || isSmallTalk(theme) || isProductTheme(theme) || theme === 'calculation' || theme === 'guide')
    return writeUnclear(scene.pick, '')
  if (theme === 'concept') return tellConcepts(scene.ask, scene, scene.pick)
  if (points !== null && theme === 'summary') {
    const told = tellPoints(scene, points)
    if (told !== '') return told
  }
  return inFormat(scene, wholeAnswer(scene, theme, manner), points)
}

function wholeAnswer(scene: Scene, theme: MatchTheme, manner: Ask['manner']): string {
  if (scene.phase !== 'ahead' && manner === 'why' && namedIn(scene) === null && ABOUT_PRICE.includes(theme))
    return PRICE_REASON
  if (scene.phase !== 'ahead' && !isTimeless(theme) && scene.ask.fact !== 'margin')
    return scene.phase === 'over' ? writeOver(scene) : writeInPlay(scene)
  const text = withSecond(scene, inManner(scene, theme, manner))
  return scene.phase === 'over' && scene.ask.turn === 1 ? `${text}\n\nE o jogo já acabou: ${scoreLine(scene)}` : text
}

/** Where a message may as well ask something else, that is answered too, and both briefly. */
function withSecond(scene: Scene, first: string): string {
  const { also, theme, manner, fact, turn } = scene.ask
  const isOne =
    also === null ||
    scene.ask.marketId === UNPRICED ||
    manner !== 'answer' ||
    fact !== null ||
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
const isTimeless = (theme: ThemeId): boolean => TIMELESS.includes(theme)

/** 'Dupla chance vale a pena?' names no single market: then what is asked about answers better than a list of prices. */
function openSubject(scene: Scene): MatchTheme | null {
  const { theme, subject } = scene.ask
  if (scene.ask.offeredOdd !== null) return null
  const isPrice = (theme === 'odds' || theme === 'value') && scene.briefing.markets.length > 0
  if (!isPrice || namedIn(scene) !== null) return null
  return scene.ask.marketId === null ? (subject === 'chance' ? null : subject) : 'oneMarket'
}

/** Where there is no match at hand, what can be said is what the words mean. */
function withoutMatch(ask: Ask, pick: Pick): string {
  if (ask.theme === 'stayOut') return STAYING_OUT
  if (ask.concepts.length > 0 && (ask.theme !== 'houses' || ask.manner === 'answer'))
    return tellConcepts(ask, null, pick)
  const [related] = CONCEPTS_BY_THEME[ask.theme] ?? []
  const noMatch = pick([
    'Nesta conversa não tenho nenhuma partida à mão, então não há números de jogo para mostrar. Abra a conversa pela análise do jogo que interessa.',
    'Aqui não há jogo escolhido, e sem ele eu não invento número. Em Análises, escolha a partida e converse a partir dela.',
  ])
  if (!related) return noMatch
  return `${noMatch}\n\nO conceito eu explico. ${tellConcepts({ ...ask, concepts: [related], manner: 'answer' }, null, pick)}`
}
