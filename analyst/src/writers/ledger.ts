import { writeMoney, writeShare } from '@prancheta/core/chat/figures.ts'
import type { Ledger } from '../reading/ask.ts'
import { paragraphs } from '../scene.ts'

/** From these shares of what somebody earns on, a bet is much of it, or far too much. */
const MUCH = 0.03
const TOO_MUCH = 0.1

/** What a reader's own sums come to: what came back, what is left, or how much of an income is bet. */
export function tellLedger(ledger: Ledger): string {
  if (ledger.kind === 'income') return ofIncome(ledger.income, ledger.spent)
  if (ledger.kind === 'climb')
    return `Precisa crescer ${writeMoney(ledger.to)} ÷ ${writeMoney(ledger.from)} − 1 = **${writeShare(ledger.to / ledger.from - 1)}** sobre o que ficou: cair é mais fácil do que voltar, porque a base é menor. Correr atrás disso costuma afundar mais; a parte de cada aposta sai da banca de hoje, e parar também é uma boa escolha.`
  if (ledger.kind === 'balance') return ofBalance(ledger.put, ledger.taken, ledger.left)
  const { each, times, back } = ledger
  const staked = times === 1 ? writeMoney(each) : `${writeMoney(each)} × ${times}`
  const all = each * times
  const share = back / all - 1
  return paragraphs(
    `${writeMoney(back)} − ${staked} = **${moneyOf(back - all)}** de ${back >= all ? 'lucro' : 'perda'}, e dividido pelo que foi apostado: ${writeMoney(Math.abs(back - all))} ÷ ${times === 1 ? staked : `(${staked})`} = **${writeShare(Math.abs(share))}** ${back >= all ? 'de retorno (ROI)' : 'negativos de retorno (ROI)'}.`,
    'Poucas apostas não separam habilidade de sorte; o Diário, em Histórico, acompanha isso por você.',
  )
}

const moneyOf = (sum: number): string => writeMoney(Math.abs(sum))

function ofBalance(put: number, taken: number, left: number): string {
  const sum = left + taken - put
  return paragraphs(
    `Conta-se assim: ${writeMoney(left)} + ${writeMoney(taken)} − ${writeMoney(put)} = **${moneyOf(sum)}** de ${sum >= 0 ? 'ganho' : 'perda'} desde o começo: o que ficou, mais o que você tirou, menos o que pôs.`,
    'O ponto mais alto no meio do caminho não entra na conta. E poucos meses não dizem se foi método ou sorte.',
  )
}

function ofIncome(income: number, spent: number): string {
  const share = spent / income
  const verdict =
    share >= TOO_MUCH
      ? 'É muito.'
      : share >= MUCH
        ? 'Já é bastante.'
        : 'Em parte da renda é pouco, e mesmo assim só se sobra depois das contas.'
  return paragraphs(
    `${verdict} São ${writeMoney(spent)} ÷ ${writeMoney(income)} = **${writeShare(share)}** do que entra. Só é dinheiro de lazer o que pode sumir inteiro sem atrasar conta nenhuma.`,
    'Em Configurações, em Jogo responsável, dá para gravar um limite por mês. Se baixar for difícil, há ajuda de graça: CVV, telefone **188**, e a autoexclusão oficial em gov.br/autoexclusaoapostas.',
  )
}
