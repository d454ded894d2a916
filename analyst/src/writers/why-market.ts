import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeEdge, writeOdd, writeShare, writeStakeShare } from '@prancheta/core/chat/figures.ts'
import { EDGE_MIN, RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { bullets, paragraphs, type Scene } from '../scene.ts'
import { because } from './because.ts'
import { atHouse, inSentence, titleOf } from './market-words.ts'

/** From this gap on it is said who tends to be wrong. */
const WIDE_GAP = 0.03

/** Why one market stands where it stands: whose chance it is, what the price makes of it, and what the stake. */
export function whyMarket(scene: Scene, market: BriefedMarket, reasons: readonly string[] = []): string {
  const rows = [chances(market), price(scene, market), stake(market), ...reasons].filter((row) => row !== null)
  return paragraphs(
    highOrLow(scene, market) ?? because(scene, market),
    `Por trás de **${titleOf(market)}** estão estes números:`,
    bullets(rows),
    'Lesões, escalações e o motivo de cada casa não estão nos meus dados, então não invento causa.',
  )
}

/** 'Por que a odd é tão alta?' is answered by the chance before anything else. */
function highOrLow({ ask: { text } }: Scene, market: BriefedMarket): string | null {
  if (!/\b(odds?|pag\w+|preco)\b/.test(text) || !/\b(alt[oa]|baix[oa]|tanto|tao|mais|menos|pouco|muito)\b/.test(text))
    return null
  const { pooledChance, fairOdd } = market
  return `Odd alta é chance baixa, e odd baixa é chance alta: ${inSentence(market)} tem ${writeShare(pooledChance)} de chance, o que pede 1 ÷ ${writeShare(pooledChance)} = ${writeOdd(fairOdd)}.`
}

function chances({ modelChance, marketChance, pooledChance }: BriefedMarket): string {
  if (modelChance === null || marketChance === null)
    return `Chance de ${writeShare(pooledChance)}: ninguém cota este mercado, então vale só a conta do modelo.`
  const gap = Math.abs(modelChance - marketChance)
  const who =
    gap < WIDE_GAP
      ? 'Os dois quase concordam.'
      : 'Quando a distância é grande, em geral é o modelo que erra, e por isso a conta conjunta fica perto do mercado.'
  return `Chance de ${writeShare(pooledChance)} na conta conjunta: o modelo sozinho diz ${writeShare(modelChance)} e o mercado, ${writeShare(marketChance)}, ${writeShare(gap).replace('%', ' pontos')} de distância. ${who}`
}

function price({ ask: { offeredOdd } }: Scene, market: BriefedMarket): string {
  const { bestOdd, edge, pooledChance, fairOdd } = market
  const odd = offeredOdd ?? bestOdd
  if (odd === null || (offeredOdd === null && edge === null))
    return `Preço: nenhuma casa cota ${inSentence(market)}; a odd justa é 1 ÷ ${writeShare(pooledChance)} = ${writeOdd(fairOdd)}.`
  const worth = pooledChance * odd - 1
  const verdict =
    writeEdge(worth) === writeEdge(0)
      ? `igual à justa, ${writeOdd(fairOdd)}: sem valor`
      : worth <= 0
        ? `abaixo da justa, ${writeOdd(fairOdd)}: sem valor`
        : worth < EDGE_MIN
          ? `acima da justa, ${writeOdd(fairOdd)}, mas pouco: a regra pede ${RULE_WORDS.edge}, e por isso é marginal`
          : `acima da justa, ${writeOdd(fairOdd)}`
  return `Preço de ${writeOdd(odd)}${offeredOdd === null ? atHouse(market) : ''}: ${writeShare(pooledChance)} × ${writeOdd(odd)} − 1 = edge de ${writeEdge(worth)}, ${verdict}.`
}

function stake({ kelly, edge, bestOdd }: BriefedMarket): string | null {
  if (kelly === null || edge === null || bestOdd === null) return null
  return kelly > 0
    ? `Stake: Kelly é edge ÷ (odd − 1), e usamos um quarto dele: ${writeEdge(edge).replace('+', '')} ÷ (${writeOdd(bestOdd)} − 1) ÷ 4 = ${writeStakeShare(kelly)} da banca. Pequena de propósito, porque a chance é estimada.`
    : 'Stake: sem edge, a conta de Kelly dá zero.'
}
