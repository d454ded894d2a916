import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { shownShare, writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { edgeAtOdd } from '@prancheta/core/chat/tallies.ts'
import { EDGE_MIN } from '@prancheta/core/confidence/is-recommended.ts'
import { type Scene, sentences } from '#scene.ts'
import { atHouse, inSentence } from '#writers/market-words.ts'
import type { Plan } from './asked.ts'
import { begin, edgeSum, on, priceList, pricesOf, rule, unpriced } from './price-words.ts'

/** Why there is value or none; a chance that the reader has wrong is put right first. */
export function tellWhyValue(scene: Scene, { markets: [market], shares: [claimed], isHigh }: Plan): string | null {
  if (!market) return null
  const { bestOdd, edge, pooledChance } = market
  if (bestOdd === null || edge === null) return unpriced(scene, market)
  const isOver = claimed !== undefined && pooledChance < claimed
  return sentences(
    isOver
      ? `A premissa não confere: ${inSentence(market)} tem ${writeShare(pooledChance)} de chance na conta, bem menos do que isso.`
      : null,
    isHigh
      ? `Não: odd alta sozinha não é valor, só diz que acontece menos.`
      : edge >= EDGE_MIN
        ? `Aqui há edge, sim, ${on(market)}.`
        : isOver
          ? null
          : 'Porque valor é preço contra chance, e não quem é favorito.',
    `${begin(on(market))}, a melhor odd é ${writeOdd(bestOdd)}${atHouse(market)}: ${edgeSum(market, bestOdd)}, ou seja, ${rule(market, edge)}.`,
    `Valor só há acima da justa, ${writeOdd(market.fairOdd)}.`,
  )
}

/** Whether a market is worth its price. */
export function tellWorth(scene: Scene, { markets: [market], houses: [house] }: Plan): string | null {
  if (!market) return null
  const price = market.prices.find((one) => one.house === house) ?? pricesOf(market)[0]
  if (!price) return unpriced(scene, market)
  const edge = edgeAtOdd(market, price.odd)
  const word = edge >= EDGE_MIN ? 'Pelo preço, sim' : shownShare(edge) > 0 ? 'Quase nada' : 'Não'
  return `${word}: ${on(market)}, a ${cleanName(price.house)} paga ${writeOdd(price.odd)} e a justa é ${writeOdd(market.fairOdd)}; ${edgeSum(market, price.odd)}, ${rule(market, edge)}.`
}

/** Why the same bet has several prices. */
export function tellWhyDiffer({ markets: [market], houses, isSame }: Plan): string {
  const sorted = market ? pricesOf(market) : []
  const named = sorted.filter(({ house }) => houses.includes(house))
  const shown = named.length > 1 ? named : sorted
  const [best] = shown
  return sentences(
    isSame ? 'São a mesma aposta, sim: o handicap de meio gol contra ganha exatamente quando o time vence.' : null,
    `${isSame ? 'A odd muda porque' : 'Porque'} cada casa faz o seu preço: tem a própria margem, o dinheiro que já entrou de cada lado e a pressa de se corrigir. O motivo de cada uma eu não recebo.`,
    market && best && shown.length > 1
      ? `${begin(on(market))}: ${priceList(shown)}. A que interessa olhar é sempre a que paga mais, ${cleanName(best.house)}, e mesmo assim só contra a justa, ${writeOdd(market.fairOdd)}: ${verdict(market, best.odd)}.`
      : 'Para a mesma aposta, o que interessa é a que paga mais, e mesmo assim só contra a odd justa.',
  )
}

function verdict(market: BriefedMarket, odd: number): string {
  const edge = edgeAtOdd(market, odd)
  return `edge de ${writeEdge(edge)}, ${rule(market, edge)}`
}

/** 'Edge negativo quer dizer que vai perder?' */
export const NEGATIVE_EDGE =
  'Não: edge negativo fala do preço, não do resultado. A aposta pode bater; o que ele diz é que a odd paga menos do que a chance pede, e que, repetida muitas vezes, ela deixa prejuízo. Do mesmo jeito, edge positivo não quer dizer que vai ganhar.'

/** The odd here and the odd at the house. */
export const OUR_ODD =
  'Vale a de lá: a odd daqui é a de quando a análise foi feita, e a casa pode ter mudado depois. Para ver se há valor, compare com a odd justa a que a casa mostra agora, no mesmo mercado; se você me disser qual é, eu faço a conta.'

/** How old the odds are. */
export const FRESHNESS =
  'A hora exata de cada odd eu não vejo daqui da conversa: ela está na tela do jogo, onde cada dado mostra a fonte e a idade. São as odds de quando a análise foi feita; pedida de novo antes da partida, ela busca as do momento. Odd muda até a bola rolar, então confira na casa antes de tirar conclusão.'
