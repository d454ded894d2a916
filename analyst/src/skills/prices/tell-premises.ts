import { writeEdge, writeList, writeOdd, writeShare, writeStakeShare } from '@prancheta/core/chat/figures.ts'
import { type Scene, sentences } from '#scene.ts'
import { atHouse, inSentence } from '#writers/market-words.ts'
import type { Plan } from './asked.ts'
import { edgeSum, of, on, pricesOf, rule, unpriced } from './price-words.ts'
import { byEdge } from './tell-edges.ts'

/** 'Edge de 4% é o que eu ganho em toda aposta?' */
export const EDGE_MEANS =
  'Não: edge é média de muitas apostas iguais, não o lucro de cada uma. Uma aposta só ganha a odd inteira ou perde tudo; o edge diz quanto sobraria por real se a mesma conta se repetisse muitas vezes e a chance estimada estivesse certa.'

/** 'A que paga menos sabe mais, então é mais segura?' */
export function tellSafer({ markets: [market] }: Plan): string {
  const sorted = market ? pricesOf(market) : []
  const [best, least] = [sorted[0], sorted.at(-1)]
  return sentences(
    'Não: a aposta é a mesma em qualquer casa e ganha ou perde junto; quem paga menos só devolve menos quando ela bate.',
    market && best && least && best.odd > least.odd
      ? `${on(market).charAt(0).toUpperCase()}${on(market).slice(1)} as odds vão de ${writeOdd(least.odd)} a ${writeOdd(best.odd)}, e a chance é de ${writeShare(market.pooledChance)} em todas.`
      : null,
    'Preço menor costuma ser só margem maior; o motivo de cada casa eu não recebo.',
  )
}

/** 'Se todas pagam parecido, não há valor?' */
export function tellAlike(scene: Scene, { markets: [market] }: Plan): string | null {
  if (!market) return null
  const sorted = pricesOf(market)
  const [best, least] = [sorted[0], sorted.at(-1)]
  if (!best || !least) return unpriced(scene, market)
  return sentences(
    'Não exatamente: casas parecidas dizem que o mercado concorda, não que a chance está certa; valor é o preço contra a odd justa.',
    `${on(market).charAt(0).toUpperCase()}${on(market).slice(1)} as odds vão de ${writeOdd(least.odd)} a ${writeOdd(best.odd)}.`,
    `A justa ${of(market)} é ${writeOdd(market.fairOdd)}: ${edgeSum(market, best.odd)}, ${rule(market, market.edge ?? 0)}.`,
  )
}

/** 'O provável é um e o valor está no outro?' */
export function tellNoContradiction(scene: Scene, { markets }: Plan): string {
  const priced = markets.filter(({ edge }) => edge !== null)
  const [best] = byEdge(scene)
  return sentences(
    'Não se contradiz: mais provável fala da chance, e valor fala do preço; um favorito pode pagar pouco demais e o outro lado, acima do justo.',
    priced.length > 0
      ? `Aqui: ${writeList(priced.map((market) => `${inSentence(market)} tem ${writeShare(market.pooledChance)} de chance e edge de ${writeEdge(market.edge ?? 0)}`))}.`
      : null,
    best && (best.edge ?? 0) < 0.05 ? 'Pela regra, aliás, nenhum mercado deste jogo tem valor.' : null,
  )
}

/** Why the stake of a market is what it is said to be. */
export function tellWhyZero(scene: Scene, { markets: [market] }: Plan): string | null {
  if (!market) return null
  const { kelly, edge, bestOdd } = market
  if (kelly === null || edge === null || bestOdd === null) return unpriced(scene, market, 'stake a calcular')
  if (market.isRecommended)
    return `Ela não está zerada: ${on(market)} a conta dá ${writeStakeShare(kelly)} da banca. O preço é ${writeOdd(bestOdd)}${atHouse(market)}: ${edgeSum(market, bestOdd)}. É pequena porque se usa só um quarto de Kelly, e confiança alta não aumenta a stake: quem manda é o edge.`
  return sentences(
    'Porque a stake sai do preço, não da confiança: confiança diz quanto a conta é firme, e o edge, se a odd paga acima do justo.',
    `Aqui, ${on(market)}, a melhor odd é ${writeOdd(bestOdd)}${atHouse(market)}: ${edgeSum(market, bestOdd)}, ${rule(market, edge)}.`,
  )
}

/** Why nothing in the match has value, or that something does. */
export function tellWhyNone(scene: Scene): string {
  const [best] = byEdge(scene)
  if (!best || best.bestOdd === null) return unpriced(scene, null)
  const edge = best.edge ?? 0
  return sentences(
    best.isRecommended
      ? `Na verdade há um que passa na regra, ${inSentence(best)}.`
      : 'Porque em nenhum deles a odd paga o bastante acima do justo: as casas deste jogo estão bem ajustadas.',
    `O mais perto é ${inSentence(best)} a ${writeOdd(best.bestOdd)}${atHouse(best)}: ${edgeSum(best, best.bestOdd)}, ${rule(best, edge)}.`,
    best.isRecommended ? null : 'Dizer que não há valor é parte do trabalho: evita pagar por um preço ruim.',
  )
}
