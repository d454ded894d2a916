import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { bullets, findMarket, marketsLike, paragraphs, type Scene } from '../scene.ts'
import { atHouse, titleOf } from './market-words.ts'

/** Somebody wants rows of numbers; the standings of a league are another table. */
const TABLE =
  /\b(uma|numa|em|formato de|forma de|mini) tabel(a|inha)\b(?! (d[eo] (campeonato|classificac\w+)|da liga))|\btabel(a|inha) (com|d[eo]s? (odds?|gols|chances?|mercados?|probabilidades?|precos?))\b|\b(acrescent|inclu|adicion|coloc|bot|po)\w* .{0,30}\b(de|em|pra|para) cada( um[a]?)?$|\btod(as|os) (as|os) (linhas|mercados)\b/

export const wantsTable = (text: string): boolean => TABLE.test(text)

const RESULTS = ['result.home', 'result.draw', 'result.away']
const MAIN = [...RESULTS, 'goals.over2.5', 'goals.under2.5', 'btts.yes', 'btts.no']

/** Which markets a list is of, by what it names; the three results where it names none. */
const ROWS: readonly { of: RegExp; rows: (scene: Scene) => readonly BriefedMarket[] }[] = [
  { of: /\b(escanteios?|cantos)\b/, rows: (scene) => marketsLike(scene, /^corners\.(over|under)[\d.]+$/) },
  { of: /\bcart(ao|oes)\b/, rows: (scene) => marketsLike(scene, /^cards\.(over|under)[\d.]+$/) },
  { of: /\bhandicap\b/, rows: (scene) => marketsLike(scene, /^asianHandicap\.(home|away)[+-]?(0|0\.5|1|1\.5|2)$/) },
  { of: /\bdupla chance\b/, rows: (scene) => marketsLike(scene, /^doubleChance\./) },
  { of: /\bgols?\b/, rows: (scene) => marketsLike(scene, /^goals\.(over|under)[0-5]\.5$/) },
  { of: /\bplacar(es)?\b/, rows: (scene) => likeliest(marketsLike(scene, /^score\.\d/)) },
  { of: /\b(mercados|principais|tudo)\b/, rows: (scene) => MAIN.flatMap((id) => findMarket(scene, id) ?? []) },
]
const SCORES = 8

const likeliest = (rows: readonly BriefedMarket[]): BriefedMarket[] =>
  rows.toSorted((a, b) => b.pooledChance - a.pooledChance).slice(0, SCORES)

/** A row for each market: its chance, its fair odd and the best price; null where nothing is known. */
export function tellTable(scene: Scene): string | null {
  const found = ROWS.find(({ of }) => of.test(scene.ask.text))
  const rows = found ? found.rows(scene) : RESULTS.flatMap((id) => findMarket(scene, id) ?? [])
  if (rows.length === 0) return null
  const isPriced = scene.phase === 'ahead' && rows.some(({ bestOdd }) => bestOdd !== null)
  return paragraphs(
    `Chance, odd justa${isPriced ? ' e melhor odd' : ''}, linha por linha:`,
    bullets(rows.map((market) => rowOf(market, isPriced))),
    isPriced ? null : 'Preço de casa eu não tenho para essas linhas.',
  )
}

function rowOf(market: BriefedMarket, isPriced: boolean): string {
  const price = isPriced && market.bestOdd !== null ? `; melhor odd ${writeOdd(market.bestOdd)}${atHouse(market)}` : ''
  return `**${titleOf(market)}**: ${writeShare(market.pooledChance)}; justa ${writeOdd(market.fairOdd)}${price}`
}
