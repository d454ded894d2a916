import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { shownShare, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { EDGE_MIN, RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { readShare } from '../reading/read-given.ts'
import { focusIn, namedIn, type Scene, sentences } from '../scene.ts'
import { fairFactor } from './exact-share.ts'
import { inSentence } from './market-words.ts'
import { pricedMarkets, recommendedMarkets } from './value.ts'

const CENTS =
  /\b(cai\w*|baix\w+|desc\w+|perd\w+|sub\w+|sob\w+|aument\w+)\b.{0,16}\b(\d{1,2}) (?:centavos|centesimos|ticks)\b/
const POINTS =
  /\b(\d{1,2}(?:\.\d)?) (?:pontos?|pp)(?: percentua\w+)? (?:a )?(menor|menos|abaixo|mais baix\w+|maior|acima|mais alt\w+)\b|\b(?:err\w+|engan\w+)\b.{0,24}\b(\d{1,2}(?:\.\d)?) (?:pontos?|pp)\b/
const UP = /^(sub|sob|aument)|^(maior|acima|mais alt)/

/** What is left of an edge at a price some cents away, or at a chance some points away; null where neither is supposed. */
export function tellWhatIf(scene: Scene): string | null {
  const cents = CENTS.exec(scene.ask.text)
  const points = POINTS.exec(scene.ask.text)
  if (scene.phase !== 'ahead' || (!cents && !points)) return null
  const market = namedIn(scene) ?? focusIn(scene) ?? recommendedMarkets(scene)[0] ?? pricedMarkets(scene)[0]
  if (!market || market.bestOdd === null) return null
  const [digits = '', way = ''] = cents ? [cents[2], cents[1]] : [points?.[1] ?? points?.[3], points?.[2]]
  const step = readShare(digits) * (UP.test(way) ? 1 : -1)
  return cents ? atOdd(market, market.bestOdd, step) : atChance(market, market.bestOdd, step)
}

function atOdd(market: BriefedMarket, odd: number, step: number): string {
  const { pooledChance, fairOdd } = market
  return sentences(
    verdictOf(pooledChance * (odd + step) - 1),
    `Em ${inSentence(market)}, a melhor odd é ${writeOdd(odd)}, e o valor só acaba na odd justa, ${writeOdd(fairOdd)}.`,
    `Para a regra, que pede ${RULE_WORDS.edge} de edge, o preço precisa de 1,05 ÷ ${fairFactor(pooledChance, 1 + EDGE_MIN)} = ${writeOdd((1 + EDGE_MIN) / pooledChance)}.`,
  )
}

function atChance(market: BriefedMarket, odd: number, step: number): string {
  const { pooledChance } = market
  return sentences(
    verdictOf((pooledChance + step) * odd - 1),
    `Em ${inSentence(market)}, de maior edge aqui, a odd ${writeOdd(odd)} se paga a partir de 1 ÷ ${writeOdd(odd)} = ${writeShare(1 / odd)} de chance, e a análise dá ${writeShare(pooledChance)}: a folga é essa diferença.`,
    'É só a sua hipótese: a chance da análise não muda.',
  )
}

const verdictOf = (edge: number): string =>
  edge >= EDGE_MIN
    ? `Aguenta: o edge ainda fica acima dos ${RULE_WORDS.edge} da regra.`
    : shownShare(edge) > 0
      ? `Sobraria um pouco de edge, mas abaixo dos ${RULE_WORDS.edge} da regra.`
      : 'Não sobraria: o edge acaba.'
