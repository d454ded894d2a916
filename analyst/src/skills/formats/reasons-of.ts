import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeDecimal, writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import { CONFIDENCE_MIN } from '@prancheta/core/confidence/is-recommended.ts'
import { nameOf, otherOf, type Scene } from '#scene.ts'
import { fairBeside } from '#writers/exact-share.ts'
import { atHouse } from '#writers/market-words.ts'
import { speak } from './write-list.ts'

/** A fact and whether it speaks for the bet. */
type Reason = { isFor: boolean; text: string }

export const prosOf = (scene: Scene, market: BriefedMarket): string[] =>
  reasons(scene, market)
    .filter(({ isFor }) => isFor)
    .map(({ text }) => text)

export const consOf = (scene: Scene, market: BriefedMarket): string[] =>
  reasons(scene, market)
    .filter(({ isFor }) => !isFor)
    .map(({ text }) => text)

/** The weightiest first: price and chance, then this match, then the past, then what nobody knows. */
function reasons(scene: Scene, market: BriefedMarket): Reason[] {
  const { edge, bestOdd, fairOdd, pooledChance } = market
  const { confidence } = scene.briefing
  const name = speak(scene, market)
  const side = /^result\.(home|away)$/.exec(market.id)?.[1]
  return [
    { isFor: true, text: `A chance de ${name} é de ${writeShare(pooledChance)}.` },
    edge === null || bestOdd === null
      ? { isFor: false, text: `Nenhuma casa cota ${name}: sem preço não há valor a medir.` }
      : {
          isFor: edge > 0,
          text: `O melhor preço de ${name} é ${writeOdd(bestOdd)}${atHouse(market)}, contra a justa de ${fairBeside(fairOdd, bestOdd)}: edge de ${writeEdge(edge)}.`,
        },
    { isFor: false, text: `A aposta em ${name} falha em ${writeShare(1 - pooledChance)} das vezes.` },
    ...(side === 'home' || side === 'away' ? ofSide(scene, side) : ofGoals(scene, market)),
    ...(confidence
      ? [
          {
            isFor: confidence.points >= CONFIDENCE_MIN,
            text: `A confiança da análise é de ${writeGrade(confidence.points)}.`,
          },
        ]
      : []),
    { isFor: false, text: 'Escalações e lesões não entram na conta.' },
    { isFor: false, text: 'Toda odd traz a margem da casa embutida.' },
  ]
}

function ofSide(scene: Scene, side: 'home' | 'away'): Reason[] {
  const { expectedGoals, form, table, headToHead, match } = scene.briefing
  const other = otherOf(side)
  const [own, rival] = [table?.[side], table?.[other]]
  const wins = (club: string) =>
    headToHead.filter((game) =>
      game.home === club ? game.homeGoals > game.awayGoals : game.awayGoals > game.homeGoals,
    ).length
  const [met, lost] = [wins(match[side]), wins(match[other])]
  return [
    { isFor: side === 'home', text: side === 'home' ? 'Joga em casa.' : 'Joga fora de casa.' },
    ...(expectedGoals
      ? [
          {
            isFor: expectedGoals[side] >= expectedGoals[other],
            text: `Gols esperados: ${writeDecimal(expectedGoals.home)} do mandante e ${writeDecimal(expectedGoals.away)} do visitante.`,
          },
        ]
      : []),
    ...(form.home && form.away && form.home.wins !== form.away.wins
      ? [
          {
            isFor: (form[side]?.wins ?? 0) >= (form[other]?.wins ?? 0),
            text: `Nos jogos recentes, ${form.home.wins} vitórias do mandante e ${form.away.wins} do visitante.`,
          },
        ]
      : []),
    ...(form.home && form.away
      ? [
          {
            isFor: (form[side]?.averageGoalsAgainst ?? 0) <= (form[other]?.averageGoalsAgainst ?? 0),
            text: `Gols sofridos por jogo, nos recentes: o mandante sofre ${writeDecimal(form.home.averageGoalsAgainst)} e o visitante sofre ${writeDecimal(form.away.averageGoalsAgainst)}.`,
          },
        ]
      : []),
    ...(own && rival
      ? [
          {
            isFor: own.rank < rival.rank,
            text: `Na tabela, ${nameOf(scene, side)} está em ${own.rank}º e ${nameOf(scene, other)} em ${rival.rank}º.`,
          },
        ]
      : []),
    ...(headToHead.length > 0 && met !== lost
      ? [
          {
            isFor: met > lost,
            text: `Nos últimos ${headToHead.length} confrontos, ${nameOf(scene, side)} venceu ${met} e ${nameOf(scene, other)} venceu ${lost}.`,
          },
        ]
      : []),
  ]
}

/** Of a total, what is expected speaks, measured at its own line. */
function ofGoals({ briefing: { expectedGoals, leagueAverages } }: Scene, { id }: BriefedMarket): Reason[] {
  const [, way, digits] = /^goals\.(over|under)([\d.]+)$/.exec(id) ?? []
  if (digits === undefined || !expectedGoals) return []
  const total = expectedGoals.home + expectedGoals.away
  const line = Number(digits)
  const isOver = way === 'over'
  return [
    { isFor: total > line === isOver, text: `São esperados ${writeDecimal(total)} gols ao todo.` },
    ...(leagueAverages
      ? [
          {
            isFor: leagueAverages.goals > line === isOver,
            text: `A média do campeonato é de ${writeDecimal(leagueAverages.goals)} gols por jogo.`,
          },
        ]
      : []),
  ]
}
