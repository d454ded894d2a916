import { writeAmount, writeDecimal, writeEdge, writeList, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { tallyForm, tallyHeadToHead } from '@prancheta/core/chat/tallies.ts'
import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import { RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { bestPriced } from '../reading/focus.ts'
import { findMarket, type Scene } from '../scene.ts'
import { fairBeside } from './exact-share.ts'
import { inSentence } from './market-words.ts'

/** One fact behind an answer, in a sentence; null where it is not known. */
export type Reason = (scene: Scene) => string | null

export const expectedGoals: Reason = ({ briefing: { expectedGoals: sides } }) =>
  sides &&
  `Gols esperados: ${writeDecimal(sides.home)} do mandante e ${writeDecimal(sides.away)} do visitante, já com o mando de campo.`

export const likeliest: Reason = ({ briefing: { likelyScores } }) => {
  const [first] = likelyScores.toSorted((a, b) => b.chance - a.chance)
  return first ? `O placar mais provável é ${first.home} x ${first.away}, com ${writeShare(first.chance)}.` : null
}

export const leagueGoals: Reason = ({ briefing: { leagueAverages } }) =>
  leagueAverages &&
  `O campeonato tem ${writeAmount(leagueAverages.goals, 'gol', 'gols')} por jogo, e é em torno disso que a conta gira.`

export const recentGoals: Reason = ({ briefing: { form } }) =>
  form.home && form.away
    ? `Nos jogos recentes, o mandante faz ${writeDecimal(form.home.averageGoalsFor)} e sofre ${writeDecimal(form.home.averageGoalsAgainst)}; o visitante faz ${writeDecimal(form.away.averageGoalsFor)} e sofre ${writeDecimal(form.away.averageGoalsAgainst)}.`
    : null

export const bothScored: Reason = ({ briefing: { form, match } }) => {
  if (!form.home || !form.away) return null
  const [home, away] = [tallyForm(match.home, form.home), tallyForm(match.away, form.away)]
  return `Os dois lados marcaram em ${home.bothScored} dos ${home.games} jogos recentes do mandante e em ${away.bothScored} dos ${away.games} do visitante.`
}

export const table: Reason = ({ briefing: { table: rows } }) =>
  rows?.home && rows.away
    ? `Na tabela, ${rows.home.rank}º contra ${rows.away.rank}º, com ${rows.home.points} e ${rows.away.points} pontos.`
    : null

export const meetings: Reason = (scene) => {
  const tally = tallyHeadToHead(scene.briefing)
  return (
    tally &&
    `Os confrontos diretos contam pouco, porque a amostra é pequena: ${scene.home} venceu ${tally.homeWins} e ${scene.away} venceu ${tally.awayWins}.`
  )
}

export const market: Reason = (scene) => {
  const home = findMarket(scene, 'result.home')
  return home?.marketChance == null || home.modelChance === null
    ? null
    : writeShare(home.marketChance) === writeShare(home.modelChance)
      ? `Modelo e mercado concordam: ${writeShare(home.modelChance)} no modelo e ${writeShare(home.marketChance)} no mercado para a vitória do mandante.`
      : `O mercado puxa a conta: dá ${writeShare(home.marketChance)} ao mandante, contra ${writeShare(home.modelChance)} do modelo sozinho.`
}

export const corners: Reason = ({ briefing: { form, expectedCorners, leagueAverages } }) =>
  expectedCorners &&
  [
    `A projeção parte do ritmo de cada time: ${writeDecimal(expectedCorners.home)} e ${writeDecimal(expectedCorners.away)} escanteios`,
    form.home?.averageCorners != null && form.away?.averageCorners != null
      ? `, perto das médias recentes de ${writeDecimal(form.home.averageCorners)} e ${writeDecimal(form.away.averageCorners)}`
      : '',
    leagueAverages?.corners != null ? `, num campeonato de ${writeDecimal(leagueAverages.corners)} por jogo` : '',
    '.',
  ].join('')

export const cards: Reason = ({ briefing: { form, expectedCards } }) =>
  expectedCards &&
  `Sai do histórico disciplinar: ${writeDecimal(expectedCards.home)} cartões esperados do mandante e ${writeDecimal(expectedCards.away)} do visitante${
    form.home?.averageCards != null && form.away?.averageCards != null
      ? `. Nos jogos recentes, o mandante teve média de ${writeAmount(form.home.averageCards, 'cartão', 'cartões')} e o visitante, de ${writeAmount(form.away.averageCards, 'cartão', 'cartões')}`
      : ''
  }.`

export const threeChances: Reason = (scene) => {
  const [home, draw, away] = ['home', 'draw', 'away'].map((id) => findMarket(scene, `result.${id}`))
  return home && draw && away
    ? `As chances: ${scene.home} ${writeShare(home.pooledChance)}, empate ${writeShare(draw.pooledChance)}, ${scene.away} ${writeShare(away.pooledChance)}.`
    : null
}

/** Why nothing, or just this, passes the rule. */
export const nearest: Reason = ({ briefing }) => {
  const id = bestPriced(briefing)
  const best = briefing.markets.find((one) => one.id === id)
  if (!best || best.edge === null || best.bestOdd === null)
    return 'Nenhuma casa cota este jogo, e sem odd real não há edge nem recomendação.'
  const others = briefing.markets.filter((one) => one.isRecommended && one.id !== id).map(inSentence)
  const lead = best.isRecommended
    ? others.length > 0
      ? 'O que mais se destaca entre os que passam na regra é'
      : 'O que passa na regra é'
    : 'Nenhum mercado passa na regra, e a stake é zero; o mais perto é'
  return `${lead} ${inSentence(best)}: odd ${writeOdd(best.bestOdd)} contra a justa de ${fairBeside(best.fairOdd, best.bestOdd)}, edge de ${writeEdge(best.edge)}. A regra pede edge de ${RULE_WORDS.edge} e confiança de ${RULE_WORDS.confidence}.${others.length > 0 ? ` Também passam ${writeList(others)}; os demais mercados não alcançam esse edge.` : ''}`
}

export const rule: Reason = ({ briefing: { confidence } }) =>
  confidence && `A confiança da análise é de ${writeGrade(confidence.points)}, e ela decide junto com o edge.`

export const manyScores: Reason = ({ briefing: { likelyScores } }) =>
  likelyScores.length === 0
    ? null
    : 'Há muitos placares possíveis, e a chance se divide entre todos: nem o mais provável chega longe, e os vizinhos dele ficam perto.'
