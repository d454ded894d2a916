import {
  writeAmount,
  writeCount,
  writeDecimal,
  writeEdge,
  writeList,
  writeOdd,
  writeShare,
  writeStakeShare,
} from '@prancheta/core/chat/figures.ts'
import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import { bullets, findMarket, type Scene } from '../scene.ts'
import { scoreLine } from './ending.ts'
import { atHouse, inSentence } from './market-words.ts'
import { pricedMarkets, recommendedMarkets } from './value.ts'

/** Of the markets that pass the rule beside the first, so many are named. */
const SHOWN = 3

type Point = (scene: Scene) => string | null

const result: Point = (scene) => {
  const [home, draw, away] = ['home', 'draw', 'away'].map((id) => findMarket(scene, `result.${id}`))
  if (!home || !draw || !away) return null
  const chances = `${scene.home} ${writeShare(home.pooledChance)}, empate ${writeShare(draw.pooledChance)}, ${scene.away} ${writeShare(away.pooledChance)}`
  if (scene.phase === 'ahead') return `**Chance**: ${chances}.`
  return scene.phase === 'over'
    ? `**Placar**: ${scoreLine(scene)} Antes do jogo: ${chances}; ${recommendedMarkets(scene).length > 0 ? 'havia um preço com valor' : 'nenhum preço tinha valor'}.`
    : `**Antes de a bola rolar**: ${chances}.`
}

const goals: Point = (scene) => {
  const { expectedGoals, leagueAverages } = scene.briefing
  const over = findMarket(scene, 'goals.over2.5')
  if (!expectedGoals) return null
  const { home, away } = expectedGoals
  const parts = [
    `${writeDecimal(home)} de ${scene.home} e ${writeDecimal(away)} de ${scene.away}, ${writeAmount(home + away, 'esperado', 'esperados')} ao todo`,
    leagueAverages ? `média do campeonato ${writeDecimal(leagueAverages.goals)}` : null,
    over ? `mais de 2,5 em ${writeShare(over.pooledChance)}` : null,
  ]
  return `**Gols**: ${parts.filter((part) => part !== null).join('; ')}.`
}

const decision: Point = (scene) => {
  const { confidence } = scene.briefing
  const grade = confidence ? ` Confiança da análise: ${writeGrade(confidence.points)}.` : ''
  if (scene.phase === 'running')
    return `**Preço e decisão**: com a bola rolando não digo preço nem stake; ficar de fora é sempre uma boa escolha.${grade}`
  const [best, ...others] = recommendedMarkets(scene)
  const [nearest] = pricedMarkets(scene)
  if (best)
    return `**Preço e decisão**: ${others.length === 0 ? 'só ' : ''}${inSentence(best)} passa na regra (${writeShare(best.pooledChance)}, odd ${writeOdd(best.bestOdd ?? best.fairOdd)}${atHouse(best)}, justa ${writeOdd(best.fairOdd)}, edge ${writeEdge(best.edge ?? 0)}, stake ${writeStakeShare(best.kelly ?? 0)})${others.length === 0 ? '' : `, e também ${writeList(others.slice(0, SHOWN).map(inSentence))}`}; ficar de fora é sempre uma opção.${grade}`
  if (!nearest)
    return `**Preço e decisão**: faltam as odds das casas, então nada é recomendado e a stake é zero.${grade}`
  return `**Preço e decisão**: nada passa na regra, stake zero; o mais perto é ${inSentence(nearest)}, edge ${writeEdge(nearest.edge ?? 0)}.${grade}`
}

const form: Point = ({ briefing: { form: sides, table } }) => {
  if (!sides.home || !sides.away) return null
  const ranks =
    table?.home && table.away
      ? `; na tabela, o mandante está em ${table.home.rank}º e o visitante, em ${table.away.rank}º`
      : ''
  return `**Momento**: o mandante vem de ${writeCount(sides.home.wins, 'vitória', 'vitórias', 'nenhuma')} em ${sides.home.games.length} jogos e o visitante, de ${writeCount(sides.away.wins, 'vitória', 'vitórias', 'nenhuma')} em ${sides.away.games.length}${ranks}.`
}

const both: Point = (scene) => {
  const market = findMarket(scene, 'btts.yes')
  return market && `**Ambas marcam**: ${writeShare(market.pooledChance)}.`
}

/** What matters most, in as many points as were asked for; with one, the chances alone. Empty where too little is known. */
export function tellPoints(scene: Scene, count: number): string {
  const order = count === 1 ? [result] : count === 2 ? [result, decision] : [result, goals, decision, form, both]
  return bullets(
    order
      .map((point) => point(scene))
      .filter((point) => point !== null)
      .slice(0, count),
  )
}
