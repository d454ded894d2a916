import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { shownShare, writeEdge, writeList, writeMoney, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { edgeAtOdd } from '@prancheta/core/chat/tallies.ts'
import { CONFIDENCE_MIN, EDGE_MIN, RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { findMarket, type Scene, sentences } from '#scene.ts'
import { chanceFactor } from '#writers/exact-share.ts'
import { inSentence } from '#writers/market-words.ts'

const isDraw = ({ id }: BriefedMarket): boolean => id === 'result.draw'
/** 'Em vitória do mandante', 'no empate'. */
export const on = (market: BriefedMarket): string => (isDraw(market) ? 'no empate' : `em ${inSentence(market)}`)
export const of = (market: BriefedMarket): string => (isDraw(market) ? 'do empate' : `de ${inSentence(market)}`)
export const to = (market: BriefedMarket): string => (isDraw(market) ? 'ao empate' : `a ${inSentence(market)}`)

/** A sentence begins with a capital. */
export const begin = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export type Price = BriefedMarket['prices'][number]

/** Highest first. */
export const pricesOf = ({ prices }: BriefedMarket): Price[] => prices.toSorted((a, b) => b.odd - a.odd)

export const houseNames = (prices: readonly Price[]): string => writeList(prices.map(({ house }) => cleanName(house)))

/** 'Casa Jatobá 2,00 e Casa Sapucaia 1,91'. */
export const priceList = (prices: readonly Price[]): string =>
  writeList(prices.map(({ house, odd }) => `${cleanName(house)} ${writeOdd(odd)}`))

/** '48,4% × 2,26 − 1 = edge de +9,4%'. */
export const edgeSum = (market: BriefedMarket, odd: number): string =>
  `${chanceFactor(market.pooledChance, odd)} × ${writeOdd(odd)} − 1 = edge de ${writeEdge(edgeAtOdd(market, odd))}`

/** What an edge means by the rule. */
export function rule(market: BriefedMarket, edge: number): string {
  if (shownShare(edge) === 0) return 'paga só o justo, sem valor a tirar'
  if (edge < 0) return 'paga abaixo do justo, sem valor'
  if (edge < EDGE_MIN) return `passa da justa, mas não dos ${RULE_WORDS.edge} de edge que a regra pede`
  if (market.isRecommended || (market.confidence ?? 0) >= CONFIDENCE_MIN)
    return 'alcança o que a regra pede em edge e em confiança; é preço, não certeza'
  return `alcança os ${RULE_WORDS.edge} de edge da regra, mas não a confiança de ${RULE_WORDS.confidence} que ela pede`
}

/** A price that rounds to the fair one does not pass it. */
export const passesFair = (market: BriefedMarket, odd: number): boolean => shownShare(edgeAtOdd(market, odd)) > 0

/** Which of the houses pay more than the fair price. */
export function againstFair(market: BriefedMarket): string {
  const above = pricesOf(market).filter(({ odd }) => passesFair(market, odd))
  const fair = `A odd justa ${of(market)} é ${writeOdd(market.fairOdd)}, de ${writeShare(market.pooledChance)} de chance`
  const [best] = above
  if (!best) return `${fair}: nenhuma casa passa dela, então não há valor aqui.`
  if (above.length === market.prices.length && above.length > 1) return `${fair}: todas passam dela.`
  if (above.length > 1) return `${fair}: passam dela ${houseNames(above)}.`
  return `${fair}: só a ${cleanName(best.house)} passa dela, com edge de ${writeEdge(edgeAtOdd(market, best.odd))}.`
}

/** Nobody quotes it: what there is instead. `thing` is what cannot be told. */
export function unpriced(scene: Scene, market: BriefedMarket | null, thing = 'preço a comparar'): string {
  const none = scene.briefing.missing.includes('odds')
    ? `Não dá para saber aqui: nenhuma casa cota este jogo nas minhas fontes, e sem odd real não há ${thing}.`
    : `Não dá para saber aqui: nenhuma casa que acompanho cota ${market ? inSentence(market) : 'esse mercado'}, e sem odd real não há ${thing}.`
  return market
    ? `${none} O que tenho ${of(market)} é a chance de ${writeShare(market.pooledChance)} e a odd justa de ${writeOdd(market.fairOdd)}: só um preço acima dela teria valor.`
    : sentences(none, fairResults(scene))
}

/** The fair odds of the three results, where there is nothing else. */
function fairResults(scene: Scene): string | null {
  const rows = ['home', 'draw', 'away'].flatMap((side) => findMarket(scene, `result.${side}`) ?? [])
  return rows.length === 0
    ? null
    : `As odds justas que calculo: ${writeList(rows.map((row) => `${writeOdd(row.fairOdd)} ${on(row)}`))}.`
}

/** 'R$ 50,00 × 2,26 = R$ 113,00'. */
export const returned = (stake: number, odd: number): string =>
  `${writeMoney(stake)} × ${writeOdd(odd)} = ${writeMoney(stake * odd)}`
