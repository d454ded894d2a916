import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { shownShare, writeEdge, writeList, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { edgeAtOdd } from '@prancheta/core/chat/tallies.ts'
import { housesOf } from '#reading/plain-question.ts'
import { bullets, findMarket, paragraphs, type Scene, sentences } from '#scene.ts'
import { atHouse, inSentence, titleOf } from '#writers/market-words.ts'
import type { Plan } from './asked.ts'
import { booksOf } from './families.ts'
import { begin, on, passesFair, rule, unpriced } from './price-words.ts'
import { byEdge } from './tell-edges.ts'
import { noVig } from './tell-margins.ts'

/** Chance, fair odd, best odd and edge of one market. */
export function tellFacts({ markets: [market] }: Plan): string | null {
  if (!market) return null
  const { pooledChance, fairOdd, bestOdd, edge } = market
  const ours = `${begin(inSentence(market))}: chance de **${writeShare(pooledChance)}**, odd justa **${writeOdd(fairOdd)}**`
  return bestOdd === null || edge === null
    ? `${ours}. Melhor odd não há: nenhuma casa que acompanho cota esse mercado, e sem odd real não existe edge.`
    : `${ours}, melhor odd **${writeOdd(bestOdd)}**${atHouse(market)}, edge de **${writeEdge(edge)}**. O preço ${rule(market, edge)}.`
}

/** One house's chances of a whole family without its margin, beside the model's. */
export function tellNoVigAll(scene: Scene, { family, houses: [house], isCompared, text }: Plan): string {
  const book = booksOf(scene, family).find((one) => house === undefined || one.house === house)
  if (!book) return unpriced(scene, null, 'margem a tirar')
  const whole = book.odds.map((odd) => `1 ÷ ${writeOdd(odd)}`).join(' + ')
  return paragraphs(
    `Sem a margem da ${cleanName(book.house)}, em proporção:`,
    bullets(
      family.ids.flatMap((id, at) => {
        const [market, odd] = [findMarket(scene, id), book.odds[at]]
        if (!market || odd === undefined) return []
        const isModel = /\bmodelo\b/.test(text)
        const ours = isModel ? (market.modelChance ?? market.pooledChance) : market.pooledChance
        const model = isCompared
          ? `; ${isModel ? 'o modelo sozinho' : 'a nossa conta'} dá ${writeShare(ours)}, ${pointsBetween(ours, noVig(odd, book.odds))}`
          : ''
        return [
          `${titleOf(market)}: 1 ÷ ${writeOdd(odd)} ÷ (${whole}) = **${writeShare(noVig(odd, book.odds))}**${model}`,
        ]
      }),
    ),
  )
}

function pointsBetween(ours: number, theirs: number): string {
  const gap = shownShare(ours) - shownShare(theirs)
  return Math.abs(gap) < 0.0005
    ? 'o mesmo'
    : `${writeShare(Math.abs(gap)).replace('%', '')} ${Math.abs(gap) < 0.02 ? 'ponto' : 'pontos'} ${gap > 0 ? 'a mais' : 'a menos'}`
}

/** What one house has to offer. */
export function tellAtHouse(scene: Scene, { houses: [house] }: Plan): string | null {
  if (house === undefined) return null
  const rows = scene.briefing.markets
    .flatMap((market) =>
      market.prices
        .filter((price) => price.house === house)
        .map(({ odd }) => ({ market, odd, edge: edgeAtOdd(market, odd) })),
    )
    .toSorted((a, b) => b.edge - a.edge)
  const [best, ...others] = rows
  if (!best) return unpriced(scene, null)
  const told = ({ market, odd, edge }: (typeof rows)[number]) =>
    `${inSentence(market)} a ${writeOdd(odd)}, edge de ${writeEdge(edge)}`
  return sentences(
    passesFair(best.market, best.odd)
      ? `Na ${cleanName(house)}, acima do justo ${on(best.market)}: ela paga ${writeOdd(best.odd)}, edge de **${writeEdge(best.edge)}**, que ${rule(best.market, best.edge)}.`
      : `Não: na ${cleanName(house)} nada paga acima do justo. O mais perto é ${told(best)}.`,
    `Depois vêm ${writeList(others.slice(0, 2).map(told))}.`,
  )
}

/** Which houses there are, and whether all of them quote something. */
export function tellHouseCount(scene: Scene, { houses, family, asksSilent }: Plan): string {
  const all = housesOf(scene.briefing.markets)
  if (all.length === 0) return unpriced(scene, null)
  if (asksSilent) {
    const silent = all.filter((house) => !booksOf(scene, family).some((book) => book.house === house))
    return silent.length === 0
      ? `Não: todas cotam ${family.name}.`
      : `Sim: ${writeList(silent.map(cleanName))} não ${silent.length === 1 ? 'cota' : 'cotam'} ${family.name}.`
  }
  return sentences(
    `São ${all.length} casas neste jogo: ${writeList(all.map(cleanName))}.`,
    houses.length > 0 ? `A ${houses.map(cleanName).join(' e a ')} entra, sim.` : null,
  )
}

/** The markets that are likelier than a bound and pay more than the fair odd. */
export function tellFilter(scene: Scene, { shares: [bound] }: Plan): string | null {
  if (bound === undefined) return null
  const likely = byEdge(scene).filter(({ pooledChance }) => pooledChance > bound)
  const found = likely.filter((market) => passesFair(market, market.bestOdd ?? 0))
  const row = (market: BriefedMarket) =>
    `${titleOf(market)}: ${writeShare(market.pooledChance)} de chance, odd ${writeOdd(market.bestOdd ?? 0)}${atHouse(market)}, edge de ${writeEdge(market.edge ?? 0)}`
  const [nearest] = likely
  if (found.length === 0)
    return sentences(
      'Nenhum: dos mercados com preço e chance acima disso, nenhum tem edge positivo.',
      nearest
        ? `O mais perto é ${inSentence(nearest)}: ${writeShare(nearest.pooledChance)} de chance, odd ${writeOdd(nearest.bestOdd ?? 0)}${atHouse(nearest)}, edge de ${writeEdge(nearest.edge ?? 0)}.`
        : null,
    )
  return paragraphs('Com chance acima disso e edge positivo:', bullets(found.slice(0, 4).map(row)))
}

/** What two houses pay for several markets. */
export function tellHouseTable(scene: Scene, { markets, houses }: Plan): string {
  const wins = new Map(houses.map((house) => [house, 0]))
  const rows = markets.flatMap((market) => {
    const named = houses.flatMap((house) => market.prices.find((price) => price.house === house) ?? [])
    const best = Math.max(...named.map(({ odd }) => odd))
    const ahead = named.filter(({ odd }) => odd === best)
    if (named.length > 1 && ahead.length === 1 && ahead[0])
      wins.set(ahead[0].house, (wins.get(ahead[0].house) ?? 0) + 1)
    return named.length === 0
      ? []
      : [`${titleOf(market)}: ${named.map(({ house, odd }) => `${cleanName(house)} ${writeOdd(odd)}`).join(', ')}`]
  })
  if (rows.length === 0) return unpriced(scene, null, 'preço de uma contra a outra')
  const [first, second] = [...wins.entries()].toSorted((a, b) => b[1] - a[1])
  return paragraphs(
    first && second && first[1] > second[1]
      ? `No geral paga mais a **${cleanName(first[0])}**.`
      : 'No geral dá empate: nenhuma das duas paga mais na maioria.',
    bullets(rows),
  )
}
