import type { OwnCombo } from '@prancheta/core/combos/own/own-combo.ts'
import { reasonOf } from '@prancheta/core/combos/reason.ts'
import { marketById } from '@prancheta/core/markets/catalogue.ts'
import { formatChance, formatOdd } from '#lib/format/format.ts'

const quoted = (name: string) => `“${name}”`

function listed(names: readonly string[]): string {
  const all = names.map(quoted)
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} e ${all.at(-1)}`
}

function namesOf({ legs }: OwnCombo, ids: readonly string[]): string[] {
  return ids.map((id) => legs.find((leg) => leg.id === id)?.name ?? id)
}

/** The legs that cannot all be won; null where they can. */
export function contradictionWords(combo: OwnCombo): string | null {
  if (combo.contradiction.length === 0) return null
  const names = listed(namesOf(combo, combo.contradiction))
  return combo.contradiction.length === 1 ? `${names} não pode acontecer.` : `${names} não podem acontecer juntas.`
}

/** Legs that change nothing, each with the reason. */
export function redundancyWords(combo: OwnCombo): string[] {
  return combo.redundant.map(
    ({ leg, because }) =>
      `${listed(namesOf(combo, [leg]))} não muda nada: já vem com ${listed(namesOf(combo, because))}.`,
  )
}

/** What multiplying would say, and why that is wrong. Nothing of a single leg. */
export function multiplyingWords({ legs, chance, product }: OwnCombo): string | null {
  if (legs.length < 2 || chance === 0) return null
  const reason = reasonOf(
    legs.map((leg) => ({ market: { name: leg.name }, chance: leg.chance })),
    chance,
  )
  return `Multiplicar as chances daria ${formatChance(product)}, odd ${formatOdd(1 / product)}: é a conta de quem acha que uma perna nada diz da outra. ${reason}`
}

/** What the measured link of corners and cards leaves open: docs/model.md. */
const COUNTS_NOTE =
  'Escanteios e cartões não saem do mapa de placares: entram com a ligação que medimos em 13.852 jogos europeus. Quem está atrás bate mais escanteios e leva mais cartões; jogo decidido tem menos dos dois. Nos 7.938 jogos seguintes, a chance de um par errou em média 0,4 ponto; no pior, 2,2 (placar do 1º tempo com escanteios, que só se ligam pelo placar final).'

const HALVES_NOTE =
  'O placar de cada tempo sai do placar final: dado o resultado, os gols se espalham pelo jogo como de costume. Em 7.938 jogos, a chance de um par de gols do jogo e de um tempo errou em média 0,35 ponto; no pior, 1.'

const HALVES: readonly string[] = ['firstHalf', 'secondHalf', 'halves']

/** How legs that the final score alone does not decide are tied to the others, and how far that may be off. */
export function measuredNotes({ legs, hasCounts }: Pick<OwnCombo, 'legs' | 'hasCounts'>): string[] {
  const hasHalves = legs.length > 1 && legs.some(({ id }) => HALVES.includes(marketById(id)?.rule.reads ?? ''))
  return [...(hasHalves ? [HALVES_NOTE] : []), ...(hasCounts ? [COUNTS_NOTE] : [])]
}

export const REFUND_NOTE =
  'Se uma perna for devolvida e nenhuma perder, a combinada inteira é devolvida. Algumas casas recalculam a odd sem a perna devolvida: confira a regra da sua.'

/** Said to listeners as legs come and go. */
export function trayNews(combo: OwnCombo): string {
  const count = combo.legs.length === 1 ? '1 perna' : `${combo.legs.length} pernas`
  const trouble = contradictionWords(combo)
  if (trouble) return `${count}. ${trouble}`
  return `${count}, chance conjunta de ${formatChance(combo.chance)}. ${redundancyWords(combo).join(' ')}`
}
