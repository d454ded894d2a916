import { writeDecimal, writeEdge } from '@prancheta/core/chat/figures.ts'
import { bullets, paragraphs, sentences } from '#scene.ts'
import { allOf, holds } from './facts.ts'
import { countedAs } from './rates.ts'
import { difference, gainOrLoss, money, type Solver, share } from './sum.ts'

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const plus = (values: readonly number[]): string => values.map(money).join(' + ')

const grouped = (values: readonly number[]): string => (values.length > 1 ? `(${plus(values)})` : plus(values))

/** Money that somebody began with, and what was won and lost of it on the way. */
export const running: Solver = ({ facts, text }) => {
  const [start] = allOf(facts, 'bankroll')
  const [won, lost] = [allOf(facts, 'wonSum'), allOf(facts, 'lostSum')]
  if (start === undefined || won.length + lost.length < 2) return null
  if (!holds(facts, { bankroll: 1, wonSum: won.length, lostSum: lost.length })) return null
  const left = start + total(won) - total(lost)
  const net = left - start
  if (/%|\bpor cento\b|\bpercent\w+/.test(text))
    return `${net < 0 ? `(${money(start)} − ${money(left)})` : `(${money(left)} − ${money(start)})`} ÷ ${money(start)} = **${share(Math.abs(net) / start)}** de ${net < 0 ? 'perda' : 'ganho'} sobre o que você tinha.`
  return sentences(
    `Você ficou com ${money(start)}${won.length > 0 ? ` + ${plus(won)}` : ''}${lost.length > 0 ? ` − (${plus(lost)})` : ''} = **${money(left)}**.`,
    `Sobre os ${money(start)} do começo, ${gainOrLoss(net)}.`,
  )
}

/** What was paid in and taken out, and what is left. */
export const deposits: Solver = ({ facts, text, asks }) => {
  const [put, taken] = [allOf(facts, 'deposit'), allOf(facts, 'taken')]
  const banks = allOf(facts, 'bankroll')
  // Two bankrolls are what there was at first and what there is now.
  const [start, left] = banks.length === 2 ? [banks[0] ?? 0, banks[1] ?? 0] : [null, banks[0] ?? 0]
  if (put.length === 0 || (taken.length === 0 && allOf(facts, 'bankroll').length === 0)) return null
  if (!holds(facts, countedAs(facts, 'deposit', 'taken', 'bankroll', 'other', 'bets'))) return null
  if (start !== null) {
    const had = [start, ...put]
    const gain = left + total(taken) - total(had)
    const kept = [left, ...taken]
    return sentences(
      `${gain < 0 ? 'Perdendo' : gain > 0 ? 'Ganhando' : 'No zero a zero'}: ${difference(grouped(kept), grouped(had), gain)}.`,
      'Conta o que há hoje mais o que saiu, menos o que havia no começo e o que entrou.',
    )
  }
  const net = left + total(taken) - total(put)
  const back = [...(allOf(facts, 'bankroll').length > 0 ? [left] : []), ...taken]
  if (asks.has('roi') || /%|\bretorno\b/.test(text))
    return `(${plus(back)} − ${put.map(money).join(' − ')}) ÷ (${plus(put)}) = **${writeEdge(net / total(put))}** sobre tudo o que foi depositado.`
  return sentences(
    `${net < 0 ? 'Perdendo' : 'Ganhando'}: ${difference(grouped(back), grouped(put), net)} no total.`,
    'Conta o que ficou, mais o que você sacou, menos tudo o que depositou.',
  )
}

/** Several times of betting, each with what was put and what came back. */
export const periods: Solver = ({ facts, asks, text }) => {
  const [put, back] = [allOf(facts, 'stake'), allOf(facts, 'back')]
  if (put.length < 2 || put.length !== back.length || !holds(facts, { stake: put.length, back: back.length }))
    return null
  const [staked, came] = [total(put), total(back)]
  const joint = `${came < staked ? `${money(staked)} − ${money(came)}` : `${money(came)} − ${money(staked)}`} = ${gainOrLoss(came - staked)}`
  const whole = `voltaram ${plus(back)} = ${money(came)} de ${plus(put)} = ${money(staked)}, ou seja, ${joint}, e ${money(Math.abs(came - staked))} ÷ ${money(staked)} = **${share(Math.abs(came / staked - 1))}** ${came < staked ? 'negativos' : 'de retorno'}`
  if (/\b(?:junt\w+|soma\w*|total|tudo|ao todo)\b/.test(text)) return `Juntos, ${whole}.`
  const rows = put.map(
    (one, at) =>
      `${at + 1}º: (${money(back[at] ?? 0)} − ${money(one)}) ÷ ${money(one)} = **${writeEdge((back[at] ?? 0) / one - 1)}**`,
  )
  return paragraphs(
    asks.has('roi') ? 'Na ordem em que você contou, o ROI de cada um:' : 'Na ordem em que você contou:',
    bullets(rows),
    `Juntos, ${whole}.`,
  )
}

/** A journal in units: what they add up to, in money where a unit is told, and the yield where the stakes are. */
export const journal: Solver = ({ facts, asks }) => {
  const moves = allOf(facts, 'moved')
  const [unit] = allOf(facts, 'unit', 'stake')
  const [staked] = allOf(facts, 'units')
  if (moves.length < 2 || !holds(facts, countedAs(facts, 'moved', 'unit', 'units', 'stake'))) return null
  const net = total(moves)
  const sum = `${moves.map((one, at) => `${at === 0 ? (one < 0 ? '−' : '') : one < 0 ? ' − ' : ' + '}${writeDecimal(Math.abs(one))}`).join('')} = **${writeDecimal(net)} ${Math.abs(net) < 2 ? 'unidade' : 'unidades'}**`
  if (staked !== undefined && asks.has('roi'))
    return `O yield é de ${writeDecimal(net)} ÷ ${writeDecimal(staked)} = **${writeEdge(net / staked)}** sobre o que foi apostado.`
  return unit === undefined
    ? `O saldo é ${sum}.`
    : `${money(unit)} × ${writeDecimal(Math.abs(net))} = ${gainOrLoss(net * unit)}, de um saldo de ${sum.replaceAll('**', '')}.`
}
