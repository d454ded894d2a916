import { GUIDE } from '#guide/guide-answers.ts'
import { bullets, capital, nameOf, paragraphs } from '#scene.ts'
import { datedLine, endOf } from '../say.ts'
import { isOfBets, placeIn, type Reader, said } from './hear.ts'
import { gamesQuery, recent } from './measure.ts'

/** Whether the clubs that were met are any good. */
export const OF_RIVALS =
  /\b(?:contra|peg\w+|enfrent\w+|ganh\w+ de|venc\w+|adversari\w+)\b.*\b(?:bons?|fortes?|frac[oa]s?|fundo|respeito|grandes?|peso|nivel|moles?|galinha morta|parte de (?:cima|baixo))\b/

/** Which clubs they were. */
const WHOM = /\b(?:contra|de) quem\b|\b(?:quais|quem) (?:foram |eram )?(?:os )?adversari\w+/
const LISTED = 5

/** 'Contra quem foram?', 'contra times bons ou fracos?' of games that the talk is on. */
export const readRivals: Reader = (heard) => {
  const { scene, text, before, clubs, side } = heard
  const isOfGames = before?.kind === 'games' || /\bjogos?\b|\bultim[oa]s\b|\bsequencia\b|\bvitorias?\b/.test(text)
  if (!isOfGames || isOfBets(heard) || /\bfase\b|\bboa\b/.test(text)) return null
  if (WHOM.test(text) && before?.kind === 'games' && before.of === 'form') {
    const sides = clubs.length === 1 && side !== null ? [side] : before.sides
    const met = sides.flatMap((one) =>
      recent(scene, one, before.place === 'own' ? one : before.place).slice(0, before.last ?? LISTED),
    )
    return said(
      met.length === 0
        ? null
        : paragraphs(bullets(met.map((game) => `${endOf(game)}: ${datedLine(game)}`)), GUIDE.opponentsInForm),
      before,
    )
  }
  return OF_RIVALS.test(text) ? said(GUIDE.opponentsInForm, before) : null
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
