import { writeCount } from '@prancheta/core/chat/figures.ts'
import type { Side } from '#reading/ask.ts'
import { nameOf, type Scene } from '#scene.ts'
import { countIn, gamesOf, type Played, sumOf } from '../games.ts'
import type { GamesQuery } from '../query.ts'
import { letters, recordWords } from '../say.ts'

const WIN = 3

const pointsOf = (games: readonly Played[]): number => WIN * countIn(games, 'wins') + countIn(games, 'draws')

/** The share of the points that were to be had. */
export const rateOf = (games: readonly Played[]): number =>
  games.length === 0 ? 0 : pointsOf(games) / (WIN * games.length)

/** How far two rates are apart before it is more than chance that speaks. */
export const NEAR_RATE = 0.1
export const FAR_RATE = 0.25

export const recent = ({ briefing }: Scene, side: Side, place: Side | null = null): Played[] =>
  gamesOf(briefing, side, { of: 'form', last: null, place })

const spanOf = (count: number, place: Side | null): string =>
  `${count === 1 ? 'no último jogo' : `nos últimos ${count} jogos`}${place === null ? '' : place === 'home' ? ' em casa' : ' fora de casa'}`

/** '**Anta AC** soma 4 vitórias, 3 empates e 3 derrotas nos últimos 10 jogos, com 16 gols feitos e 15 sofridos.' */
export const recordOf = (scene: Scene, side: Side, games: readonly Played[], place: Side | null): string =>
  `${nameOf(scene, side)} soma ${recordWords(games)} ${spanOf(games.length, place)}, com ${writeCount(sumOf(games, 'own'), 'gol feito', 'gols feitos', 'nenhum')} e ${writeCount(sumOf(games, 'other'), 'sofrido', 'sofridos', 'nenhum')}.`

export const newestFirst = (games: readonly Played[]): string => `Do mais novo ao mais antigo: ${letters(games)}.`

/** The query that a broad reading leaves in the talk, so that 'e o outro?' and 'lista os jogos' go on from it. */
export const gamesQuery = (sides: readonly Side[], more: Partial<GamesQuery> = {}): GamesQuery => ({
  kind: 'games',
  op: 'record',
  what: 'results',
  line: null,
  sides,
  of: 'form',
  last: null,
  place: null,
  isSeason: false,
  skip: 0,
  ...more,
})
