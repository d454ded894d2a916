import type { BriefedTableRow } from '@prancheta/core/chat/briefing.ts'
import { writeAmount, writeCount, writeDecimal, writeMonth } from '@prancheta/core/chat/figures.ts'
import { tallyHeadToHead } from '@prancheta/core/chat/tallies.ts'
import { bullets, nameOf, paragraphs, sentences, type Writer } from '../scene.ts'
import { absent } from './absent.ts'
import { gameLine } from './form.ts'

const SHOWN_MEETINGS = 5

export const writeHeadToHead: Writer = (scene) => {
  const { briefing, pick } = scene
  const tally = tallyHeadToHead(briefing)
  if (!tally)
    return `${absent(scene, 'headToHead', 'o retrospecto')} Nos meus dados não há jogo registrado entre os dois.`
  const { games, homeWins, draws, awayWins, averageGoals, bothScored, threeOrMore } = tally
  const ahead = homeWins === awayWins ? null : homeWins > awayWins ? scene.home : scene.away
  const meetings = briefing.headToHead.slice(0, SHOWN_MEETINGS).map((game) => {
    const month = writeMonth(game.date)
    return `${gameLine(game)}${month === null ? '' : `, em ${month}`}`
  })
  return paragraphs(
    games === 1
      ? `Só tenho um confronto direto registrado entre os dois, ${ahead ? `com vitória de ${ahead}` : 'e deu empate'}:`
      : pick([
          `Nos últimos ${games} confrontos, ${scene.home} venceu ${homeWins}, ${scene.away} venceu ${awayWins} e houve ${writeCount(draws, 'empate', 'empates', 'nenhum')}.`,
          `O retrospecto recente: ${writeCount(homeWins, 'vitória', 'vitórias', 'nenhuma')} de quem hoje joga em casa, ${writeCount(awayWins, 'vitória', 'vitórias', 'nenhuma')} de quem hoje joga fora e ${writeCount(draws, 'empate', 'empates', 'nenhum')} em ${games} jogos.`,
        ]),
    bullets(meetings),
    games > 1
      ? sentences(
          ahead ? `No confronto direto, quem leva vantagem é ${ahead}.` : 'No confronto direto, ninguém leva vantagem.',
          `A média foi de ${writeAmount(averageGoals, 'gol', 'gols')}; os dois marcaram em ${bothScored} e houve três gols ou mais em ${threeOrMore}.`,
          'É amostra pequena e os elencos mudam: o modelo dá pouco peso a isso, e eu também daria.',
        )
      : `Foram ${writeAmount(averageGoals, 'gol', 'gols')} nele. Um jogo só não diz quase nada.`,
  )
}

export const writeTable: Writer = (scene) => {
  const { briefing, ask } = scene
  const { table } = briefing
  const { home, away } = { home: table?.home ?? null, away: table?.away ?? null }
  const rows = (ask.side ? [ask.side] : (['home', 'away'] as const)).flatMap((side) => {
    const row = side === 'home' ? home : away
    return row ? [tellRow(nameOf(scene, side), row)] : []
  })
  if (!table || rows.length === 0) return absent(scene, 'table', 'a posição dos times')
  const leader = home && away && home.points !== away.points ? (home.points > away.points ? 'home' : 'away') : null
  const gap = home && away ? Math.abs(home.points - away.points) : 0
  return paragraphs(
    scene.phase === 'over'
      ? 'A tabela que tenho é a de antes deste jogo, sem os pontos dele; as posições de agora eu não sei:'
      : 'A tabela do campeonato:',
    bullets(rows),
    leader
      ? `São ${writeCount(gap, 'ponto', 'pontos', 'nenhum')} a mais para ${nameOf(scene, leader)}. Tabela conta o que já passou; o modelo olha mais para os gols feitos e sofridos de cada um.`
      : null,
  )
}

function tellRow(name: string, row: BriefedTableRow): string {
  const balance = row.goalsFor - row.goalsAgainst
  const signed = balance > 0 ? `+${balance}` : writeDecimal(balance)
  return `${name} está em ${row.rank}º, com ${writeCount(row.points, 'ponto', 'pontos', 'nenhum')} em ${writeCount(row.played, 'jogo', 'jogos', 'nenhum')}: ${row.won} V, ${row.drawn} E, ${row.lost} D, ${row.goalsFor} gols feitos e ${row.goalsAgainst} sofridos (saldo ${signed})`
}

export const writeWeather: Writer = (scene) => {
  const { weather } = scene.briefing
  if (!weather) return absent(scene, 'weather', 'o tempo na hora do jogo')
  const { condition, minTemp, maxTemp, chanceOfRainPct, windKmh } = weather
  const heat =
    minTemp !== null && maxTemp !== null
      ? `entre ${writeDecimal(minTemp)} °C e ${writeDecimal(maxTemp)} °C`
      : maxTemp !== null
        ? `máxima de ${writeDecimal(maxTemp)} °C`
        : null
  const known = [
    condition && condition.charAt(0).toLowerCase() + condition.slice(1),
    heat,
    chanceOfRainPct === null ? null : `${writeDecimal(chanceOfRainPct)}% de chance de chuva`,
    windKmh === null ? null : `vento de ${writeDecimal(windKmh)} km/h`,
  ].filter((part): part is string => typeof part === 'string' && part !== '')
  if (known.length === 0) return absent(scene, 'weather', 'o tempo na hora do jogo')
  return sentences(
    `${scene.pick(['Na hora do jogo, a previsão é de', 'A previsão para o estádio:'])} ${known.join(', ')}.`,
    effectOf(weather.chanceOfRainPct, windKmh),
    'Previsão muda; o modelo não usa o tempo na conta, então leia como contexto.',
  )
}

/** From here on rain is more likely than not, wherever it is spoken of. */
export const WET_PCT = 50
const WINDY_KMH = 30

function effectOf(rainPct: number | null, windKmh: number | null): string {
  if (rainPct !== null && rainPct >= WET_PCT)
    return 'Com gramado molhado a bola corre mais e o erro aparece, para os dois lados.'
  if (windKmh !== null && windKmh >= WINDY_KMH) return 'Vento assim atrapalha cruzamento e bola longa.'
  if (rainPct === null) return 'Da chuva eu não tenho estimativa.'
  return 'Nada aí que costume mudar um jogo.'
}
