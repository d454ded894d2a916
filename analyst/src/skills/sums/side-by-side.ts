import { bullets, findMarket, paragraphs, sentences } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import { allOf } from './facts.ts'
import { difference, money, odd, percent, type Solver, share } from './sum.ts'

/** '100 a 1,40 ou 40 a 2,50?': what each leaves if it wins. */
export const twoBets: Solver = ({ facts, text }) => {
  const { bets } = facts
  const [one, other] = bets ?? []
  if (!one || !other || bets?.length !== 2 || facts.given.length !== 4 || !/\bou\b|\bqual\b/.test(text)) return null
  if (
    !/\b(?:lucro|paga|rende|volta|ganh\w+|compensa|melhor|retorno)\b/.test(text) ||
    /\bcobr\w+|\bmultipla\b|\bdupla\b/.test(text)
  )
    return null
  if (bets.some(({ isWon }) => isWon !== null)) return null
  const [first, second] = [one.stake * (one.odd - 1), other.stake * (other.odd - 1)]
  const told = ({ stake, odd: price }: typeof one) =>
    `${money(stake)} × (${odd(price)} − 1) = **${money(stake * (price - 1))}** de lucro`
  return sentences(
    `${Math.abs(first - second) < 0.005 ? 'As duas dão o mesmo' : `Dá mais lucro a de ${odd((first > second ? one : other).odd)}`}, se bater: ${told(one)} contra ${told(other)}.`,
    `Se não baterem, perdem-se ${money(one.stake)} numa e ${money(other.stake)} na outra; a de ${odd(Math.min(one.odd, other.odd))} embute 1 ÷ ${odd(Math.min(one.odd, other.odd))} = ${share(1 / Math.min(one.odd, other.odd))} de chance e a de ${odd(Math.max(one.odd, other.odd))}, 1 ÷ ${odd(Math.max(one.odd, other.odd))} = ${share(1 / Math.max(one.odd, other.odd))}.`,
  )
}

/** '25 em cada um dos três resultados': the same on each, at the best prices. */
export const sameOnEach: Solver = ({ facts, text, scene, markets }) => {
  const [stake] = allOf(facts, 'stake')
  if (stake === undefined || scene?.phase !== 'ahead' || facts.given.some(({ kind }) => kind === 'odd')) return null
  if (!/\b\d+(?: reais)? em cada\b|\b\d+(?: reais)? (?:pra|para|por) (?:cada|resultado)\b/.test(text)) return null
  const all = /\btres\b|\btodos\b|\b3 resultados\b/.test(text)
    ? ['result.home', 'result.draw', 'result.away'].flatMap((id) => findMarket(scene, id) ?? [])
    : markets
  const priced = all.flatMap((market) => (market.bestOdd === null ? [] : [{ market, price: market.bestOdd }]))
  if (priced.length < 2 || priced.length !== all.length) return null
  const put = stake * priced.length
  const sum = `${money(stake)} × ${priced.length}`
  const nets = priced.map(({ price }) => stake * price - put)
  return paragraphs(
    `${Math.max(...nets) <= 0 ? 'Não, perde-se em qualquer um' : Math.min(...nets) > 0 ? 'Sim, em qualquer um' : 'Depende de qual sair'}, nas melhores odds:`,
    bullets(
      priced.map(({ market, price }, at) => {
        const net = nets[at] ?? 0
        return `Se der ${inSentence(market)} a ${odd(price)}: ${difference(`${money(stake)} × ${odd(price)}`, sum, net)}`
      }),
    ),
  )
}

/** 'Banca 700, unidade de 1,5%, 2 unidades a 1,90': what such a bet brings back. */
export const unitsBack: Solver = ({ facts, asks }) => {
  const [bank] = allOf(facts, 'bankroll')
  const [price] = allOf(facts, 'odd')
  const [part] = facts.given.filter(({ kind, value }) => kind === 'share' && value <= 0.2).map(({ value }) => value)
  const [units = 1] = allOf(facts, 'units')
  if (
    bank === undefined ||
    price === undefined ||
    part === undefined ||
    allOf(facts, 'odd').length > 1 ||
    allOf(facts, 'chance').length > 0
  )
    return null
  if (!(asks.has('back') || asks.has('profit')) || asks.has('kelly') || allOf(facts, 'stake', 'bets', 'won').length > 0)
    return null
  const stake = bank * part * units
  const sum = `${money(bank)} × ${percent(part)}${units === 1 ? '' : ` × ${odd(units)}`}`
  return `${sum} = ${money(stake)} apostados, e se bater voltam ${sum} × ${odd(price)} = **${money(stake * price)}**, dos quais ${sum} × (${odd(price)} − 1) = **${money(stake * (price - 1))}** são lucro. Se não bater, perdem-se os ${money(stake)}.`
}
