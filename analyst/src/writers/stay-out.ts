import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import {
  shownShare,
  writeEdge,
  writeList,
  writeOdd,
  writeShare,
  writeStakeShare,
} from '@prancheta/core/chat/figures.ts'
import { edgeAtOdd } from '@prancheta/core/chat/tallies.ts'
import { EDGE_MIN, RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { findMarket, namedIn, paragraphs, type Scene, sentences, type Writer } from '../scene.ts'
import { chanceFactor } from './exact-share.ts'
import { writeHouses } from './houses.ts'
import { atHouse, belowOrJust, inSentence } from './market-words.ts'
import { pricedMarkets, recommendedMarkets } from './value.ts'

const ALWAYS_FINE =
  'Ficar de fora é sempre uma boa escolha: ninguém perde dinheiro com a aposta que não fez, e jogo é o que não falta.'

/** The same where there is no match to tell facts of. */
export const STAYING_OUT = `${ALWAYS_FINE} Apostar sem valor perde dinheiro em média, por mais que uma vez ou outra saia; a paciência de esperar um preço acima do justo, ou de não apostar, não custa nada.`

/** Who does not bet is told of no price. */
const NOT_BETTING = /\bnao (?:quero|vou|pretendo|gosto de) apostar\b|\bnao aposto\b|\bsem apostar\b/

/** 'Fico de fora?' is answered with the facts and with leave to do so, never with a push. */
export const writeStayOut: Writer = (scene) => {
  const named = namedIn(scene)
  if (NOT_BETTING.test(scene.ask.text))
    return sentences(
      named ? `A chance de ${inSentence(named)} é de ${writeShare(named.pooledChance)}.` : null,
      ALWAYS_FINE,
    )
  if (scene.ask.house !== null) return paragraphs(ALWAYS_FINE, writeHouses(withFocus(scene)))
  if (named) return paragraphs(ALWAYS_FINE, onMarket(scene, named))
  const all = recommendedMarkets(scene)
  const [approved] = all
  const [best] = pricedMarkets(scene)
  if (approved)
    return paragraphs(
      ALWAYS_FINE,
      `Pela regra, ${all.length === 1 ? 'só ' : ''}${writeList(all.map(inSentence))} ${all.length === 1 ? 'tem' : 'têm'} preço bastante acima do justo; no resto a conta diz que não.`,
      sentences(
        'Os fatos, sem empurrão:',
        tellPrice(approved),
        `É o preço de maior edge que a regra aprova aqui, e mesmo assim perde em ${writeShare(1 - approved.pooledChance)} das vezes.`,
      ),
    )
  if (!best) return paragraphs(ALWAYS_FINE, withoutPrices(scene))
  return paragraphs(
    sentences('Pelos números, ficar de fora é o certo: nada neste jogo passa na regra, e a stake é zero.', ALWAYS_FINE),
    `O que chega mais perto é ${inSentence(best)}, com edge de ${writeEdge(best.edge ?? 0)}; a regra pede ${RULE_WORDS.edge}.`,
  )
}

/** Who asks of one house means the market that the match is about. */
const withFocus = (scene: Scene): Scene => ({ ...scene, ask: { ...scene.ask, marketId: scene.ask.focus } })

function tellPrice(market: BriefedMarket): string {
  const { bestOdd, edge, kelly, pooledChance, fairOdd } = market
  if (bestOdd === null || edge === null)
    return `${inSentence(market)} tem ${writeShare(pooledChance)} de chance e odd justa ${writeOdd(fairOdd)}, sem preço de casa.`
  const stake = kelly === null ? '' : `, com stake de ${writeStakeShare(kelly)} da banca`
  return `${inSentence(market)} tem ${writeShare(pooledChance)} de chance, odd justa ${writeOdd(fairOdd)} e melhor preço ${writeOdd(bestOdd)}${atHouse(market)}: edge de ${writeEdge(edge)}${stake}.`
}

function onMarket({ ask: { offeredOdd } }: Scene, market: BriefedMarket): string {
  const { fairOdd, edge, pooledChance } = market
  if (offeredOdd !== null) {
    const worth = edgeAtOdd(market, offeredOdd)
    return sentences(
      `Em ${inSentence(market)} a ${writeOdd(offeredOdd)}: ${chanceFactor(pooledChance, offeredOdd)} × ${writeOdd(offeredOdd)} − 1 dá edge de ${writeEdge(worth)}.`,
      shownShare(worth) <= 0
        ? `Paga ${belowOrJust(worth)}, que é ${writeOdd(fairOdd)}: não há valor, e de fora é o que a conta diz.`
        : `A justa é ${writeOdd(fairOdd)}.`,
    )
  }
  const verdict =
    edge === null
      ? `Sem preço de casa não há o que decidir; só acima de ${writeOdd(fairOdd)} haveria valor.`
      : shownShare(edge) <= 0
        ? `Paga ${belowOrJust(edge)}: de fora é o que a conta diz.`
        : edge < EDGE_MIN
          ? `É quase nada, abaixo dos ${RULE_WORDS.edge} da regra: de fora é o que a conta diz.`
          : `Passa na regra de preço, e mesmo assim perde em ${writeShare(1 - pooledChance)} das vezes.`
  return sentences(`Os fatos: ${tellPrice(market)}`, verdict)
}

/** Without prices, those from which there would be value. */
function withoutPrices(scene: Scene): string {
  const rows = ['result.home', 'result.draw', 'result.away'].flatMap((id) => findMarket(scene, id) ?? [])
  if (rows.length === 0) return 'Sem números para este jogo, não há o que decidir.'
  const fair = writeList(rows.map((market) => `${writeOdd(market.fairOdd)} em ${inSentence(market)}`))
  return `Nenhuma casa cota este jogo ainda, então não há valor a medir, a stake é zero e esperar é razoável. Se abrirem, compare com as odds justas: ${fair}.`
}
