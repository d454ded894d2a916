import type { Side } from '#reading/ask.ts'
import { nameOf, paragraphs, type Scene, sentences } from '#scene.ts'
import { HOLDS, type Holding, streakIn } from './games.ts'
import { type GamesQuery, isHolding } from './query.ts'
import { datedLine, gamesFor, groundWords, inSpan, spanWords } from './say.ts'

/** How a run is told: while it lasts, and where the newest game broke it. */
const RUNS: Record<Exclude<Holding, 'both'>, { lasts: string; ended: string }> = {
  wins: { lasts: 'venceu todos os', ended: 'não venceu' },
  draws: { lasts: 'empatou todos os', ended: 'não empatou' },
  losses: { lasts: 'perdeu todos os', ended: 'não perdeu' },
  unbeaten: { lasts: 'não perdeu nenhum dos', ended: 'perdeu' },
  winless: { lasts: 'não venceu nenhum dos', ended: 'venceu' },
  scored: { lasts: 'marcou em todos os', ended: 'não marcou' },
  blank: { lasts: 'não marcou em nenhum dos', ended: 'marcou' },
  conceded: { lasts: 'sofreu gol em todos os', ended: 'não sofreu gol' },
  clean: { lasts: 'não sofreu gol em nenhum dos', ended: 'sofreu gol' },
}

/** How many of the newest games in a row hold, and the game before them. */
export function tellStreak(scene: Scene, query: GamesQuery): string | null {
  const holding = runOf(query)
  if (holding === null) return null
  const told = query.sides.flatMap((side) => runsOf(scene, query, side, holding) ?? [])
  return told.length === 0 ? null : paragraphs(...told)
}

/** 'Quantos jogos seguidos marca gol' runs over the games in which there was one. */
function runOf({ what }: GamesQuery): keyof typeof RUNS | null {
  if (what === 'goalsFor' || what === 'goals') return 'scored'
  if (what === 'goalsAgainst') return 'conceded'
  return what === 'both' || !isHolding(what) ? null : what
}

function runsOf(scene: Scene, query: GamesQuery, side: Side, holding: keyof typeof RUNS): string | null {
  const games = gamesFor(scene, { ...query, last: null }, side)
  const [newest] = games
  if (!newest) return null
  const { lasts, ended } = RUNS[holding]
  const name = nameOf(scene, side)
  const count = streakIn(games, holding)
  const before = games[count]
  const ground = groundWords(scene, query)
  const one =
    query.of === 'meetings'
      ? `o último confronto${ground ? ` ${ground}` : ''}`
      : `o ${inSpan({ ...query, last: null }, side, 1).slice(3)}`
  const at = HOLDS.scored === HOLDS[holding] || /marc|gol/.test(ended) ? `n${one}` : one
  if (count === 0) return sentences(`Nenhum jogo: ${name} ${ended} ${at}.`, `Foi ${datedLine(newest)}.`)
  const broke = before ? `Antes disso: ${datedLine(before)}.` : 'Mais jogos para trás eu não tenho.'
  if (count === 1) return sentences(`Só um jogo, o mais recente: ${datedLine(newest)}.`, broke)
  if (ground)
    return sentences(
      `${name} ${lasts} jogos ${ground} que vão de ${datedLine(newest)} até ${datedLine(games[count - 1] ?? newest)}.`,
      broke,
    )
  return sentences(`${name} ${lasts} ${spanWords({ ...query, last: null }, side, count)}.`, broke)
}
