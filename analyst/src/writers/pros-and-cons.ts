import { shownShare, writeDecimal, writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import {
  bullets,
  capital,
  findMarket,
  focusIn,
  nameOf,
  otherOf,
  paragraphs,
  type Scene,
  type Writer,
} from '../scene.ts'
import { absent } from './absent.ts'
import { fairBeside } from './exact-share.ts'
import { atHouse, failsIn, inSentence } from './market-words.ts'

/** What speaks for a bet and what against it, each with its figure; the choice is the reader's. */
export const writeProsAndCons: Writer = (scene) => {
  const market = focusIn(scene) ?? findMarket(scene, `result.${scene.ask.side ?? 'home'}`)
  if (!market) return absent(scene, 'ratings', 'os dois lados dessa aposta')
  const { pooledChance, edge, bestOdd, fairOdd } = market
  const price =
    bestOdd === null || edge === null
      ? `Nenhuma casa cota ${inSentence(market)}: sem preço não há valor a medir.`
      : `O melhor preço de ${inSentence(market)} é ${writeOdd(bestOdd)}${atHouse(market)}, contra a justa de ${fairBeside(fairOdd, bestOdd)}: edge de ${writeEdge(edge)}.`
  const isGoodPrice = shownShare(edge ?? 0) > 0
  const side = /^result\.(home|away)$/.exec(market.id)?.[1]
  const [forIt, against] = side === 'home' || side === 'away' ? ofSide(scene, side) : [[], []]
  return paragraphs(
    `A favor de ${inSentence(market)}:`,
    bullets([
      `A chance de ${inSentence(market)} é de ${writeShare(pooledChance)}.`,
      ...(isGoodPrice ? [price] : []),
      ...forIt,
    ]),
    'Contra:',
    bullets([
      `${capital(inSentence(market))} ${failsIn(market)}.`,
      ...(isGoodPrice ? [] : [price]),
      ...against,
      'Escalações e lesões não entram na conta.',
    ]),
    'Não escolho por você: ficar de fora também é resposta.',
  )
}

/** Table, recent games and expected goals, on the side that they speak for. */
function ofSide(scene: Scene, side: 'home' | 'away'): [string[], string[]] {
  const { expectedGoals, form, table } = scene.briefing
  const other = otherOf(side)
  const points: { isFor: boolean; text: string }[] = []
  if (expectedGoals)
    points.push({
      isFor: expectedGoals[side] >= expectedGoals[other],
      text: `Gols esperados: ${writeDecimal(expectedGoals.home)} do mandante e ${writeDecimal(expectedGoals.away)} do visitante.`,
    })
  if (form.home && form.away)
    points.push({
      isFor: (form[side]?.wins ?? 0) >= (form[other]?.wins ?? 0),
      text: `Nos jogos recentes, ${form.home.wins} vitórias do mandante e ${form.away.wins} do visitante.`,
    })
  const [own, rival] = [table?.[side], table?.[other]]
  if (own && rival)
    points.push({
      isFor: own.rank < rival.rank,
      text: `Na tabela, ${nameOf(scene, side)} está em ${own.rank}º e ${nameOf(scene, other)} em ${rival.rank}º.`,
    })
  const of = (isFor: boolean) => points.filter((point) => point.isFor === isFor).map(({ text }) => text)
  return [of(true), of(false)]
}
