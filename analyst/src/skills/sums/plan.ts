import { STAKE_MAX } from '@prancheta/core/value/kelly.ts'
import { sentences } from '#scene.ts'
import { tellLedger } from '#writers/ledger.ts'
import { allOf, holds } from './facts.ts'
import { countedAs } from './rates.ts'
import { money, percent, type Solver, type Sum, share } from './sum.ts'

/** Money that is to last so long. */
export const plan: Solver = ({ facts, text }: Sum) => {
  const [fund] = allOf(facts, 'bankroll', 'stake')
  const [weeks] = allOf(facts, 'weeks')
  const [perWeek] = allOf(facts, 'perWeek', 'bets')
  const count = countedAs(facts, 'bankroll', 'stake', 'weeks', 'perWeek', 'bets', 'income')
  const [part] = allOf(facts, 'bankShare')
  if (
    fund !== undefined &&
    part !== undefined &&
    weeks !== undefined &&
    perWeek !== undefined &&
    !/\bacert\w+|\bodd\b/.test(text)
  )
    return `${money(fund)} × ${percent(part)} = **${money(fund * part)}** por aposta; em ${weeks} semanas são ${weeks * perWeek} apostas, e ${money(fund * part * weeks * perWeek)} no total se nenhuma voltar${part * weeks * perWeek > 1 ? ', mais do que você tem' : ', dentro do que você tem'}.`
  if (fund === undefined || !holds(facts, count) || (count.bankroll ?? 0) + (count.stake ?? 0) !== 1) return null
  if (weeks !== undefined && perWeek !== undefined)
    return sentences(
      `${money(fund)} ÷ ${weeks} ÷ ${perWeek} = **${money(fund / weeks / perWeek)}** por aposta, e o dinheiro dura até o fim mesmo que nenhuma volte.`,
      'Não aumente depois de perder, e se acabar antes, acabou: não reponha.',
    )
  if (weeks === undefined && !/\b(?:divid\w+|distribu\w+|separ\w+)\b.*\bsemanas?\b/.test(text)) return null
  const many = weeks ?? WEEKS_OF_MONTH
  return sentences(
    `${money(fund)} ÷ ${many} = **${money(fund / many)}** por semana.`,
    'O que não for usado numa semana fica guardado; o que acabar não se repõe antes da seguinte.',
  )
}

const WEEKS_OF_MONTH = 4

/** How much of an income is bet. */
export const ofIncome: Solver = ({ facts, text }) => {
  const [income] = allOf(facts, 'income')
  const [spent] = allOf(facts, 'bankroll', 'stake')
  if (income === undefined || spent === undefined || spent >= income) return null
  if (!holds(facts, countedAs(facts, 'income', 'bankroll', 'stake')) || allOf(facts, 'bankroll', 'stake').length > 1)
    return null
  return /\b(?:muito|razoavel|demais|exager\w+|ok|certo|pesa|saudavel|prudente)\b/.test(text)
    ? tellLedger({ kind: 'income', income, spent })
    : null
}

/** The same share each time beside Kelly's. */
export const flatOrKelly: Solver = ({ facts, text, asks }) => {
  if (!asks.has('kelly') || !/\b(?:flat|fix[oa]|mesmo valor|valor igual)\b/.test(text)) return null
  const [bank] = allOf(facts, 'bankroll', 'stake')
  const [part] = allOf(facts, 'bankShare', 'chance')
  if (!holds(facts, countedAs(facts, 'bankroll', 'stake', 'bankShare', 'chance'))) return null
  const each = bank !== undefined && part !== undefined ? bank * part : null
  return sentences(
    'Quebra menos o que põe menos: Kelly fracionado só põe quando há valor e encolhe junto com a banca, então na prática não zera; o flat põe o mesmo em toda aposta, com valor ou sem.',
    each === null || bank === undefined || part === undefined
      ? null
      : `Flat: ${money(bank)} × ${percent(part)} = **${money(each)}** por aposta, e seriam precisas ${money(bank)} ÷ ${money(each)} = ${Math.round(bank / each)} perdas a mais do que ganhos para zerar.`,
    `O ponto fraco do Kelly é a chance estimada: se ela estiver alta demais, ele põe demais, e por isso usamos um quarto dele e nunca mais de ${share(STAKE_MAX).replace(',0', '')} da banca.`,
  )
}
