import { writeEdge } from '@prancheta/core/chat/figures.ts'
import { sentences } from '#scene.ts'
import { allOf } from './facts.ts'
import { odd, type Solver, share } from './sum.ts'

/** The price that was taken beside the one that the market closed at. */
export const closing: Solver = ({ facts, text }) => {
  const odds = allOf(facts, 'odd')
  const [taken, closed] = odds
  if (taken === undefined || closed === undefined || odds.length !== 2) return null
  if (!/\bclv\b|\bclosing\b|\bfech(?:ou|amento|ando|ada)\b|\bencerrou (?:a|em)\b/.test(text)) return null
  if (!/\bclv\b|\bclosing\b|\bquant\w+|\bbom\b|\bvenci\b|\bbati\b|\bganh\w+|\bruim\b|\bfiz bem\b/.test(text))
    return null
  // 'Fechou em 1.95, peguei 2.10' tells them the other way round.
  const isTurned = /\bfech\w+[a-z ]{0,20}\d.*\b(?:peg\w+|entr\w+|minha|apost\w+|compr\w+)\b/.test(text)
  const [mine, last] = isTurned ? [closed, taken] : [taken, closed]
  const gain = mine / last - 1
  return sentences(
    `CLV de ${odd(mine)} ÷ ${odd(last)} − 1 = **${writeEdge(gain)}**: você ${gain > 0 ? 'pegou preço melhor' : gain < 0 ? 'pegou preço pior' : 'pegou o mesmo preço'} do que o do fechamento.`,
    `A ${odd(mine)} embutia 1 ÷ ${odd(mine)} = ${share(1 / mine)}, e no fim o mercado via 1 ÷ ${odd(last)} = ${share(1 / last)}, ainda com a margem dentro.`,
    'Numa aposta só isso diz pouco; em muitas, é o sinal mais honesto de que o preço foi bom, ganhe ou perca.',
  )
}
