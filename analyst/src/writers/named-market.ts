import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { findMarket, type Scene, type Writer } from '../scene.ts'
import { absent } from './absent.ts'
import { handicapId } from './handicap.ts'
import { tellMarket } from './market-words.ts'

/** The market that a question about price speaks of: 'a odd do empate', 'vale o over 2,5?'. Null where it speaks of none. */
export function namedMarket(scene: Scene): BriefedMarket | null {
  const { subject, side, isDraw, way, line, half, score, marketId } = scene.ask
  const find = (id: string) => findMarket(scene, id)
  if (marketId !== null) return find(marketId)
  if (score) return find(`score.${score.home}-${score.away}`)
  if (subject === 'favourite') return byFavour(scene)
  if (subject === 'bothScore') return find(half ? `${half}.btts.yes` : 'btts.yes')
  if (subject === 'doubleChance' && side) return find(`doubleChance.${side === 'home' ? 'homeDraw' : 'drawAway'}`)
  if (subject === 'drawNoBet' && side) return find(`drawNoBet.${side}`)
  if (subject === 'handicap') return side && line !== null ? find(handicapId(scene.ask, side, line)) : null
  if (line !== null) {
    const family = counted(scene)
    return (
      find(`${family}.${way ?? 'over'}${line}`) ??
      (family === 'goals' ? find(`asianTotal.${way ?? 'over'}${line}`) : null)
    )
  }
  // 'A odd dos gols do mandante' names a side and no result.
  if (subject !== null && subject !== 'result' && subject !== 'halves') return null
  if (isDraw) return find(half ? `${half}.result.draw` : 'result.draw')
  return side ? find(half ? `${half}.result.${side}` : `result.${side}`) : null
}

/** The favourite's win, or the underdog's where that is meant. */
function byFavour(scene: Scene): BriefedMarket | null {
  const [home, away] = [findMarket(scene, 'result.home'), findMarket(scene, 'result.away')]
  if (!home || !away) return null
  return home.pooledChance >= away.pooledChance === scene.ask.isUnderdog ? away : home
}

function counted({ ask: { subject, side, half } }: Scene): string {
  if (subject === 'corners' || subject === 'cards') return side ? `${subject}.${side}` : subject
  if (half) return `${half}.goals`
  return side ? `${side}Goals` : 'goals'
}

/** A market asked for by its make: 'vitória do mandante e ambas marcam', 'exatamente 3 gols'. */
export const writeOneMarket: Writer = (scene) => {
  const { ask, briefing } = scene
  const market = ask.marketId === null ? null : findMarket(scene, ask.marketId)
  if (market) return tellMarket(scene, market)
  if (briefing.markets.length === 0) return absent(scene, 'ratings', 'esse mercado')
  return 'Com todas essas condições juntas, esse mercado eu não calculo, e o número de outro não serviria. Por cada parte em separado eu respondo; só não multiplique as chances, porque no mesmo jogo elas andam juntas.'
}
