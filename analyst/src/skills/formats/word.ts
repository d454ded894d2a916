import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { housesOf } from '#reading/plain-question.ts'
import { plainText } from '#reading/plain-text.ts'
import { findMarket, type Scene } from '#scene.ts'
import { titleOf } from '#writers/market-words.ts'
import { recommendedMarkets } from '#writers/value.ts'
import type { Message, Reply } from '../skill.ts'
import { Parts } from './parts.ts'
import { RESULTS, takeMarkets } from './subjects.ts'

const WHO =
  /\bquem (ganha|vence|leva|vai ganhar|vai vencer|e (o )?favorito|passa)\b|\b(o )?favorito\b|\bpalpite\b|\bvencedor\b/
const SCORE = /\bplacar( (mais )?provavel| exato)?\b/
const WHICH = /^(e )?(qual|quais)( (delas?|deles?|mercado|aposta|e|seria))*$/

/** A name and nothing else: a club, a house, a score, a market. */
export function answerInAWord(rest: string, { ask, earlier }: Message, scene: Scene): Reply | null {
  if (WHICH.test(rest)) {
    if (earlier.at(-1)?.reply.text.startsWith('**Não')) return { text: '**Nenhuma.**', markets: [] }
    const [approved] = recommendedMarkets(scene)
    const on = earlier.at(-1)?.reply.markets[0] ?? ask.focus
    const market = on === null ? approved : findMarket(scene, on)
    return market ? { text: `**${titleOf(market)}**`, markets: [market.id] } : { text: '**Nenhum.**', markets: [] }
  }
  const parts = new Parts(rest)
  const chosen = betweenHouses(parts, scene)
  if (chosen) return chosen
  if (parts.has(WHO) && parts.isUnderstood) return whoWins(scene)
  if (parts.has(SCORE) && parts.isUnderstood) {
    const [best] = scene.briefing.likelyScores.toSorted((a, b) => b.chance - a.chance)
    return best ? { text: `**${best.home} x ${best.away}**`, markets: [`score.${best.home}-${best.away}`] } : null
  }
  return null
}

function whoWins(scene: Scene): Reply | null {
  const ranked = RESULTS.flatMap((id) => findMarket(scene, id) ?? []).toSorted(
    (a, b) => b.pooledChance - a.pooledChance,
  )
  const [first] = ranked
  if (!first) return null
  const name = first.id === 'result.home' ? scene.home : first.id === 'result.away' ? scene.away : '**Empate**'
  return { text: name, markets: ranked.map(({ id }) => id) }
}

/** 'Aroeira ou Jatobá pro empate?' */
function betweenHouses(parts: Parts, scene: Scene): Reply | null {
  const houses = housesOf(scene.briefing.markets).filter((house) => {
    const words = plainText(house)
      .split(' ')
      .filter((word) => word !== 'casa')
    return parts.has(new RegExp(`\\b(?:casa )?(?:${words.join('|')})\\b`))
  })
  if (houses.length < 2) return null
  const [market] = takeMarkets(parts, scene)
  if (!market || !parts.isUnderstood) return null
  const [best] = market.prices.filter(({ house }) => houses.includes(house)).toSorted((a, b) => b.odd - a.odd)
  return best ? { text: `**${cleanName(best.house)}**`, markets: [market.id] } : null
}
