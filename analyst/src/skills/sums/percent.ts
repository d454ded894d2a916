import { STAKE_MAX } from '@prancheta/core/value/kelly.ts'
import { sentences } from '#scene.ts'
import { allOf } from './facts.ts'
import { money, type Solver, share } from './sum.ts'

const PART_ASKED =
  /\b(?:quant[oa]s?|qual) (?:\w+ ){0,2}(?:%|por cento|porcento|porcentagem|percentual)|\b(?:que|qual) (?:%|porcentagem|percentual|parte|fatia)|\bem %/

/** 'Quanto por cento é 35 de 1.250?' */
export const partOf: Solver = ({ facts, text, goesOn }) => {
  if (goesOn || !PART_ASKED.test(text) || /\b(?:subir|voltar|recuper\w+|ca[ií]\w*|crescer)\b/.test(text)) return null
  const sums = facts.given.filter(({ kind }) => kind === 'money' || kind === 'count').map(({ value }) => value)
  const [one, other] = sums
  if (one === undefined || other === undefined || sums.length !== 2 || facts.given.length !== 2) return null
  if (!/\d(?: reais)? (?:d[eoa]s?|em|sobre|de uma?|numa?)\b[a-z ]{0,24}\d|\bbanca\b/.test(text)) return null
  const [part, whole] = one <= other ? [one, other] : [other, one]
  return sentences(
    `${money(part)} ÷ ${money(whole)} = **${share(part / whole)}**.`,
    /\b(?:banca|saldo|apost\w+|stake)\b/.test(text)
      ? `O nosso teto é de 5% da banca em uma aposta: ${money(whole)} × 5% = ${money(whole * STAKE_MAX)}.`
      : null,
  )
}

/** 'E tá acima do limite de vocês?', of a share just told. */
export const againstCap: Solver = ({ facts, text, before, goesOn }) => {
  if (!goesOn || !/\b(?:limite|teto|maximo|5 ?%|muito|demais|passa|acima)\b/.test(text)) return null
  const sums = facts.given.filter(({ kind }) => kind === 'money' || kind === 'count').map(({ value }) => value)
  const [bank] = allOf(facts, 'bankroll')
  const [one, other] = sums
  if (before !== partOf || one === undefined || other === undefined) return null
  const [part, whole] =
    bank === undefined ? [Math.min(one, other), Math.max(one, other)] : [one === bank ? other : one, bank]
  return part / whole > STAKE_MAX
    ? `Sim: ${money(part)} ÷ ${money(whole)} = **${share(part / whole)}**, e o nosso teto é de 5% da banca em uma aposta, ${money(whole)} × 5% = ${money(whole * STAKE_MAX)}.`
    : `Não: ${money(part)} ÷ ${money(whole)} = **${share(part / whole)}**, abaixo do nosso teto de 5% da banca em uma aposta. Mas é teto, não meta: sem valor no preço, não se aposta nada.`
}
