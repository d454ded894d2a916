import { writeAmount, writeCount } from '@prancheta/core/chat/figures.ts'
import type { Side } from '../reading/ask.ts'
import type { Fact } from '../reading/read-fact.ts'
import { bullets, nameOf, paragraphs, type Scene } from '../scene.ts'

type Tell = (scene: Scene) => string | null

const sidesOf = ({ ask: { side } }: Scene): readonly Side[] => (side ? [side] : ['home', 'away'])

/** One line for each side that is asked about; null where nothing is known of either. */
const eachSide =
  (tell: (scene: Scene, side: Side) => string | null): Tell =>
  (scene) => {
    const rows = sidesOf(scene)
      .map((side) => tell(scene, side))
      .filter((row) => row !== null)
    if (rows.length === 0) return null
    return rows.length === 1 ? (rows[0] ?? null) : bullets(rows)
  }

const rowOf = ({ briefing: { table } }: Scene, side: Side) => table?.[side] ?? null

const record = eachSide((scene, side) => {
  const row = rowOf(scene, side)
  return (
    row &&
    `${nameOf(scene, side)} tem ${writeCount(row.won, 'vitória', 'vitórias', 'nenhuma')}, ${writeCount(row.drawn, 'empate', 'empates', 'nenhum')} e ${writeCount(row.lost, 'derrota', 'derrotas', 'nenhuma')} em ${writeCount(row.played, 'jogo', 'jogos', 'nenhum')} do campeonato.`
  )
})

const seasonGoals = eachSide((scene, side) => {
  const row = rowOf(scene, side)
  return (
    row &&
    `${nameOf(scene, side)} tem ${row.goalsFor} gols feitos e ${row.goalsAgainst} sofridos em ${writeCount(row.played, 'jogo', 'jogos', 'nenhum')} do campeonato.`
  )
})

const rate = eachSide((scene, side) => {
  const row = rowOf(scene, side)
  if (!row || row.played === 0) return null
  return `${nameOf(scene, side)} fez ${writeCount(row.points, 'ponto', 'pontos', 'nenhum')} em ${writeCount(row.played, 'jogo', 'jogos', 'nenhum')} do campeonato, uma média de ${writeAmount(row.points / row.played, 'ponto', 'pontos')} por jogo. Em porcentagem eu não tenho o aproveitamento.`
})

const ifWin = eachSide((scene, side) => {
  const row = rowOf(scene, side)
  return (
    row &&
    `${nameOf(scene, side)} está em ${row.rank}º, com ${writeCount(row.points, 'ponto', 'pontos', 'nenhum')}: uma vitória soma os pontos dela a esses. A posição depois depende dos outros jogos, que eu não tenho.`
  )
})

const relegation = eachSide((scene, side) => {
  const row = rowOf(scene, side)
  return (
    row &&
    `${nameOf(scene, side)} está em ${row.rank}º, com ${writeCount(row.points, 'ponto', 'pontos', 'nenhum')}. Os pontos dos outros clubes e quantos caem eu não tenho aqui, então risco de queda não calculo.`
  )
})

const leader: Tell = (scene) => {
  const first = (['home', 'away'] as const).find((side) => rowOf(scene, side)?.rank === 1)
  if (first) return `O líder é ${nameOf(scene, first)}, com ${rowOf(scene, first)?.points} pontos.`
  const ranks = (['home', 'away'] as const).flatMap((side) => {
    const row = rowOf(scene, side)
    return row ? `${nameOf(scene, side)} está em ${row.rank}º` : []
  })
  return ranks.length === 0
    ? null
    : `Nenhum dos dois, e o nome do líder eu não tenho aqui: da tabela só recebo as linhas destes clubes. ${ranks.join(' e ')}.`
}

const ofSeason = (what: string, countOf: (season: NonNullable<Scene['briefing']['season']['home']>) => number) =>
  eachSide((scene, side) => {
    const season = scene.briefing.season[side]
    return (
      season &&
      `${nameOf(scene, side)} ${what} em ${writeCount(countOf(season), 'jogo', 'jogos', 'nenhum')} do campeonato.`
    )
  })

const bestSides: Tell = (scene) => {
  const [home, away] = [rowOf(scene, 'home'), rowOf(scene, 'away')]
  if (!home || !away) return null
  const better = (isHome: boolean) => nameOf(scene, isHome ? 'home' : 'away')
  return paragraphs(
    bullets([
      `${scene.home} tem ${home.goalsFor} gols feitos e ${home.goalsAgainst} sofridos no campeonato`,
      `${scene.away} tem ${away.goalsFor} gols feitos e ${away.goalsAgainst} sofridos no campeonato`,
    ]),
    home.goalsAgainst === away.goalsAgainst
      ? 'As duas defesas sofreram o mesmo.'
      : `Entre os dois, a melhor defesa é de ${better(home.goalsAgainst < away.goalsAgainst)}.`,
    home.goalsFor === away.goalsFor
      ? 'Os dois ataques marcaram o mesmo.'
      : `O melhor ataque é de ${better(home.goalsFor > away.goalsFor)}.`,
  )
}

/** Facts of the table and the season; null where they are not known. */
export const TABLE_FACT_WRITERS: Partial<Record<Fact, Tell>> = {
  seasonRecord: record,
  seasonGoals,
  rate,
  pointsIfWin: ifWin,
  relegation,
  leader,
  goallessSeason: ofSeason('passou em branco', ({ gamesWithoutGoal }) => gamesWithoutGoal),
  cleanSeason: ofSeason('não sofreu gol', ({ cleanSheets }) => cleanSheets),
  bestSides,
}
