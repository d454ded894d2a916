import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeEdge, writeMoney, writeShare } from '@prancheta/core/chat/figures.ts'
import { stakeInReais } from '@prancheta/core/chat/tallies.ts'
import { paragraphs, type Scene, sentences, type Writer } from '../scene.ts'
import { absent } from './absent.ts'
import { inSentence } from './market-words.ts'
import { namedMarket } from './named-market.ts'
import { pricedMarkets, recommendedMarkets } from './value.ts'

const CARE =
  'É um teto para estudo, não um convite. Só arrisque o que pode perder sem fazer falta, e nunca aumente depois de uma derrota. Jogo é para maiores de 18 anos.'

export const writeStake: Writer = (scene) => {
  const { pick } = scene
  if (pricedMarkets(scene).length === 0) {
    return sentences(absent(scene, 'odds', 'quanto arriscar'), 'Kelly precisa de um preço; sem ele, a resposta é zero.')
  }
  const named = namedMarket(scene)
  if (named) return forOne(scene, named)
  const [best] = recommendedMarkets(scene)
  if (!best || best.kelly === null) {
    return paragraphs(
      pick([
        'Neste jogo, a stake sugerida é zero: sem mercado que passe na regra, Kelly manda ficar de fora.',
        'A conta de Kelly aqui dá a resposta menos emocionante: nada. Nenhum mercado passa na regra.',
      ]),
      'Quem define a base em reais é você, nas configurações, e ela deve ser dinheiro que não faz falta.',
    )
  }
  return paragraphs(
    sentences(
      pick([
        `Para ${inSentence(best)}, um quarto de Kelly sugere ${writeShare(best.kelly)} da banca.`,
        `A stake calculada é de ${writeShare(best.kelly)} da banca, em ${inSentence(best)}, usando só um quarto de Kelly.`,
      ]),
      inReais(scene, best.kelly),
    ),
    CARE,
  )
}

function forOne(scene: Scene, market: BriefedMarket): string {
  const { kelly, edge, isRecommended } = market
  if (kelly === null || edge === null)
    return `Para ${inSentence(market)} não há odd real, e sem preço não existe conta de stake.`
  if (kelly <= 0)
    return `Para ${inSentence(market)}, Kelly dá zero: o edge é de ${writeEdge(edge)}, então o preço não compensa o risco.`
  return paragraphs(
    sentences(
      `Para ${inSentence(market)}, com edge de ${writeEdge(edge)}, um quarto de Kelly dá ${writeShare(kelly)} da banca.`,
      inReais(scene, kelly),
      isRecommended ? null : 'Repare, porém, que esse mercado não passa na regra de recomendação.',
    ),
    CARE,
  )
}

function inReais({ briefing: { stakeBase } }: Scene, kelly: number): string | null {
  return stakeBase === null
    ? null
    : `Sobre a sua base de ${writeMoney(stakeBase)}, isso é ${writeMoney(stakeInReais(kelly, stakeBase))}.`
}
