import { MARKETS, marketById } from '#markets/catalogue.ts'

/** A pick is a market's id or, with this before it, those of a combination's legs. Stored: never change either sign. */
const PREFIX = 'combo:'
const BETWEEN = ','

const PLACES = new Map(MARKETS.map(({ id }, place) => [id, place]))

/** Legs in the catalogue's order, so that the same legs are the same pick whoever added which first. */
export function toComboPick(ids: readonly string[]): string {
  const ordered = ids.toSorted((one, other) => (PLACES.get(one) ?? -1) - (PLACES.get(other) ?? -1))
  return `${PREFIX}${ordered.join(BETWEEN)}`
}

/** The legs of a combination; null for the pick of one market. */
export function legsOfPick(pick: string): string[] | null {
  return pick.startsWith(PREFIX) ? pick.slice(PREFIX.length).split(BETWEEN) : null
}

/** How a pick is called; null where the catalogue does not know all of it. */
export function nameOfPick(pick: string): string | null {
  const legs = legsOfPick(pick)
  if (!legs) return marketById(pick)?.name ?? null
  const names = legs.flatMap((id) => marketById(id)?.name ?? [])
  return names.length === legs.length ? `Combinada: ${names.join(' + ')}` : null
}
