import type { Scene } from '#scene.ts'
import { takeFilter } from './filters.ts'
import type { Listing, Measure, Unit } from './listing.ts'
import { takeBest, takeByNature, takeOrdinals } from './ordinals.ts'
import { Parts } from './parts.ts'
import { sortRows } from './read-list.ts'
import { writeDifference, writeSum } from './sums.ts'
import { takeDecimals, takeMeasures, takeOrder, takeStyle, takeUnit } from './wanted.ts'
import { writeListing } from './write-list.ts'

/** A list after one more wish, and what is said to it. */
export type Changed = { listing: Listing; text: string }

const DROP = /\b(tir\w+|remov\w+|exclu\w+|elimin\w+|cort\w+|sem)\b/
const ADD = /\b(acrescent\w+|inclu\w+|adicion\w+|coloc\w+|bot\w+|poe|ponha|junt\w+)\b/
const COLUMN = /\b(a |as )?colunas?( d[aeo]s?)?\b/
const ANOTHER =
  /\b(e )?(poe|ponha|bot\w+|coloc\w+|inclu\w+|troc\w+) (por )?(mais )?(outr[oa]|uma nova|um novo)( mais)?( segur[oa]| provavel)?( no lugar)?\b/
const SUM =
  /\b(som[ae]\w*|somad\w+|total|quanto (da|dao) (tudo|junto|somad\w+))\b( (eles|elas|tudo|todos|todas|isso|esses|essas|ai))*/
const HUNDRED = /\b(da|fecha|bate|chega a|fecha em|tem que dar) 100( ?%)?/
const DIFFERENCE =
  /\b(diferenca|distancia|quanto a mais|quanto a menos|a mais (do )?que|a menos (do )?que)( (e|de|em) pontos?( percentuais)?)?\b|\bem pontos?\b/
const AGAIN = /\b(rep[ei]t\w+|de novo|outra vez|novamente|mostra\w* a lista|manda\w* a lista)( a lista)?\b/
const WHICH_WAS = /\b(qual|quais|como) (era|e|foi|fica)( mesmo)?\b|\bmesmo\b/
const INVERT = /\b(invert\w+|ao contrario|de tras pra frente|ordem inversa)( a ordem)?\b/
const LIST_WORDS =
  /\b(coloc?ad[oa]s?|lugar|lista|ranking|linhas?|mercados?|placares?|placar|opc\w+|casas?|apostas?|entre|tres|dois|duas|numeros?|que|times?|mais|provavel|provaveis|segura|menos|virgula)\b/

/** All that a message wishes of a list; null where it says more than was understood. */
function readChange(text: string, length: number) {
  const parts = new Parts(text)
  const isInverted = parts.has(INVERT)
  const order = takeOrder(parts)
  const decimals = takeDecimals(parts)
  const filter = takeFilter(parts)
  const unit = takeUnit(parts)
  const style = takeStyle(parts)
  const replaces = parts.has(ANOTHER)
  const drops = parts.has(DROP)
  const adds = parts.has(ADD)
  const hasColumn = parts.has(COLUMN)
  const isHundred = parts.has(HUNDRED)
  const isSum = parts.has(SUM) || isHundred
  const isDifference = parts.has(DIFFERENCE)
  const isAgain = parts.has(AGAIN)
  parts.has(WHICH_WAS)
  const places = takeOrdinals(parts, length)
  const nature = takeByNature(parts)
  const measures = takeMeasures(parts)
  const best = measures.length === 0 || style !== null ? takeBest(parts, length) : null
  parts.has(LIST_WORDS)
  if (!parts.isUnderstood) return null
  const isForm = unit !== null || decimals !== null || style !== null || order !== null
  return {
    isInverted,
    order,
    decimals,
    filter,
    unit,
    style,
    replaces,
    drops,
    adds,
    hasColumn,
    isHundred,
    isSum,
    isDifference,
    isAgain,
    places,
    nature,
    measures,
    best,
    isForm,
  }
}

type Change = NonNullable<ReturnType<typeof readChange>>

const TWO = /\b(dois|duas|ambos)\b/
const ENDS = /\b(dois|duas) (primeir|ultim)|(primeir|ultim)[oa]s (dois|duas)/

/** What a message does to the list that the talk is on; null where it does nothing that was wholly understood. */
export function changeList(text: string, listing: Listing, scene: Scene): Changed | null {
  const length = listing.rows.length
  const change = scene.phase === 'ahead' ? readChange(text, length) : null
  if (!change) return null
  const { isSum, isDifference, places, nature, best } = change
  // What another answer told of is changed only where a form is plainly meant.
  if (!listing.isOwn && !change.isForm && (length < 2 || !(isSum || isDifference || places !== null))) return null
  if (TWO.test(text) && length !== 2 && !ENDS.test(text)) return null
  if (length === 0 && listing.note !== null) return { listing, text: listing.note }
  const pointed = places ?? (nature === null ? null : [placeOf(listing, nature)]) ?? (best === null ? null : [best])
  if (isSum) return told(listing, pointed, writeSum(scene, listing, pointed, change.isHundred))
  if (isDifference) return told(listing, null, writeDifference(scene, listing, pointed))
  const steps = stepsOf(change, pointed)
  if (steps.length === 0 || (pointed ?? []).some((at) => at >= length)) return null
  const changed = steps.reduce((one, step) => step(one), listing)
  return changed.measures.length === 0 ? null : { listing: changed, text: writeListing(scene, changed) }
}

/** One after the other: what stays, in which order, how it is written, and which of it is meant. */
function stepsOf(change: Change, pointed: readonly number[] | null): ((one: Listing) => Listing)[] {
  const { filter, order, unit, decimals, style, measures, drops, adds } = change
  const isTaken = drops && !change.hasColumn && measures.length === 0 && pointed !== null
  const steps: (((one: Listing) => Listing) | false | null)[] = [
    filter && ((one) => ({ ...one, rows: one.rows.filter(filter), picked: null })),
    isTaken && ((one) => without(one, pointed, change.replaces)),
    order &&
      ((one) => ({
        ...one,
        rows: sortRows(one.rows, order.by ?? measures[0] ?? usual(one), order.isRising),
        picked: null,
      })),
    change.isInverted && ((one) => ({ ...one, rows: one.rows.toReversed(), picked: null })),
    unit && ((one) => inUnit(one, unit)),
    decimals !== null && ((one) => ({ ...one, decimals })),
    style && ((one) => ({ ...one, style })),
    !unit &&
      measures.length > 0 &&
      !order &&
      ((one) => withMeasures(one, measures, drops ? 'drop' : adds ? 'add' : 'only')),
    !isTaken && pointed !== null && ((one) => ({ ...one, picked: pointed })),
    change.isAgain && ((one) => ({ ...one, picked: null })),
  ]
  return steps.filter((step) => typeof step === 'function')
}

/** A chance in another unit needs more room than a bare number. */
const inUnit = (one: Listing, unit: Unit): Listing => ({
  ...one,
  unit,
  measures: one.rows.some(({ price }) => price) ? one.measures : ['chance'],
  style: one.style === 'bare' || one.style === 'names' ? 'list' : one.style,
})

const usual = ({ rows, measures }: Listing): Measure =>
  rows.some(({ price }) => price) ? 'best' : (measures[0] ?? 'chance')

function told(listing: Listing, picked: readonly number[] | null, text: string | null): Changed | null {
  return text === null ? null : { listing: { ...listing, picked: picked ?? listing.picked }, text }
}

/** The likeliest row is the safest, whichever way the list runs. */
function placeOf({ rows }: Listing, nature: 'least' | 'most'): number {
  const chances = rows.map(({ market }) => market.pooledChance)
  return chances.indexOf(nature === 'least' ? Math.min(...chances) : Math.max(...chances))
}

/** Rows taken out; where others are wanted in their stead, the next of what the list was chosen from. */
function without(listing: Listing, places: readonly number[], replaces: boolean): Listing {
  const kept = listing.rows.filter((_, at) => !places.includes(at))
  const more = replaces ? listing.pool.filter((row) => !listing.rows.includes(row)).slice(0, places.length) : []
  return { ...listing, rows: [...kept, ...more], picked: null }
}

function withMeasures(listing: Listing, measures: readonly Measure[], how: 'drop' | 'add' | 'only'): Listing {
  const old = listing.measures
  if (how === 'drop') return { ...listing, measures: old.filter((one) => !measures.includes(one)) }
  if (how === 'add') return { ...listing, measures: [...new Set([...old, ...measures])] }
  const style = listing.style === 'names' ? 'list' : listing.style
  return { ...listing, unit: 'share', style, measures }
}
