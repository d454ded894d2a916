import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeEdge, writeList, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { opposed } from '#reading/read-market.ts'
import { bullets, capital, findMarket, paragraphs, type Scene, sentences } from '#scene.ts'
import { inSentence, titleOf } from '#writers/market-words.ts'
import { type Bets, hadSuggestion } from './bets.ts'
import { endedIn, endOf, hasWon, scoreIn } from './outcome.ts'
import { cameBack, priceOf } from './tell-money.ts'

const NO_SUGGESTION =
  'sugestão não houve: antes do jogo nenhum mercado passava na regra, e por números o certo era ficar de fora.'

/** Whether bets came in: each with its end, the score, and how likely it was. */
export function tellHit(scene: Scene, { markets, isSuggestion }: Bets): string {
  const [only, other] = markets
  if (!only) return `Terminou ${scoreIn(scene)}.`
  if (isSuggestion && !hadSuggestion(scene))
    return sentences(
      `Terminou ${scoreIn(scene)}, e ${NO_SUGGESTION}`,
      `O resultado mais provável, ${inSentence(only)}, ${endOf(scene, only)}.`,
      wasLike(only),
    )
  if (!other)
    return sentences(
      `**${capital(inSentence(only))}** ${endOf(scene, only)}. Terminou ${scoreIn(scene)}.`,
      wasLike(only),
    )
  return paragraphs(
    `${howMany(scene, markets)}: terminou ${scoreIn(scene)}.`,
    bullets(
      markets.map(
        (market) =>
          `**${titleOf(market)}**: ${endOf(scene, market)}. Antes do jogo: ${writeShare(market.pooledChance)} de chance`,
      ),
    ),
  )
}

/** Of several bets, whether all, some or none came in. */
function howMany(scene: Scene, markets: readonly BriefedMarket[]): string {
  const won = markets.filter((market) => hasWon(scene, market))
  if (won.length === 0) return 'Nenhuma bateu'
  return won.length === markets.length ? 'Todas bateram' : `Só bateu ${writeList(won.map(inSentence))}`
}

const wasLike = (market: BriefedMarket): string =>
  `Antes do jogo, ${inSentence(market)} tinha ${writeShare(market.pooledChance)} de chance${pricedAt(market)}.`

const pricedAt = ({ bestOdd, edge, house }: BriefedMarket): string =>
  bestOdd === null || edge === null
    ? ''
    : `, e a melhor odd era ${writeOdd(bestOdd)}${house === null ? '' : `, na ${cleanName(house)}`} (edge de ${writeEdge(edge)})`

/** What a bet paid before the match. */
export function tellOdd(scene: Scene, { markets, isSuggestion }: Bets): string {
  const [market] = markets
  if (!market) return ''
  const price = priceOf(scene, market)
  return sentences(
    price
      ? `Antes do jogo, ${inSentence(market)} pagava **${writeOdd(price.odd)}**${price.from}; a odd justa era ${writeOdd(market.fairOdd)}${worth(market, price.odd)}.`
      : `Casa nenhuma cotava ${inSentence(market)} aqui; a odd justa era ${writeOdd(market.fairOdd)}.`,
    scene.ask.house === null ? lowestOf(market) : null,
    isSuggestion && !hadSuggestion(scene) ? 'Mas sugestão não era: nada passava na regra.' : null,
    `Terminou ${scoreIn(scene)}: ${endedIn(scene, market)}.`,
  )
}

const worth = (market: BriefedMarket, odd: number): string =>
  odd === market.bestOdd && market.edge !== null
    ? ` (edge de ${writeEdge(market.edge)}, ${market.edge > 0 ? 'com valor' : 'sem valor'})`
    : ''

/** The house that paid least, where the best was not all there was. */
function lowestOf({ prices, bestOdd }: BriefedMarket): string | null {
  const lowest = prices.at(-1)
  return lowest && bestOdd !== null && lowest.odd < bestOdd
    ? `A menor odd era ${writeOdd(lowest.odd)}, na ${cleanName(lowest.house)}.`
    : null
}

/** What money on bets came to. */
export function tellMoney(scene: Scene, { markets, isSuggestion }: Bets, stake: number): string {
  const [only, other] = markets
  if (!only) return ''
  if (isSuggestion && !hadSuggestion(scene) && /\bbanca\b/.test(scene.ask.text))
    return `Nem ganho nem perda: terminou ${scoreIn(scene)}, mas sugestão não houve. Nada passava na regra, a stake era zero e a banca seguia inteira.`
  if (other)
    return paragraphs(
      `Terminou ${scoreIn(scene)}.`,
      bullets(markets.map((market) => `**${titleOf(market)}**: ${cameBack(scene, market, stake)}`)),
    )
  return sentences(
    isSuggestion && !hadSuggestion(scene)
      ? 'Sugestão não houve, porque nada passava na regra; no resultado mais provável a conta é esta:'
      : null,
    cameBack(scene, only, stake),
    `Terminou ${scoreIn(scene)}.`,
  )
}

/** How likely bets had been. */
export function tellChance(scene: Scene, { markets }: Bets): string {
  const told = markets.map((market) => `${inSentence(market)} tinha ${writeShare(market.pooledChance)}`)
  return sentences(
    `Antes do jogo, ${writeList(told)} de chance.`,
    /\bem (cem|100)\b|\bquantas vezes\b/.test(scene.ask.text)
      ? 'A porcentagem já é essa conta: de muitos jogos assim, acontece perto dessa parte das vezes.'
      : null,
    `Terminou ${scoreIn(scene)}: ${writeList(markets.map((market) => endedIn(scene, market)))}.`,
  )
}

/** Whether what came of a bet had been the likelier. */
export function tellLikely(scene: Scene, market: BriefedMarket): string {
  const other = opposed(market.id)
  const against = other === null ? null : findMarket(scene, other)
  const came = hasWon(scene, market) ? market : against
  if (!came || !against) return tellChance(scene, { markets: [market], isSuggestion: false, isNamed: true })
  const rest = came === market ? against : market
  return sentences(
    `${came.pooledChance > rest.pooledChance ? 'Era, sim' : 'Não era'}: ${inSentence(came)}, que foi o que aconteceu, tinha ${writeShare(came.pooledChance)} de chance, contra ${writeShare(rest.pooledChance)} de ${inSentence(rest)}.`,
    `Terminou ${scoreIn(scene)}.`,
  )
}

/** Of several, the one that was likelier. */
export function tellLikelier(scene: Scene, markets: readonly BriefedMarket[]): string {
  const sorted = markets.toSorted((a, b) => b.pooledChance - a.pooledChance)
  const [first, ...rest] = sorted
  if (!first) return ''
  return sentences(
    `**${titleOf(first)}**: antes do jogo tinha ${writeShare(first.pooledChance)} de chance, contra ${writeList(rest.map((market) => `${writeShare(market.pooledChance)} de ${inSentence(market)}`))}.`,
    `Terminou ${scoreIn(scene)}: ${writeList(sorted.map((market) => endedIn(scene, market)))}.`,
  )
}

/** Of several, the one that would have brought most. */
export function tellMost(scene: Scene, markets: readonly BriefedMarket[], stake: number | null): string {
  const won = markets.filter((market) => hasWon(scene, market))
  const lost = markets.filter((market) => !hasWon(scene, market))
  const [best] = won.toSorted((a, b) => (b.bestOdd ?? b.fairOdd) - (a.bestOdd ?? a.fairOdd))
  if (!best) return `Nenhuma: terminou ${scoreIn(scene)}, e ${writeList(lost.map((market) => endedIn(scene, market)))}.`
  return sentences(
    `**${titleOf(best)}**${won.length === 1 ? ', a única que bateu' : ''}: terminou ${scoreIn(scene)}.`,
    stake === null ? null : cameBack(scene, best, stake),
    lost.length > 0 ? `Sem lucro: ${writeList(lost.map((market) => endedIn(scene, market)))}.` : null,
  )
}
