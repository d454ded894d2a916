import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import type { Fact } from '../reading/read-fact.ts'
import { boundOnChances, boundOnOdds } from '../reading/read-price-fact.ts'
import { bullets, findMarket, namedIn, paragraphs, type Scene } from '../scene.ts'
import { tellMargin } from './margin.ts'
import { atHouse, inSentence, marketRow } from './market-words.ts'

const SHOWN = 3

/** Of what pays more than the reader's bound, the likeliest; likely is not the same as worth its price. */
function likeliestAbove(scene: Scene): string | null {
  const bound = boundOnOdds(scene.ask.text) ?? 1
  return likeliest(
    scene.briefing.markets.filter(({ bestOdd }) => bestOdd !== null && bestOdd > bound),
    'A mais provável entre as que pagam isso é',
  )
}

function likeliestOfAll({ briefing: { markets } }: Scene): string | null {
  const priced = markets.filter(({ bestOdd }) => bestOdd !== null)
  return likeliest(
    priced.length > 0 ? priced : markets.filter(({ id }) => MAIN.test(id)),
    priced.length > 0
      ? 'Entre os mercados com preço, o mais provável é'
      : 'Entre os mercados principais, o mais provável é',
  )
}

/** What is likelier than the reader's bound and has a price, what pays most first. */
function aboveChance({ ask, briefing: { markets } }: Scene): string | null {
  const bound = boundOnChances(ask.text) ?? 0
  const rows = markets
    .filter(({ bestOdd, pooledChance }) => bestOdd !== null && pooledChance > bound)
    .toSorted((a, b) => (b.bestOdd ?? 0) - (a.bestOdd ?? 0))
    .slice(0, SHOWN)
  const [first] = rows
  if (!first || first.bestOdd === null) return 'Com preço de casa, nenhum mercado deste jogo chega a essa chance.'
  const worth = rows.some(({ isRecommended }) => isRecommended)
  return paragraphs(
    `Dos que passam dessa chance e têm preço, o que mais paga é ${inSentence(first)}, a ${writeOdd(first.bestOdd)}, e ainda falha em ${writeShare(1 - first.pooledChance)} das vezes.`,
    bullets(rows.map(marketRow)),
    worth
      ? 'Provável não quer dizer seguro; valor quem diz é o edge.'
      : 'Nenhum deles tem valor pela regra: o que acontece muito paga pouco, e seguro nenhum é.',
  )
}

const MAIN = /^(result|doubleChance|btts|goals)\./

function likeliest(markets: readonly BriefedMarket[], lead: string): string | null {
  const rows = markets.toSorted((a, b) => b.pooledChance - a.pooledChance).slice(0, SHOWN)
  const [first] = rows
  if (!first) return null
  return paragraphs(
    `${lead} ${inSentence(first)}, que ainda falha em ${writeShare(1 - first.pooledChance)} das vezes.`,
    bullets(rows.map(marketRow)),
    'Mais provável não quer dizer seguro nem com valor: valor quem diz é o edge, e o que acontece muito paga pouco.',
  )
}

/** How the best odd of a market has moved, where its past is known. */
export function tellOddMove(scene: Scene): string | null {
  const market = namedIn(scene) ?? findMarket(scene, 'result.home')
  if (!market || market.bestOdd === null) return null
  const [first] = market.pastOdds
  const now = `A melhor odd de ${inSentence(market)} agora é ${writeOdd(market.bestOdd)}${atHouse(market)}`
  const ahead = 'Para onde ela vai daqui ninguém sabe, e esperar é sempre uma opção.'
  if (first === undefined || market.pastOdds.length < 2)
    return `${now}. De como ela estava antes não tenho registro neste jogo, então não sei se caiu ou subiu. ${ahead}`
  const how = market.bestOdd > first ? 'subiu' : market.bestOdd < first ? 'caiu' : 'está igual'
  return `${now}. Desde o primeiro registro, ela ${how}. A odd justa é ${writeOdd(market.fairOdd)}. ${ahead}`
}

/** Facts of prices, as against the price of one market. */
export const PRICE_FACT_WRITERS: Partial<Record<Fact, (scene: Scene) => string | null>> = {
  byOdd: likeliestAbove,
  byChance: aboveChance,
  margin: tellMargin,
  likeliest: likeliestOfAll,
  oddMove: tellOddMove,
}
