import { writeAmount, writeCount, writeDecimal } from '@prancheta/core/chat/figures.ts'
import type { Side } from '#reading/ask.ts'
import { bullets, nameOf, paragraphs, type Scene, sentences } from '#scene.ts'
import { phaseOf } from '#writers/form.ts'
import { countIn, type Played, sumOf } from './games.ts'
import type { GamesQuery } from './query.ts'
import {
  datedLine,
  fewerThanAsked,
  gamesFor,
  groundWords,
  inSpan,
  letters,
  lineOf,
  recordWords,
  spanWords,
} from './say.ts'

const recordOf = (scene: Scene, query: GamesQuery, side: Side, games: readonly Played[]): string =>
  `${nameOf(scene, side)} soma ${recordWords(games)} ${inSpan(query, side, games.length)}, com ${writeCount(sumOf(games, 'own'), 'gol feito', 'gols feitos', 'nenhum')} e ${writeCount(sumOf(games, 'other'), 'sofrido', 'sofridos', 'nenhum')}.`

/** How the games went: of one club with each of them, of two side by side. */
export function tellRecord(scene: Scene, query: GamesQuery): string | null {
  if (query.of === 'meetings') return meetingsOf(scene, query)
  const told = query.sides.flatMap((side) => {
    const games = gamesFor(scene, query, side)
    return games.length === 0 ? [] : [{ side, games }]
  })
  const [first, other] = told
  if (!first) return null
  const good =
    query.op === 'good'
      ? `${verdictOf(first.games)} `
      : query.op === 'among'
        ? `${query.place === 'home' ? 'Em casa' : 'Fora de casa'} foram ${first.games.length === 1 ? 'um' : first.games.length} deles. `
        : ''
  if (!other)
    return paragraphs(
      sentences(`${good}${recordOf(scene, query, first.side, first.games)}`, fewerThanAsked(query, first.games.length)),
      bullets(first.games.map(lineOf)),
    )
  return paragraphs(
    sentences(comparedBy(scene, first, other), fewerThanAsked(query, first.games.length)),
    bullets(
      told.map(
        ({ side, games }) => `${recordOf(scene, query, side, games)} Do mais novo ao mais antigo: ${letters(games)}.`,
      ),
    ),
  )
}

const POINTS_OF_WIN = 3
const rate = (games: readonly Played[]): number =>
  (POINTS_OF_WIN * countIn(games, 'wins') + countIn(games, 'draws')) / (POINTS_OF_WIN * games.length)
const VERDICTS = { well: 'Vem bem:', so: 'Vem mais ou menos:', badly: 'Vem mal:' } as const
const verdictOf = (games: readonly Played[]): string => VERDICTS[phaseOf(rate(games))]

type Told = { side: Side; games: readonly Played[] }

function comparedBy(scene: Scene, one: Told, other: Told): string {
  const [a, b] = [rate(one.games), rate(other.games)]
  if (Math.abs(a - b) < 0.01) return 'Em pontos, os dois vêm iguais nesses jogos.'
  return `Quem vem melhor nesses jogos é ${nameOf(scene, a > b ? one.side : other.side)}.`
}

function meetingsOf(scene: Scene, query: GamesQuery): string | null {
  const games = gamesFor(scene, query, 'home')
  if (games.length === 0) return null
  const [home, draws, away] = [countIn(games, 'wins'), countIn(games, 'draws'), countIn(games, 'losses')]
  const list = bullets(games.map(datedLine))
  const ahead =
    home === away ? 'ninguém leva vantagem' : `quem leva vantagem é ${home > away ? scene.home : scene.away}`
  const ground = groundWords(scene, query)
  if (ground && query.op === 'among')
    return paragraphs(
      `${games.length === 1 ? 'Um deles foi' : `Foram ${games.length}`} ${ground}, e neles ${ahead}:`,
      list,
    )
  if (ground) return paragraphs(`Nos jogos ${ground} que tenho, ${ahead}:`, list)
  if (games.length === 1) return paragraphs(`Só tenho um confronto entre os dois, ${endOfOnly(scene, games)}:`, list)
  return paragraphs(
    `No confronto direto, ${ahead}: nos ${spanWords(query, 'home', games.length)}, ${scene.home} venceu ${home}, ${scene.away} venceu ${away} e houve ${writeCount(draws, 'empate', 'empates', 'nenhum')}.`,
    list,
    fewerThanAsked(query, games.length),
  )
}

function endOfOnly(scene: Scene, [only]: readonly Played[]): string {
  if (!only || only.own === only.other) return 'que deu empate'
  return `com vitória de ${only.own > only.other ? scene.home : scene.away}`
}

/** Goals a game of each club, or of the meetings. */
export function tellMean(scene: Scene, query: GamesQuery): string | null {
  if (query.of === 'meetings') {
    const games = gamesFor(scene, query, 'home')
    if (games.length === 0 || groundWords(scene, query)) return null
    const goals = sumOf(games, 'own') + sumOf(games, 'other')
    return paragraphs(
      `A média é de ${writeAmount(goals / games.length, 'gol', 'gols')} por jogo ${inSpan(query, 'home', games.length)}.`,
      bullets(games.map(datedLine)),
    )
  }
  const told = query.sides.flatMap((side) => {
    const games = gamesFor(scene, query, side)
    return games.length === 0 ? [] : [meanOf(scene, query, side, games)]
  })
  return told.length === 0 ? null : told.length === 1 ? (told[0] ?? null) : bullets(told)
}

export function meanOf(scene: Scene, query: GamesQuery, side: Side, games: readonly Played[]): string {
  const [own, other] = [sumOf(games, 'own') / games.length, sumOf(games, 'other') / games.length].map(writeDecimal)
  const rates =
    query.what === 'goalsFor'
      ? `faz ${own} gols`
      : query.what === 'goalsAgainst'
        ? `sofre ${other} gols`
        : `faz ${own} e sofre ${other} gols`
  return `${nameOf(scene, side)} ${rates} por jogo em média ${inSpan(query, side, games.length)}.`
}
