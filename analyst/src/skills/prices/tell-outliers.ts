import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeList, writeMoney, writeOdd } from '@prancheta/core/chat/figures.ts'
import { edgeAtOdd } from '@prancheta/core/chat/tallies.ts'
import { housesOf } from '#reading/plain-question.ts'
import { bullets, findMarket, paragraphs, type Scene, sentences } from '#scene.ts'
import { titleOf } from '#writers/market-words.ts'
import type { Plan } from './asked.ts'
import { againstFair, edgeSum, on, passesFair, priceList, pricesOf, rule, unpriced } from './price-words.ts'

/** A house that stands this far above the others is out of line. */
const OUT_OF_LINE = 0.06

/** Whether one house pays out of line on a market, and what that may be. */
export function tellOutlier(scene: Scene, { markets: [market], houses: [house] }: Plan, text: string): string | null {
  if (!market) return null
  const sorted = pricesOf(market)
  const at = sorted.find((price) => price.house === house) ?? sorted[0]
  if (!at) return unpriced(scene, market)
  const others = sorted.filter((price) => price.house !== at.house)
  if (others.length === 0) return `Só a ${cleanName(at.house)} cota esse mercado: não há outra com que comparar.`
  const mean = others.reduce((sum, { odd }) => sum + odd, 0) / others.length
  const gap = at.odd / mean - 1
  const isOut = Math.abs(gap) > OUT_OF_LINE
  const asksWhy = /\b(?:erro|bug|armadilha|pegadinha|promocao|oportunidade|cancel\w+|anul\w+)\b/.test(text)
  return sentences(
    house === undefined || at.house === house
      ? `${isOther(text, gap) ? 'É o contrário' : isOut ? 'Está fora da curva' : 'Fora da curva, não'}: ${on(market)} a ${cleanName(at.house)} paga **${writeOdd(at.odd)}**${isOther(text, gap) ? `, ${gap < 0 ? 'menos' : 'mais'} do que as outras em média` : ''}; nas outras, ${priceList(others)}.`
      : null,
    asksWhy
      ? 'Se é erro, promoção ou só outra opinião, daqui não dá para saber: as casas não dizem. Preço claramente errado ela pode anular pelo regulamento, devolvendo o valor; diferença pequena é comum e vale.'
      : null,
    againstFair(market),
  )
}

/** Whether a house is said to pay more that pays less, or the other way round. */
const isOther = (text: string, gap: number): boolean =>
  (gap < 0 && /\b(?:pag\w+ (?:muito |bem |bastante |tao )*(?:mais|melhor|alto)|acima|mais alta|maior)\b/.test(text)) ||
  (gap > 0 && /\b(?:pag\w+ (?:muito |bem |bastante |tao )*(?:menos|pior|pouco)|abaixo|mais baixa|menor)\b/.test(text))

/** The price next to the best one of a market. */
export function tellSecond(scene: Scene, { markets: [market] }: Plan): string | null {
  if (!market) return null
  const [, second] = pricesOf(market)
  if (!second)
    return market.prices.length === 0 ? unpriced(scene, market) : 'Não há segunda: só uma casa cota esse mercado.'
  return `${passesFair(market, second.odd) ? 'Sim' : 'Não'}: ${on(market)}, a segunda é a **${cleanName(second.house)}**, ${writeOdd(second.odd)}; ${edgeSum(market, second.odd)}, ${rule(market, edgeAtOdd(market, second.odd))}.`
}

/** What a house does with a price that it calls an error. */
export const VOIDED =
  'Se a casa anula por erro de preço, a aposta é desfeita e o valor apostado volta: não se ganha nem se perde. O regulamento dela diz quando pode fazer isso, e às vezes ela paga pelo preço que diz ser o certo. Discordando, o caminho é o atendimento da casa e depois os órgãos do consumidor; a Prancheta não intermedeia.'

const MAIN = ['result.home', 'result.draw', 'result.away', 'goals.over2.5', 'goals.under2.5', 'btts.yes', 'btts.no']
const mainOf = (scene: Scene): BriefedMarket[] =>
  MAIN.flatMap((id) => findMarket(scene, id) ?? []).filter(({ prices }) => prices.length > 1)

/** What having an account at one house alone costs on the main markets. */
export function tellGapAll(scene: Scene, { houses: [house], stake, times }: Plan): string | null {
  if (house === undefined) return null
  const rows = mainOf(scene).flatMap((market) => {
    const own = market.prices.find((price) => price.house === house)
    const best = pricesOf(market)[0]
    return own && best ? [{ market, own, best, gap: best.odd - own.odd }] : []
  })
  if (rows.length === 0) return unpriced(scene, null)
  const behind = rows.filter(({ gap }) => gap > 0)
  const [most] = behind.toSorted((a, b) => b.gap - a.gap)
  const many = times === null ? '' : ` × ${times}`
  if (!most)
    return `Nada neste jogo: nos mercados principais a **${cleanName(house)}** paga o melhor preço, ou empata com ele. Em outros jogos pode ser diferente.`
  const told = ({ own, best, gap }: (typeof rows)[number]) =>
    stake === null
      ? `${writeOdd(best.odd)} − ${writeOdd(own.odd)} = ${writeOdd(gap)} na odd`
      : `${writeMoney(stake)} × (${writeOdd(best.odd)} − ${writeOdd(own.odd)})${many} = **${writeMoney(stake * gap * (times ?? 1))}**`
  return paragraphs(
    `Depende do mercado: no pior, ${on(most.market)}, são ${told(most)} a menos${times === null ? ' quando a aposta bate' : ' se todas batessem'}; quando ela perde, a diferença é nenhuma.`,
    bullets(
      behind
        .filter((row) => row !== most)
        .map((row) => `${titleOf(row.market)}: ${told(row)}, contra a ${cleanName(row.best.house)}`),
    ),
    behind.length < rows.length ? `Nos outros mercados principais a ${cleanName(house)} já paga o melhor preço.` : null,
  )
}

/** Which other house would add most to the one that somebody has. */
export function tellNextHouse(scene: Scene, { houses: [own] }: Plan): string {
  const markets = mainOf(scene)
  if (markets.length === 0) return unpriced(scene, null)
  const scored = housesOf(scene.briefing.markets)
    .filter((house) => house !== own)
    .map((house) => ({ house, better: markets.filter((market) => gainOf(market, house, own) > 0) }))
    .toSorted((a, b) => b.better.length - a.better.length)
  const [first, ...rest] = scored
  if (!first || first.better.length === 0)
    return `Neste jogo, nenhuma acrescenta: nos mercados principais ninguém paga mais do que a ${cleanName(own ?? '')}. Um jogo só diz pouco sobre qual casa paga melhor, e ter mais contas não é preciso.`
  return sentences(
    `Só pelos preços deste jogo, a **${cleanName(first.house)}**: paga mais ${own === undefined ? 'do que as outras' : `do que a ${cleanName(own)}`} em ${first.better.length} dos ${markets.length} mercados principais, ${writeList(first.better.map((market) => on(market)))}.`,
    rest[0] && rest[0].better.length > 0
      ? `Depois vem a ${cleanName(rest[0].house)}, em ${rest[0].better.length}.`
      : null,
    'Um jogo só diz pouco, e indicação de casa eu não faço: isso é conta de preço.',
  )
}

function gainOf({ prices }: BriefedMarket, house: string, own: string | undefined): number {
  const mine =
    own === undefined
      ? Math.max(...prices.filter((price) => price.house !== house).map(({ odd }) => odd))
      : prices.find((price) => price.house === own)?.odd
  const other = prices.find((price) => price.house === house)?.odd
  return other === undefined ? 0 : mine === undefined ? 1 : other - mine
}
