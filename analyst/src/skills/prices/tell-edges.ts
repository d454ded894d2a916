import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { shownShare, writeEdge, writeList, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { EDGE_MIN, RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { bullets, paragraphs, type Scene, sentences } from '#scene.ts'
import { chanceFactor } from '#writers/exact-share.ts'
import { atHouse, inSentence, titleOf } from '#writers/market-words.ts'
import { pricedMarkets, recommendedMarkets } from '#writers/value.ts'
import type { Plan } from './asked.ts'
import { on, rule, to, unpriced } from './price-words.ts'

const ORDINALS = ['', 'segundo', 'terceiro', 'quarto', 'quinto']

/** 'menos de 2,5 gols: 41,1% de chance, odd 2,44, na Casa X (justa 2,44), edge de +0,2%'. */
const edgeRow = (market: BriefedMarket): string =>
  `${titleOf(market)}: ${writeShare(market.pooledChance)} de chance, odd ${writeOdd(market.bestOdd ?? 0)}${atHouse(market)} (justa ${writeOdd(market.fairOdd)}), edge de ${writeEdge(market.edge ?? 0)}`

/** One place of the order of edges. */
export function tellRank(scene: Scene, { markets: [market], rank }: Plan): string | null {
  if (!market || market.edge === null || market.bestOdd === null) return unpriced(scene, null)
  const place = rank === 0 ? 'O mercado de maior edge' : `O ${ORDINALS[rank] ?? 'seguinte'} maior edge`
  return sentences(
    `${place} é **${inSentence(market)}**: ${chanceFactor(market.pooledChance, market.bestOdd)} × ${writeOdd(market.bestOdd)} − 1 = edge de ${writeEdge(market.edge)}${atHouse(market)}.`,
    `O preço ${rule(market, market.edge)}.`,
    rank === 0 && recommendedMarkets(scene).length === 0
      ? 'Nenhum mercado deste jogo passa na regra, e ficar de fora é o que a conta diz.'
      : null,
  )
}

/** The first places together. */
export function tellTop(scene: Scene, { markets }: Plan): string {
  if (markets.length === 0) return unpriced(scene, null)
  const passing = recommendedMarkets(scene)
  return paragraphs(
    'Pela ordem de edge:',
    bullets(markets.map(edgeRow)),
    passing.length === 0
      ? `Nenhum passa na regra, que pede ${RULE_WORDS.edge} de edge.`
      : `Na regra ${passing.length === 1 ? 'passa só' : 'passam'} ${writeList(passing.map(inSentence))}.`,
  )
}

/** Of the markets just told, the likeliest. */
export function tellLikeliest({ markets }: Plan): string | null {
  const sorted = markets.toSorted((a, b) => b.pooledChance - a.pooledChance)
  const [first, ...rest] = sorted
  if (!first || rest.length === 0) return null
  return sentences(
    `Desses, o mais provável é **${inSentence(first)}**, com ${writeShare(first.pooledChance)} de chance.`,
    `Depois: ${writeList(rest.map((market) => `${inSentence(market)}, ${writeShare(market.pooledChance)}`))}.`,
    'Mais provável não quer dizer com valor: isso quem diz é o preço.',
  )
}

/** Whether any of some markets has an edge. */
export function tellEdgesOf(scene: Scene, { markets, asksWhether }: Plan): string {
  const priced = markets.filter(({ edge }) => edge !== null).toSorted((a, b) => (b.edge ?? 0) - (a.edge ?? 0))
  const [best] = priced
  if (!best)
    return scene.briefing.missing.includes('odds')
      ? unpriced(scene, null)
      : `Isso não dá para saber: nenhuma casa que acompanho cota ${writeList(markets.map(inSentence), 'nem')}, e sem odd real não existe edge. Valor só haveria acima das justas: ${writeList(markets.map((market) => `${writeOdd(market.fairOdd)} ${on(market)}`))}.`
  return paragraphs(
    shownShare(best.edge ?? 0) > 0
      ? `${titleOf(best)} tem edge positivo, de **${writeEdge(best.edge ?? 0)}**, e ${rule(best, best.edge ?? 0)}.`
      : `${asksWhether ? 'Não: nenhum' : 'Nenhum'} deles tem edge positivo; o mais perto é ${inSentence(best)}, com ${writeEdge(best.edge ?? 0)}.`,
    bullets(
      markets.map((market) =>
        market.edge === null ? `${titleOf(market)}: sem preço, justa ${writeOdd(market.fairOdd)}` : edgeRow(market),
      ),
    ),
  )
}

const gapOf = ({ modelChance, marketChance }: BriefedMarket): number =>
  modelChance === null || marketChance === null ? -1 : Math.abs(modelChance - marketChance)

const besides = (market: BriefedMarket): string =>
  `modelo ${writeShare(market.modelChance ?? 0)}, mercado ${writeShare(market.marketChance ?? 0)}, conta conjunta ${writeShare(market.pooledChance)}`

const SHOWN = 3

/** Model against market: of one bet, or where they are furthest apart. */
export function tellModel(scene: Scene, { markets: [market] }: Plan): string | null {
  if (market) {
    const { modelChance, marketChance } = market
    if (modelChance === null || marketChance === null) return unpriced(scene, market)
    const more =
      writeShare(modelChance) === writeShare(marketChance) ? 'O mesmo' : modelChance > marketChance ? 'Mais' : 'Menos'
    return `${more}: o modelo sozinho dá **${writeShare(modelChance)}** ${to(market)}, e o mercado, sem a margem, ${writeShare(marketChance)}. A conta conjunta, que usamos para a odd justa, fica em ${writeShare(market.pooledChance)}.`
  }
  const far = scene.briefing.markets
    .filter((one) => gapOf(one) >= 0 && one.bestOdd !== null)
    .toSorted((a, b) => gapOf(b) - gapOf(a))
  const [first] = far
  if (!first) return unpriced(scene, null)
  return paragraphs(
    `Onde mais discordam é em **${inSentence(first)}**: ${besides(first)}.`,
    `Depois:\n\n${bullets(far.slice(1, SHOWN).map((one) => `${titleOf(one)}: ${besides(one)}`))}`,
    'Quando a distância é grande, em geral é o modelo que erra: por isso a conta conjunta fica perto do mercado.',
  )
}

/** What is calculated and has no price. */
export function tellUnquoted({ briefing: { markets } }: Scene): string {
  const groups = [...new Set(markets.map(({ group }) => group))]
  const silent = groups.filter((group) => markets.every((one) => one.group !== group || one.bestOdd === null))
  const priced = groups.filter((group) => !silent.includes(group))
  if (priced.length === 0)
    return 'Sim, todos: nenhuma casa cota este jogo nas minhas fontes. As chances e as odds justas eu calculo; edge, sem odd real, não existe.'
  return sentences(
    `Sim, a maioria. Sem preço em casa nenhuma ficam: ${writeList(silent.map((name) => name.toLowerCase()))}.`,
    `Com preço há mercados de: ${writeList(priced.map((name) => name.toLowerCase()))}.`,
    'Nos que ninguém cota tenho a chance e a odd justa, mas edge não existe sem odd real.',
  )
}

/** Whether somebody quotes it, and which of several pays nearer to the fair odd. */
export function tellBetter(scene: Scene, plan: Plan): string {
  const priced = plan.markets.filter(({ edge }) => edge !== null).toSorted((a, b) => (b.edge ?? 0) - (a.edge ?? 0))
  const [best, other] = priced
  if (!best || plan.markets.length > priced.length)
    return best
      ? paragraphs(
          `Só ${inSentence(best)} tem preço aqui, ${writeOdd(best.bestOdd ?? 0)}${atHouse(best)}, com edge de ${writeEdge(best.edge ?? 0)}: o outro nenhuma casa que acompanho cota, e aí não há o que comparar.`,
          bullets(
            plan.markets
              .filter(({ edge }) => edge === null)
              .map(
                (one) => `${titleOf(one)}: ${writeShare(one.pooledChance)} de chance, justa ${writeOdd(one.fairOdd)}`,
              ),
          ),
        )
      : tellNone(scene, plan.markets)
  return paragraphs(
    other && writeEdge(best.edge ?? 0) === writeEdge(other.edge ?? 0)
      ? `Dão no mesmo: os dois têm edge de ${writeEdge(best.edge ?? 0)}.`
      : `O melhor preço, contra a chance de cada um, é o de **${inSentence(best)}**: edge de ${writeEdge(best.edge ?? 0)}.`,
    bullets(priced.map(edgeRow)),
    (best.edge ?? 0) < EDGE_MIN ? 'Nenhum deles passa na regra.' : null,
  )
}

function tellNone(scene: Scene, markets: readonly BriefedMarket[]): string {
  if (scene.briefing.missing.includes('odds') && markets.length === 0) return unpriced(scene, null)
  return paragraphs(
    'Preço de casa não tenho em nenhum deles, então não dá para dizer qual paga melhor. As justas, que são o preço a bater:',
    bullets(
      markets.map(
        (one) => `${titleOf(one)}: ${writeShare(one.pooledChance)} de chance, justa ${writeOdd(one.fairOdd)}`,
      ),
    ),
  )
}

/** The order of edges of a match. */
export const byEdge = pricedMarkets
