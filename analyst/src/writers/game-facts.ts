import type { BriefedForm, BriefedGame } from '@prancheta/core/chat/briefing.ts'
import { writeCount, writeList, writeMonth } from '@prancheta/core/chat/figures.ts'
import { leadOf } from '@prancheta/core/chat/tallies.ts'
import type { Side } from '../reading/ask.ts'
import { latestAsked } from '../reading/read-fact.ts'
import { bullets, nameOf, paragraphs, type Scene } from '../scene.ts'
import { gameLine } from './form.ts'

export type TellSide = (scene: Scene, side: Side, form: BriefedForm) => string

export const dated = (game: BriefedGame): string => {
  const month = writeMonth(game.date)
  return `${gameLine(game)}${month === null ? '' : `, em ${month}`}`
}

export const outcome = (game: BriefedGame, team: string): string => {
  const lead = leadOf(game, team)
  return lead > 0 ? 'Vitória' : lead < 0 ? 'Derrota' : 'Empate'
}

/** The widest win, or the widest loss where that is asked for. */
export const biggest: TellSide = (scene, side, { games }) => {
  const team = scene.briefing.match[side]
  const isLoss = /\b(derrota|perdeu|surra|levou|sofreu|tomou|pior)\b/.test(scene.ask.text)
  const sign = isLoss ? -1 : 1
  const [widest] = games
    .filter((game) => Math.sign(leadOf(game, team)) === sign)
    .toSorted((a, b) => sign * (leadOf(b, team) - leadOf(a, team)))
  const what = isLoss ? 'derrota' : 'vitória'
  return widest
    ? `A ${what} mais larga de ${nameOf(scene, side)} nos últimos ${games.length} jogos: ${dated(widest)}.`
    : `${nameOf(scene, side)} não tem ${what} nos últimos ${games.length} jogos.`
}

/** As many of the latest games as are asked for, where more are known. */
export const lastGames: TellSide = (scene, side, { games }) => {
  const team = scene.briefing.match[side]
  const some = games.slice(0, latestAsked(scene.ask.text) ?? games.length)
  const ended = (sign: number) => some.filter((game) => Math.sign(leadOf(game, team)) === sign).length
  const record = writeList([
    writeCount(ended(1), 'vitória', 'vitórias', 'nenhuma'),
    writeCount(ended(0), 'empate', 'empates', 'nenhum'),
    writeCount(ended(-1), 'derrota', 'derrotas', 'nenhuma'),
  ])
  return paragraphs(
    `${nameOf(scene, side)} soma ${record} nos últimos ${some.length} jogos.`,
    bullets(some.map((game) => `${outcome(game, team)}: ${gameLine(game)}.`)),
  )
}
