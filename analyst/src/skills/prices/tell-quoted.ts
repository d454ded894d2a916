import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeList, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { type Scene, sentences } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import type { Plan } from './asked.ts'
import { tellPrices } from './tell-houses.ts'

const COUNTED = { corners: 'escanteios', cards: 'cartões' } as const
const USUAL = { corners: 'corners.over9.5', cards: 'cards.over4.5' } as const

/** Whether any house quotes a market, or anything that is counted. */
export function tellQuoted(scene: Scene, plan: Plan): string | null {
  const { counted, markets, houses } = plan
  const [market] = markets
  if (market) return market.prices.length > 0 ? tellPrices(scene, plan) : none(inSentence(market), houses, market)
  if (!counted) return null
  const priced = scene.briefing.markets.filter(({ id, bestOdd }) => id.startsWith(`${counted}.`) && bestOdd !== null)
  if (priced.length > 0) return `Sim: há preço para ${writeList(priced.map(inSentence))}.`
  return none(COUNTED[counted], houses, scene.briefing.markets.find(({ id }) => id === USUAL[counted]) ?? null)
}

const none = (name: string, houses: readonly string[], market: BriefedMarket | null): string =>
  sentences(
    `Não: nas minhas fontes nenhuma casa cota ${name} neste jogo${houses.map((house) => `, nem a ${cleanName(house)}`).join('')}.`,
    houses.length > 0 ? 'Um preço que só aparece lá não chega até mim.' : null,
    market
      ? `O que tenho é a nossa conta: ${inSentence(market)} tem ${writeShare(market.pooledChance)} de chance, odd justa ${writeOdd(market.fairOdd)}, e só acima dela haveria valor.`
      : null,
  )
