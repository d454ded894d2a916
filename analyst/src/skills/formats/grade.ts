import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import type { Scene } from '#scene.ts'
import { atHouse } from '#writers/market-words.ts'
import type { Reply } from '../skill.ts'
import { Parts } from './parts.ts'
import { takeMarkets } from './subjects.ts'
import { takeStyle } from './wanted.ts'
import { speak } from './write-list.ts'

const SCALE =
  /\b(de |entre |numa escala de |na escala de )*(0|zero|1|um) (a|e|ate) (10|dez)\b|\b(uma |que |qual )?nota\b( voce| vc| tu)?( da| daria| de (0|zero) a (10|dez))?/
const CHANCE = /\b(chances?|probabilidade|provavel)\b/
const LIKING =
  /\b(gost\w+|curt\w+|anim\w+|empolg\w+|confi\w+|segur\w+|certeza|apost\w+|fe|entr\w+|vale\w*|recomend\w+|bo[am]|risco|arriscad\w+)( (de|em|a pena))?( apost\w+)?\b/
const TENTHS = 10

/** A number from 0 to 10 is the analysis' confidence, or a chance in tenths; nobody here likes a bet. */
export function answerGrade(text: string, scene: Scene): Reply | null {
  const parts = new Parts(text)
  if (!parts.has(SCALE)) return null
  const isBare = takeStyle(parts) === 'bare'
  const isChance = parts.has(CHANCE)
  const isLiking = parts.has(LIKING)
  const [market] = takeMarkets(parts, scene)
  const { confidence } = scene.briefing
  if (!parts.isUnderstood || !confidence) return null
  if (isChance && market)
    return {
      text: `**${Math.round(market.pooledChance * TENTHS)}** em 10: ${speak(scene, market)} tem ${writeShare(market.pooledChance)} de chance.`,
      markets: [market.id],
    }
  const grade = `**${writeGrade(confidence.points)}**`
  if (market) return { text: `${grade} de confiança na análise; ${priceOf(scene, market)}`, markets: [market.id] }
  const told = isBare
    ? grade
    : isLiking || /\bjogo|confianca\b/.test(text)
      ? `${grade} de confiança na análise: fala da qualidade dos dados, não da certeza do resultado.`
      : `${grade} de confiança na análise.`
  return { text: told, markets: [] }
}

/** Whether it is worth anything is for the price to say, and liking for nobody. */
function priceOf(scene: Scene, market: BriefedMarket): string {
  const { bestOdd, edge, fairOdd, pooledChance } = market
  if (bestOdd === null || edge === null)
    return `no preço, nenhuma casa cota ${speak(scene, market)}, de odd justa ${writeOdd(fairOdd)}.`
  return `no preço, ${speak(scene, market)} tem ${writeShare(pooledChance)} de chance e paga ${writeOdd(bestOdd)}${atHouse(market)}, edge de ${writeEdge(edge)}.`
}
