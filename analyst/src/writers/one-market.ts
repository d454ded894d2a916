import { findMarket, type Writer } from '../scene.ts'
import { absent } from './absent.ts'
import { tellMarket } from './market-words.ts'

/** A market asked for by its make: 'vitória do mandante e ambas marcam', 'exatamente 3 gols'. */
export const writeOneMarket: Writer = (scene) => {
  const { ask, briefing } = scene
  const market = ask.marketId === null ? null : findMarket(scene, ask.marketId)
  if (market) return tellMarket(scene, market)
  if (briefing.markets.length === 0) return absent(scene, 'ratings', 'esse mercado')
  return 'Com todas essas condições juntas, esse mercado eu não calculo, e o número de outro não serviria. Por cada parte em separado eu respondo; só não multiplique as chances, porque no mesmo jogo elas andam juntas.'
}
