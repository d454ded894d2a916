import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { shownShare, writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import { CONFIDENCE_MIN, EDGE_MIN, RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { opposed } from '../reading/read-market.ts'
import { findMarket, type Scene, sentences } from '../scene.ts'
import { yesOrNo } from './yes-or-no.ts'

export const atHouse = ({ house }: BriefedMarket): string => (house === null ? '' : `, na ${cleanName(house)}`)

/** How a market is called where it stands alone, in a list or in bold: 'Handicap asiático, mandante -1'. */
export const titleOf = ({ name }: Pick<BriefedMarket, 'name'>): string => name.replaceAll(': ', ', ')

/** Catalogue names that would read like a form inside a sentence. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/^Ambas marcam: sim$/, 'ambas marcam'],
  [/^Ambas marcam: não$/, 'ambas não marcam'],
  [/^Ambas marcam no (.+): sim$/, 'ambas marcam no $1'],
  [/^Ambas marcam no (.+): não$/, 'ambas não marcam no $1'],
  [/^Dupla chance: (.+) \(.+\)$/, 'dupla chance com $1'],
  [/^Empate anula aposta: (.+)$/, 'empate anula aposta no $1'],
  [/^Handicap asiático: (\S+) (.+)$/, 'handicap asiático de $2 no $1'],
  [/^Handicap europeu \((\S+) (\S+)\): (.+)$/, 'handicap europeu ($1 $2) com $3'],
  [/^Linha asiática de gols: (.+)$/, 'linha asiática de $1 gols'],
  [/^Placar exato (.+)$/, 'placar de $1'],
  [/^(Mandante|Visitante) vence sem sofrer gol$/, 'vitória sem sofrer gol do $1'],
  [/^De (\d) a (\d) gols$/, 'total de $1 a $2 gols'],
  [/^(\dº tempo): (.+)$/, '$2 no $1'],
  [/^Mais (escanteios|cartões): empate$/, 'mesmo número de $1 dos dois lados'],
  [/^Mais (escanteios|cartões): (.+)$/, 'mais $1 do $2'],
]

/** 'Mais de 2,5 gols' as it is said inside a sentence. */
export function inSentence({ name }: BriefedMarket): string {
  const said = SPOKEN.find(([pattern]) => pattern.test(name))
  return said
    ? name.replace(said[0], said[1]).replace(/ do (Mandante|Visitante)$/, (end) => end.toLowerCase())
    : name.charAt(0).toLowerCase() + name.slice(1)
}

const PRICE_ASKED =
  /\b(?:odds?|precos?|pag\w+|val(?:e|er|or|em|eria)|casas|edge|ev|apost\w+|bets?|stake|entr(?:o|ar|a|ada)|peg(?:o|ar|a)|recomend\w+|compensa\w*|regra|aprov\w+|dicas?|palpites?|mercados?|lucr\w+|vantage\w+|arrisc\w+|bot(?:o|ar)|coloc\w+|suger\w+|sugest\w+|oportunidade\w*|resum\w+|analis\w+|invest\w+|kelly|banca)\b/

/** What the best price is worth, honestly. Null where it would only praise a price that nobody asked for. */
export function verdictOn(scene: Scene, market: BriefedMarket): string | null {
  const { bestOdd, edge, isRecommended } = market
  const { confidence } = scene.briefing
  if (bestOdd === null || edge === null) {
    return scene.pick([
      'Ninguém está cotando este mercado agora, então não há edge: a odd justa fica só como referência.',
      'Nenhuma casa que acompanho cota este mercado, então não tenho edge a medir aqui.',
      'Não encontrei casa oferecendo este mercado, e sem odd real não dá para falar em valor.',
    ])
  }
  const price = `${writeOdd(bestOdd)}${atHouse(market)}`
  const worth = writeEdge(edge)
  if (isRecommended && !PRICE_ASKED.test(scene.ask.text)) return null
  if (isRecommended) {
    return scene.pick([
      `A melhor odd é ${price}, com edge de ${worth}: passa na regra e está entre os recomendados.`,
      `O melhor preço que encontrei é ${price}, um edge de ${worth}. É um dos mercados que a regra aprova.`,
    ])
  }
  if (edge >= EDGE_MIN) {
    const isWhole = confidence !== null && confidence.points < CONFIDENCE_MIN
    const why = isWhole
      ? `a confiança da análise é de ${writeGrade(confidence.points)}`
      : 'a confiança neste mercado é menor'
    return `A melhor odd, ${price}, dá edge de ${worth}, mas ${why} e a regra pede pelo menos ${RULE_WORDS.confidence}.`
  }
  if (worth === writeEdge(0)) return `A melhor odd, ${price}, paga o justo: edge de ${worth}, sem valor a tirar.`
  if (edge > 0) {
    return scene.pick([
      `A melhor odd é ${price}, edge de ${worth}: positivo, mas abaixo dos ${RULE_WORDS.edge} que a regra pede.`,
      `O preço mais alto é ${price}, e deixa um edge de ${worth}, marginal: a regra só aprova a partir de ${RULE_WORDS.edge}.`,
    ])
  }
  return scene.pick([
    `A melhor odd é ${price}, menos do que o justo (edge de ${worth}). Neste preço não há valor.`,
    `Mesmo o melhor preço, ${price}, paga abaixo do justo: edge de ${worth}, sem valor.`,
  ])
}

/** Whether some end gives the stake back, all of it or a part: lines of whole goals and of quarters, and the draw that voids. */
export const canGiveBack = ({ id, line }: BriefedMarket): boolean =>
  id.startsWith('drawNoBet') || (/^asian/.test(id) && line !== null && !Number.isInteger(line + 0.5))

/** 'Falha em 51,6% das vezes'. */
export const failsIn = (market: BriefedMarket): string =>
  `falha em ${writeShare(1 - market.pooledChance)} das vezes${canGiveBack(market) ? ', sem contar o que é devolvido' : ', e aí o valor se perde inteiro'}`

/** What a price without value pays. */
export const belowOrJust = (edge: number): string => (shownShare(edge) < 0 ? 'abaixo do justo' : 'só o justo')

/** The same where it must be said which market is meant. */
export function verdictOnNamed(scene: Scene, market: BriefedMarket): string | null {
  const verdict = verdictOn(scene, market)
  return verdict && `Para ${inSentence(market)}, ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`
}

/** 'O modelo diz 53,3% e o mercado, 46,0%.' Null where nobody quotes, for there is nothing to set side by side. */
export function modelBesideMarket({ modelChance, marketChance }: BriefedMarket, pick: Scene['pick']): string | null {
  if (modelChance === null || marketChance === null) return null
  return pick([
    `O modelo sozinho diz ${writeShare(modelChance)} e o mercado, ${writeShare(marketChance)}.`,
    `Por trás disso estão ${writeShare(modelChance)} no modelo e ${writeShare(marketChance)} no mercado.`,
    `Modelo: ${writeShare(modelChance)}. Mercado, já sem a margem das casas: ${writeShare(marketChance)}.`,
  ])
}

/** The other side of a bet that has exactly one. */
export function oppositeOf(scene: Scene, { id }: BriefedMarket): BriefedMarket | null {
  const other = opposed(id)
  return other === null ? null : findMarket(scene, other)
}

/** Whose chance it is. An unquoted market may still lean on the prices of others, and then the model alone says otherwise. */
export const byWhom = ({ modelChance, marketChance, pooledChance }: BriefedMarket): string =>
  marketChance === null && modelChance !== null && writeShare(modelChance) === writeShare(pooledChance)
    ? 'no modelo'
    : 'na conta conjunta'

/** One market, told in full. */
export function tellMarket(scene: Scene, market: BriefedMarket): string {
  const opposite = oppositeOf(scene, market)
  const pooled = writeShare(market.pooledChance)
  const fair = writeOdd(market.fairOdd)
  return sentences(
    yesOrNo(scene, market.pooledChance),
    scene.pick([
      `**${titleOf(market)}** tem ${pooled} de chance ${byWhom(market)}, o que pede uma odd justa de ${fair}.`,
      `Para **${inSentence(market)}**, a probabilidade é de ${pooled} ${byWhom(market)} e a odd justa, ${fair}.`,
      `A chance de **${inSentence(market)}** é de ${pooled}; o preço justo seria ${fair}.`,
    ]),
    modelBesideMarket(market, scene.pick),
    verdictOn(scene, market),
    opposite && `Do outro lado, ${inSentence(opposite)} fica com ${writeShare(opposite.pooledChance)}.`,
  )
}

/** A market in one line of a list. */
export function marketRow(market: BriefedMarket): string {
  const { pooledChance, fairOdd, bestOdd, edge } = market
  const price = bestOdd === null || edge === null ? '' : `, melhor odd ${writeOdd(bestOdd)} (edge ${writeEdge(edge)})`
  return `${titleOf(market)}: ${writeShare(pooledChance)}, odd justa ${writeOdd(fairOdd)}${price}`
}
