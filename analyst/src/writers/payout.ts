import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { shownShare, writeEdge, writeMoney, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { edgeAtOdd } from '@prancheta/core/chat/tallies.ts'
import type { Ask, Given } from '../reading/ask.ts'
import { focusIn, namedIn, paragraphs, type Scene, sentences, type Writer } from '../scene.ts'
import { chanceFactor, exactShare, fairBeside, stakeFactor } from './exact-share.ts'
import { atHouse, belowOrJust, failsIn, inSentence, titleOf } from './market-words.ts'
import { recommendedMarkets } from './value.ts'

/** What a bet of the reader's own would bring back, with the arithmetic, and how often it would bring nothing. */
export const writePayout: Writer = (scene) => {
  const { given, offeredOdd } = scene.ask
  const isRecommended = namedIn(scene) === null && /\brecomendad\w+/.test(scene.ask.text)
  const market =
    namedIn(scene) ??
    (isRecommended ? recommendedMarkets(scene)[0] : null) ??
    (scene.ask.turn > 1 ? focusIn(scene) : null)
  if (!market)
    return 'Só com o valor não há conta a fazer: o retorno é o valor vezes a odd, e a odd é de um mercado. O tamanho da aposta não muda a chance nem cria valor: pouco ou muito, só o que pode ser perdido inteiro sem fazer falta.'
  const odd = offeredOdd ?? market.bestOdd
  const stake = stakeOf(given)
  if (odd === null)
    return `Em ${inSentence(market)} nenhuma casa dá preço, então não há retorno a calcular: a chance é de ${writeShare(market.pooledChance)} e a odd justa, ${writeOdd(market.fairOdd)}.`
  if (stake !== null && TARGET.test(scene.ask.text)) return forProfit(market, stake, odd)
  return paragraphs(
    isRecommended ? `O recomendado de maior edge é ${inSentence(market)}, a ${writeOdd(odd)}.` : null,
    stake === null
      ? `Em ${inSentence(market)} a ${writeOdd(odd)}, cada real apostado volta multiplicado pela odd se bater, e como nada se não bater.`
      : tellReturn(stake, odd, market),
    stake === null ? null : onAverage(market, stake, odd),
    sentences(
      `A chance de ${inSentence(market)} é de ${writeShare(market.pooledChance)}; ${failsIn(market)}.`,
      `Na odd ${writeOdd(odd)}${offeredOdd === null ? atHouse(market) : ''}, ${priceVerdict(market, odd)}`,
    ),
    given.stake !== null && given.stake === given.bankroll
      ? 'Pôr tudo em uma aposta só eu desaconselho com todas as letras: uma única perda acaba com a banca.'
      : null,
  )
}

const TARGET = /\b(lucrar|ganhar|tirar) (r )?\d+|\b(lucro|ganho) de (r )?\d+/

/** What a wished-for profit would cost, and how often that would be lost. */
const forProfit = (market: BriefedMarket, profit: number, odd: number): string =>
  paragraphs(
    `Para lucrar ${writeMoney(profit)} a ${writeOdd(odd)} em ${inSentence(market)}: ${writeMoney(profit)} ÷ (${writeOdd(odd)} − 1) = **${writeMoney(profit / (odd - 1))}** apostados.`,
    `${titleOf(market)} ${failsIn(market)}. Escolher a aposta pelo lucro que se quer é o caminho errado: quem manda é a banca, e a conta sugere bem menos.`,
  )

export const tellReturn = (stake: number, odd: number, market: BriefedMarket | null): string =>
  `${writeMoney(stake)}${market ? ` em ${inSentence(market)}` : ''} a ${writeOdd(odd)}: se bater, voltam ${writeMoney(stake)} × ${writeOdd(odd)} = **${writeMoney(stake * odd)}**, dos quais ${writeMoney(stake * (odd - 1))} são lucro. Se não bater, perdem-se os ${writeMoney(stake)}.`

/** What many bets like this one would leave, each: seldom what one of them does. */
function onAverage(market: BriefedMarket, stake: number, odd: number): string {
  const edge = edgeAtOdd(market, odd)
  const sum = writeMoney(Math.abs(stake * edge))
  return `Em média, se ${inSentence(market)} a ${writeOdd(odd)} se repetisse muitas vezes: ${writeMoney(stake)} × ${exactShare(Math.abs(edge), 1, (one) => writeMoney(stake * one))} = ${edge < 0 ? 'perda' : 'ganho'} de ${sum} por aposta.`
}

function priceVerdict(market: BriefedMarket, odd: number): string {
  const edge = edgeAtOdd(market, odd)
  const sum = `${chanceFactor(market.pooledChance, odd)} × ${writeOdd(odd)} − 1 dá edge de ${writeEdge(edge)}`
  return shownShare(edge) > 0
    ? `${sum}, e a justa é ${fairBeside(market.fairOdd, odd)}.`
    : `${sum}: sem valor, paga ${belowOrJust(edge)}, que é ${fairBeside(market.fairOdd, odd)}.`
}

/** What the reader says one bet is to cost; a share needs a bankroll to be money. */
export function stakeOf({ stake, stakeShare, bankroll }: Given): number | null {
  if (stake !== null) return stake
  return stakeShare !== null && bankroll !== null ? stakeShare * bankroll : null
}

/** The same for a match that is over: money already won or lost. */
export function tellSettled(scene: Scene, odd: number, returned: number): string | null {
  const stake = stakeOf(scene.ask.given)
  if (stake === null) return null
  const back = stake * returned
  if (back === 0) return `Não voltava nada dos ${writeMoney(stake)}.`
  return `${writeMoney(stake)} a ${writeOdd(odd)} voltariam como ${writeMoney(back)}: ${back > stake ? `lucro de ${writeMoney(back - stake)}` : 'sem lucro'}.`
}

/** What the reader's share of the reader's bankroll comes to; null where either is not told. */
export const ownShare = ({ given: { bankroll, stakeShare } }: Ask): string | null =>
  bankroll === null || stakeShare === null
    ? null
    : `Nos seus números: ${writeMoney(bankroll)} × ${stakeFactor(stakeShare, bankroll)} = **${writeMoney(bankroll * stakeShare)}**.`
