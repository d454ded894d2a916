import { writeDecimal } from '@prancheta/core/chat/figures.ts'
import { bullets, paragraphs, type Scene, sentences, type Writer } from '../scene.ts'
import { absent } from './absent.ts'

/** Which part of the two sides is set side by side. */
const OF_DEFENCE = /\b(defesas?|zagas?|defensiv\w+|sofre\w*|leva\w*|toma\w*|defende\w*|vazad\w+|goleiros?)\b/
const OF_ATTACK = /\b(ataques?|ofensiv\w+|ataca\w*|marca\w*|faz\w*|goleador\w*|poder de fogo)\b/

export const writeComparison: Writer = (scene) => {
  const { expectedGoals, form, table } = scene.briefing
  if (!expectedGoals && !(form.home && form.away) && !(table?.home && table.away)) {
    return absent(scene, 'form', 'quem está melhor')
  }
  const { text } = scene.ask
  const rows = [
    expectedGoals
      ? `Gols esperados: ${scene.home} ${writeDecimal(expectedGoals.home)}, ${scene.away} ${writeDecimal(expectedGoals.away)}`
      : null,
    form.home && form.away
      ? `Gols feitos por jogo, nos recentes: o mandante faz ${writeDecimal(form.home.averageGoalsFor)} e o visitante faz ${writeDecimal(form.away.averageGoalsFor)}`
      : null,
    form.home && form.away
      ? `Gols sofridos por jogo, nos recentes: o mandante sofre ${writeDecimal(form.home.averageGoalsAgainst)} e o visitante sofre ${writeDecimal(form.away.averageGoalsAgainst)}`
      : null,
    table?.home && table.away
      ? `Gols no campeonato: ${scene.home} tem ${table.home.goalsFor} feitos e ${table.home.goalsAgainst} sofridos; ${scene.away} tem ${table.away.goalsFor} feitos e ${table.away.goalsAgainst} sofridos`
      : null,
  ].filter((row) => row !== null)
  const [isOfDefence, isOfAttack] = [OF_DEFENCE.test(text), OF_ATTACK.test(text)]
  return paragraphs(
    isOfAttack || !isOfDefence ? attack(scene) : null,
    isOfDefence || !isOfAttack ? defence(scene) : null,
    isOfDefence || isOfAttack ? null : overall(scene),
    bullets(rows.map((row) => `${row}.`)),
  )
}

/** The attack that is expected to score more here, and the one that scored more lately where that is the other. */
function attack(scene: Scene): string | null {
  const { expectedGoals, form } = scene.briefing
  const here = expectedGoals && better(scene, expectedGoals.home, expectedGoals.away)
  const lately = form.home && form.away && better(scene, form.home.averageGoalsFor, form.away.averageGoalsFor)
  if (!here) return lately && `No ataque, quem mais marca nos jogos recentes é ${lately}.`
  const other = lately && lately !== here ? ` Nos jogos recentes, porém, quem marcou mais foi ${lately}.` : ''
  return `No ataque, para este jogo, a vantagem é de ${here}.${other}`
}

function defence(scene: Scene): string | null {
  const { expectedGoals, form } = scene.briefing
  // Who is expected to concede less is who faces the lesser attack here.
  const here = expectedGoals && better(scene, expectedGoals.home, expectedGoals.away)
  const lately = form.home && form.away && better(scene, form.away.averageGoalsAgainst, form.home.averageGoalsAgainst)
  if (!lately) return here && `Na defesa, quem deve sofrer menos neste jogo é ${here}.`
  const other = here && here !== lately ? ` Neste jogo, porém, quem deve sofrer menos é ${here}.` : ''
  return `Na defesa, quem sofre menos nos jogos recentes é ${lately}.${other}`
}

function overall(scene: Scene): string | null {
  const { form, table } = scene.briefing
  const { home, away } = form
  return sentences(
    home && away && home.wins !== away.wins
      ? `Vem de mais vitórias ${home.wins > away.wins ? scene.home : scene.away}: ${home.wins} do mandante e ${away.wins} do visitante nos jogos recentes.`
      : null,
    table?.home && table.away
      ? `Na tabela, ${table.home.rank < table.away.rank ? scene.home : scene.away} está na frente.`
      : null,
  )
}

const better = ({ home, away }: Scene, ofHome: number, ofAway: number): string | null =>
  writeDecimal(ofHome) === writeDecimal(ofAway) ? null : ofHome > ofAway ? home : away
