import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeEdge, writeOdd, writeShare, writeStakeShare } from '@prancheta/core/chat/figures.ts'
import { edgeAtOdd } from '@prancheta/core/chat/tallies.ts'
import { findMarkets } from '#reading/markets/find-markets.ts'
import { readHouse } from '#reading/plain-question.ts'
import { sentences } from '#scene.ts'
import { chanceFactor, fairBeside } from '#writers/exact-share.ts'
import { atHouse, inSentence } from '#writers/market-words.ts'
import type { Message, Reply } from '../skill.ts'
import { ofValue } from './claims.ts'
import { pointedMarkets, withoutPointer } from './point.ts'
import { lastTold, marketOfTalk } from './told.ts'

/** Words around one thing that is asked of a market. */
const AROUND =
  /\b(?:e|mas|ta|ok|ai|entao|agora|qual|quais|quanto|e|a|o|as|os|tem|alguma?|d[oae]|n[oa]|em|por|pr[oa]|pra|para|el[ea]|d?el[ea]|ess[ea]|iss[oa]|diss[oa]|niss[oa]|niss?o|esta|ta|tava|fica|seria|sai|bem|hoje|ne|me|diz|so|eu|que|la|ali|voce|acho|prefiro)\b/g

const FACETS: readonly { asked: RegExp; tell: (market: BriefedMarket) => string }[] = [
  {
    asked: /^(?:odd justa|justa|preco justo|fair)$/,
    tell: (market) =>
      `A odd justa de ${inSentence(market)} é **${writeOdd(market.fairOdd)}**, para uma chance de ${writeShare(market.pooledChance)}.`,
  },
  {
    asked:
      /^(?:odds?|pag\w+|preco|cotac\w+|casa(?:s)? pag\w+|pagando|melhor (?:odd|preco|casa)|(?:onde|casa) (?:paga )?(?:melhor|mais)(?: paga)?|casa|onde|casa melhor|casa (?:pag|oferec|cot)\w+)$/,
    tell: priceOf,
  },
  {
    asked: /^(?:chance|probabilidade|chances|porcentagem|%|percentual)$/,
    tell: (market) => `A chance de ${inSentence(market)} é de **${writeShare(market.pooledChance)}**.`,
  },
  {
    asked: /^(?:edge|valor|vale|vale a? ?pena|presta|compensa|boa|bom|algum valor|valendo|valor mesmo|com valor)$/,
    tell: ofValue,
  },
  { asked: /^(?:stake|kelly|% da banca|banca)$/, tell: stakeOf },
  {
    asked: /^(?:modelo|mercado|modelo sozinho)$/,
    tell: ({ modelChance, marketChance, pooledChance }) =>
      modelChance === null || marketChance === null
        ? `Aqui só há a chance da conta, ${writeShare(pooledChance)}: sem preço de casa não existe a do mercado.`
        : `O modelo sozinho diz ${writeShare(modelChance)} e o mercado, ${writeShare(marketChance)}.`,
  },
]

function priceOf(market: BriefedMarket): string {
  const { bestOdd, edge, fairOdd, pooledChance } = market
  if (bestOdd === null || edge === null)
    return `Nenhuma casa cota esse mercado nas minhas fontes. A odd justa de **${inSentence(market)}** é ${writeOdd(fairOdd)}, para uma chance de ${writeShare(pooledChance)}.`
  return `A melhor odd de ${inSentence(market)} é **${writeOdd(bestOdd)}**${atHouse(market)}, contra a justa de ${fairBeside(fairOdd, bestOdd)}, de ${writeShare(pooledChance)} de chance: edge de ${writeEdge(edge)}.`
}

function stakeOf(market: BriefedMarket): string {
  const { kelly, isRecommended } = market
  return isRecommended && kelly !== null
    ? `A stake pela conta é de **${writeStakeShare(kelly)}** da banca em ${inSentence(market)}: teto para estudo, não convite.`
    : `Nada: ${inSentence(market)} não passa na regra, e aí a stake sugerida é zero.`
}

/** What one house pays for the market that is spoken of. */
function atOneHouse(market: BriefedMarket, house: string): string {
  const price = market.prices.find((one) => one.house === house)
  const name = cleanName(house)
  if (!price) return `A ${name} não tem preço para ${inSentence(market)} nas minhas fontes.`
  const isBest = market.bestOdd !== null && price.odd >= market.bestOdd
  return sentences(
    `Na ${name}, ${inSentence(market)} paga **${writeOdd(price.odd)}**: ${chanceFactor(market.pooledChance, price.odd)} × ${writeOdd(price.odd)} − 1 dá edge de ${writeEdge(edgeAtOdd(market, price.odd))}. A justa é ${writeOdd(market.fairOdd)}, de ${writeShare(market.pooledChance)} de chance.`,
    isBest || market.bestOdd === null
      ? 'É o maior preço deste mercado.'
      : `O maior preço deste mercado é ${writeOdd(market.bestOdd)}${atHouse(market)}, com edge de ${writeEdge(market.edge ?? 0)}.`,
  )
}

/** 'E aí?' in the middle of a talk asks for the upshot. */
const UPSHOT =
  /^(?:e ai|entao|e dai|conclusao|resumindo|e no fim|veredito|afinal)(?: (?:e ai|entao|vale|ou nao|da ou nao|o que acha))*$/

const LONGEST = 10

/** 'Odd?', 'e a justa?', 'essa aí paga quanto', 'e na Jatobá?': one thing of the market that was just told of. */
export function sayFacet(message: Message): Reply | null {
  const { text, scene, briefing } = message
  if (!briefing || scene?.phase !== 'ahead' || text.split(' ').length > LONGEST || /\bem casa\b/.test(text)) return null
  const pointed = pointedMarkets(message)
  const bare = pointed.length > 0 ? withoutPointer(message) : text
  if (findMarkets(bare, briefing).markets.length > 0) return null
  const rows = pointed.length > 0 ? pointed : [marketOfTalk(message)].flatMap((row) => row ?? [])
  const [market] = rows
  if (!market) return null
  if (UPSHOT.test(text) && lastTold(message).length > 0)
    return { text: sentences(ofValue(market), 'Ficar de fora é sempre uma boa escolha.'), markets: [market.id] }
  const house = readHouse(bare, briefing)
  const kept = bare.replaceAll(AROUND, ' ').replaceAll(/\s+/g, ' ').trim()
  const markets = rows.map(({ id }) => id)
  if (house !== null && rows.length === 1) {
    const isOnly = /^(?:casa )?\w+(?: paga| quanto| odd)?$/.test(kept)
    return isOnly ? { text: atOneHouse(market, house), markets } : null
  }
  const facet = FACETS.find(({ asked }) => asked.test(kept))
  return facet ? { text: rows.map(facet.tell).join(' '), markets } : null
}
