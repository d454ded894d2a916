import { writeEdge } from '@prancheta/core/chat/figures.ts'
import { sentences } from '#scene.ts'
import { deposits } from './balance.ts'
import { allOf, readFacts } from './facts.ts'
import { gainOrLoss, money, odd, percent, type Solver, share } from './sum.ts'

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** 'Apostei 1.320 no total, qual o ROI?', of money that was paid in and taken out. */
export const roiOfAll: Solver = ({ facts, asks, before, text }) => {
  if (before !== deposits || !(asks.has('roi') || /%/.test(text))) return null
  const [staked] = readFacts(text)
    .given.filter(({ kind }) => kind === 'money')
    .map(({ value }) => value)
  const banks = allOf(facts, 'bankroll')
  const [start, left] = banks.length > 1 ? [banks[0] ?? 0, banks[1] ?? 0] : [0, banks[0] ?? 0]
  if (staked === undefined) return null
  const net = left + total(allOf(facts, 'taken')) - total(allOf(facts, 'deposit')) - start
  return sentences(
    `O ROI é de ${money(Math.abs(net))} ÷ ${money(staked)} = **${writeEdge(net / staked)}** sobre o que foi apostado: de cada real, ${net < 0 ? 'perdeu-se' : 'sobrou'} isso em média.`,
    'Em poucas apostas ele diz mais da sorte do que do método.',
  )
}

/** '515 ou os 550?': the base of a stake is what there is today. */
export const baseNow: Solver = ({ facts, text }) => {
  if (!/\bbase\b|\breferencia\b|\bem cima de\b/.test(text) || !/\bou\b/.test(text)) return null
  const [now] = allOf(facts, 'bankroll').slice(-1)
  const said = readFacts(text)
    .given.filter(({ kind }) => kind === 'money')
    .map(({ value }) => value)
  if (now === undefined || said.length < 2 || !said.includes(now)) return null
  const other = said.find((value) => value !== now)
  return sentences(
    `**${money(now)}**, o que você tem hoje: a fatia acompanha a banca, e assim diminui sozinha na baixa e só cresce depois do ganho.`,
    other !== undefined && other > now
      ? `Usar ${money(other)} faria cada aposta maior do que a fatia que você escolheu.`
      : null,
  )
}

/** 'Então 2% dá quanto?', of the bankroll that the talk is on. */
export const shareOfNow: Solver = ({ facts, text, goesOn }) => {
  const [part] = readFacts(text)
    .given.filter(({ kind, value }) => kind === 'share' && value <= 0.3)
    .map(({ value }) => value)
  const [now] = allOf(facts, 'bankroll').slice(-1)
  if (!goesOn || part === undefined || now === undefined || readFacts(text).given.length !== 1) return null
  if (!/\bquanto\b|\bem reais\b/.test(text) || /\b(?:chance|acert\w+|odd|perd\w+|ganh\w+)\b/.test(text)) return null
  return `${money(now)} × ${percent(part)} = **${money(now * part)}**.`
}

/** 'Quarta' is sometimes heard as 'quanta'. */
const PLACES = ['primeir', 'segund', 'terceir', '(?:quart|(?<=\\ba )quant)', 'quint', 'sext']

/** 'Se acertar só a segunda e a quarta': which of several bets won, by their places. */
export const picked: Solver = ({ facts, text }) => {
  const [stakes, odds] = [allOf(facts, 'stake'), allOf(facts, 'odd')]
  if (stakes.length < 2 || stakes.length !== odds.length) return null
  const [, words = ''] = /\b(?:acert\w+|bat\w+|ganh\w+|venc\w+|der green|entrar\w*)\b(.{3,60})/.exec(text) ?? []
  const won = PLACES.flatMap((place, at) =>
    new RegExp(String.raw`(?<!\w)${place}[ao]\b`).test(words) && at < stakes.length ? [at] : [],
  )
  if (won.length === 0 || /\b(?:multipla|sistema|bilhete)\b/.test(text)) return null
  const back = total(won.map((at) => (stakes[at] ?? 0) * (odds[at] ?? 0)))
  const staked = total(stakes)
  const put = stakes.map(money).join(' + ')
  const [bank] = allOf(facts, 'bankroll')
  const net = back - staked
  return sentences(
    `Voltam ${won.map((at) => `${money(stakes[at] ?? 0)} × ${odd(odds[at] ?? 0)}`).join(' + ')} = ${money(back)}, e foram apostados ${put} = ${money(staked)}: no fim, ${net < 0 ? `${money(staked)} − ${money(back)}` : `${money(back)} − ${money(staked)}`} = ${gainOrLoss(net)}.`,
    bank === undefined
      ? null
      : `Os ${money(bank)} de banca passam a ${net < 0 ? `${money(bank)} − ${money(-net)}` : `${money(bank)} + ${money(net)}`} = **${money(bank + net)}**.`,
  )
}

/** 'Quantos % da banca estavam em jogo?', of several bets just told. */
export const exposedShare: Solver = ({ facts, text, goesOn }) => {
  const [bank] = allOf(facts, 'bankroll')
  const stakes = allOf(facts, 'stake')
  if (!goesOn || bank === undefined || stakes.length < 2 || !/%|\bexpost\w+|\bem risco\b|\bem jogo\b/.test(text))
    return null
  if (!/\bbanca\b|\bexpost\w+/.test(text)) return null
  return `(${stakes.map(money).join(' + ')}) ÷ ${money(bank)} = **${share(total(stakes) / bank)}** da banca.`
}
