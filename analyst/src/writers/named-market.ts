import type { BriefedCombo, BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { findMarket, paragraphs, type Scene, type Writer } from '../scene.ts'
import { absent } from './absent.ts'
import { inSentence, marketRow, tellMarket } from './market-words.ts'

/** Said where no market holds all conditions; the figure of another would answer another question. */
export const NOT_CALCULATED =
  'Com todas essas condições juntas, esse mercado eu não calculo, e o número de outro não serviria. Por cada parte em separado eu respondo; só não multiplique as chances, porque no mesmo jogo uma depende da outra.'

/** Markets that hold several conditions at once. */
const JOINT = /^(resultTotal|bttsTotal|bttsResult)\./

/** The combo of this match that is made of just these markets. */
export const comboOf = ({ briefing }: Scene, rows: readonly BriefedMarket[]): BriefedCombo | null =>
  briefing.combos.find(({ legs }) => legs.length === rows.length && rows.every(({ name }) => legs.includes(name))) ??
  null

/** A market asked for by its make: 'vitória do mandante e ambas marcam', 'exatamente 3 gols'. */
export const writeOneMarket: Writer = (scene) => {
  const { ask, briefing } = scene
  const market = ask.marketId === null ? null : findMarket(scene, ask.marketId)
  if (market) {
    const parts = ask.bets.flatMap(({ marketId }) => findMarket(scene, marketId) ?? [])
    const product = comboOf(scene, parts)?.productOfOdds ?? null
    const beside = product === null ? '' : ' Multiplicar as odds separadas não dá o preço certo.'
    return paragraphs(
      tellMarket(scene, market),
      parts.length > 1 && parts.some(({ id }) => id === market.id)
        ? `Uma já está dentro da outra: quem ganha ${inSentence(market)} ganha as duas, então juntas valem o mesmo que ela. Em separado: ${parts.map(marketRow).join('; ')}.`
        : null,
      JOINT.test(market.id) && parts.length > 1
        ? `É a chance de as duas saírem no mesmo jogo, contada placar a placar: não se multiplica uma pela outra, porque no mesmo jogo uma depende da outra.${beside}`
        : null,
    )
  }
  if (briefing.markets.length === 0) return absent(scene, 'ratings', 'esse mercado')
  return NOT_CALCULATED
}
