import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { shownShare, writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { findMarkets } from '#reading/markets/find-markets.ts'
import { type Scene, sentences } from '#scene.ts'
import { because } from '#writers/because.ts'
import { chanceFactor } from '#writers/exact-share.ts'
import { atHouse, inSentence } from '#writers/market-words.ts'
import { gapOf } from '#writers/one-of.ts'
import type { Message, Reply } from '../skill.ts'
import { whyConfidence } from '../trust/why-confidence.ts'
import { lastPair, lastTold, marketOfTalk } from './told.ts'

const LEAD = String.raw`^(?:(?:mas|e|ue|ah|ta|ok|entao|nossa|poxa|oxe|vixe|uai) )*`
const WHY_NOT = new RegExp(
  String.raw`${LEAD}(?:por que|qual o motivo d[eo]|porque)(?: que)?(?: voces?)? nao(?: (?:vale|compensa|entr\w+|recomend\w+|indic\w+|presta|apost\w+|pass\w+|sugere\w*|aprov\w+|da|rola|pode|seria)(?: (?:a pena|nel[ea]|nessa|nesse|na regra|ela|ele|isso))*)?$`,
)
const WHY_ONLY = new RegExp(
  String.raw`${LEAD}(?:por que|porque) so (?:um|uma|ess[ea]s?|el[ea]|iss[oa]|tem (?:um|uma|ess[ea]))$|${LEAD}so (?:um|uma|ess[ea])$`,
)
const WHY_BAD = new RegExp(
  String.raw`${LEAD}(?:por que|porque) (?:que )?(?:(?:ess[ea]|iss[oa]|el[ea]|a ultima|o ultimo)(?: ai| aposta| mercado| linha)? )?(?:e |ta |esta |fica |ficou |sai |seria )?(?:tao |muito |mais )?(?:ruim|pior|rui?ns|fraca|caro|cara)(?: assim)?$`,
)
const DROPS =
  /\b(?:cai|caiu|despenc\w+|sobe|subiu|muda|mudou|diminu\w+|aument\w+|baix(?:a|ou)|tao (?:abaixo|acima|longe|diferente)|tanta diferenca|essa diferenca)\b/

/** Why a verdict is as it is, of what was just told. */
export function sayWhy(message: Message): Reply | null {
  const { text, scene, briefing } = message
  if (!scene || !briefing || scene.phase !== 'ahead') return null
  const last = message.earlier.at(-1)
  if (last?.ask.theme === 'confidence' && /\bpor que\b/.test(text) && text.split(' ').length <= 7)
    return whyConfidence({ ...message, text: 'por que a confianca nao e maior' })
  const market = marketOfTalk(message)
  if (market && (WHY_NOT.test(text) || WHY_BAD.test(text))) return { text: whyNot(scene, market), markets: [market.id] }
  if (market && WHY_ONLY.test(text) && lastTold(message).length > 0) return whyOnly(scene)
  const isWhy = /\bpor que\b|\bde onde (?:vem|sai)\b|\bmotivo\b/.test(text)
  if (!isWhy || !DROPS.test(text) || text.split(' ').length > 12 || /\b(?:odds?|casas?|preco)\b/.test(text)) return null
  const pair = findMarkets(text, briefing).markets.length > 0 ? null : lastPair(message)
  return pair && { text: whyApart(...pair), markets: pair.map(({ id }) => id) }
}

function whyNot(scene: Scene, market: BriefedMarket): string {
  const { bestOdd, edge, isRecommended, pooledChance, fairOdd } = market
  const name = inSentence(market)
  if (bestOdd === null || edge === null)
    return sentences(
      `Porque nenhuma casa dá preço para ${name} nas minhas fontes, e sem odd real não há como dizer que vale.`,
      `A chance é de ${writeShare(pooledChance)}: só acima da justa, ${writeOdd(fairOdd)}, haveria valor.`,
    )
  const sum = `${chanceFactor(pooledChance, bestOdd)} × ${writeOdd(bestOdd)} − 1 = **${writeEdge(edge)}**`
  if (isRecommended)
    return sentences(
      `O que eu disse não foi um não: pelo preço, ${name} passa na regra, com ${sum} de edge a ${writeOdd(bestOdd)}${atHouse(market)}.`,
      `O que pesa contra: falha em ${writeShare(1 - pooledChance)} das vezes, e a chance é estimada. Ficar de fora é sempre uma boa escolha.`,
    )
  return sentences(
    shownShare(edge) > 0
      ? `Porque o preço quase não passa do justo: em ${name}, ${sum} de edge a ${writeOdd(bestOdd)}${atHouse(market)}, e a regra pede pelo menos ${RULE_WORDS.edge}.`
      : `Porque o preço não paga o risco: em ${name}, ${sum} de edge a ${writeOdd(bestOdd)}${atHouse(market)}, que é a melhor odd.`,
    `Para uma chance de ${writeShare(pooledChance)}, só acima de ${writeOdd(fairOdd)} haveria valor.`,
    because(scene, market)?.replace(/^Porque/, 'E a chance é essa porque') ?? null,
  )
}

function whyOnly({ briefing }: Scene): Reply | null {
  const priced = briefing.markets.filter(({ edge }) => edge !== null).toSorted((a, b) => (b.edge ?? 0) - (a.edge ?? 0))
  const approved = priced.filter(({ isRecommended }) => isRecommended)
  const [next] = priced.filter(({ isRecommended }) => !isRecommended)
  if (!next || next.edge === null) return null
  const [only] = approved
  return {
    text: sentences(
      only
        ? `Porque só ${approved.map(inSentence).join(' e ')} passa na regra, que pede edge de pelo menos ${RULE_WORDS.edge} e confiança a partir de ${RULE_WORDS.confidence}.`
        : `Porque nenhum passa na regra, que pede edge de pelo menos ${RULE_WORDS.edge} e confiança a partir de ${RULE_WORDS.confidence}: esse é só o menos ruim.`,
      `O seguinte, ${inSentence(next)}, dá edge de ${writeEdge(next.edge)}; os outros pagam menos ainda perto do justo.`,
    ),
    markets: [(only ?? next).id],
  }
}

/** What lies between two chances. */
function whyApart(one: BriefedMarket, two: BriefedMarket): string {
  const [more, less] = one.pooledChance >= two.pooledChance ? [one, two] : [two, one]
  return sentences(
    between(more, less) ?? 'Porque são coisas diferentes, e uma acontece em mais jogos do que a outra.',
    gapOf(more, less),
  )
}

function between({ id: more }: BriefedMarket, { id: less }: BriefedMarket): string | null {
  if (more.startsWith('doubleChance') && less.startsWith('result.'))
    return 'Porque a dupla chance cobre dois resultados, e sem um deles sobra só o outro: a diferença é a chance do que saiu.'
  if (more.startsWith('result.') && /^(?:asianHandicap|toNil|halfFull|margin)/.test(less))
    return 'Porque, além de vencer, é preciso o resto que a aposta pede: cada vitória que não cumpre isso sai da conta.'
  const lines = [more, less].map((id) => /^(.+\.)(over|under)([\d.]+)$/.exec(id))
  const [a, b] = lines
  if (a && b && a[1] === b[1] && a[2] === b[2])
    return 'Porque entre uma linha e a outra ficam os jogos que terminam no meio, e esses só servem à mais fácil das duas.'
  return null
}
