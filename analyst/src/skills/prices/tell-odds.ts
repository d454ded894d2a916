import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeEdge, writeMoney, writeOdd, writeShare, writeStakeShare } from '@prancheta/core/chat/figures.ts'
import { edgeAtOdd, stakeInReais } from '@prancheta/core/chat/tallies.ts'
import { EDGE_MIN, RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { decimalOdd, probability } from '@prancheta/core/units.ts'
import { kellyStake, STAKE_MAX } from '@prancheta/core/value/kelly.ts'
import { paragraphs, type Scene, sentences } from '#scene.ts'
import { fairFactor, stakeFactor } from '#writers/exact-share.ts'
import { atHouse, inSentence } from '#writers/market-words.ts'
import { judgeOffer } from '#writers/offered-odd.ts'
import type { Plan } from './asked.ts'
import { begin, edgeSum, of, on, passesFair, priceList, rule, unpriced } from './price-words.ts'

/** An odd that the reader saw, whichever house pays it. */
export function tellOwnOdd(scene: Scene, plan: Plan): string | null {
  const { markets, odds, bankroll, asksStake, houses, isCompared } = plan
  const [market, odd] = [markets[0], odds[0]]
  if (!market || odd === undefined) return null
  return paragraphs(
    isCompared ? compared(market, odd) : null,
    asksStake ? stakeAt(market, odd, bankroll) : null,
    JOINED.test(market.id) ? judgeJoined(market, odd) : judgeOffer(scene, market, odd),
    atNamed(market, odd, houses),
  )
}

/** Two bets in one are named with an 'e': what is said of them stands in one sentence. */
const JOINED = /^(?:bttsResult|resultTotal|bttsTotal)\./
const judgeJoined = (market: BriefedMarket, odd: number): string =>
  `Pelo preço, ${passesFair(market, odd) ? 'sim' : 'não'}: a ${writeOdd(odd)}, ${inSentence(market)} tem ${edgeSum(market, odd)}, e a justa é ${writeOdd(market.fairOdd)}.`

/** Better or worse than the best price here. */
function compared({ bestOdd }: BriefedMarket, odd: number): string | null {
  if (bestOdd === null) return null
  return odd < bestOdd ? 'É pior do que o melhor preço daqui.' : 'É melhor do que o melhor preço daqui.'
}

/** What the sum would stake at that odd. */
function stakeAt(market: BriefedMarket, odd: number, bankroll: number | null): string {
  const share = kellyStake(probability(market.pooledChance), decimalOdd(odd))
  if (share <= 0) return `Nada: a ${writeOdd(odd)} a conta não dá stake para ${inSentence(market)}.`
  const isCapped = share >= STAKE_MAX
  const lead = isCapped
    ? `A ${writeOdd(odd)}, a conta para no teto de 5,00% da banca ${on(market)}`
    : `A ${writeOdd(odd)}, um quarto de Kelly dá ${writeStakeShare(share)} da banca ${on(market)}`
  return bankroll === null
    ? `${lead}; é um teto para estudo, não um convite.`
    : `${lead}: ${stakeFactor(share, bankroll)} × ${writeMoney(bankroll)} = **${writeMoney(stakeInReais(share, bankroll))}**, um teto para estudo, não um convite.`
}

/** What the named house pays here, where the reader saw something else. */
function atNamed(market: BriefedMarket, odd: number, [house]: readonly string[]): string | null {
  const named = market.prices.find((price) => price.house === house)
  return named && writeOdd(named.odd) !== writeOdd(odd)
    ? `Nas minhas fontes a ${cleanName(named.house)} paga ${writeOdd(named.odd)} ${on(market)}, edge de ${writeEdge(edgeAtOdd(market, named.odd))}: confira qual das duas odds ainda está de pé.`
    : null
}

/** An odd that went from one figure to another, as the reader saw it. */
export function tellMove({
  markets: [market],
  odds: [from, to],
  houses,
  isGoneAsked,
  isWorthAsked,
  isWaitAsked,
}: Plan): string | null {
  if (!market || from === undefined || to === undefined) return null
  const [was, is] = [edgeAtOdd(market, from), edgeAtOdd(market, to)]
  const now = `a ${writeOdd(to)} o edge é de ${writeEdge(is)}`
  const lead = isGoneAsked
    ? is > 0
      ? `Não todo: ${on(market)}, ${now}; a ${writeOdd(from)} era de ${writeEdge(was)}.`
      : `Sim: ${on(market)}, ${now}, sem valor.`
    : isWaitAsked
      ? `${is > 0 ? 'O preço de agora já passa da justa' : 'Pelo preço de agora, não'}: ${on(market)}, ${now}; a ${writeOdd(from)} era de ${writeEdge(was)}.`
      : isWorthAsked
        ? `${is > 0 ? 'Ainda passa da justa' : was > 0 ? 'Já não' : 'Não, e nem antes'}: ${on(market)}, ${now}; a ${writeOdd(from)} era de ${writeEdge(was)}.`
        : `Muda o preço, não a chance: ${on(market)}, ${now}, e a ${writeOdd(from)} era de ${writeEdge(was)}.`
  return sentences(
    lead,
    `A chance é de ${writeShare(market.pooledChance)} e a justa, ${writeOdd(market.fairOdd)}: ${is > 0 ? `o preço novo ${rule(market, is)}` : 'abaixo dela não há valor'}.`,
    isWaitAsked
      ? 'Para onde a odd vai até o jogo ninguém sabe: esperar tanto pode melhorar quanto piorar o preço, e deixar passar não custa nada.'
      : null,
    atNamed(market, to, houses),
  )
}

/** How the best odd has moved, as far as it was written down. */
export function tellHistory({ markets: [market], houses: [house] }: Plan): string | null {
  if (!market) return null
  if (market.bestOdd === null)
    return `Não sei: nenhuma casa que acompanho cota ${inSentence(market)}. A justa é ${writeOdd(market.fairOdd)}.`
  const [first] = market.pastOdds
  const now = `${writeOdd(market.bestOdd)}${atHouse(market)}`
  const named = market.prices.find((price) => price.house === house)
  const known = market.pastOdds.length > 1 && first !== undefined
  const how = !known || first === market.bestOdd ? null : first < market.bestOdd ? 'Subiu' : 'Caiu'
  return sentences(
    how
      ? `${how}: a melhor odd ${of(market)} era ${writeOdd(first ?? 0)} no primeiro registro e agora é ${now}.`
      : known
        ? `Está igual: a melhor odd ${of(market)} é ${now}, como no primeiro registro.`
        : `Isso não tenho: ${of(market)} só guardo a odd de agora, ${now}.`,
    named
      ? `De cada casa o passado não fica guardado; a ${cleanName(named.house)} paga hoje ${writeOdd(named.odd)}.`
      : null,
    `${how === 'Subiu' ? 'Odd que sobe costuma ser menos procura desse lado' : 'Odd que cai costuma ser mais procura ou notícia desse lado'}; o motivo eu não recebo. O que conta é o preço de agora contra a justa, ${writeOdd(market.fairOdd)}.`,
  )
}

/** Asked from where on it is not worth it any more. */
const STOPS = /\b(?:deix\w+|par[ae]\w*|perde\w*) (?:de )?(?:valer|compensar|ter valor|valor)\b/

/** The odd from which a market would be worth it. */
export function tellWorthFrom(
  scene: Scene,
  { markets: [market], houses, shares: [wanted], asksWhether }: Plan,
): string | null {
  if (!market) return unpriced(scene, null)
  const { pooledChance, fairOdd, bestOdd, edge } = market
  if (wanted !== undefined || asksWhether) return wantedEdge(scene, market, wanted ?? 0, asksWhether)
  const named = market.prices.find(({ house }) => house === houses[0])
  const ours = writeOdd((1 + EDGE_MIN) / pooledChance)
  return sentences(
    `${begin(on(market))}, ${STOPS.test(scene.ask.text) ? 'abaixo' : 'acima'} de **${writeOdd(fairOdd)}**: é a odd justa, 1 ÷ ${fairFactor(pooledChance)} = ${writeOdd(fairOdd)}.`,
    `Para os ${RULE_WORDS.edge} de edge que a regra pede, ${writeOdd(1 + EDGE_MIN)} ÷ ${fairFactor(pooledChance, 1 + EDGE_MIN)} = ${ours}.`,
    named
      ? `A ${cleanName(named.house)} paga ${writeOdd(named.odd)}: ${named.odd < fairOdd ? `teria de subir ${writeOdd(fairOdd)} − ${writeOdd(named.odd)} = ${writeOdd(fairOdd - named.odd)} só para chegar ao justo.` : 'já passa da justa.'}`
      : bestOdd === null || edge === null
        ? 'Hoje nenhuma casa que acompanho cota esse mercado.'
        : `O melhor preço de hoje é ${writeOdd(bestOdd)}${atHouse(market)}, edge de ${writeEdge(edge)}.`,
  )
}

/** The odd that leaves so much edge, and who pays it. */
function wantedEdge(scene: Scene, market: BriefedMarket, wanted: number, asksWhether: boolean): string {
  const limit = (1 + wanted) / market.pooledChance
  const sum = `(100% + ${writeShare(wanted)}) ÷ ${fairFactor(market.pooledChance, 1 + wanted)}`
  const above = market.prices.filter(({ odd }) => odd >= limit)
  const least =
    wanted === 0
      ? `acima da justa, ${writeOdd(market.fairOdd)}`
      : `a partir de ${sum} = **${writeOdd(limit)}** ${on(market)}`
  if (market.bestOdd === null)
    return `${begin(least)}; hoje nenhuma casa que acompanho cota ${scene.briefing.missing.includes('odds') ? 'este jogo' : 'esse mercado'}, então não há preço para comparar.`
  const best = `a melhor odd ${of(market)} é ${writeOdd(market.bestOdd)}${atHouse(market)}, edge de ${writeEdge(market.edge ?? 0)}`
  if (asksWhether && wanted > 0)
    return above.length > 0
      ? `Sim: acima de ${sum} = ${writeOdd(limit)} ${on(market)} ${above.length > 1 ? 'estão' : 'está'} ${priceList(above)}.`
      : `Não: nenhuma casa chega a ${sum} = ${writeOdd(limit)}; ${best}.`
  return sentences(
    wanted === 0
      ? `${above.length > 0 ? 'Sim' : 'Não'}: o que conta é passar da justa, ${writeOdd(market.fairOdd)}.`
      : `${begin(least)}: é a odd que deixa ${writeShare(wanted)} de vantagem; só para empatar bastaria a justa, ${writeOdd(market.fairOdd)}.`,
    above.length > 0 ? `Hoje chega lá ${priceList(above)}.` : `Hoje nenhuma casa chega lá: ${best}.`,
  )
}

/** The fair odd, and how the best price stands to it. */
export function tellFairOdd({ markets: [market] }: Plan): string | null {
  if (!market) return null
  const { pooledChance, fairOdd, bestOdd, edge } = market
  return sentences(
    `A odd justa ${of(market)} é 1 ÷ ${fairFactor(pooledChance)} = **${writeOdd(fairOdd)}**.`,
    bestOdd === null || edge === null
      ? 'Nenhuma casa que acompanho cota esse mercado.'
      : `A melhor odd ${of(market)} é ${writeOdd(bestOdd)}${atHouse(market)}, edge de ${writeEdge(edge)}: ${rule(market, edge)}.`,
  )
}
