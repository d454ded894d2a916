import type { Row } from './listing.ts'
import type { Parts } from './parts.ts'

type Filter = (row: Row) => boolean

const NOT_PAYING =
  /\b(?:tir\w+|sem|exclu\w+|remov\w+|corta\w*) (?:[oa]s )?(?:que )?pag\w+ (menos|abaixo|mais|acima)(?: de| que)? (?:odd )?(\d{1,2}(?:\.\d{1,2})?)/
const PAYING =
  /\b(?:(?:so|apenas|somente|deix\w+|fic\w+|bot\w+) )*(?:[oa]s |com |de )?(?:que )?(?:pag\w+|odds?) (menos|abaixo|mais|acima|maior|menor|a partir)(?: de| que| do que)? (?:odd )?(\d{1,2}(?:\.\d{1,2})?)/
const ABOVE_FAIR =
  /\b(?:(?:so|apenas|somente|deix\w+|fic\w+|bot\w+) )*(?:[oa]s )?que (?:tem|tenham|tiver\w*) (?:alguma )?(?:casa )?(?:pagando )?(?:acima(?: d[ao] justa?o?)?|valor|edge positivo)\b|\bcom (?:valor|edge positivo)\b/
const WITH_PRICE = /\b(?:so |apenas )*(?:[oa]s )?(?:que (?:tem|tenham) |com )(?:odd|preco|cotacao)(?: de casa)?\b/
const NOT_LOSING =
  /\b(?:(?:so|apenas|bot\w+|deix\w+) )*(?:[oa]s )?(?:em )?que (?:o )?(mandante|visitante) (nao perde|vence|ganha|perde)\b/

/** Which rows are to stay; null where a text leaves none out. */
export function takeFilter(parts: Parts): Filter | null {
  const out = parts.take(NOT_PAYING)
  if (out) return byOdd(/menos|abaixo/.test(out[1] ?? '') ? 'over' : 'under', Number(out[2]))
  const kept = parts.take(PAYING)
  if (kept) return byOdd(/mais|acima|maior|partir/.test(kept[1] ?? '') ? 'over' : 'under', Number(kept[2]))
  if (parts.has(ABOVE_FAIR)) return ({ market }) => (market.edge ?? 0) > 0
  if (parts.has(WITH_PRICE)) return ({ market }) => market.bestOdd !== null
  const ending = parts.take(NOT_LOSING)
  return ending ? byScore(ending[1] === 'mandante', ending[2] ?? '') : null
}

/** What nobody quotes is held by its fair odd. */
const byOdd =
  (way: 'over' | 'under', odd: number): Filter =>
  ({ market, price }) => {
    const paid = price?.odd ?? market.bestOdd ?? market.fairOdd
    return way === 'over' ? paid >= odd : paid <= odd
  }

const byScore =
  (isHome: boolean, ending: string): Filter =>
  ({ market }) => {
    const [home, away] = market.id.replace('score.', '').split('-').map(Number)
    if (home === undefined || away === undefined || Number.isNaN(home)) return true
    const margin = isHome ? home - away : away - home
    if (ending === 'nao perde') return margin >= 0
    return ending === 'perde' ? margin < 0 : margin > 0
  }
