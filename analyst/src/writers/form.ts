import type { BriefedForm, BriefedGame } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeCount, writeDecimal, writeList } from '@prancheta/core/chat/figures.ts'
import { leadOf, tallyForm } from '@prancheta/core/chat/tallies.ts'
import type { Side } from '../reading/ask.ts'
import { bullets, nameOf, paragraphs, type Scene, sentences, type Writer } from '../scene.ts'
import { absent } from './absent.ts'

export const writeForm: Writer = (scene) => {
  const { ask, briefing } = scene
  const sides = (ask.side ? [ask.side] : (['home', 'away'] as const)).filter((side) => briefing.form[side] !== null)
  if (sides.length === 0) {
    const { home, away } = briefing.table ?? {}
    const instead =
      home && away
        ? `O mais perto disso que tenho é a campanha: ${home.won} V, ${home.drawn} E e ${home.lost} D do mandante, ${away.won} V, ${away.drawn} E e ${away.lost} D do visitante.`
        : null
    return sentences(absent(scene, 'form', 'o momento dos times'), instead)
  }
  const [only] = sides
  const isListed = /\blist\w+|\bquais\b|\bjogos\b|\bresultados?\b|\bplacar|\bultim[oa]s\b/.test(ask.text)
  return paragraphs(
    sides.length === 2 ? whoComesBetter(scene) : null,
    ...sides.map((side) =>
      sides.length === 2 ? tellForm(scene, side) : `${verdictOn(scene, side)}: ${tellForm(scene, side)}`,
    ),
    sides.length === 1 && only ? (isListed ? bullets(gamesOf(scene, only)) : null) : comparedForm(scene),
    sides.length === 1 && !ask.side ? `Do outro time não tenho os jogos recentes.` : null,
  )
}

const WIN = 3
const GOOD_RATE = 0.55
const POOR_RATE = 0.4

/** How a club comes, by the share of points that it won: well, so-so, badly. */
export const phaseOf = (rate: number): 'well' | 'so' | 'badly' =>
  rate >= GOOD_RATE ? 'well' : rate < POOR_RATE ? 'badly' : 'so'

const rateOf = ({ wins, draws, games }: BriefedForm): number => (WIN * wins + draws) / (WIN * games.length)

const PHASES = { well: 'Vem bem', so: 'Vem mais ou menos', badly: 'Vem mal' } as const

function verdictOn({ briefing }: Scene, side: Side): string {
  const form = briefing.form[side]
  return form ? PHASES[phaseOf(rateOf(form))] : ''
}

function whoComesBetter(scene: Scene): string | null {
  const { home, away } = scene.briefing.form
  if (!home || !away) return null
  const [a, b] = [rateOf(home), rateOf(away)]
  return a === b ? 'Em pontos, os dois vêm iguais.' : `Quem vem melhor é ${a > b ? scene.home : scene.away}.`
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
  return averagesOf(home, away)
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
