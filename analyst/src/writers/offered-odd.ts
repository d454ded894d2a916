import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { shownShare, writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { edgeAtOdd } from '@prancheta/core/chat/tallies.ts'
import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import { CONFIDENCE_MIN, EDGE_MIN, RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { paragraphs, type Scene, sentences } from '../scene.ts'
import { absent } from './absent.ts'
import { atHouse, inSentence } from './market-words.ts'

/** What the price that the reader was offered is worth, and how it stands beside the best one known. */
export function judgeOffer(scene: Scene, market: BriefedMarket | null, odd: number): string {
  if (scene.briefing.markets.length === 0) return absent(scene, 'ratings', `a odd de ${writeOdd(odd)}`)
  if (!market) {
    return `Sem o mercado, o que dá para dizer é que a odd ${writeOdd(odd)} embute 1 ÷ ${writeOdd(odd)} = ${writeShare(1 / odd)} de probabilidade: só teria valor em algo mais provável do que isso. Para julgar, preciso saber de que mercado ela é, e ele tem de estar entre os que calculo. Diga o preço e o mercado juntos.`
  }
  const edge = edgeAtOdd(market, odd)
  return paragraphs(
    sentences(
      `Na odd de **${writeOdd(odd)}** que você citou, **${inSentence(market)}** ${worth(edge)}: o edge é de ${writeEdge(edge)}.`,
      `A chance na conta é de ${writeShare(market.pooledChance)}, e a odd justa, ${writeOdd(market.fairOdd)}.`,
      ruleOn(scene, market, edge),
    ),
    besideBest(market, odd),
  )
}

function worth(edge: number): string {
  if (shownShare(edge) <= 0) return 'não tem valor'
  return edge < EDGE_MIN ? 'tem pouco valor' : 'tem valor'
}

/** What the rule says of a price of the reader's. */
export function ruleOn(
  { briefing: { confidence } }: Scene,
  { isRecommended }: BriefedMarket,
  edge: number,
): string | null {
  if (shownShare(edge) <= 0) return 'Só um preço acima do justo compensaria o risco.'
  if (edge < EDGE_MIN) return `A regra pede pelo menos ${RULE_WORDS.edge}, então eu deixaria passar.`
  if (confidence !== null && confidence.points < CONFIDENCE_MIN)
    return `Mesmo assim não passa na regra: a confiança da análise é de ${writeGrade(confidence.points)}, e o mínimo é ${RULE_WORDS.confidence}.`
  return isRecommended
    ? 'Nesse preço, passa na regra. Valor é preço, não certeza: pode perder do mesmo jeito.'
    : `O edge alcança os ${RULE_WORDS.edge} da regra, que pede também confiança de ${RULE_WORDS.confidence} neste mercado.`
}

function besideBest(market: BriefedMarket, odd: number): string {
  const { bestOdd, edge } = market
  if (bestOdd === null || edge === null)
    return 'Nas casas que acompanho ninguém cota este mercado, então não tenho outro preço para comparar.'
  const best = `${writeOdd(bestOdd)}${atHouse(market)}`
  if (writeOdd(bestOdd) === writeOdd(odd)) return `É o mesmo que o melhor preço que encontrei, ${best}.`
  return bestOdd > odd
    ? `O melhor preço que encontrei é outro: ${best}, com edge de ${writeEdge(edge)}.`
    : `É mais do que o melhor preço que encontrei, ${best}. Confira se a odd ainda está de pé e se é mesmo deste mercado.`
}
