import type { BriefedMarket } from '#chat/briefing.ts'
import { writeEdge, writeMoney, writeOdd, writeShare, writeStakeShare } from '#chat/figures.ts'
import { marketLine } from '#chat/match-sheet.ts'
import { stakeInReais } from '#chat/tallies.ts'
import type { MatchFacts } from '#checking/facts/match-facts.ts'
import { writeGrade } from '#confidence/grade.ts'
import { isRecommended } from '#confidence/is-recommended.ts'
import { findMarket, findMarkets } from '#lookup/find-markets.ts'
import { type LookUp, quoted, told } from '#lookup/look-up.ts'
import { marketById } from '#markets/catalogue.ts'
import { fromPct } from '#percent.ts'
import { decimalOdd, probability } from '#units.ts'
import { edgeOf, kellyStake } from '#value/kelly.ts'

const NO_PRICES_NOW = 'A partida já começou ou acabou: não há preço, edge nem stake a dizer.'
const UNKNOWN_MARKET = 'Nenhum mercado desta análise tem esse nome. Consulte os mercados com outras palavras.'

/** Whether nothing of prices is said any more. */
export const isPastPrices = ({ about }: MatchFacts): boolean => about.running !== null || about.match.score !== null

/** What the analysis says of the markets that a few words name. */
export function tellMarkets(facts: MatchFacts, query: string): LookUp {
  const markets = findMarkets(facts, query).flatMap((id) => briefedMarket(facts, id) ?? [])
  if (markets.length === 0) return told([UNKNOWN_MARKET])
  return told(
    markets.map((market) => {
      const confidence = market.confidence === null ? '' : ` Confiança ${writeGrade(market.confidence)}.`
      return `${marketLine(market, facts.about.running !== null)}${confidence} Id: ${market.id}.`
    }),
  )
}

function briefedMarket(facts: MatchFacts, id: string): BriefedMarket | null {
  const numbers = facts.findMarket(id)
  const market = marketById(id)
  if (!numbers || !market) return null
  const { house, prices, past } = facts.quotesOf(id)
  const { bestOdd, confidence } = numbers
  const edge = bestOdd === null ? null : fromPct(numbers.pooledPct) * bestOdd - 1
  const share = (pct: number | null) => (pct === null ? null : fromPct(pct))
  return {
    id,
    name: market.name,
    group: market.group,
    line: market.line,
    modelChance: share(numbers.modelPct),
    marketChance: share(numbers.marketPct),
    pooledChance: fromPct(numbers.pooledPct),
    fairOdd: numbers.fairOdd,
    bestOdd,
    house,
    edge,
    kelly: share(numbers.stakePct),
    confidence,
    isRecommended: confidence !== null && isRecommended({ edge, confidence }),
    prices,
    pastOdds: past,
  }
}

/** What a market is worth at an odd, and what a quarter of Kelly would stake on it. */
export function tellStake(facts: MatchFacts, query: string, odd: number): LookUp {
  if (isPastPrices(facts)) return told([NO_PRICES_NOW])
  const id = findMarket(facts, query)
  const numbers = id === null ? null : facts.findMarket(id)
  const market = id === null ? null : marketById(id)
  if (!numbers || !market) return told([UNKNOWN_MARKET])
  const [chance, price] = [probability(fromPct(numbers.pooledPct)), decimalOdd(odd)]
  const [edge, stake] = [edgeOf(chance, price), kellyStake(chance, price)]
  const { stakeBase } = facts.about
  const passes = numbers.confidence !== null && isRecommended({ edge, confidence: numbers.confidence })
  const reais =
    stakeBase === null ? '' : ` (${writeMoney(stakeInReais(stake, stakeBase))} com base de ${writeMoney(stakeBase)})`
  return told([
    `- ${quoted(market.name)} a uma odd de ${writeOdd(odd)}: chance conjunta ${writeShare(chance)}; edge ${writeEdge(edge)}; stake de Kelly ${writeStakeShare(stake)}${reais}. ${passes ? 'Passa na regra.' : 'Não passa na regra.'}`,
  ])
}
