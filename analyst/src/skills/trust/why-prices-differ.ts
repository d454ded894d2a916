import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { capital, findMarket, type Scene } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'

/** Why one end pays more than another: it comes less often. What is taken for granted the wrong way round is said so. */
export function whyPaysMore(one: BriefedMarket, other: BriefedMarket, isMore: boolean): string {
  const holds = isMore === one.fairOdd > other.fairOdd
  const chances = `${inSentence(one)} tem ${writeShare(one.pooledChance)} de chance e ${inSentence(other)}, ${writeShare(other.pooledChance)}`
  const odds =
    one.bestOdd === null || other.bestOdd === null
      ? `a odd justa de ${inSentence(one)} é ${writeOdd(one.fairOdd)} e a de ${inSentence(other)}, ${writeOdd(other.fairOdd)}`
      : `${inSentence(one)} paga ${writeOdd(one.bestOdd)} e ${inSentence(other)}, ${writeOdd(other.bestOdd)}`
  return holds
    ? `Porque paga mais o que acontece menos: ${chances}. Por isso ${odds}.`
    : `É o contrário aqui: ${chances}, e paga mais o que acontece menos; ${odds}.`
}

/** Rounding is forgiven so much. */
const NEAR = 0.01

/** Why the chance that is shown is not the model's: it leans on the market. */
export function whyNotModel(scene: Scene, said: readonly number[]): string | null {
  const near = (share: number | null, claimed: number): boolean => share !== null && Math.abs(share - claimed) < NEAR
  const of =
    scene.briefing.markets.find(({ modelChance, marketChance, pooledChance }) =>
      said.every((claimed) => [modelChance, marketChance, pooledChance].some((share) => near(share, claimed))),
    ) ?? findMarket(scene, 'result.home')
  if (!of || of.modelChance === null || of.marketChance === null) return null
  return `Porque a chance mostrada não é só do modelo: ela o junta com as odds das casas sem a margem, que pesam bem mais. Em ${inSentence(of)}, o modelo diz ${writeShare(of.modelChance)} e o mercado, ${writeShare(of.marketChance)}; na conta conjunta ficam ${writeShare(of.pooledChance)}. Quando os dois discordam muito, em geral quem erra é o modelo.`
}

/** Why a market has no price here. */
export const whyUnpriced = (market: BriefedMarket): string =>
  market.bestOdd === null
    ? `Porque nenhuma das casas que acompanhamos cota ${inSentence(market)} neste jogo, ou a fonte não trouxe esse preço. Fica só a odd justa, ${writeOdd(market.fairOdd)}, para comparar com a que você achar.`
    : `${capital(inSentence(market))} tem odd, sim: a melhor é ${writeOdd(market.bestOdd)}, e a justa, ${writeOdd(market.fairOdd)}.`

/** The same of corners or cards as a whole; null where some house quotes one. */
export const whyFamilyUnpriced = (scene: Scene, word: 'escanteios' | 'cartões'): string | null =>
  scene.briefing.markets.some(({ name, bestOdd }) => bestOdd !== null && name.includes(word))
    ? null
    : `Porque nenhuma das casas que acompanhamos cota ${word} neste jogo, ou a fonte não trouxe esses preços. Ficam as chances e as odds justas, para comparar com a que você achar; sem odd real não há edge.`
