import { GUIDE } from '#guide/guide-answers.ts'
import { capital, nameOf } from '#scene.ts'
import { datedLine, endOf } from '../say.ts'
import { isOfBets, placeIn, type Reader, said } from './hear.ts'
import { gamesQuery, recent } from './measure.ts'

/** Whether the clubs that were met are any good. */
export const OF_RIVALS =
  /\b(?:contra|peg\w+|enfrent\w+|ganh\w+ de|venc\w+|adversari\w+)\b.*\b(?:bons?|fortes?|frac[oa]s?|fundo|respeito|grandes?|peso|nivel|moles?|galinha morta|parte de (?:cima|baixo))\b/

/** 'Contra times bons ou fracos?' of games that the talk is on. */
export const readRivals: Reader = (heard) => {
  const { text, before } = heard
  const isOfGames = before?.kind === 'games' || /\bjogos?\b|\bultim[oa]s\b|\bsequencia\b|\bvitorias?\b/.test(text)
  return OF_RIVALS.test(text) && isOfGames && !isOfBets(heard) && !/\bfase\b|\bboa\b/.test(text)
    ? said(GUIDE.opponentsInForm, before)
    : null
}

const LAST_END = /\b(ganh|venc|perd|empat)\w+ (?:n?[oa] )?(?:seu )?ultim[oa](?: (?:jogo|partida|rodada))?\b(?! vez)/
const ENDS: Record<string, string> = { ganh: 'vitória', venc: 'vitória', perd: 'derrota', empat: 'empate' }

/** 'Ganhou o último jogo?' */
export const readLastEnd: Reader = (heard) => {
  const { scene, text, side } = heard
  const [, verb] = LAST_END.exec(text) ?? []
  if (
    verb === undefined ||
    side === null ||
    isOfBets(heard) ||
    /\bquando\b|\bquem\b|\bse (?:perd|ganh|empat)/.test(text)
  )
    return null
  const place = placeIn(heard)
  const [game] = recent(scene, side, place)
  if (!game) return null
  const end = endOf(game).toLowerCase()
  return said(
    end === ENDS[verb]
      ? `Sim: ${datedLine(game)}.`
      : `Não: ${capital(nameOf(scene, side))} vem de ${end}, ${datedLine(game)}.`,
    gamesQuery([side], { op: 'latest', place }),
  )
}
