import { writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { type ConceptId, conceptOf, findConcepts } from '#concepts/concepts.ts'
import { paragraphs, type Scene } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import { pricedMarkets } from '#writers/value.ts'
import type { Message, Skill } from '../skill.ts'
import { tellPair } from './pairs.ts'

/** 'Qual a diferença entre A e B?', 'A e B é a mesma coisa?', 'A x B, explica a diferença'. */
const APART =
  /\bdiferen(ca|tes?)\b|\b(mesma|msm|mesmo) (coisa|treco|negocio)\b|\b(e|sao) (igual|iguais|o mesmo|a mesma)\b|\b(o que|que|q) (que )?muda\b|\bdistingu\w+|\bdistinc\w+|\bconfund\w+/
/** Where a figure, a choice or the match's own numbers are asked for, more is wanted than what the words mean. */
const MORE =
  /\b(quanto|quantos|quanta|qual (e )?(melhor|pior|mais|paga)|melhor|vale|compensa|planos?|starter|pro|black)\b|\d/
const CHANCE = /\b(chances?|probabilidades?|porcentage\w+|percentual)\b/
const IMPLIED = /\bimplicit\w+/
const HERE = /\b(nesse|neste|desse|deste|esse|este) (jogo|partida)\b|\bnessa partida\b|\baqui\b/

/** Two words of the trade told apart; null where a message asks anything else. */
export const compareConcepts: Skill = (message) => {
  const pair = readPair(message)
  if (!pair) return null
  const [one, other] = pair
  const told = tellPair(one, other) ?? bothMeanings(one, other)
  const { scene } = message
  const example = scene && HERE.test(message.text) ? priceCase(scene) : null
  return { text: paragraphs(told, example), markets: [] }
}

function readPair({ text, ask, scene }: Message): readonly [ConceptId, ConceptId] | null {
  if (!APART.test(text) || MORE.test(text) || ask.side !== null || (scene && scene.phase !== 'ahead')) return null
  // 'A porcentagem e a odd' names the two, and not the chance within the odd.
  const isImplied = IMPLIED.test(text)
  const found = findConcepts(text)
    .filter((id) => id !== 'chance')
    .map((id) => (id === 'impliedChance' && !isImplied ? 'odd' : id))
  const isChance = CHANCE.test(isImplied ? text.replace(/\b\w+ implicit\w+/, '') : text)
  const named: ConceptId[] = isChance && !found.includes('doubleChance') ? ['chance', ...found] : found
  const [one, other, third] = named
  return one && other && third === undefined ? [one, other] : null
}

function bothMeanings(one: ConceptId, other: ConceptId): string {
  const [a, b] = [conceptOf(one), conceptOf(other)]
  return `Não são a mesma coisa. **${a.word}.** ${a.meaning} **${b.word}.** ${b.meaning}`
}

function priceCase(scene: Scene): string | null {
  const [market] = pricedMarkets(scene)
  if (!market || market.bestOdd === null || market.edge === null) return null
  const { pooledChance, fairOdd, bestOdd, edge } = market
  return `Neste jogo: ${inSentence(market)} tem ${writeShare(pooledChance)} de chance, o que dá odd justa de ${writeOdd(fairOdd)}; a melhor odd é ${writeOdd(bestOdd)}, e daí o edge de ${writeEdge(edge)}.`
}
