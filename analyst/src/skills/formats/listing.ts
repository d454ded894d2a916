import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'

/** What a row can tell of its market. */
export type Measure = 'chance' | 'fair' | 'best' | 'edge' | 'house'
/** How a chance or its fair odd is written. */
export type Unit = 'share' | 'decimal' | 'american' | 'fractional' | 'oneIn'
export type Style = 'list' | 'numbered' | 'table' | 'bare' | 'names'

/** A market in a list; of a ranking of houses, what one of them pays for it. */
export type Row = { market: BriefedMarket; price: { house: string; odd: number } | null }

/** A list as it stands in a talk: what was asked for first, and all that was changed of it since. */
export type Listing = {
  kind: 'listing'
  rows: readonly Row[]
  /** What the rows were chosen from, in the same order: more of it can be asked for. */
  pool: readonly Row[]
  measures: readonly Measure[]
  unit: Unit
  /** Null for the usual number of digits. */
  decimals: number | null
  style: Style
  /** The rows that the talk last pointed to, from 0; null for all. */
  picked: readonly number[] | null
  /** Asked for as a list, and not what another answer happened to tell of. */
  isOwn: boolean
  /** Said where there is no row, or below the rows. */
  note: string | null
}

export const rowOf = (market: BriefedMarket): Row => ({ market, price: null })

/** What a row is worth in the measure by which a list is put in order. */
export function worthOf({ market, price }: Row, measure: Measure): number {
  if (price) return price.odd
  if (measure === 'edge') return market.edge ?? Number.NEGATIVE_INFINITY
  if (measure === 'best' || measure === 'house') return market.bestOdd ?? 0
  return measure === 'fair' ? market.fairOdd : market.pooledChance
}

/** The rows that the talk is on: those pointed to, or all. */
export const rowsInView = ({ rows, picked }: Listing): Row[] =>
  picked === null ? [...rows] : picked.flatMap((at) => rows[at] ?? [])
