import { PART_NAMES } from '@prancheta/core/chat/briefing.ts'
import { writeAmount, writeDecimal, writeList, writeShare } from '@prancheta/core/chat/figures.ts'
import { tallyForm, tallyHeadToHead } from '@prancheta/core/chat/tallies.ts'
import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import type { ThemeId } from '../reading/ask.ts'
import { bullets, findMarket, paragraphs, type Scene, type Writer } from '../scene.ts'

type Reason = (scene: Scene) => string | null

const expectedGoals: Reason = ({ briefing: { expectedGoals: sides } }) =>
  sides &&
  `Gols esperados: ${writeDecimal(sides.home)} do mandante e ${writeDecimal(sides.away)} do visitante, já com o mando de campo.`

const leagueGoals: Reason = ({ briefing: { leagueAverages } }) =>
  leagueAverages &&
  `O campeonato tem ${writeAmount(leagueAverages.goals, 'gol', 'gols')} por jogo, e é em torno disso que a conta gira.`

const recentGoals: Reason = ({ briefing: { form } }) =>
  form.home && form.away
    ? `Nos jogos recentes, o mandante faz ${writeDecimal(form.home.averageGoalsFor)} e sofre ${writeDecimal(form.home.averageGoalsAgainst)}; o visitante faz ${writeDecimal(form.away.averageGoalsFor)} e sofre ${writeDecimal(form.away.averageGoalsAgainst)}.`
    : null

const bothScored: Reason = ({ briefing: { form, match } }) => {
  if (!form.home || !form.away) return null
  const [home, away] = [tallyForm(match.home, form.home), tallyForm(match.away, form.away)]
  return `Os dois lados marcaram em ${home.bothScored} dos ${home.games} jogos recentes do mandante e em ${away.bothScored} dos ${away.games} do visitante.`
}

const table: Reason = ({ briefing: { table: rows } }) =>
  rows?.home && rows.away
    ? `Na tabela, ${rows.home.rank}º contra ${rows.away.rank}º, com ${rows.home.points} e ${rows.away.points} pontos.`
    : null

const meetings: Reason = ({ briefing }) => {
  const tally = tallyHeadToHead(briefing)
  return (
    tally &&
    `Os confrontos diretos (${tally.homeWins} a ${tally.awayWins} em vitórias) contam pouco: a amostra é pequena.`
  )
}

const market: Reason = (scene) => {
  const home = findMarket(scene, 'result.home')
  return home?.marketChance == null || home.modelChance === null
    ? null
    : `O mercado puxa a conta: dá ${writeShare(home.marketChance)} ao mandante, contra ${writeShare(home.modelChance)} do modelo sozinho.`
}

const corners: Reason = ({ briefing: { form, expectedCorners, leagueAverages } }) =>
  expectedCorners &&
  [
    `A projeção parte do ritmo de cada time: ${writeDecimal(expectedCorners.home)} e ${writeDecimal(expectedCorners.away)} escanteios`,
    form.home?.averageCorners != null && form.away?.averageCorners != null
      ? `, perto das médias recentes de ${writeDecimal(form.home.averageCorners)} e ${writeDecimal(form.away.averageCorners)}`
      : '',
    leagueAverages?.corners != null ? `, num campeonato de ${writeDecimal(leagueAverages.corners)} por jogo` : '',
    '.',
  ].join('')

const cards: Reason = ({ briefing: { form, expectedCards } }) =>
  expectedCards &&
  `Sai do histórico disciplinar: ${writeDecimal(expectedCards.home)} cartões esperados do mandante e ${writeDecimal(expectedCards.away)} do visitante${
    form.home?.averageCards != null && form.away?.averageCards != null
      ? `, com médias recentes de ${writeDecimal(form.home.averageCards)} e ${writeDecimal(form.away.averageCards)}`
      : ''
  }.`

const rule: Reason = ({ briefing: { confidence } }) =>
  confidence && `A confiança da análise é de ${writeGrade(confidence.points)}, e ela decide junto com o edge.`

/** What stands behind an answer, by what was asked. */
const REASONS: readonly { themes: readonly ThemeId[]; lead: string; reasons: readonly Reason[] }[] = [
  {
    themes: ['result', 'favourite', 'doubleChance', 'drawNoBet', 'handicap', 'oneMarket', 'summary', 'comparison'],
    lead: 'O que empurra o resultado para esse lado:',
    reasons: [expectedGoals, recentGoals, table, market, meetings],
  },
  {
    themes: ['goals', 'halves', 'correctScore', 'expectedGoals', 'parity', 'leagueAverages'],
    lead: 'De onde sai a expectativa de gols:',
    reasons: [expectedGoals, leagueGoals, recentGoals],
  },
  {
    themes: ['bothScore', 'cleanSheet'],
    lead: 'O que pesa para os dois marcarem ou não:',
    reasons: [expectedGoals, bothScored, recentGoals],
  },
  { themes: ['corners'], lead: 'O motivo, nos escanteios:', reasons: [corners] },
  { themes: ['cards'], lead: 'O motivo, nos cartões:', reasons: [cards] },
  {
    themes: ['value', 'odds', 'stake', 'recommendation', 'combos', 'modelMarket', 'risk', 'confidence'],
    lead: 'O raciocínio por trás disso:',
    reasons: [market, rule, expectedGoals],
  },
]

export const writeWhy: Writer = (scene) => {
  const row = REASONS.find(({ themes }) => themes.includes(scene.ask.theme))
  if (!row) return 'Nesse ponto não há conta por trás: é o dado como a fonte entrega, e eu só o repasso.'
  const reasons = row.reasons.map((reason) => reason(scene)).filter((reason) => reason !== null)
  const { missing } = scene.briefing
  if (reasons.length === 0) {
    return `Porque me falta o principal: ${writeList(missing.map((part) => PART_NAMES[part]))}. Sem isso, não há conta que sustente um número.`
  }
  return paragraphs(
    row.lead,
    bullets(reasons),
    missing.length > 0
      ? `Não pesaram, por falta de dado: ${writeList(missing.map((part) => PART_NAMES[part]))}.`
      : null,
  )
}
