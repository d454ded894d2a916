import { settle } from '@prancheta/core/markets/settle.ts'
import { findMarket, sentences, type Writer } from '../scene.ts'
import { tellLineMeaning } from './line-meaning.ts'
import { titleOf } from './market-words.ts'

const ENDS: Record<string, string> = {
  won: 'ganha',
  lost: 'perde',
  void: 'é devolvida: o valor volta',
  'half won': 'dá meia vitória (uma parte ganha, a outra volta)',
  'half lost': 'dá meia derrota (uma parte volta, a outra perde)',
}

/** 'Se terminar 2 a 0, o over 2,5 ganha?': how a bet ends at a score that the reader names. */
export const writeSettles: Writer = (scene) => {
  const { score, marketId } = scene.ask
  const found = marketId === null ? null : findMarket(scene, marketId)
  // A line with a sign is a handicap, and no number of goals.
  const market = found && /[+-] ?\d/.test(scene.ask.text) && !/andicap/.test(found.id) ? null : found
  const end = score && market && settle(market.id, { goals: score, halfTime: null, corners: null, cards: null })
  const told = end && ENDS[end]
  if (!market || !score || !told)
    return 'Como essa aposta terminaria com esse placar eu não consigo dizer: falta saber a linha, o lado ou o placar de cada tempo.'
  const line = market.line
  return sentences(
    `Com ${score.home} x ${score.away}, **${titleOf(market)}** ${told}.`,
    line === null || market.id.startsWith('european')
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
