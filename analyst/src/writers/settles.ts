import { settle } from '@prancheta/core/markets/settle.ts'
import { findMarket, sentences, type Writer } from '../scene.ts'
import { tellLineMeaning } from './line-meaning.ts'
import { titleOf } from './market-words.ts'

const ENDS: Record<string, string> = {
  won: 'ganha',
  lost: 'perde',
  void: 'é devolvida: o valor volta',
  'half won': 'ganha pela metade, e a outra metade volta',
  'half lost': 'perde pela metade, e a outra metade volta',
}

/** 'Se terminar 2 a 0, o over 2,5 ganha?': how a bet ends at a score that the reader names. */
export const writeSettles: Writer = (scene) => {
  const { score, marketId } = scene.ask
  const market = marketId === null ? null : findMarket(scene, marketId)
  const end = score && market && settle(market.id, { goals: score, halfTime: null, corners: null, cards: null })
  const told = end && ENDS[end]
  if (!market || !score || !told)
    return 'Como essa aposta terminaria com esse placar eu não consigo dizer: falta saber a linha, o lado ou o placar de cada tempo.'
  const line = market.line
  return sentences(
    `Com ${score.home} x ${score.away}, **${titleOf(market)}** ${told}.`,
    line === null
      ? null
      : tellLineMeaning({
          ...scene.ask,
          line,
          way: /\.under/i.test(market.id) ? 'under' : 'over',
          concepts: [/andicap/.test(market.id) ? 'asianHandicap' : 'overUnder'],
          text: '',
        }),
    'Vale o placar do tempo normal, com acréscimos.',
  )
}
