import type { RoundComboAnswer } from '@prancheta/contract/board/routes.ts'
import { formatChance, formatEdge, formatMoney, formatOdd } from '#lib/format/format.ts'

export const INDEPENDENCE_NOTE =
  'Jogos diferentes contam como independentes, por isso as chances se multiplicam. Cada perna a mais baixa a chance de todas.'

export const REFUND_NOTE =
  'Se uma perna for devolvida e nenhuma perder, contamos a combinada inteira como devolvida. Algumas casas recalculam a odd sem ela: confira a regra da sua.'

/** What the typed odd is worth, and the stake that the round leaves room for. */
export function stakeWords({ value, fairOdd, stakeBase, exposed, exposureMax }: RoundComboAnswer): string {
  if (!value) return 'Digite a odd que a sua casa oferece pela combinada: sem odd real não há edge.'
  const edge = `Edge de ${formatEdge(value.edge)}.`
  if (value.limit === 'round' && value.stake === 0)
    return `${edge} Sem stake: as recomendações salvas deste dia já somam o teto de ${formatChance(exposureMax)} da base.`
  if (value.stake === 0)
    return `${edge} Sem stake${fairOdd === null ? '.' : `: só acima de ${formatOdd(fairOdd)} haveria valor.`}`
  const stake = `Stake de no máximo ${formatChance(value.stake)}: ${formatMoney(value.stake * stakeBase)} sobre a base de ${formatMoney(stakeBase)}.`
  if (value.limit === 'round')
    return `${edge} ${stake} É o que resta do teto da rodada: ${formatChance(exposed)} de ${formatChance(exposureMax)} já estão nas recomendações salvas.`
  return value.limit === 'bet' ? `${edge} ${stake} Nenhuma aposta passa de 5% da base.` : `${edge} ${stake}`
}

/** Said to listeners as legs come and go. */
export function comboNews({ legs, chance, fairOdd }: RoundComboAnswer): string {
  const count = legs.length === 1 ? '1 perna' : `${legs.length} pernas`
  const odd = fairOdd === null ? '' : `, odd justa ${formatOdd(fairOdd)}`
  return `Combinada da rodada: ${count}, chance de todas ${formatChance(chance)}${odd}.`
}
