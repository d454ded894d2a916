import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import type { ThemeId } from '../reading/ask.ts'
import { bullets, paragraphs, type Scene } from '../scene.ts'
import { titleOf } from './market-words.ts'

/** The markets that make up a theme, for who wants figures and nothing else. */
const IDS: Partial<Record<ThemeId, RegExp>> = {
  result: /^result\./,
  favourite: /^result\./,
  summary: /^result\.|^goals\.over2\.5$|^btts\.yes$/,
  comparison: /^result\./,
  goals: /^goals\.over/,
  expectedGoals: /^goals\.over/,
  bothScore: /^btts\./,
  cleanSheet: /^cleanSheet\..*yes$/,
  corners: /^corners\.over/,
  cards: /^cards\.over/,
  halves: /^(firstHalf|secondHalf)\.goals\.over/,
  handicap: /^asianHandicap\.home[+-](0\.5|1|1\.5)$/,
  doubleChance: /^doubleChance\./,
  drawNoBet: /^drawNoBet\./,
  value: /^result\.|^goals\.(over|under)2\.5$|^btts\./,
  odds: /^result\.|^goals\.(over|under)2\.5$|^btts\./,
  modelMarket: /^result\.|^btts\./,
}

const EUROPEAN_IDS = /^europeanHandicap\.[+-]1\./
const SHOWN = 10

export function marketsOfTheme({ briefing, ask }: Scene): BriefedMarket[] {
  if (ask.marketId !== null) return briefing.markets.filter(({ id }) => id === ask.marketId)
  const pattern = ask.theme === 'handicap' && ask.isEuropean ? EUROPEAN_IDS : IDS[ask.theme]
  return pattern ? briefing.markets.filter(({ id }) => pattern.test(id)) : []
}

/** Null where a theme has no markets: its plain answer is all figures already. */
export function writeNumbers(scene: Scene): string | null {
  const rows = marketsOfTheme(scene).slice(0, SHOWN)
  if (rows.length === 0) return null
  return paragraphs(scene.pick(['Só os números:', 'Em números, mercado a mercado:']), bullets(rows.map(fullRow)))
}

function fullRow(market: BriefedMarket): string {
  const { modelChance, marketChance, pooledChance, fairOdd, bestOdd, edge } = market
  const parts = [
    modelChance === null ? null : `modelo ${writeShare(modelChance)}`,
    marketChance === null ? null : `mercado ${writeShare(marketChance)}`,
    `conjunta ${writeShare(pooledChance)}`,
    `justa ${writeOdd(fairOdd)}`,
    bestOdd === null ? null : `melhor odd ${writeOdd(bestOdd)}`,
    edge === null ? null : `edge ${writeEdge(edge)}`,
  ]
  return `**${titleOf(market)}**: ${parts.filter((part) => part !== null).join(', ')}`
}
