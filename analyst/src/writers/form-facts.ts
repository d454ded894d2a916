import type { BriefedForm } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeCount, writeDecimal } from '@prancheta/core/chat/figures.ts'
import { leadOf, tallyForm } from '@prancheta/core/chat/tallies.ts'
import type { Side } from '../reading/ask.ts'
import type { Fact } from '../reading/read-fact.ts'
import { bullets, nameOf, paragraphs, type Scene, sentences } from '../scene.ts'
import { gameLine } from './form.ts'
import { biggest, dated, lastGames, outcome, type TellSide } from './game-facts.ts'

/** The latest game that ended so, or that there is none among those known. */
function latest(scene: Scene, side: Side, { games }: BriefedForm, sign: 1 | -1): string {
  const team = scene.briefing.match[side]
  const game = games.find((one) => Math.sign(leadOf(one, team)) === sign)
  const what = sign < 0 ? 'derrota' : 'vitória'
  if (!game) return `${nameOf(scene, side)} não tem ${what} nos últimos ${games.length} jogos.`
  const rival = cleanName(game.home === team ? game.away : game.home)
  return `A última ${what} de ${nameOf(scene, side)} nos jogos que tenho foi contra ${rival}: ${dated(game)}.`
}

/** How long a side has not lost, and not won where that is longer than one game. */
const unbeaten: TellSide = (scene, side, { games }) => {
  const team = scene.briefing.match[side]
  const runUntil = (sign: number) => {
    const at = games.findIndex((game) => Math.sign(leadOf(game, team)) === sign)
    return at < 0 ? games.length : at
  }
  const [unlost, unwon] = [runUntil(-1), runUntil(1)]
  const name = nameOf(scene, side)
  const ended = games[unlost]
  const lead =
    unlost === 0
      ? `${name} perdeu o último jogo.`
      : unlost === 1
        ? `${name} não perdeu o último jogo.`
        : `${name} não perde há ${unlost} jogos.`
  return sentences(
    /\bvitorias? (seguid|consecutiv)/.test(scene.ask.text) ? inARow(name, unwonBefore(games, team)) : null,
    lead,
    ended ? `A última derrota: ${gameLine(ended)}.` : 'Antes disso eu não tenho.',
    unwon > 1 ? `${name} não vence há ${unwon} jogos.` : null,
  )
}

/** How many of the latest games in a row were won. */
function unwonBefore(games: BriefedForm['games'], team: string): number {
  const at = games.findIndex((game) => leadOf(game, team) <= 0)
  return at < 0 ? games.length : at
}

const inARow = (name: string, wins: number): string =>
  wins === 0
    ? `${name} não venceu o último jogo, então não vem de vitórias seguidas.`
    : wins === 1
      ? `${name} venceu o último jogo, e antes dele não.`
      : `${name} venceu os últimos ${wins} jogos.`

/** Whether games at home are asked for; null where both are or neither is said. */
function venueIn(text: string): boolean | null {
  const isHome = /\b(em casa|dentro de casa|como mandante|no estadio dele)\b/.test(text)
  const isAway = /\b(fora( de casa)?|como visitante)\b/.test(text)
  return isHome === isAway ? null : isHome
}

const atVenue: TellSide = (scene, side, { games }) => {
  const team = scene.briefing.match[side]
  const isHome = venueIn(scene.ask.text) ?? side === 'home'
  const own = games.filter((game) => isHome === (game.home === team))
  const where = isHome ? 'em casa' : 'fora'
  if (own.length === 0) return `Nos últimos ${games.length} jogos, ${nameOf(scene, side)} não jogou ${where}.`
  const tally = (sign: number) => own.filter((game) => Math.sign(leadOf(game, team)) === sign).length
  const scored = own.filter((game) => (game.home === team ? game.homeGoals : game.awayGoals) > 0).length
  return `${nameOf(scene, side)} ${where}, entre os últimos ${games.length} jogos: ${balanceOf(tally(1), tally(-1))}, ${scored === own.length ? 'marcou em todos' : scored * 2 > own.length ? 'marcou na maioria deles' : scored === 0 ? 'não marcou em nenhum' : 'passou em branco na maioria deles'}.\n${bullets(own.map((game) => `${outcome(game, team)}: ${gameLine(game)}.`))}`
}

const balanceOf = (wins: number, losses: number): string =>
  wins === losses
    ? 'venceu tanto quanto perdeu'
    : wins > losses
      ? 'venceu mais do que perdeu'
      : 'perdeu mais do que venceu'

const countOver: TellSide = (scene, side, form) => {
  const line = scene.ask.line ?? 2.5
  const isUnder = scene.ask.way === 'under'
  const hits = form.games.filter(({ homeGoals, awayGoals }) => homeGoals + awayGoals > line !== isUnder)
  const what = `${isUnder ? 'menos' : 'mais'} de ${writeDecimal(line)} gols`
  return paragraphs(
    `Dos últimos ${form.games.length} jogos de ${nameOf(scene, side)}, ${hits.length} ${hits.length === 1 ? 'teve' : 'tiveram'} ${what}.`,
    hits.length > 0 ? bullets(hits.map(gameLine)) : null,
  )
}

const goalless: TellSide = (scene, side, form) => {
  const { games, scored } = tallyForm(scene.briefing.match[side], form)
  const blank = games - scored
  return blank === 0
    ? `Sim: ${nameOf(scene, side)} marcou em ${scored} dos últimos ${games} jogos.`
    : `${nameOf(scene, side)} marcou em ${scored} dos últimos ${games} jogos e passou em branco em ${blank}.`
}

const POINTS_OF_WIN = 3

const formPoints: TellSide = (scene, side, { games, wins, draws, losses }) =>
  `${nameOf(scene, side)} fez ${writeCount(wins * POINTS_OF_WIN + draws, 'ponto', 'pontos', 'nenhum')} nos últimos ${games.length} jogos: ${wins} V, ${draws} E e ${losses} D.`

const averages: TellSide = (scene, side, form) =>
  `Nos últimos ${form.games.length} jogos, ${nameOf(scene, side)} faz ${writeDecimal(form.averageGoalsFor)} e sofre ${writeDecimal(form.averageGoalsAgainst)} gols por jogo em média.`

const lastGame: TellSide = (scene, side, { games }) => {
  const [game] = games
  const team = scene.briefing.match[side]
  return game
    ? `O último jogo de ${nameOf(scene, side)} foi ${outcome(game, team).toLowerCase()}: ${dated(game)}.`
    : `O último jogo de ${nameOf(scene, side)} eu não tenho.`
}

/** Facts of the latest games, told of each side that is asked about. */
export const FORM_FACT_WRITERS: Partial<Record<Fact, TellSide>> = {
  lastGame,
  lastLoss: (scene, side, form) => latest(scene, side, form, -1),
  lastWin: (scene, side, form) => latest(scene, side, form, 1),
  unbeaten,
  biggestWin: biggest,
  lastGames,
  venue: atVenue,
  countOver,
  goallessForm: goalless,
  formPoints,
  formAverages: averages,
}
