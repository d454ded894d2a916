import { writeList } from '@prancheta/core/chat/figures.ts'
import type { Outcome } from '@prancheta/core/markets/outcome.ts'
import { settle } from '@prancheta/core/markets/settle.ts'
import { countOf } from '#reading/spoken-numbers.ts'
import type { Priced } from './pricing.ts'

const BY = /\bse (?:o )?(?:(mandante|visitante) )?(?:ganhar?|vencer?|ganha|vence) (?:so )?por (um|dois|tres|1|2|3)\b/
const SCORE = /\bse (?:der|terminar|acabar|ficar|sair) (?:em )?(\d) ?(?:x|a) ?(\d)\b/

const ENDS: Record<Outcome, string> = {
  won: 'ganha',
  'half won': 'ganha só metade',
  void: 'é devolvida',
  'half lost': 'perde metade',
  lost: 'perde',
}
const WORST: readonly Outcome[] = ['lost', 'half lost', 'void', 'half won', 'won']

type Goals = { home: number; away: number }

/** How the legs end at a score or margin that the reader supposes; null where none is. */
export function ifItEnds(text: string, priced: Priced): string | null {
  const supposed = supposedIn(text, priced)
  if (supposed.length === 0) return null
  return supposed
    .map((goals) => {
      const ends = priced.markets.map(({ id, name }) => ({
        name,
        end: settle(id, { goals, halfTime: null, corners: null, cards: null }),
      }))
      const known = ends.flatMap(({ end }) => (end === 'unknown' ? [] : [end]))
      const worst = WORST.find((one) => known.includes(one))
      const legs = writeList(ends.flatMap(({ name, end }) => (end === 'unknown' ? [] : [`"${name}" ${ENDS[end]}`])))
      return `Com ${goals.home} x ${goals.away}: ${legs}${worst ? `, e a combinada ${ENDS[worst]}` : ''}.`
    })
    .join(' ')
}

function supposedIn(text: string, { markets }: Priced): Goals[] {
  const [, home, away] = SCORE.exec(text) ?? []
  if (home !== undefined && away !== undefined) return [{ home: Number(home), away: Number(away) }]
  const [, side, by] = BY.exec(text) ?? []
  const margin = by === undefined ? null : (countOf(by) ?? Number(by))
  if (margin === null) return []
  const isAway =
    side === 'visitante' || (side === undefined && markets.some(({ id }) => /away[+-]|result\.away/.test(id)))
  return [0, 1].map((goals) => (isAway ? { home: goals, away: goals + margin } : { home: goals + margin, away: goals }))
}
