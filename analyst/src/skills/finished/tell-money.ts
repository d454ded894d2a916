import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeMoney, writeOdd } from '@prancheta/core/chat/figures.ts'
import { returnOf } from '@prancheta/core/markets/settle.ts'
import { type Scene, sentences } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import { stakeOf } from '#writers/payout.ts'
import type { Message } from '../skill.ts'
import { endOf, outcomeOf } from './outcome.ts'

type Price = { odd: number; from: string }

/** The price a bet was made at: the reader's own, the house's that is named, else the best there was; null where nobody quoted. */
export function priceOf(scene: Scene, market: BriefedMarket): Price | null {
  const { offeredOdd, house } = scene.ask
  if (offeredOdd !== null) return { odd: offeredOdd, from: ', a sua' }
  const atHouse = house === null ? undefined : market.prices.find((price) => price.house === house)
  if (atHouse) return { odd: atHouse.odd, from: `, na ${cleanName(atHouse.house)}` }
  if (market.bestOdd === null) return null
  return { odd: market.bestOdd, from: market.house === null ? '' : `, na ${cleanName(market.house)}` }
}

const BARE =
  /\b(?:posto|colocado|botado|apostado|jogado|metido|entrado com|apostei|botei|coloquei|pus|joguei|meti|com|tivesse|fosse|uns|so) (?:r )?(\d{1,6}(?:\.\d{2})?)(?![\d.]| ?(?:%|x\b|gols?\b))/

/** What the reader put on it, or might have. */
export function stakeIn({ ask }: Scene): number | null {
  const [, digits] = BARE.exec(ask.text) ?? []
  const bare = digits === undefined || Number(digits) === ask.line ? null : Number(digits)
  return bare ?? stakeOf(ask.given) ?? ask.given.bankroll
}

/** What came back of a stake, with the sum. */
export function cameBack(scene: Scene, market: BriefedMarket, stake: number): string {
  const outcome = outcomeOf(scene, market.id)
  const name = inSentence(market)
  const money = writeMoney(stake)
  if (outcome === 'unknown') return `Quanto voltaria de ${money} em ${name} eu não sei dizer: só tenho o placar final.`
  if (outcome === 'lost') return `Não voltava nada dos ${money}: ${name} não bateu.`
  if (outcome === 'void') return `Voltavam os mesmos ${money}: ${name} ${endOf(scene, market)}, sem lucro nem perda.`
  if (outcome === 'half lost')
    return `Voltam ${money} ÷ 2 = **${writeMoney(stake / 2)}**, seja qual for a odd. Isso porque ${name} ${endOf(scene, market)}.`
  const price = priceOf(scene, market)
  const odd = price?.odd ?? Number(market.fairOdd.toFixed(2))
  const back = stake * returnOf(outcome, odd)
  const sum =
    outcome === 'won'
      ? `${money} × ${writeOdd(odd)} = **${writeMoney(back)}**`
      : `${money} ÷ 2 × ${writeOdd(odd)} + ${money} ÷ 2 = **${writeMoney(back)}**`
  return sentences(
    outcome === 'won'
      ? `${sum}, com lucro de ${writeMoney(back - stake)}: ${name} ${endOf(scene, market)}.`
      : `${sum}: ${writeMoney(back)} − ${money} = ${writeMoney(back - stake)} de lucro. Isso porque ${name} ${endOf(scene, market)}.`,
    price
      ? `A odd usada é ${writeOdd(odd)}${price.from}.`
      : `Casa nenhuma cotava isso aqui, então a conta usa a odd justa, ${writeOdd(odd)}; vale a do seu bilhete.`,
  )
}

/** What the two houses that were spoken of paid apart. */
export function tellBetween({ earlier, ask }: Message, market: BriefedMarket, stake: number): string | null {
  const houses = [...earlier.map((one) => one.ask.house), ask.house].filter((house) => house !== null)
  const [one, other] = [...new Set(houses)]
    .slice(-2)
    .map((house) => market.prices.find((price) => price.house === house))
  if (!one || !other) return null
  const money = writeMoney(stake)
  const apart = stake * (one.odd - other.odd)
  const [more, less] = apart < 0 ? [other, one] : [one, other]
  return `${money} × ${writeOdd(more.odd)} − ${money} × ${writeOdd(less.odd)} = **${writeMoney(Math.abs(apart))}** em ${inSentence(market)}: ${writeOdd(more.odd)} na ${cleanName(more.house)} contra ${writeOdd(less.odd)} na ${cleanName(less.house)}.`
}
