import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import {
  shownShare,
  writeEdge,
  writeList,
  writeOdd,
  writeShare,
  writeStakeShare,
} from '@prancheta/core/chat/figures.ts'
import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import { CONFIDENCE_MIN, EDGE_MIN, RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { bullets, findMarket, namedIn, paragraphs, type Scene, sentences, type Writer } from '../scene.ts'
import { absent } from './absent.ts'
import { atHouse, belowOrJust, inSentence, tellMarket, titleOf } from './market-words.ts'
import { judgeOffer } from './offered-odd.ts'

const SHOWN = 4

export const pricedMarkets = ({ briefing }: Scene): BriefedMarket[] =>
  briefing.markets.filter(({ edge }) => edge !== null).toSorted((a, b) => (b.edge ?? 0) - (a.edge ?? 0))

export const recommendedMarkets = (scene: Scene): BriefedMarket[] =>
  pricedMarkets(scene).filter(({ isRecommended }) => isRecommended)

const edgeRow = (market: BriefedMarket): string =>
  `**${titleOf(market)}**: ${writeShare(market.pooledChance)} de chance, odd ${writeOdd(market.bestOdd ?? market.fairOdd)}${atHouse(market)} (justa ${writeOdd(market.fairOdd)}), edge de ${writeEdge(market.edge ?? 0)}`

export const writeValue: Writer = (scene) => {
  const named = namedIn(scene)
  if (scene.ask.offeredOdd !== null) return judgeOffer(scene, named, scene.ask.offeredOdd)
  if (named) return tellWorth(scene, named)
  const priced = pricedMarkets(scene)
  const [best] = priced
  if (!best) return paragraphs(absent(scene, 'odds', 'valor'), fairPrices(scene))
  const approved = recommendedMarkets(scene)
  if (approved.length > 0) {
    return paragraphs(
      scene.pick([
        `Há valor, sim. Pela regra (edge de pelo menos ${RULE_WORDS.edge} e confiança a partir de ${RULE_WORDS.confidence}), passam:`,
        `Comparando as odds com a probabilidade conjunta, estes mercados pagam acima do justo e passam na regra:`,
      ]),
      bullets(approved.slice(0, SHOWN).map(edgeRow)),
      'Valor é preço, não certeza: qualquer um deles pode perder hoje.',
    )
  }
  return paragraphs(
    /\b(edge|ev|valor) positiv\w+|\+ev\b/.test(scene.ask.text) && (best.edge ?? 0) > 0
      ? `Edge positivo há, mas pouco: ${inSentence(best)} tem edge de ${writeEdge(best.edge ?? 0)}.`
      : null,
    (best.edge ?? 0) > 0
      ? 'Pela regra, não: nenhuma odd paga o bastante acima do justo.'
      : scene.pick([
          'Sendo direto: não vejo valor neste jogo. Nenhum mercado passa na regra.',
          'Hoje não tem. Nenhuma odd paga o bastante acima do justo para passar na regra.',
        ]),
    sentences(
      `O que chega mais perto é ${inSentence(best)}, com edge de ${writeEdge(best.edge ?? 0)}.`,
      tooLittle(scene, best),
    ),
    'Deixar passar também é resultado de uma boa análise.',
  )
}

/** One market, its stake, and whether the price is one house's alone. */
function tellWorth(scene: Scene, market: BriefedMarket): string {
  const { edge, kelly, bestOdd, fairOdd, prices } = market
  const others = prices.filter(({ odd }) => odd !== bestOdd).map(({ odd }) => odd)
  const isAlone =
    shownShare(edge ?? 0) > 0 &&
    others.length > 0 &&
    others.length === prices.length - 1 &&
    others.every((odd) => odd < fairOdd)
  return paragraphs(
    edge === null
      ? 'Sem preço de casa, não dá para dizer se vale.'
      : market.isRecommended
        ? 'Pelo preço, passa na regra.'
        : edge >= EDGE_MIN
          ? 'O preço passa da justa, mas a confiança não alcança a regra.'
          : shownShare(edge) > 0
            ? 'Pelo preço, quase nada: passa pouco da justa.'
            : `Pelo preço, não vale: paga ${belowOrJust(edge)}.`,
    tellMarket(scene, market),
    sentences(
      edge === null || kelly === null
        ? `Valor só haveria em um preço acima de ${writeOdd(fairOdd)}.`
        : writeStakeShare(kelly) !== writeStakeShare(0)
          ? edge < EDGE_MIN
            ? `A stake pela conta seria de ${writeStakeShare(kelly)} da banca, mas esse preço não passa na regra.`
            : `A stake pela conta é de ${writeStakeShare(kelly)} da banca.`
          : 'A stake pela conta é zero.',
      isAlone
        ? `Repare que só uma casa paga isso por ${inSentence(market)}: as outras vão de ${writeOdd(Math.min(...others))} a ${writeOdd(Math.max(...others))}, abaixo da justa.`
        : null,
      'Valor é preço, não certeza, e ficar de fora é sempre uma opção.',
    ),
  )
}

/** Without prices, the price from which there would be value. */
function fairPrices(scene: Scene): string | null {
  const rows = ['result.home', 'goals.over2.5', 'btts.yes'].flatMap((id) => findMarket(scene, id) ?? [])
  if (rows.length === 0) return null
  const written = rows.map((market) => `${writeOdd(market.fairOdd)} em ${inSentence(market)}`)
  return `O que dá para levar daqui são as odds justas: ${writeList(written)}. Só haveria valor em preço acima delas.`
}

function tooLittle({ briefing: { confidence } }: Scene, market: BriefedMarket): string {
  const edge = market.edge ?? 0
  if (shownShare(edge) <= 0) return `Ou seja, até o melhor preço paga ${belowOrJust(edge)}.`
  if (edge < EDGE_MIN) return `A regra pede pelo menos ${RULE_WORDS.edge}.`
  const isWhole = confidence !== null && confidence.points < CONFIDENCE_MIN
  return isWhole
    ? `O que barra é a confiança da análise, de ${writeGrade(confidence.points)}: a regra pede ${RULE_WORDS.confidence}.`
    : `O que barra é a confiança nesse mercado, abaixo dos ${RULE_WORDS.confidence} que a regra pede.`
}

export const writeOdds: Writer = (scene) => {
  const named = namedIn(scene)
  if (named) return tellMarket(scene, named)
  const main = ['result.home', 'result.draw', 'result.away', 'goals.over2.5', 'goals.under2.5', 'btts.yes', 'btts.no']
  const rows = main.flatMap((id) => scene.briefing.markets.find((market) => market.id === id) ?? [])
  if (rows.length === 0) return absent(scene, 'odds', 'preços')
  const quoted = rows.filter(({ bestOdd }) => bestOdd !== null)
  if (quoted.length === 0) {
    return paragraphs(
      'Nenhuma casa está cotando este jogo nas fontes que tenho. O que dá para mostrar são as odds justas:',
      bullets(rows.map((market) => `${titleOf(market)}: ${writeOdd(market.fairOdd)}`)),
    )
  }
  return paragraphs(
    scene.pick([
      'As melhores odds que encontrei, com a justa ao lado:',
      'Os preços dos mercados principais (entre parênteses, a odd justa):',
    ]),
    bullets(
      quoted.map(
        (market) =>
          `${titleOf(market)}: ${writeOdd(market.bestOdd ?? 0)}${atHouse(market)} (justa ${writeOdd(market.fairOdd)})`,
      ),
    ),
    'Odd muda até a bola rolar; confira antes de tirar conclusão.',
  )
}
