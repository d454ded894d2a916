import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeEdge, writeOdd, writeShare, writeStakeShare } from '@prancheta/core/chat/figures.ts'
import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import { CONFIDENCE_MIN, EDGE_MIN, RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { type Scene, sentences } from '#scene.ts'
import { chanceFactor, edgeFactor, fairBeside, fairFactor } from '#writers/exact-share.ts'
import { atHouse, inSentence } from '#writers/market-words.ts'

const IN_FAVOUR = 0.5

/** Why a market is not recommended though it is likely; a chance that the reader takes to be high is put right first. */
export function whyNotThis(scene: Scene, market: BriefedMarket, isCalledLikely: boolean): string {
  const { pooledChance, bestOdd, edge, fairOdd, isRecommended } = market
  const premise =
    isCalledLikely && pooledChance < IN_FAVOUR
      ? `Alta ela não é: ${inSentence(market)} tem ${writeShare(pooledChance)} de chance.`
      : null
  if (bestOdd === null || edge === null)
    return sentences(
      premise,
      `Porque nenhuma casa cota ${inSentence(market)} ${scene.briefing.missing.includes('odds') ? 'nem outro mercado deste jogo' : 'aqui'}: sem odd real não há preço para comparar, e sem preço não se recomenda nada, por mais provável que seja.`,
      `A chance é de ${writeShare(pooledChance)}, e a odd justa, ${writeOdd(fairOdd)}: só acima dela haveria valor.`,
    )
  const sum = `${chanceFactor(pooledChance, bestOdd)} × ${writeOdd(bestOdd)} − 1 = edge de ${writeEdge(edge)}`
  if (isRecommended)
    return sentences(
      `Na verdade passa na regra: ${inSentence(market)} está entre os recomendados.`,
      `A melhor odd é ${writeOdd(bestOdd)}${atHouse(market)} e a justa, ${writeOdd(fairOdd)}: ${sum}.`,
      'Passar na regra é só preço acima do justo, não certeza.',
    )
  return sentences(
    premise,
    edge >= EDGE_MIN
      ? `Porque falta confiança: o preço até passa (${sum}), mas a regra pede também nota de ${RULE_WORDS.confidence}, e ${confidenceOf(scene, market)}.`
      : `Porque recomendação fala do preço, e não da chance: em ${inSentence(market)}, a melhor odd é ${writeOdd(bestOdd)}${atHouse(market)}, e a justa é ${writeOdd(fairOdd)}; ${sum}.`,
    edge < 0
      ? pooledChance >= IN_FAVOUR
        ? 'O que é provável todo mundo vê, e a casa paga de menos por isso: acerta-se muitas vezes e ainda assim se perde aos poucos.'
        : 'A margem da casa deixa quase todo preço abaixo do justo, e só raramente uma delas passa dele.'
      : edge < EDGE_MIN
        ? `A regra pede pelo menos ${RULE_WORDS.edge}, para cobrir o erro da própria conta.`
        : null,
  )
}

function confidenceOf({ briefing: { confidence } }: Scene, market: BriefedMarket): string {
  const points = market.confidence ?? confidence?.points ?? 0
  return points < CONFIDENCE_MIN ? `a deste mercado é ${writeGrade(points)}` : 'a deste mercado fica abaixo'
}

/** Why little or nothing of a match is recommended, and what does pass. */
export function whyNothing(scene: Scene): string {
  const { briefing } = scene
  const priced = briefing.markets
    .filter(({ edge, bestOdd }) => edge !== null && bestOdd !== null)
    .toSorted((a, b) => (b.edge ?? 0) - (a.edge ?? 0))
  const passed = priced.filter(({ isRecommended }) => isRecommended)
  const [best] = priced
  if (!best || best.edge === null || best.bestOdd === null)
    return 'Porque nenhuma casa cota este jogo: sem odd real não há preço para comparar com a chance, e sem preço não se recomenda nada, por mais provável que um resultado seja.'
  const lead =
    'Porque recomendação fala do preço, e não de quem é mais provável: o óbvio todos veem, e por isso a casa paga pouco por ele.'
  return sentences(
    lead,
    passed.length > 0
      ? `Neste jogo passa na regra ${inSentence(best)}: odd ${writeOdd(best.bestOdd)} contra a justa de ${fairBeside(best.fairOdd, best.bestOdd)}, edge de ${writeEdge(best.edge)}${passed.length > 1 ? `, e mais ${passed.slice(1, 3).map(inSentence).join(' e ')}` : ''}.`
      : `Neste jogo nada passa: o mais perto é ${inSentence(best)}, com odd ${writeOdd(best.bestOdd)} contra a justa de ${fairBeside(best.fairOdd, best.bestOdd)}, edge de ${writeEdge(best.edge)}, e a regra pede ${RULE_WORDS.edge}.`,
  )
}

/** The market that comes nearest to the rule without passing, or that none can. */
export function nearestMiss(scene: Scene): string {
  const [best] = scene.briefing.markets
    .filter(({ edge, bestOdd, isRecommended }) => edge !== null && bestOdd !== null && !isRecommended)
    .toSorted((a, b) => (b.edge ?? 0) - (a.edge ?? 0))
  if (!best || best.edge === null || best.bestOdd === null)
    return 'Não dá para dizer que algum chegou perto: nenhuma casa cota este jogo, e é o preço que aproxima ou afasta da recomendação. O que há são as chances e as odds justas.'
  return `O que chegou mais perto sem passar é ${inSentence(best)}: odd ${writeOdd(best.bestOdd)}${atHouse(best)} contra a justa de ${fairBeside(best.fairOdd, best.bestOdd)}, edge de ${writeEdge(best.edge)}. A regra pede edge de ${RULE_WORDS.edge} e confiança de ${RULE_WORDS.confidence}.`
}

/** Why the stake is small, with its sum; a chance that the reader quotes too high is put right first. */
export function whySmallStake(market: BriefedMarket | null, claimed: number | null, hasPrices: boolean): string {
  const first = 'Porque a stake não sai da chance, e sim de quanto o preço sobra acima do justo.'
  if (!market || market.kelly === null || market.edge === null || market.bestOdd === null)
    return `${first} ${hasPrices ? 'Neste jogo nenhum mercado passa na regra' : 'Sem odd de casa não há sobra para medir'}, e a conta não pede stake nenhuma, por mais provável que seja o resultado. Onde há edge, usa-se só um quarto de Kelly, porque a chance é estimada.`
  const { pooledChance, edge, bestOdd, kelly } = market
  const premise =
    claimed !== null && Math.abs(claimed - pooledChance) > 0.03
      ? `Antes, um acerto: ${inSentence(market)} tem ${writeShare(pooledChance)} de chance.`
      : null
  return sentences(
    premise,
    first,
    kelly > 0
      ? `Em ${inSentence(market)}, o edge é de ${writeEdge(edge)}, e um quarto de Kelly dá ${edgeFactor(edge, (one) => writeStakeShare(one / (bestOdd - 1) / 4))} ÷ (${writeOdd(bestOdd)} − 1) ÷ 4 = ${writeStakeShare(kelly)} da banca.`
      : `Em ${inSentence(market)}, a odd ${writeOdd(bestOdd)} dá edge de ${writeEdge(edge)}: sem sobra, a stake é zero, mesmo com ${writeShare(pooledChance)} de chance.`,
    'É pequena de propósito: a chance é estimada, e mesmo o provável falha várias vezes seguidas sem que isso possa levar a banca.',
  )
}

const edgeNow = (market: BriefedMarket, odd: number, edge: number): string =>
  `Em ${inSentence(market)}: ${chanceFactor(market.pooledChance, odd)} × ${writeOdd(odd)} − 1 = edge de ${writeEdge(edge)} agora`

/** How much an edge hangs on a price or a chance that might move. */
export function ifMoved(market: BriefedMarket, isOdd: boolean): string | null {
  const { bestOdd, edge, fairOdd } = market
  if (bestOdd === null || edge === null) return null
  const now = edgeNow(market, bestOdd, edge)
  return isOdd
    ? `Mudaria, sim: o edge anda junto com a odd, e a stake com ele. ${now}; com odd maior ele cresce, e na justa, ${writeOdd(fairOdd)}, ele some. A chance em si quase não muda com o preço de uma casa só; refeita a análise, ela segue o que todas pagam.`
    : `Mudaria, sim, e tanto quanto a odd: o edge é chance × odd − 1. ${now}; ele some se a chance cair à que a odd embute, 1 ÷ ${writeOdd(bestOdd)} = ${writeShare(1 / bestOdd)}.`
}

/** Whether the chance or the price weighs more. */
export function whichWeighs(market: BriefedMarket): string | null {
  const { bestOdd, edge } = market
  if (bestOdd === null || edge === null) return null
  return `No edge pesam igual, porque ele é chance × odd − 1; o risco maior está na chance: a odd você vê na tela, e a chance é estimada. ${edgeNow(market, bestOdd, edge)}; ele some se a chance real for só a que a odd embute, 1 ÷ ${writeOdd(bestOdd)} = ${writeShare(1 / bestOdd)}.`
}

/** Why the odd of a market is low or high: what it comes to, and what it covers. An odd that is neither is not called so. */
export function whyOddLevel(market: BriefedMarket, isCalledLow: boolean): string {
  const { pooledChance, fairOdd, bestOdd, id } = market
  const isLikely = pooledChance >= IN_FAVOUR
  const isBelow = bestOdd !== null && bestOdd < fairOdd
  return sentences(
    isLikely !== isCalledLow
      ? 'Odd alta é chance baixa, e odd baixa é chance alta.'
      : isLikely
        ? `Porque acontece muito${id.startsWith('doubleChance') ? ', já que cobre dois dos três resultados' : ''}: paga pouco o que sai muitas vezes.`
        : 'Porque acontece pouco: paga mais o que sai menos vezes.',
    `${writeShare(pooledChance)} de chance em ${inSentence(market)} pede 1 ÷ ${fairFactor(pooledChance)} = ${writeOdd(fairOdd)}${bestOdd === null ? '.' : isBelow ? `; a casa ainda desconta a margem, e a melhor odd é ${writeOdd(bestOdd)}.` : `, e a melhor odd é ${writeOdd(bestOdd)}${atHouse(market)}: ${isCalledLow ? 'não é menos do que a chance pede' : 'paga até mais do que a chance pede'}.`}`,
  )
}
