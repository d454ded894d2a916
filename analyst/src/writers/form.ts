import type { BriefedForm, BriefedGame } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeCount, writeDecimal, writeList } from '@prancheta/core/chat/figures.ts'
import { leadOf, tallyForm } from '@prancheta/core/chat/tallies.ts'
import type { Side } from '../reading/ask.ts'
import { bullets, nameOf, paragraphs, type Scene, sentences, type Writer } from '../scene.ts'
import { absent } from './absent.ts'

export const writeForm: Writer = (scene) => {
  const { ask, briefing, pick } = scene
  const sides = (ask.side ? [ask.side] : (['home', 'away'] as const)).filter((side) => briefing.form[side] !== null)
  if (sides.length === 0) {
    const { home, away } = briefing.table ?? {}
    const instead =
      home && away
        ? `O mais perto disso que tenho é a campanha: ${home.won} V, ${home.drawn} E e ${home.lost} D do mandante, ${away.won} V, ${away.drawn} E e ${away.lost} D do visitante.`
        : null
    return sentences(absent(scene, 'form', 'o momento dos times'), instead)
  }
  const lead =
    sides.length === 2
      ? pick(['Como os dois chegam:', 'O momento de cada lado:', 'A fase recente, lado a lado:'])
      : null
  const [only] = sides
  return paragraphs(
    lead,
    ...sides.map((side) => tellForm(scene, side)),
    sides.length === 1 && only ? bullets(gamesOf(scene, only)) : comparedForm(scene),
    sides.length === 1 && !ask.side ? `Do outro time não tenho os jogos recentes.` : null,
  )
}

function tellForm(scene: Scene, side: Side): string {
  const form = scene.briefing.form[side]
  if (!form) return ''
  const { games, scored, cleanSheets, bothScored } = tallyForm(scene.briefing.match[side], form)
  const record = writeList([
    writeCount(form.wins, 'vitória', 'vitórias', 'nenhuma'),
    writeCount(form.draws, 'empate', 'empates', 'nenhum'),
    writeCount(form.losses, 'derrota', 'derrotas', 'nenhuma'),
  ])
  const span = games === 1 ? 'no último jogo' : `nos últimos ${games} jogos`
  return sentences(
    `${nameOf(scene, side)} soma ${record} ${span}, com ${writeCount(form.goalsFor, 'gol feito', 'gols feitos', 'nenhum')} e ${writeCount(form.goalsAgainst, 'sofrido', 'sofridos', 'nenhum')}.`,
    games > 1
      ? `Marcou em ${scored} deles, não foi vazado em ${cleanSheets} e viu os dois lados marcarem em ${bothScored}.`
      : null,
  )
}

function comparedForm(scene: Scene): string | null {
  const { home, away } = scene.briefing.form
  if (!home || !away) return null
  return sentences(whoMost(scene, 'wins', 'venceu'), whoMost(scene, 'losses', 'perdeu'), averagesOf(home, away))
}

/** Who has more of them, so that nobody has to count. */
function whoMost(scene: Scene, what: 'wins' | 'losses', verb: string): string | null {
  const { home, away } = scene.briefing.form
  if (!home || !away) return null
  if (home[what] === away[what])
    return `Os dois ${verb === 'venceu' ? 'venceram' : 'perderam'} o mesmo número de jogos.`
  return `Quem mais ${verb} foi ${home[what] > away[what] ? scene.home : scene.away}.`
}

function averagesOf(home: BriefedForm, away: BriefedForm): string {
  return `Em médias por jogo, o mandante faz ${writeDecimal(home.averageGoalsFor)} e sofre ${writeDecimal(home.averageGoalsAgainst)}; o visitante faz ${writeDecimal(away.averageGoalsFor)} e sofre ${writeDecimal(away.averageGoalsAgainst)}.`
}

function gamesOf({ briefing }: Scene, side: Side): string[] {
  const team = briefing.match[side]
  return (briefing.form[side]?.games ?? []).map((game) => `${outcomeOf(game, team)}: ${gameLine(game)}.`)
}

function outcomeOf(game: BriefedGame, team: string): string {
  const lead = leadOf(game, team)
  return lead > 0 ? 'Vitória' : lead < 0 ? 'Derrota' : 'Empate'
}

export const gameLine = ({ home, away, homeGoals, awayGoals }: BriefedGame): string =>
  `${cleanName(home)} ${homeGoals} x ${awayGoals} ${cleanName(away)}`
