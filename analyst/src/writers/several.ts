import type { BriefedCombo, BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeList, writeMoney, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { settle } from '@prancheta/core/markets/settle.ts'
import { UNPRICED } from '../reading/unpriced.ts'
import { bullets, findMarket, paragraphs, type Scene, type Writer } from '../scene.ts'
import { inSentence } from './market-words.ts'
import { comboOf, writeOneMarket } from './named-market.ts'
import { byResult } from './one-of.ts'
import { stakeOf } from './payout.ts'

/** Several bets at once: all in one, where a combo of this match holds them, or each beside the other. */
export const writeSeveral: Writer = (scene) => {
  const rows = scene.ask.markets.flatMap((id) => findMarket(scene, id) ?? [])
  if (scene.ask.marketId === UNPRICED || rows.length < 2) {
    const combo = comboOf(scene, rows)
    return combo ? tellCombo(combo) : writeOneMarket(scene)
  }
  const ofResult = rows.every(({ id }) => /^(result|doubleChance)\./.test(id))
  return paragraphs(
    'São apostas separadas, cada uma com o seu preço:',
    bullets(rows.map((row) => ofOne(scene, row))),
    ofResult ? `Por resultado:\n${bullets(byResult(scene, rows, wins))}` : null,
    `${ofResult ? 'Há sempre como perder alguma delas' : 'Todas podem perder no mesmo jogo'}: espalhar não tira o risco nem cria valor, e cada preço traz a margem da casa.`,
  )
}

const wins = (id: string, home: number, away: number): boolean =>
  settle(id, { goals: { home, away }, halfTime: null, corners: null, cards: null }) === 'won'

function ofOne({ ask }: Scene, market: BriefedMarket): string {
  const { pooledChance, bestOdd, fairOdd } = market
  const stake = stakeOf(ask.given)
  const price =
    bestOdd === null
      ? `odd justa ${writeOdd(fairOdd)}, sem preço de casa`
      : `melhor odd ${writeOdd(bestOdd)} (justa ${writeOdd(fairOdd)})`
  const back =
    stake !== null && bestOdd !== null
      ? `; ${writeMoney(stake)} × ${writeOdd(bestOdd)} = ${writeMoney(stake * bestOdd)} se bater`
      : ''
  return `${inSentence(market)}: ${writeShare(pooledChance)} de chance, ${price}${back}`
}

function tellCombo({ option, name, legs, chance, fairOdd, productOfOdds, reason }: BriefedCombo): string {
  return paragraphs(
    `É a combinada **${option}, ${name}**, deste jogo: ${writeList(legs)}. Juntas acontecem em **${writeShare(chance)}** das vezes, odd justa ${writeOdd(fairOdd)}.`,
    productOfOdds === null
      ? 'Nem todas as partes têm preço de casa, então não há odd somada para comparar.'
      : `As odds multiplicadas dariam ${writeOdd(productOfOdds)}, mas esse não é o preço certo: no mesmo jogo as partes andam juntas. Compare a justa com o que a casa oferecer pela combinação inteira.`,
    reason,
  )
}
