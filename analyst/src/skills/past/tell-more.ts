import { writeCount, writeShare } from '@prancheta/core/chat/figures.ts'
import type { Side } from '#reading/ask.ts'
import { nameOf, paragraphs, type Scene, sentences } from '#scene.ts'
import { HOLDS, type Played } from './games.ts'
import type { GamesQuery } from './query.ts'
import { datedLine, gamesFor, inSpan } from './say.ts'
import { countOf, holdingIn } from './tell-count.ts'

/** How often it was so at home, and how often away. */
export function tellByPlace(scene: Scene, query: GamesQuery): string | null {
  const told = query.sides.flatMap((side) => byPlace(scene, query, side) ?? [])
  return query.of === 'meetings' || told.length === 0 ? null : paragraphs(...told)
}

function byPlace(scene: Scene, query: GamesQuery, side: Side): string | null {
  const [home, away] = [
    { ...query, place: 'home' as const },
    { ...query, place: 'away' as const },
  ]
  const [inside, outside] = [gamesFor(scene, home, side), gamesFor(scene, away, side)]
  if (inside.length === 0 || outside.length === 0) return null
  const rate = (games: readonly Played[]) => holdingIn(games, query).length / games.length
  const [a, b] = [rate(inside), rate(outside)]
  const lead = a === b ? 'Tanto em casa quanto fora.' : a > b ? 'Mais em casa.' : 'Mais fora de casa.'
  return sentences(lead, countOf(scene, home, side, inside), countOf(scene, away, side, outside))
}

/** How many meetings are known, and since when. */
export function tellHowMany(scene: Scene, query: GamesQuery): string | null {
  const games = gamesFor(scene, { ...query, last: null, place: null }, 'home')
  const oldest = games.at(-1)
  if (!oldest || query.of !== 'meetings') return null
  return games.length === 1
    ? `Um confronto só: ${datedLine(oldest)}.`
    : `Tenho ${games.length} confrontos entre os dois, e o mais antigo é ${datedLine(oldest)}.`
}

const WIN = 3

/** The share of the points that were to be had. */
export function tellRate(scene: Scene, query: GamesQuery): string | null {
  if (query.of === 'meetings') return null
  const told = query.sides.flatMap((side) => {
    const games = gamesFor(scene, query, side)
    if (games.length === 0) return []
    const points = WIN * games.filter(HOLDS.wins).length + games.filter(HOLDS.draws).length
    const share = writeShare(points / (WIN * games.length))
    return `${nameOf(scene, side)} fez ${writeCount(points, 'ponto', 'pontos', 'nenhum')} ${inSpan(query, side, games.length)}, ou ${share} de aproveitamento.`
  })
  return told.length === 0 ? null : paragraphs(...told)
}
