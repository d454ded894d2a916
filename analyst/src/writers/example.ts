import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeEdge, writeMoney, writeOdd, writeShare, writeStakeShare } from '@prancheta/core/chat/figures.ts'
import { focusIn, namedIn, paragraphs, type Scene, sentences } from '../scene.ts'
import { chanceFactor, fairFactor } from './exact-share.ts'
import { atHouse, inSentence } from './market-words.ts'

const MAIN = /^(result\.|goals\.(over|under)2\.5$|btts\.)/
const SUPPOSED = [
  { chance: 0.5, odd: 2.1 },
  { chance: 0.4, odd: 2.75 },
  { chance: 0.6, odd: 1.5 },
  { chance: 0.25, odd: 3.8 },
] as const

/** A case worked through: from this match where there is one, another market each time; or supposed, and said to be so. */
export function writeExample(scene: Scene | null, turn: number): string {
  if (!scene) return supposed(turn)
  const priced = scene.briefing.markets.filter(({ id, bestOdd }) => MAIN.test(id) && bestOdd !== null)
  const others = priced.filter(({ id }) => !scene.ask.trail.slice(0, -1).includes(id))
  const market = namedIn(scene) ?? others[turn % Math.max(1, others.length)] ?? focusIn(scene)
  return market ? worked(scene, market) : supposed(turn)
}

function worked({ briefing: { stakeBase }, ask: { given } }: Scene, market: BriefedMarket): string {
  const { pooledChance, fairOdd, bestOdd, edge, kelly } = market
  const base = given.bankroll ?? stakeBase
  if (bestOdd === null || edge === null)
    return `Um exemplo deste jogo: ${inSentence(market)} tem ${writeShare(pooledChance)} de chance, e 1 ÷ ${fairFactor(pooledChance)} dá odd justa de ${writeOdd(fairOdd)}. Sem preço de casa, a conta para aí: só acima de ${writeOdd(fairOdd)} haveria valor.`
  return paragraphs(
    `Um exemplo deste jogo, com ${inSentence(market)}:`,
    sentences(
      `a chance é de ${writeShare(pooledChance)}, então a odd justa é ${writeOdd(fairOdd)}; a melhor casa paga ${writeOdd(bestOdd)}${atHouse(market)}.`,
      `Edge: ${chanceFactor(pooledChance, bestOdd)} × ${writeOdd(bestOdd)} − 1 = ${writeEdge(edge)}.`,
      edge > 0 ? 'O preço está acima do justo.' : 'O preço está abaixo do justo: sem valor.',
      kelly !== null && kelly > 0 && base !== null
        ? `Um quarto de Kelly dá ${writeStakeShare(kelly)}: de ${writeMoney(base)}, ${writeMoney(kelly * base)}.`
        : 'A stake é zero.',
    ),
  )
}

function supposed(turn: number): string {
  const { chance, odd } = SUPPOSED[turn % SUPPOSED.length] ?? SUPPOSED[0]
  const edge = chance * odd - 1
  return `Suponha uma chance de ${writeShare(chance)} e uma odd de ${writeOdd(odd)}, números inventados só para a conta: a odd justa é 1 ÷ ${fairFactor(chance)} = ${writeOdd(1 / chance)}, e o edge é ${chanceFactor(chance, odd)} × ${writeOdd(odd)} − 1 = ${writeEdge(edge)}. ${edge > 0 ? 'O preço paga acima do justo.' : 'O preço paga abaixo do justo, sem valor.'}`
}
