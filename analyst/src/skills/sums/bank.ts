import { writeEdge, writeStakeShare } from '@prancheta/core/chat/figures.ts'
import { EDGE_MIN, RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { decimalOdd, probability } from '@prancheta/core/units.ts'
import { kellyStake, STAKE_MAX } from '@prancheta/core/value/kelly.ts'
import { sentences } from '#scene.ts'
import { chanceFactor, stakeFactor } from '#writers/exact-share.ts'
import { inSentence } from '#writers/market-words.ts'
import { pricedMarkets, recommendedMarkets } from '#writers/value.ts'
import { allOf, holds, readFacts } from './facts.ts'
import { countedAs } from './rates.ts'
import { priceOf } from './single.ts'
import { money, odd, percent, type Solver, type Sum, share } from './sum.ts'

/** What a unit is to most people: a hundredth of the bankroll. */
const USUAL_UNIT = 0.01

/** Units and shares of a bankroll, as money. */
export const ofBank: Solver = ({ facts, text, asks }) => {
  const [bank] = allOf(facts, 'bankroll')
  const [part] = allOf(facts, 'bankShare')
  const [units] = allOf(facts, 'units')
  const [unit] = allOf(facts, 'unit')
  if (!holds(facts, countedAs(facts, 'bankroll', 'bankShare', 'units', 'unit'))) return null
  if (allOf(facts, 'bankShare').length > 1 || asks.has('double') || asks.has('split')) return null
  if (bank !== undefined && part !== undefined && units !== undefined)
    return `${money(bank)} × ${percent(part)} × ${odd(units)} = **${money(bank * part * units)}**. Uma unidade são ${money(bank)} × ${percent(part)} = ${money(bank * part)}.`
  if (unit !== undefined && units !== undefined)
    return `${money(unit)} × ${odd(units)} = **${money(unit * units)}**${bank === undefined ? '' : `, ou ${share((unit * units) / bank)} da banca`}.`
  if (bank !== undefined && part !== undefined && units === undefined)
    return sentences(
      `${money(bank)} × ${percent(part)} = **${money(bank * part)}** por aposta.`,
      part > STAKE_MAX ? 'É muito para uma aposta só: a nossa conta nunca passa de 5% da banca.' : null,
    )
  if (bank !== undefined && units !== undefined && /\bunidades?\b/.test(text) && part === undefined)
    return `Depende do tamanho que você der à unidade; se ela for um centésimo da banca, como é comum, ${money(bank)} ÷ 100${units === 1 ? '' : ` × ${odd(units)}`} = **${money(bank * units * USUAL_UNIT)}**.`
  return null
}

/** How much of a bankroll lies in bets that are open. */
export const exposed: Solver = ({ facts, text }) => {
  const [bank] = allOf(facts, 'bankroll')
  const stakes = allOf(facts, 'stake')
  if (bank === undefined || stakes.length === 0 || !EXPOSED.test(text)) return null
  if (!holds(facts, countedAs(facts, 'bankroll', 'stake', 'odd')) || allOf(facts, 'bankroll').length > 1) return null
  const staked = stakes.reduce((sum, stake) => sum + stake, 0)
  const put = stakes.map(money).join(' + ')
  return `(${put}) ÷ ${money(bank)} = **${share(staked / bank)}** da banca: ${put} = **${money(staked)}**, que é o que se perde se nenhuma bater. O nosso teto é de 5% da banca em uma aposta.`
}

const EXPOSED =
  /\b(?:expost\w+|em risco|comprometid\w+|em aberto)\b|\b(?:som\w+|junt[ao]s|ao todo|no total)\b.*\b(?:passa\w*|limite|teto|recomend\w+|demais|muito)\b/
const TOO_MUCH =
  /\b(?:muito|demais|exager\w+|passa do|limite|alto|pesado|prudente|razoavel|arriscado|cabe|loucura|forcando)\b/

/** Whether a stake is too much of a bankroll. */
export const isTooMuch: Solver = (sum) => {
  const { facts, text, market, scene } = sum
  // Who tells his bankroll after a bet wants to know how much of it the bet is.
  const isOnlyBank = sum.goesOn && readFacts(text).given.every(({ role }) => role === 'bankroll') && sum.says
  if (!isOnlyBank && !TOO_MUCH.test(text)) return null
  const [bank] = allOf(facts, 'bankroll')
  const [price] = allOf(facts, 'odd')
  const [own] = allOf(facts, 'bankShare')
  const stake = allOf(facts, 'stake')[0] ?? (own !== undefined && bank !== undefined ? bank * own : toWinStake(sum))
  if (
    bank === undefined ||
    stake === null ||
    !holds(facts, countedAs(facts, 'bankroll', 'stake', 'odd', 'goal', 'bankShare'))
  )
    return null
  const part = stake / bank
  const kelly = market && price !== undefined ? kellyStake(probability(market.pooledChance), decimalOdd(price)) : null
  return sentences(
    `${part > STAKE_MAX ? 'É muito' : 'Fica dentro do teto'}: ${allOf(facts, 'stake').length > 0 || own !== undefined ? '' : `em ${market ? inSentence(market) : 'uma aposta'}, ${money(allOf(facts, 'goal')[0] ?? 0)} ÷ (${odd(priceOf(sum)?.odd ?? 0)} − 1) = ${money(stake)}, e `}${money(stake)} ÷ ${money(bank)} = **${share(part)}** da banca.`,
    `A nossa conta nunca passa de 5% da banca em uma aposta: ${money(bank)} × 5% = ${money(bank * STAKE_MAX)}.`,
    market && kelly !== null && price !== undefined && scene?.phase === 'ahead'
      ? `Para ${inSentence(market)} a ${odd(price)}, ${chanceFactor(market.pooledChance, price)} × ${odd(price)} − 1 = ${writeEdge(market.pooledChance * price - 1)} de edge: ${kelly > 0 ? `um quarto de Kelly daria ${writeStakeShare(kelly)}.` : 'Kelly dá zero.'}`
      : 'E é teto, não sugestão: sem valor no preço, não se aposta nada.',
  )
}

/** The stake that an earlier wish for so much profit came to. */
function toWinStake(sum: Sum): number | null {
  const [goal] = allOf(sum.facts, 'goal')
  const price = goal === undefined ? null : priceOf(sum)
  return goal === undefined || !price ? null : goal / (price.odd - 1)
}

/** What the sum of this match makes of a bankroll, at the reader's odd or at the best. */
export const stakeFrom: Solver = (sum) => {
  const { facts, asks, market, scene, text } = sum
  if (scene?.phase !== 'ahead') return null
  const [bank] = allOf(facts, 'bankroll', 'stake')
  const count = countedAs(facts, 'bankroll', 'stake', 'odd')
  if (
    bank === undefined ||
    !holds(facts, count) ||
    (count.bankroll ?? 0) + (count.stake ?? 0) !== 1 ||
    (count.odd ?? 0) > 1
  )
    return null
  // A price that was only wished for is none.
  if (sum.goesOn && sum.before === null && (count.odd ?? 0) > 0) return null
  if (sum.before === stakeFrom && /\b(?:sobra|resta|sobraria)\b/.test(text)) return null
  const isOfGame =
    /\b(?:nes[st][ea]|des[st][ea]|es[st][ea]|no|do) (?:jogo|partida)\b/.test(text) &&
    (asks.has('stake') || /\b(?:parcela|sensato|prudente)\b/.test(text))
  const isSuggested = isOfGame || /\b(?:sugerid\w+|sugere\w*|recomendad\w+|sugestao)\b/.test(text)
  if (!(asks.has('stake') || isSuggested || sum.before === stakeFrom) || asks.has('cover')) return null
  if ((count.bankroll ?? 0) === 0 && !isSuggested) return null
  const chosen = market ?? (isSuggested ? (recommendedMarkets(scene)[0] ?? null) : null)
  if (!chosen)
    return isSuggested
      ? `Dos ${money(bank)}, **nada**: ${pricedMarkets(scene).length === 0 ? 'as odds das casas ainda não chegaram neste jogo, e sem preço não há' : 'nenhum mercado deste jogo passa na regra, então não há'} valor sugerido nem ganho a calcular. Quando há, a fatia é pequena de propósito: um quarto de Kelly, e nunca mais de 5% da banca em uma aposta.`
      : null
  const price = priceOf({ ...sum, market: chosen })
  if (!price) return null
  const edge = chosen.pooledChance * price.odd - 1
  const edgeSum = `${chanceFactor(chosen.pooledChance, price.odd)} × ${odd(price.odd)} − 1 = ${writeEdge(edge)} de edge`
  const kelly = kellyStake(probability(chosen.pooledChance), decimalOdd(price.odd))
  if (kelly <= 0)
    return `**Nada**: em ${inSentence(chosen)} a ${odd(price.odd)}${price.at}, ${edgeSum}, e sem edge positivo Kelly dá zero. A odd justa de ${inSentence(chosen)} é ${odd(chosen.fairOdd)}: só acima dela haveria o que pôr.`
  const isCapped = kelly >= STAKE_MAX
  if (edge < EDGE_MIN)
    return sentences(
      `Quase nada: em ${inSentence(chosen)} a ${odd(price.odd)}${price.at}, ${edgeSum}, abaixo dos ${RULE_WORDS.edge} que a regra pede.`,
      `A conta daria ${stakeFactor(kelly, bank)} × ${money(bank)} = **${money(bank * kelly)}** para ${inSentence(chosen)}; na prática, ficar de fora.`,
    )
  return sentences(
    `No máximo, em ${inSentence(chosen)} a ${odd(price.odd)}${price.at}: ${stakeFactor(kelly, bank)} × ${money(bank)} = **${money(bank * kelly)}**.`,
    `Há ${edgeSum}; ${isCapped ? 'um quarto de Kelly passaria de 5% da banca, que é o teto de uma aposta' : 'a fatia é um quarto de Kelly'}.`,
    chosen.isRecommended ? null : 'Esse mercado, porém, não está entre os que passam na regra.',
    'É um teto para estudo, não um convite.',
  )
}
