import { cleanName } from '#chat/clean-name.ts'
import { writeDecimal, writeEdge, writeOdd, writeShare } from '#chat/figures.ts'
import type { MarketNumbers, MatchFacts } from '#checking/facts/match-facts.ts'
import { writeGrade } from '#confidence/grade.ts'
import { marketById } from '#markets/catalogue.ts'
import { fromPct } from '#percent.ts'

export const IN_PLAY =
  'Com a bola rolando não há preço, edge nem stake nesta conversa: os números são os de antes do jogo.'
const PRICED = ['odd', 'edge', 'stake']

/** What we know of a market, in the sentence that answers a wrong number of it; null for what we do not price. */
export function sayMarket(facts: MatchFacts, id: string, field: string): string | null {
  const numbers = facts.findMarket(id)
  const market = marketById(id)
  if (!numbers || !market) return null
  const name = `"${market.name}"`
  if (facts.about.running && PRICED.includes(field)) return IN_PLAY
  switch (field) {
    case 'odd':
      return sayOdd(facts, numbers, name)
    case 'fairOdd':
      return `A odd justa de ${name} é ${writeOdd(numbers.fairOdd)}.`
    case 'edge':
      return sayEdge(numbers, name)
    case 'stake':
      return `A stake de Kelly de ${name} é de ${writeDecimal(numbers.stakePct ?? 0)}%.`
    case 'confidence':
      return numbers.confidence === null ? null : `A confiança de ${name} é ${writeGrade(numbers.confidence)}.`
    default:
      return sayChance(numbers, name)
  }
}

function sayChance({ pooledPct, modelPct, marketPct }: MarketNumbers, name: string): string {
  const parts = [
    modelPct === null ? null : `modelo ${writePct(modelPct)}`,
    marketPct === null ? null : `mercado ${writePct(marketPct)}`,
  ].filter((part) => part !== null)
  return `${name} tem ${writePct(pooledPct)} de chance na conta conjunta${parts.length > 1 ? ` (${parts.join(', ')})` : ''}.`
}

function sayOdd(facts: MatchFacts, { id, bestOdd }: MarketNumbers, name: string): string {
  const { house } = facts.quotesOf(id)
  if (bestOdd === null) return `Nenhuma casa cota ${name} nesta análise.`
  return `A melhor odd de ${name} é ${writeOdd(bestOdd)}${house === null ? '' : `, na ${cleanName(house)}`}.`
}

function sayEdge({ pooledPct, bestOdd }: MarketNumbers, name: string): string {
  if (bestOdd === null) return `Sem odd de mercado, ${name} não tem edge.`
  return `Na melhor odd, ${writeOdd(bestOdd)}, o edge de ${name} é de ${writeEdge(fromPct(pooledPct) * bestOdd - 1)}.`
}

const writePct = (pct: number) => writeShare(fromPct(pct))
