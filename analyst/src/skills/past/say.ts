import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeCount, writeList, writeMonth } from '@prancheta/core/chat/figures.ts'
import type { Side } from '#reading/ask.ts'
import { nameOf, type Scene } from '#scene.ts'
import { gameLine } from '#writers/form.ts'
import { countIn, gamesOf, type Played, type Span } from './games.ts'
import type { GamesQuery } from './query.ts'

/** The games of one club that a query is about. */
const spanOf = ({ of, last, place }: GamesQuery, side: Side): Span => ({
  of,
  last,
  place: place === 'own' ? side : of === 'meetings' && place !== null ? (place === side ? 'home' : 'away') : place,
})

export const gamesFor = ({ briefing }: Scene, query: GamesQuery, side: Side): Played[] =>
  gamesOf(briefing, side, spanOf(query, side))

const placeWords = (place: Side | null): string =>
  place === null ? '' : place === 'home' ? ' em casa' : ' fora de casa'

/** 'últimos 5 jogos em casa', 'últimos 4 confrontos'. */
export function spanWords(query: GamesQuery, side: Side, count: number): string {
  const { of, place } = spanOf(query, side)
  return of === 'meetings' ? `últimos ${count} confrontos` : `últimos ${count} jogos${placeWords(place)}`
}

/** 'nos últimos 5 jogos em casa', 'no único confronto que tenho'. */
export function inSpan(query: GamesQuery, side: Side, count: number): string {
  if (count > 1) return `nos ${spanWords(query, side, count)}`
  const { of, place } = spanOf(query, side)
  return of === 'meetings' ? 'no único confronto que tenho' : `no último jogo${placeWords(place)}`
}

export const ofSpan = (query: GamesQuery, side: Side, count: number): string =>
  count > 1 ? `dos ${spanWords(query, side, count)}` : `do ${inSpan(query, side, count).slice(3)}`

/** That fewer games are known than were asked for. */
export const fewerThanAsked = ({ last, of }: GamesQuery, count: number): string | null =>
  last !== null && count < last
    ? of === 'meetings'
      ? 'Mais confrontos do que esses eu não tenho.'
      : 'Mais jogos do que esses eu não tenho.'
    : null

export const recordWords = (games: readonly Played[]): string =>
  writeList([
    writeCount(countIn(games, 'wins'), 'vitória', 'vitórias', 'nenhuma'),
    writeCount(countIn(games, 'draws'), 'empate', 'empates', 'nenhum'),
    writeCount(countIn(games, 'losses'), 'derrota', 'derrotas', 'nenhuma'),
  ])

export const endOf = ({ own, other }: Played): string => (own > other ? 'Vitória' : own < other ? 'Derrota' : 'Empate')

export const lineOf = (played: Played): string => `${endOf(played)}: ${gameLine(played.game)}.`

export function datedLine({ game }: Played): string {
  const month = writeMonth(game.date)
  return `${gameLine(game)}${month === null ? '' : `, em ${month}`}`
}

/** 'V E D', the newest first. */
export const letters = (games: readonly Played[]): string => games.map((game) => endOf(game).charAt(0)).join(' ')

export const rivalOf = ({ rival }: Played): string => cleanName(rival)

/** 'uma vez', '3 vezes'. */
export const times = (count: number): string =>
  count === 0 ? 'nenhuma vez' : count === 1 ? 'uma vez' : `${count} vezes`

/** Where a meeting was played, as it is said of this query. */
export const groundWords = (scene: Scene, { of, place }: GamesQuery): string | null =>
  of === 'meetings' && (place === 'home' || place === 'away') ? `na casa de ${nameOf(scene, place)}` : null
