import { writeCount } from '@prancheta/core/chat/figures.ts'
import type { Side } from '#reading/ask.ts'
import { bullets, nameOf, type Scene } from '#scene.ts'
import type { GamesQuery } from './query.ts'

/** The whole season: totals, as its games are not known one by one. */
export function tellSeason(scene: Scene, query: GamesQuery): string | null {
  const told = query.sides.flatMap((side) => totalOf(scene, query, side) ?? [])
  if (told.length === 0) return null
  return told.length === 1 ? (told[0] ?? null) : bullets(told)
}

function totalOf({ briefing, ...scene }: Scene, { what, op }: GamesQuery, side: Side): string | null {
  const season = briefing.season[side]
  const row = briefing.table?.[side]
  const name = nameOf({ briefing, ...scene }, side)
  const played = season?.games ?? row?.played
  if (
    played === undefined ||
    (op !== 'count' && op !== 'record' && op !== 'more' && op !== 'always' && op !== 'mean' && op !== 'good')
  )
    return null
  const [wins, draws, losses] = [
    season?.wins ?? row?.won ?? 0,
    season?.draws ?? row?.drawn ?? 0,
    season?.losses ?? row?.lost ?? 0,
  ]
  const [scored, conceded] = [
    season?.goalsScored ?? row?.goalsFor ?? 0,
    season?.goalsConceded ?? row?.goalsAgainst ?? 0,
  ]
  const within = `em ${writeCount(played, 'jogo', 'jogos', 'nenhum')} do campeonato`
  if (op === 'mean') return null
  switch (what) {
    case 'goalsFor':
    case 'goalsAgainst':
    case 'goals':
      return `${name} tem ${scored} gols feitos e ${conceded} sofridos ${within}.`
    case 'clean':
      return season ? `${name} não sofreu gol em ${season.cleanSheets} jogos, ${within}.` : null
    case 'blank':
      return season ? `${name} não marcou em ${season.gamesWithoutGoal} jogos, ${within}.` : null
    case 'wins':
    case 'draws':
    case 'losses':
    case 'results':
      return `${op === 'always' ? (wins === played ? 'Sim: ' : 'Não: ') : ''}${name} tem ${writeCount(wins, 'vitória', 'vitórias', 'nenhuma')}, ${writeCount(draws, 'empate', 'empates', 'nenhum')} e ${writeCount(losses, 'derrota', 'derrotas', 'nenhuma')} ${within}.`
    default:
      return null
  }
}
