import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeEdge, writeOdd } from '@prancheta/core/chat/figures.ts'
import { edgeAtOdd } from '@prancheta/core/chat/tallies.ts'
import { findMarkets } from '#reading/markets/find-markets.ts'
import { findMarket, focusIn, type Scene, sentences } from '#scene.ts'
import { chanceFactor, fairBeside } from '#writers/exact-share.ts'
import { inSentence } from '#writers/market-words.ts'
import type { Message } from '../skill.ts'

const CANNOT_TELL =
  'Daqui não dá para saber qual dos casos é: pode ser promoção, preço atrasado ou engano, e um engano claro a casa pode anular depois, devolvendo o valor.'

/** A price that stands out: how far, whether it passes the fair one, and what it may be. Null while a match runs or is over. */
export function tellLonePrice({ scene, text, ask }: Message): string | null {
  if (scene?.phase !== 'ahead') return null
  const [named] = findMarkets(text.split(' | ')[0] ?? text, scene.briefing).markets.flatMap(({ id }) =>
    id === null ? [] : (findMarket(scene, id) ?? []),
  )
  const market = named ?? (ask.focus === null ? topPriced(scene) : focusIn(scene))
  if (!market) return null
  const prices = market.prices.toSorted((a, b) => b.odd - a.odd)
  const [best, second] = prices
  if (!best)
    return `Neste jogo nenhuma casa cota ${inSentence(market)}, então não tenho preço com que comparar. ${CANNOT_TELL}`
  const own = prices.find(({ house }) => house === ask.house) ?? best
  const edge = edgeAtOdd(market, own.odd)
  const sum = `${chanceFactor(market.pooledChance, own.odd)} × ${writeOdd(own.odd)} − 1 = ${writeEdge(edge)} de edge`
  const next = own === best ? second : best
  return sentences(
    CANNOT_TELL,
    `Em ${inSentence(market)}, a ${cleanName(own.house)} paga ${writeOdd(own.odd)}${next ? ` e a ${own === best ? 'segunda, ' : 'maior, '}${cleanName(next.house)}, ${writeOdd(next.odd)}` : ''}; a justa é ${fairBeside(market.fairOdd, own.odd)}.`,
    own === best || !/\b(acima|alta|maior|unica)\b/.test(text)
      ? null
      : `A mais alta, então, não é a ${cleanName(own.house)}.`,
    edge > 0
      ? `Fica acima da justa, ${sum}: é esse o caso em que vale conferir na casa se o mercado e a regra são os mesmos.`
      : `Nem assim passa da justa: ${sum}, sem valor.`,
  )
}

const topPriced = ({ briefing: { markets } }: Scene): BriefedMarket | null =>
  markets.filter(({ edge }) => edge !== null).toSorted((a, b) => (b.edge ?? 0) - (a.edge ?? 0))[0] ?? null
