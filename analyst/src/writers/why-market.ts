import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeEdge, writeOdd, writeShare, writeStakeShare } from '@prancheta/core/chat/figures.ts'
import { EDGE_MIN, RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { type Scene, sentences } from '../scene.ts'
import { because } from './because.ts'
import { chanceFactor, edgeFactor, fairBeside, fairFactor, shownGap } from './exact-share.ts'
import { atHouse, inSentence, titleOf } from './market-words.ts'

/** From this gap on it is said who tends to be wrong. */
const WIDE_GAP = 0.03

const OF_PRICE = /\b(odds?|pag\w+|preco|valor|edge|vale|compensa\w*|recomend\w+|indica\w*|suger\w+|justa|marginal)\b/

/** Why one market stands where it stands, in a few sentences: what makes its chance, or its price or stake where that is asked. */
export function whyMarket(scene: Scene, market: BriefedMarket): string {
  const { text } = scene.ask
  if (/\b(stake|kelly|entrada)\b/.test(text)) return sentences(stake(market), price(scene, market))
  if (OF_PRICE.test(text) && !/\b(modelo|mercado)\b/.test(text))
    return sentences(highOrLow(scene, market), price(scene, market))
  return sentences(because(scene, market), `${titleOf(market)}: ${chances(market)}`)
}

/** 'Por que a odd é tão alta?' is answered by the chance before anything else. */
function highOrLow({ ask: { text } }: Scene, market: BriefedMarket): string | null {
  if (!/\b(odds?|pag\w+|preco)\b/.test(text) || !/\b(alt[oa]|baix[oa]|tanto|tao|mais|menos|pouco|muito)\b/.test(text))
    return null
  const { pooledChance, fairOdd } = market
  return `Odd alta é chance baixa, e odd baixa é chance alta: ${inSentence(market)} tem ${writeShare(pooledChance)} de chance, o que pede 1 ÷ ${fairFactor(pooledChance)} = ${writeOdd(fairOdd)}.`
}

function chances({ modelChance, marketChance, pooledChance }: BriefedMarket): string {
  if (modelChance === null || marketChance === null)
    return `chance de ${writeShare(pooledChance)}; ninguém cota este mercado, então vale só a conta do modelo.`
  const gap = Math.abs(modelChance - marketChance)
  const who =
    gap < WIDE_GAP
      ? 'Os dois quase concordam.'
      : 'Quando a distância é grande, em geral é o modelo que erra, e por isso a conta conjunta fica perto do mercado.'
  return `chance de ${writeShare(pooledChance)} na conta conjunta; o modelo sozinho diz ${writeShare(modelChance)} e o mercado, ${writeShare(marketChance)}, ${shownGap(modelChance, marketChance)} de distância. ${who}`
}

function price({ ask: { offeredOdd } }: Scene, market: BriefedMarket): string {
  const { bestOdd, edge, pooledChance, fairOdd } = market
  const odd = offeredOdd ?? bestOdd
  if (odd === null || (offeredOdd === null && edge === null))
    return `Preço: nenhuma casa cota ${inSentence(market)}; a odd justa é 1 ÷ ${fairFactor(pooledChance)} = ${writeOdd(fairOdd)}.`
  const worth = pooledChance * odd - 1
  const verdict =
    writeEdge(worth) === writeEdge(0)
      ? `igual à justa, ${writeOdd(fairOdd)}: sem valor`
      : worth <= 0
        ? `abaixo da justa, ${fairBeside(fairOdd, odd)}: sem valor`
        : worth < EDGE_MIN
          ? `acima da justa, ${fairBeside(fairOdd, odd)}, mas pouco: a regra pede ${RULE_WORDS.edge}, e por isso é marginal`
          : `acima da justa, ${writeOdd(fairOdd)}`
  return `Preço de ${writeOdd(odd)}${offeredOdd === null ? atHouse(market) : ''}, para ${writeShare(pooledChance)} de chance: ${chanceFactor(pooledChance, odd)} × ${writeOdd(odd)} − 1 = edge de ${writeEdge(worth)}, ${verdict}.`
}

function stake({ kelly, edge, bestOdd }: BriefedMarket): string | null {
  if (kelly === null || edge === null || bestOdd === null) return null
  return kelly > 0
    ? `Stake: Kelly é edge ÷ (odd − 1), e usamos um quarto dele: ${edgeFactor(edge, (one) => writeStakeShare(one / (bestOdd - 1) / 4))} ÷ (${writeOdd(bestOdd)} − 1) ÷ 4 = ${writeStakeShare(kelly)} da banca. Pequena de propósito, porque a chance é estimada.`
    : 'Stake: sem edge, a conta de Kelly dá zero.'
}
