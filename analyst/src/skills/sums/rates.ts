import { writeDecimal, writeEdge, writeStakeShare } from '@prancheta/core/chat/figures.ts'
import { KELLY_SHARE, STAKE_MAX } from '@prancheta/core/value/kelly.ts'
import { paragraphs, sentences } from '#scene.ts'
import { chanceFactor, exactShare, fairFactor, meanFactor } from '#writers/exact-share.ts'
import { inSentence } from '#writers/market-words.ts'
import { allOf, holds } from './facts.ts'
import { priceOf } from './single.ts'
import { inMarket, money, odd, percent, type Solver, type Sum, share } from './sum.ts'

/** How often bets at one odd have to win so that nothing is lost. */
export const breakEven: Solver = ({ facts, asks, text }) => {
  const isAsked = asks.has('breakEven') && (asks.has('accuracy') || /\bquant[ao]s?\b|\bqual\b/.test(text))
  // 'Se empatar' of a bet is the draw, and not an even account.
  if (/\banula\w*\b|\b(?:se|caso) (?:o jogo |ele |der )?empat\w+/.test(text)) return null
  if (!isAsked || asks.has('double')) return null
  const [price] = allOf(facts, 'odd')
  if (price === undefined || allOf(facts, 'odd').length > 1) return null
  const [bets] = allOf(facts, 'bets')
  const [won] = allOf(facts, 'won')
  if (!holds(facts, countedAs(facts, 'stake', 'bets', 'won', 'lost', 'odd', 'chance'))) return null
  const all = bets ?? null
  return sentences(
    all === null
      ? `É preciso acertar 1 ÷ ${odd(price)} = **${share(1 / price)}** das apostas.`
      : `Era preciso acertar ${all} ÷ ${odd(price)} = **${writeDecimal(all / price)}**${Number.isInteger(all / price) ? '' : ', arredondando para cima'}; em taxa, 1 ÷ ${odd(price)} = ${share(1 / price)}.`,
    won === undefined ? 'Abaixo disso há prejuízo no longo prazo; acima, lucro, com o mesmo valor em todas.' : null,
    beside(facts, price),
  )
}

/** The reader's own rate beside the one that is needed. */
function beside(facts: Sum['facts'], price: number): string | null {
  const [rate] = allOf(facts, 'chance')
  if (rate === undefined) return null
  return `Os seus ${share(rate)} ficam ${rate >= 1 / price ? 'acima' : 'abaixo'} disso.`
}

/** Just as many of each role as there are, of these roles alone. */
export const countedAs = (facts: Sum['facts'], ...roles: readonly Parameters<typeof allOf>[1][]) =>
  Object.fromEntries(roles.map((role) => [role, allOf(facts, role).length]))

/** The chance that an odd holds, or the odd that a chance asks for. */
export const turned: Solver = ({ facts, asks, scene, market, text }) => {
  if (/\bjunt[ao]s\b|\bdupla\b/.test(text)) return null
  const [price] = allOf(facts, 'odd')
  const [chance] = allOf(facts, 'chance')
  if (holds(facts, { odd: 1 }) && asks.has('implied') && !market)
    return `A odd ${odd(price ?? 0)} embute 1 ÷ ${odd(price ?? 0)} = **${share(1 / (price ?? 1))}** de probabilidade, já com a margem da casa dentro. Só há valor se a chance real for maior.`
  if (holds(facts, { chance: 1 }) && asks.has('fair') && (!scene || !market) && chance !== undefined)
    return `Com ${share(chance)} de chance, a odd justa é 1 ÷ ${fairFactor(chance)} = **${odd(1 / chance)}**. Só um preço acima dela teria valor.`
  return null
}

/** A chance of the reader's own beside an odd: what it is worth, and what Kelly makes of it. */
export const ownChance: Solver = (sum) => {
  const { facts, asks, text } = sum
  const roles = countedAs(facts, 'odd', 'chance', 'stake', 'bankroll', 'bankShare')
  const isPriced =
    roles.odd === 1 || (roles.odd === 0 && sum.market !== null && asks.has('kelly') && priceOf(sum) !== null)
  if (!(isPriced || sum.before === ownChance) || priceOf(sum) === null || roles.chance !== 1 || !holds(facts, roles))
    return null
  if (/\b(?:multipla|pernas|seguid\w+|sequencia)\b/.test(text)) return null
  const isKelly = asks.has('kelly') || asks.has('stake') || (roles.bankroll ?? 0) > 0
  if (
    !isKelly &&
    !asks.has('value') &&
    !asks.has('profit') &&
    !asks.has('fair') &&
    !asks.has('balance') &&
    !(sum.before === ownChance && (sum.says || isOursIn(text)))
  )
    return null
  const price = priceOf(sum)?.odd ?? 2
  const isOurs = sum.before === ownChance && isOursIn(text) && sum.market !== null
  const chance = isOurs && sum.market ? sum.market.pooledChance : (allOf(facts, 'chance')[0] ?? 0)
  const edge = chance * price - 1
  const edgeSum = `${chanceFactor(chance, price)} × ${odd(price)} − 1 = **${writeEdge(edge)}**`
  const isSigned = /\bpositiv\w+|\bnegativ\w+/.test(text)
  const worth =
    Math.abs(edge) < 0.0005
      ? 'Nem ganho nem perda'
      : isSigned
        ? edge > 0
          ? 'Positivo'
          : 'Negativo'
        : edge > 0
          ? 'Sim, tem valor'
          : 'Não tem valor'
  if (asks.has('fair') && !asks.has('value') && !asks.has('kelly'))
    return `A partir de 1 ÷ ${fairFactor(chance)} = **${odd(1 / chance)}**: é a odd justa dessa chance, e só acima dela há valor. A ${odd(price)}, ${edgeSum} de edge.`
  const [stake] = allOf(facts, 'stake')
  if (isKelly) return paragraphs(kellyOf(sum, price, chance, edge))
  return sentences(
    stake === undefined
      ? `${worth}${inMarket(sum.market)}: ${edgeSum} de edge.`
      : `Em média, cada aposta assim ${edge >= 0 ? 'renderia' : 'custaria'} ${money(stake)} × (${edge < 0 ? `1 − ${meanFactor(chance, price, stake)} × ${odd(price)}` : `${meanFactor(chance, price, stake)} × ${odd(price)} − 1`}) = **${money(Math.abs(stake * edge))}**: valor esperado ${Math.abs(edge) < 0.0005 ? 'nulo' : edge > 0 ? 'positivo' : 'negativo'}, com edge de ${edgeSum}.`,
    `A odd justa é 1 ÷ ${fairFactor(chance)} = ${odd(1 / chance)}.`,
    'É o que sobra em média de muitas apostas iguais, e só se essa chance estiver certa; uma só pode perder.',
    sum.market && !isOurs && sum.scene?.phase === 'ahead'
      ? `Para comparar: a análise dá ${share(sum.market.pooledChance)} a ${inSentence(sum.market)}, odd justa ${odd(sum.market.fairOdd)}.`
      : null,
  )
}

const isOursIn = (text: string): boolean => /\b(?:sua|tua|voces?|analise)\b/.test(text)

const FRACTIONS: readonly (readonly [RegExp, number, string])[] = [
  [/\b(?:um quarto|1\/4|quarter|quarto de kelly|kelly de um quarto|0\.25)\b/, 0.25, 'um quarto'],
  [/\b(?:um terco|1\/3|terco de kelly)\b/, 1 / 3, 'um terço'],
  [/\b(?:um decimo|1\/10)\b/, 0.1, 'um décimo'],
  [/\b(?:meio|half|metade|1\/2)\b/, 0.5, 'metade'],
]

function kellyOf({ facts, text, market }: Sum, price: number, chance: number, edge: number): string {
  const [bank] = allOf(facts, 'bankroll', 'stake')
  const [flat] = allOf(facts, 'bankShare')
  if (edge <= 0)
    return `Kelly dá **zero**${inMarket(market)}: ${chanceFactor(chance, price)} × ${odd(price)} − 1 = ${writeEdge(edge)} de edge, e sem edge positivo não há o que pôr. A odd justa é 1 ÷ ${fairFactor(chance)} = ${odd(1 / chance)}.`
  const full = edge / (price - 1)
  const named = FRACTIONS.find(([words]) => words.test(text))
  const isFull = /\b(?:cheio|inteiro|full|completo)\b/.test(text)
  const [, part, words] = named ?? [null, KELLY_SHARE, 'um quarto']
  const formula = `(${exactShare(chance, 1, (one) => writeStakeShare((one * price - 1) / (price - 1)))} × ${odd(price)} − 1) ÷ (${odd(price)} − 1) = **${writeStakeShare(full)}** da banca`
  // As it is shown, so that the product that is written holds.
  const fraction = Math.round(full * part * 10_000) / 10_000
  const isEach = /\bmeio\b/.test(text) && /\bquarto\b/.test(text)
  const inMoney =
    bank === undefined ? '' : `, ou seja, ${money(bank)} × ${writeStakeShare(fraction)} = **${money(fraction * bank)}**`
  return sentences(
    isEach
      ? `Kelly cheio: ${formula}; meio, ${writeStakeShare(full)} ÷ 2 = **${writeStakeShare(full / 2)}**; um quarto, ${writeStakeShare(full)} ÷ 4 = **${writeStakeShare(full / 4)}**.`
      : isFull || !named
        ? `Kelly cheio${inMarket(market)}: ${formula}; ${words} dele, ${writeStakeShare(full)} ÷ ${Math.round(1 / part)} = **${writeStakeShare(fraction)}**${inMoney}.`
        : `${words === 'metade' ? 'Meio' : `${words.charAt(0).toUpperCase()}${words.slice(1)} de`} Kelly: ${formula} no cheio, e ${writeStakeShare(full)} ÷ ${Math.round(1 / part)} = **${writeStakeShare(fraction)}**${inMoney}.`,
    fraction > STAKE_MAX
      ? `Sugerimos nunca mais de 5% da banca em uma aposta, seja qual for a conta${bank === undefined ? '' : `: ${money(bank)} × 5% = ${money(bank * STAKE_MAX)}`}.`
      : null,
    flat === undefined || bank === undefined
      ? null
      : `No valor fixo, ${money(bank)} × ${percent(flat)} = **${money(bank * flat)}**.`,
    'Vale só se essa chance estiver certa: se ela for menor, a conta também é.',
  )
}
