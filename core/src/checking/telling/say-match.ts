import { cleanName } from '#chat/clean-name.ts'
import { writeCount, writeDay, writeDecimal, writeList, writeOdd, writeShare, writeTime } from '#chat/figures.ts'
import type { MatchFacts } from '#checking/facts/match-facts.ts'
import { type Period, recordOf } from '#checking/facts/records.ts'
import { writeGrade } from '#confidence/grade.ts'
import type { Side } from '#markets/outcome.ts'

type About = MatchFacts['about']

const nameOf = ({ match }: About, side: Side) => cleanName(match[side])

export function sayExpected(about: About, field: 'expectedGoals' | 'modelGoals' | 'expectedCorners' | 'expectedCards') {
  const sides = about[field]
  const thing = {
    expectedGoals: 'Gols esperados',
    modelGoals: 'Gols esperados só pelo modelo',
    expectedCorners: 'Escanteios esperados',
    expectedCards: 'Cartões esperados',
  }[field]
  if (!sides) return null
  return `${thing}: ${nameOf(about, 'home')} ${writeDecimal(sides.home)}, ${nameOf(about, 'away')} ${writeDecimal(sides.away)}.`
}

const WHERE: Record<Period['of'], (games: number) => string> = {
  last: (games) => (games === 1 ? 'no último jogo' : `nos últimos ${games} jogos`),
  season: (games) => `em ${games} ${games === 1 ? 'jogo' : 'jogos'} no campeonato`,
  meetings: (games) => `em ${games} ${games === 1 ? 'confronto direto' : 'confrontos diretos'}`,
}

/** What both clubs did in a period: a wrong count of one is often the other's. */
export function sayRecords(facts: MatchFacts, of: Period['of']): string | null {
  const period: Period = of === 'season' ? { of } : { of, games: null }
  const told = (['home', 'away'] as const).flatMap((side) => {
    const record = recordOf(facts, side, period)
    if (!record) return []
    const { games, wins, draws, losses, goalsFor, goalsAgainst } = record
    const counts = [
      writeCount(wins, 'vitória', 'vitórias', 'nenhuma'),
      writeCount(draws, 'empate', 'empates', 'nenhum'),
      writeCount(losses, 'derrota', 'derrotas', 'nenhuma'),
    ]
    const goals = `${goalsFor} ${goalsFor === 1 ? 'gol marcado' : 'gols marcados'} e ${goalsAgainst} ${goalsAgainst === 1 ? 'sofrido' : 'sofridos'}`
    return [`${nameOf(facts.about, side)} ${WHERE[of](games)}: ${writeList(counts)}, com ${goals}.`]
  })
  return told.length > 0 ? told.join(' ') : null
}

export function sayTable(about: About): string | null {
  const told = (['home', 'away'] as const).flatMap((side) => {
    const row = about.table?.[side]
    return row
      ? [`${nameOf(about, side)} em ${row.rank}º, com ${writeCount(row.points, 'ponto', 'pontos', 'nenhum')}`]
      : []
  })
  return told.length > 0 ? `Na tabela: ${told.join('; ')}.` : null
}

export function sayKickOff({ match: { kickOffUtc, isTimeKnown } }: About): string {
  return `A partida é em ${writeDay(kickOffUtc)}${isTimeKnown ? `, às ${writeTime(kickOffUtc)} de Brasília` : ', com horário a confirmar'}.`
}

export function sayLikelyScores({ likelyScores }: About): string | null {
  const told = likelyScores.slice(0, 3).map(({ home, away, chance }) => `${home} x ${away} (${writeShare(chance)})`)
  return told.length > 0 ? `Placares mais prováveis: ${writeList(told)}.` : null
}

export function sayScore({ match, running }: About): string {
  const { score, home, away } = match
  if (running?.score)
    return `O placar agora é ${cleanName(home)} ${running.score.home} x ${running.score.away} ${cleanName(away)}.`
  if (running) return 'O placar deste momento não é conhecido.'
  return score
    ? `A partida terminou ${cleanName(home)} ${score.home} x ${score.away} ${cleanName(away)}.`
    : 'Não há placar final desta partida nos dados.'
}

export function sayWeather({ weather }: About): string | null {
  if (!weather) return null
  const { minTemp, maxTemp, chanceOfRainPct, windKmh } = weather
  const parts = [
    chanceOfRainPct === null ? null : `${writeDecimal(chanceOfRainPct)}% de chance de chuva`,
    minTemp === null ? null : `mínima de ${writeDecimal(minTemp)} °C`,
    maxTemp === null ? null : `máxima de ${writeDecimal(maxTemp)} °C`,
    windKmh === null ? null : `vento de ${writeDecimal(windKmh)} km/h`,
  ].filter((part) => part !== null)
  return parts.length > 0 ? `Previsão do tempo: ${parts.join(', ')}.` : null
}

export function sayLeague({ leagueAverages: means }: About): string | null {
  if (!means) return null
  const corners = means.corners === null ? '' : `, ${writeDecimal(means.corners)} escanteios`
  const cards = means.cards === null ? '' : `, ${writeDecimal(means.cards)} cartões`
  return `Em média, o campeonato tem ${writeDecimal(means.goals)} gols${corners}${cards} por jogo.`
}

export function sayConfidence({ confidence }: About): string | null {
  if (!confidence) return null
  const parts = confidence.parts.map(({ name, points }) => `${name} ${writeGrade(points)}`)
  return `A confiança da análise é ${writeGrade(confidence.points)}${parts.length > 0 ? ` (${parts.join('; ')})` : ''}.`
}

export function sayCombo({ combos }: About, option: string): string | null {
  const combo = combos.find((one) => one.option === option)
  if (!combo) return null
  const called = combo.option === 'own' ? 'própria' : `${combo.option} (${cleanName(combo.name)})`
  return `A combinada ${called} tem ${writeShare(combo.chance)} de chance e odd justa de ${writeOdd(combo.fairOdd)}.`
}
