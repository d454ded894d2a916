import { type BriefedMarket, PART_NAMES } from '@prancheta/core/chat/briefing.ts'
import { writeAmount, writeDecimal, writeEdge, writeList, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { RULE_WORDS } from '@prancheta/core/chat/known-numbers.ts'
import { tallyForm, tallyHeadToHead } from '@prancheta/core/chat/tallies.ts'
import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import type { ThemeId } from '../reading/ask.ts'
import { bestPriced } from '../reading/focus.ts'
import { bullets, findMarket, focusIn, namedIn, paragraphs, type Scene } from '../scene.ts'
import { inSentence } from './market-words.ts'
import { whyMarket } from './why-market.ts'

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

const recentForm: Reason = ({ briefing: { form } }) =>
  form.home && form.away
    ? `Nos últimos ${form.home.games.length} jogos, o mandante tem ${form.home.wins} V, ${form.home.draws} E e ${form.home.losses} D; nos últimos ${form.away.games.length}, o visitante tem ${form.away.wins} V, ${form.away.draws} E e ${form.away.losses} D.`
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

const threeChances: Reason = (scene) => {
  const [home, draw, away] = ['home', 'draw', 'away'].map((id) => findMarket(scene, `result.${id}`))
  return home && draw && away
    ? `As chances: ${scene.home} ${writeShare(home.pooledChance)}, empate ${writeShare(draw.pooledChance)}, ${scene.away} ${writeShare(away.pooledChance)}.`
    : null
}

/** Why nothing, or just this, passes the rule. */
const nearest: Reason = ({ briefing }) => {
  const id = bestPriced(briefing)
  const best = briefing.markets.find((one) => one.id === id)
  if (!best || best.edge === null || best.bestOdd === null)
    return 'Nenhuma casa cota este jogo, e sem odd real não há edge nem recomendação.'
  const lead = best.isRecommended
    ? 'O que passa na regra é'
    : 'Nenhum mercado passa na regra, e a stake é zero; o mais perto é'
  return `${lead} ${inSentence(best)}: odd ${writeOdd(best.bestOdd)} contra a justa de ${writeOdd(best.fairOdd)}, edge de ${writeEdge(best.edge)}. A regra pede edge de ${RULE_WORDS.edge} e confiança de ${RULE_WORDS.confidence}.`
}

const rule: Reason = ({ briefing: { confidence } }) =>
  confidence && `A confiança da análise é de ${writeGrade(confidence.points)}, e ela decide junto com o edge.`

/** What stands behind an answer, by what was asked. */
const REASONS: readonly { themes: readonly ThemeId[]; lead: string; reasons: readonly Reason[] }[] = [
  {
    themes: [
      'result',
      'chance',
      'favourite',
      'doubleChance',
      'drawNoBet',
      'handicap',
      'oneMarket',
      'summary',
      'comparison',
    ],
    lead: 'O que empurra o resultado para esse lado:',
    reasons: [threeChances, expectedGoals, recentGoals, table, market, meetings],
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
    themes: [
      'value',
      'odds',
      'stake',
      'recommendation',
      'stayOut',
      'fairPrice',
      'combos',
      'modelMarket',
      'risk',
      'confidence',
    ],
    lead: 'O raciocínio por trás disso:',
    reasons: [nearest, rule, market],
  },
]

/** Themes whose own answer is the reason already. */
const SELF_EXPLAINED: readonly ThemeId[] = ['houses', 'combos', 'confidence', 'missing', 'method', 'several', 'oneOf']

/** Null where the theme's own answer says it best. */
export function writeWhy(scene: Scene): string | null {
  const { ask } = scene
  if (SELF_EXPLAINED.includes(ask.theme) && ask.turn === 1) return null
  if (scene.briefing.missing.includes('odds') && (ask.theme === 'odds' || ask.theme === 'houses')) return null
  const row = REASONS.find(({ themes }) => themes.includes(ask.theme))
  const reasons = (row?.reasons ?? []).map((reason) => reason(scene)).filter((reason) => reason !== null)
  const named = namedIn(scene) ?? (ABOUT_FOCUS.includes(ask.theme) ? focusIn(scene) : null)
  if (named) return whyMarket(scene, named, behindResult(scene, named))
  if (!row)
    return ask.turn > 1 ? 'Nesse ponto não há conta por trás: é o dado como a fonte entrega, e eu só o repasso.' : null
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

/** Asked the reason of a price or a chance, the talk's market is meant. */
const ABOUT_FOCUS: readonly ThemeId[] = ['value', 'stake', 'chance', 'oneMarket', 'fairPrice', 'loss', 'stayOut']

/** What lies behind a club's chance beyond the prices. */
const behindResult = (scene: Scene, { id }: BriefedMarket): string[] =>
  (/^(result|doubleChance|drawNoBet)\./.test(id)
    ? [threeChances, expectedGoals, recentForm, table]
    : /oals|btts/.test(id)
      ? [expectedGoals, leagueGoals]
      : []
  )
    .map((reason) => reason(scene))
    .filter((reason) => reason !== null)
