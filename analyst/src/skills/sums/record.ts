import { writeEdge } from '@prancheta/core/chat/figures.ts'
import { sentences } from '#scene.ts'
import { chanceFactor } from '#writers/exact-share.ts'
import { allOf, holds } from './facts.ts'
import type { OwnBet } from './own-bets.ts'
import { countedAs } from './rates.ts'
import { gainOrLoss, isNothing, money, odd, percent, type Solver, type Sum, share } from './sum.ts'

/** The smaller from the greater: the word says whether it was won or lost. */
const less = (one: number, other: number): string => `${money(Math.max(one, other))} − ${money(Math.min(one, other))}`

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Several bets that were won and lost: what they leave together. */
export const ledger: Solver = (sum) => {
  const { facts, asks } = sum
  const { bets } = facts
  if (!bets || bets.some(({ isWon }) => isWon === null) || allOf(facts, 'bets').length > 1) return null
  if (!holds(facts, { stake: bets.length, odd: bets.length, bets: allOf(facts, 'bets').length })) return null
  if (bets.length < 2 && !asks.has('balance')) return null
  if (sum.goesOn && EVEN.test(sum.text)) return ofEven(bets)
  const staked = total(bets.map(({ stake }) => stake))
  const won = bets.filter(({ isWon }) => isWon)
  const back = total(won.map(({ stake, odd: price }) => stake * price))
  const net = back - staked
  const put = `${bets.map(({ stake }) => money(stake)).join(' + ')} = ${money(staked)}`
  const came = `${won.map(({ stake, odd: price }) => `${money(stake)} × ${odd(price)}`).join(' + ')} = ${money(back)}`
  const how = isNothing(net) ? 'No zero a zero' : net > 0 ? 'No lucro' : 'No prejuízo'
  const difference = `${less(back, staked)} = ${gainOrLoss(net)}`
  const whole =
    won.length === 0
      ? `foram apostados ${put} e nada voltou, ${gainOrLoss(net)}`
      : `voltaram ${came} e foram apostados ${put}, ou seja, ${difference}`
  return sentences(
    asks.has('roi') || won.length === 0
      ? `${asks.has('roi') ? 'ROI' : how}: ${whole}${won.length === 0 ? '' : `, e ${money(Math.abs(net))} ÷ ${money(staked)} = **${share(Math.abs(net / staked))}** ${net < 0 ? 'negativos' : 'de retorno'}`}.`
      : `${how}: ${whole}.`,
    lesson(won, bets, net),
  )
}

/** Who hits half and still loses has put more on what failed. */
const lesson = (won: readonly OwnBet[], all: readonly OwnBet[], net: number): string =>
  net < 0 && won.length * 2 >= all.length && stakedIn(won) * 2 < stakedIn(all)
    ? 'Acertar metade não bastou porque o valor maior ficou nas que perderam. Poucas apostas não separam habilidade de sorte.'
    : 'Poucas apostas não separam habilidade de sorte.'

const stakedIn = (bets: readonly OwnBet[]): number => total(bets.map(({ stake }) => stake))

const EVEN = /\b(?:tamanho|mesm[oa] valor|valor fixo|flat|iguais|entrada|stake)\b/

/** The same bets with the same money in each: whether the sizes made the difference. */
function ofEven(bets: readonly OwnBet[]): string {
  const staked = total(bets.map(({ stake }) => stake))
  const each = staked / bets.length
  const net = each * (total(bets.flatMap(({ isWon, odd: price }) => (isWon ? [price] : []))) - bets.length)
  const asBet = total(bets.map(({ stake, odd: price, isWon }) => (isWon ? stake * price : 0))) - staked
  const odds = bets.flatMap(({ isWon, odd: price }) => (isWon ? [odd(price)] : [])).join(' + ')
  return sentences(
    `${net > asBet ? (net > 0 && asBet < 0 ? 'Sim, em boa parte' : 'Em parte') : 'Não'}: com o mesmo valor em todas, ${money(staked)} ÷ ${bets.length} = ${money(each)} por aposta, o resultado seria ${money(each)} × (${net < 0 ? `${bets.length} − (${odds === '' ? '0' : odds})` : `${odds} − ${bets.length}`}) = ${gainOrLoss(net)}.`,
    'Em poucas apostas isso também é acaso; valor parecido em todas é o que impede uma perda grande de apagar vários acertos.',
  )
}

/** So many of so many at one odd, all with the same stake. */
export const tally: Solver = ({ facts, asks }) => {
  const [won, lost, all, price, stake] = (['won', 'lost', 'bets', 'odd', 'stake'] as const).map(
    (role) => allOf(facts, role)[0],
  )
  const roles = countedAs(facts, 'won', 'lost', 'bets', 'odd', 'stake', 'unit')
  if (!holds(facts, roles) || Object.values(roles).some((count) => count > 1)) return null
  const hits = won ?? (all !== undefined && lost !== undefined ? all - lost : undefined)
  const bets = all ?? (won !== undefined && lost !== undefined ? won + lost : undefined)
  if (hits === undefined || bets === undefined || hits > bets) return null
  if (price === undefined)
    return hits === 0 || !(asks.has('balance') || asks.has('profit') || asks.has('fair') || asks.has('value'))
      ? null
      : `Depende da odd: acertando ${hits} de ${bets}, a média precisa passar de ${bets} ÷ ${hits} = **${odd(bets / hits)}** para haver lucro, com o mesmo valor em todas. Me diga a odd média e eu faço a conta.`
  // Won and lost that were told apart stay so.
  const whole = all === undefined ? `(${won} + ${lost})` : String(all)
  const units = hits * price - bets
  if (stake === undefined && facts.given.some(({ before }) => /\bcada\b/.test(before)) && !asks.has('roi'))
    return atRate(hits / bets, price)
  const each = stake ?? allOf(facts, 'unit')[0]
  const how = isNothing(units) ? 'No zero a zero' : units > 0 ? 'No lucro' : 'No prejuízo'
  if (asks.has('roi'))
    return `O ROI é de (${hits} × ${odd(price)} − ${bets}) ÷ ${bets} = **${writeEdge(units / bets)}**: de cada real apostado, voltou ${odd((hits * price) / bets)}, com o mesmo valor em todas.`
  return sentences(
    each === undefined
      ? `${how}: ${units < 0 ? `${whole} − ${hits} × ${odd(price)}` : `${hits} × ${odd(price)} − ${whole}`} = **${odd(Math.abs(units))}** ${Math.abs(units) < 2 ? 'vez' : 'vezes'} o valor de cada aposta${units < 0 ? ' a menos' : ''}, com o mesmo valor em todas.`
      : `${how}: ${money(each)} × (${units < 0 ? `${bets} − ${hits} × ${odd(price)}` : `${hits} × ${odd(price)} − ${bets}`}) = ${gainOrLoss(units * each)}.`,
    `A ${odd(price)}, o empate vem com ${whole} ÷ ${odd(price)} = ${odd(bets / price)} acertos.`,
    'Poucas apostas não separam habilidade de sorte.',
  )
}

/** 'Acerto 4 de cada 10': what that rate leaves of each real. */
const atRate = (rate: number, price: number): string =>
  sentences(
    `${rate * price > 1 ? 'Lucro' : 'Prejuízo'} no longo prazo: ${chanceFactor(rate, price)} × ${odd(price)} − 1 = **${writeEdge(rate * price - 1)}** de cada real apostado, em média.`,
    `A ${odd(price)}, o empate vem com 1 ÷ ${odd(price)} = ${share(1 / price)} de acerto.`,
  )

/** What was put in and what came back of it. */
export const returned: Solver = (sum) => {
  const { facts, asks } = sum
  const [back] = allOf(facts, 'back', 'pays')
  const stakes = allOf(facts, 'stake')
  const [bets] = allOf(facts, 'bets')
  if (back === undefined || stakes.length !== 1 || !holds(facts, countedAs(facts, 'back', 'pays', 'stake', 'bets')))
    return null
  if (!asks.has('roi') && !asks.has('balance') && !asks.has('profit')) return null
  const [each = 0] = stakes
  const isEach = bets !== undefined && /\bcada\b|\bapostas de\b|\bjogos de\b/.test(facts.text + sum.text)
  const staked = isEach ? each * (bets ?? 1) : each
  const put = isEach ? `(${money(each)} × ${bets})` : money(each)
  const net = back - staked
  return sentences(
    asks.has('roi')
      ? `O ROI é de (${money(back)} − ${put.replace(/[()]/g, '')}) ÷ ${put} = **${net < 0 ? writeEdge(net / staked) : share(net / staked)}**, de ${net < 0 && !isEach ? less(back, staked) : `${money(back)} − ${put}`} = ${gainOrLoss(net)}.`
      : `${net < 0 && !isEach ? less(back, staked) : `${money(back)} − ${put}`} = ${gainOrLoss(net)}, um ROI de ${money(Math.abs(net))} ÷ ${put} = ${share(Math.abs(net / staked))}${net < 0 ? ' negativos' : ''}.`,
    'Sozinho, ele não diz se foi método ou sorte: para isso são precisas muitas apostas.',
  )
}

/** What is left and was taken out, less what was put in. */
export const moved: Solver = ({ facts, asks, goesOn }: Sum) => {
  const [from] = allOf(facts, 'from')
  const [to] = allOf(facts, 'bankroll')
  if (from === undefined || to === undefined) return null
  const [aim] = allOf(facts, 'reach')
  const roles = countedAs(facts, 'from', 'bankroll', 'reach', 'bankShare')
  if (!holds(facts, roles)) return null
  const [part] = allOf(facts, 'bankShare')
  if (to < from && (asks.has('recover') || aim !== undefined) && part === undefined)
    return sentences(
      `É preciso subir ${money(from)} ÷ ${money(to)} − 1 = **${share(from / to - 1)}**.`,
      `A queda foi de (${money(from)} − ${money(to)}) ÷ ${money(from)} = ${share(1 - to / from)}, e a volta pede mais do que isso porque a base ficou menor.`,
      'Não há pressa que ajude: aumentar as apostas para voltar costuma afundar mais.',
    )
  if (part === undefined) return null
  if (goesOn) return `${money(to)} × ${percent(part)} = **${money(to * part)}** por aposta.`
  return sentences(
    `Agora: a fatia acompanha a banca de hoje, ${money(to)} × ${percent(part)} = **${money(to * part)}** por aposta, e antes era ${money(from)} × ${percent(part)} = ${money(from * part)}.`,
    'Esperar deixaria cada aposta maior do que a fatia que você escolheu, justamente na baixa.',
  )
}
