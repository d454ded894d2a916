import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeEdge, writeMoney, writeOdd } from '@prancheta/core/chat/figures.ts'
import { edgeAtOdd } from '@prancheta/core/chat/tallies.ts'
import { bullets, paragraphs, type Scene, sentences } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import type { Plan } from './asked.ts'
import {
  againstFair,
  begin,
  edgeSum,
  houseNames,
  of,
  on,
  type Price,
  passesFair,
  priceList,
  pricesOf,
  returned,
  rule,
  unpriced,
} from './price-words.ts'

const only = (market: BriefedMarket, { house, odd }: Price): string =>
  `Só a **${cleanName(house)}** cota ${inSentence(market)} nas minhas fontes, a ${writeOdd(odd)}: não há outra para comparar.`

/** The house at one end of a market's prices. */
export function tellEnd(scene: Scene, market: BriefedMarket, end: 'best' | 'worst', houses: readonly string[]): string {
  const isAmong = houses.length > 1
  const sorted = pricesOf(market).filter(({ house }) => !isAmong || houses.includes(house))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return unpriced(scene, market)
  if (sorted.length === 1) return sentences(only(market, first), againstFair(market))
  const at = end === 'best' ? first : last
  const same = sorted.filter(({ odd }) => odd === at.odd)
  const others = sorted.filter(({ odd }) => odd !== at.odd)
  const verb = end === 'best' ? 'mais' : 'menos'
  const rest = others.length === 0 ? '' : `; ${end === 'best' ? 'depois' : 'antes dela'}, ${priceList(others)}`
  return sentences(
    same.length > 1
      ? `Pagam ${verb} ${on(market)}, empatadas, **${houseNames(same)}**, ${writeOdd(at.odd)} cada${rest}.`
      : `Quem paga ${verb} ${on(market)} é a **${cleanName(at.house)}**, ${writeOdd(at.odd)}${rest}.`,
    ...(isAmong ? [] : houses.map((house) => gapTo(market, first, house))),
    againstFair(market),
  )
}

/** How far a named house stands behind the best. */
function gapTo(market: BriefedMarket, best: Price, house: string): string | null {
  const named = market.prices.find((price) => price.house === house)
  if (!named) return `A ${cleanName(house)} não cota esse mercado.`
  if (named.odd === best.odd)
    return `Para a ${cleanName(house)} a diferença é nenhuma: ela também paga ${writeOdd(named.odd)} ${on(market)}.`
  return `Para a ${cleanName(house)}, que paga ${writeOdd(named.odd)}, a diferença é de ${writeOdd(best.odd)} − ${writeOdd(named.odd)} = ${writeOdd(best.odd - named.odd)} na odd.`
}

/** The two prices that are compared: of the named houses, or the highest and the lowest. */
function ends(market: BriefedMarket, houses: readonly string[]): [Price, Price] | null {
  const sorted = pricesOf(market)
  const named = sorted.filter(({ house }) => houses.includes(house))
  const [more, less] = named.length > 1 ? [named[0], named.at(-1)] : [sorted[0], named[0] ?? sorted.at(-1)]
  return more && less && more !== less ? [more, less] : null
}

/** What choosing one house over another is worth, as odd and, with a stake, in reais. */
export function tellGap(scene: Scene, { markets: [market], houses, stake }: Plan): string | null {
  if (!market) return null
  if (market.prices.length === 0) return unpriced(scene, market)
  const both = ends(market, houses)
  if (!both) return sentences(market.prices[0] ? only(market, market.prices[0]) : null)
  const [more, less] = both
  const gap = `${writeOdd(more.odd)} − ${writeOdd(less.odd)}`
  if (more.odd === less.odd) return `Nenhuma: ${houseNames(both)} pagam o mesmo ${on(market)}, ${writeOdd(more.odd)}.`
  if (stake === null)
    return sentences(
      `A diferença é de ${gap} = **${writeOdd(more.odd - less.odd)}** na odd ${of(market)}: ${cleanName(more.house)} paga ${writeOdd(more.odd)} e ${cleanName(less.house)}, ${writeOdd(less.odd)}.`,
      againstFair(market),
    )
  return sentences(
    `São ${writeMoney(stake)} × (${gap}) = **${writeMoney(stake * (more.odd - less.odd))}** de diferença ${on(market)}, se bater.`,
    `Na ${cleanName(more.house)} voltam ${returned(stake, more.odd)}; na ${cleanName(less.house)}, ${returned(stake, less.odd)}.`,
    `Se não bater, nas duas perdem-se os ${writeMoney(stake)}.`,
  )
}

/** What comes back at each of the houses. */
export function tellReturns(scene: Scene, { markets: [market], houses, stake }: Plan): string | null {
  if (!market || stake === null) return null
  const named = pricesOf(market).filter(({ house }) => houses.includes(house))
  if (named.length === 0) return unpriced(scene, market)
  return paragraphs(
    `Com ${writeMoney(stake)} ${on(market)}, se bater voltam:`,
    bullets(
      named.map(
        ({ house, odd }) =>
          `${cleanName(house)}: ${returned(stake, odd)}, dos quais ${writeMoney(stake * (odd - 1))} são lucro`,
      ),
    ),
    sentences(`Se não bater, perdem-se os ${writeMoney(stake)} em qualquer uma.`, againstFair(market)),
  )
}

/** What the named houses, or all, pay for a market. */
export function tellPrices(scene: Scene, { markets: [market], houses }: Plan): string | null {
  if (!market) return null
  const sorted = pricesOf(market)
  if (sorted.length === 0) return unpriced(scene, market)
  const named = sorted.filter(({ house }) => houses.includes(house))
  const silent = houses.filter((house) => !sorted.some((price) => price.house === house))
  const [one, two] = named
  if (silent.length > 0 && !one)
    return `A ${silent.map(cleanName).join(' e a ')} não cota ${inSentence(market)}. Quem cota: ${priceList(sorted)}. ${againstFair(market)}`
  if (one && !two)
    return `A ${cleanName(one.house)} paga **${writeOdd(one.odd)}** ${on(market)}: ${edgeSum(market, one.odd)}, ${rule(market, edgeAtOdd(market, one.odd))}.`
  const shown = one ? named : sorted
  const lead =
    shown.length === 1 && shown[0]
      ? only(market, shown[0])
      : `${begin(on(market))}: ${shown.map(({ house, odd }) => `${cleanName(house)} paga **${writeOdd(odd)}**`).join(', ')}.`
  return sentences(lead, againstFair(market))
}

/** Which houses pay more than the fair odd. */
export function tellAboveFair({ markets: [market] }: Plan): string | null {
  if (!market) return null
  const fair = `A odd justa ${of(market)} é **${writeOdd(market.fairOdd)}**`
  const sorted = pricesOf(market)
  const above = sorted.filter(({ odd }) => passesFair(market, odd))
  if (sorted.length === 0) return `${fair}, e nenhuma casa que acompanho cota esse mercado.`
  const [best] = above
  if (!best)
    return `${fair}, e nenhuma casa paga acima dela: a que mais paga é ${houseNames(sorted.slice(0, 1))}, ${writeOdd(sorted[0]?.odd ?? 0)}. Sem valor.`
  const rest = sorted.filter((price) => !above.includes(price))
  return sentences(
    `${fair}, e ${above.length === sorted.length ? 'todas pagam' : above.length > 1 ? 'pagam' : 'só uma paga'} acima dela: ${priceList(above)}.`,
    `${begin(on(market))}, a ${writeOdd(best.odd)} da ${cleanName(best.house)} dá edge de ${writeEdge(edgeAtOdd(market, best.odd))}: ${rule(market, edgeAtOdd(market, best.odd))}.`,
    rest.length > 0 ? `Abaixo da justa ${of(market)} ficam ${priceList(rest)}.` : null,
  )
}
