import { writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { findMarket, focusIn, paragraphs, type Scene } from '../scene.ts'
import { chanceFactor, fairFactor } from '../writers/exact-share.ts'
import { inSentence, marketRow, titleOf } from '../writers/market-words.ts'
import { pricedMarkets } from '../writers/value.ts'
import { GUIDE, type GuideId } from './guide-answers.ts'

/** One answer, and what the match at hand says to it where that helps. */
export function tellGuide(id: GuideId, scene: Scene | null): string {
  if (scene?.ask.isToldAgain) return restOf(GUIDE[id])
  return paragraphs(GUIDE[id], scene && scene.phase === 'ahead' ? besideMatch(id, scene) : null)
}

/** Those that are judged by the price or the chance of the market that is spoken of. */
const OF_MARKET: readonly GuideId[] = ['hedge', 'lay', 'heartTeam', 'superstition', 'pressure', 'tipsters', 'bonus']

function besideMatch(id: GuideId, scene: Scene): string | null {
  if (id === 'neverBet') return firstLook(scene)
  if (id === 'dutching') return ofScores(scene)
  if (id === 'comeback') return ofComeback(scene)
  if (id === 'checkSum') return ofSum(scene)
  const market = OF_MARKET.includes(id) ? focusIn(scene) : null
  return market && `Neste jogo, ${marketRow(market)}.`
}

function firstLook(scene: Scene): string | null {
  const rows = ['home', 'draw', 'away'].flatMap((id) => findMarket(scene, `result.${id}`) ?? [])
  return rows.length === 0
    ? null
    : `Neste jogo: ${rows.map((market) => `${inSentence(market)} tem ${writeShare(market.pooledChance)} de chance e odd justa ${writeOdd(market.fairOdd)}`).join('; ')}.`
}

/** Scores that are named one after the other never both happen, so their chances add up. */
function ofScores(scene: Scene): string | null {
  const named = [...scene.ask.text.matchAll(/(?<![\d.])(\d) ?(?:-|x| a ) ?(\d)(?![\d.])/g)]
  const rows = named.flatMap(([, home, away]) => findMarket(scene, `score.${home}-${away}`) ?? [])
  if (rows.length < 2) return null
  const sum = rows.reduce((all, { pooledChance }) => all + pooledChance, 0)
  const priced = rows.every(({ bestOdd }) => bestOdd !== null)
  return `${rows.map((market) => `${titleOf(market)}: ${writeShare(market.pooledChance)}.`).join(' ')} Somadas, ${rows.map(({ pooledChance }) => writeShare(pooledChance)).join(' + ')} = **${writeShare(sum)}**. ${priced ? 'Compare com a soma do que as odds embutem.' : 'Odd de casa para placar exato eu não tenho neste jogo, então EV não dá para dizer.'}`
}

/** Behind at half time and ahead at the end, for either side. */
function ofComeback(scene: Scene): string | null {
  const rows = ['halfFull.away.home', 'halfFull.home.away'].flatMap((id) => findMarket(scene, id) ?? [])
  return rows.length === 0
    ? null
    : `Neste jogo, do intervalo ao fim: ${rows.map((market) => `${inSentence(market)} tem ${writeShare(market.pooledChance)}`).join('; ')}.`
}

/** The sum with the numbers of the market that is spoken of, or of the one with the most edge. */
function ofSum(scene: Scene): string | null {
  const market = focusIn(scene) ?? pricedMarkets(scene)[0]
  if (!market || market.bestOdd === null || market.edge === null) return null
  const { pooledChance, fairOdd, bestOdd, edge } = market
  return `Em ${inSentence(market)}: 1 ÷ ${fairFactor(pooledChance)} = ${writeOdd(fairOdd)} de odd justa, e ${chanceFactor(pooledChance, bestOdd)} × ${writeOdd(bestOdd)} − 1 = ${writeEdge(edge)} de edge.`
}

const LAST = 2

/** Who asks on has read the beginning: what it ends with says the rest. */
const restOf = (text: string): string =>
  text
    .split(/(?<=[.:])\s+(?=[A-ZÀ-Ú])/)
    .slice(-LAST)
    .join(' ')
