import { BANKROLL_CONCEPTS } from './bankroll-concepts.ts'
import { BET_CONCEPTS } from './bet-concepts.ts'
import { NUMBER_CONCEPTS } from './number-concepts.ts'

/** A word of the trade: how people ask for it, one plain sentence (the glossary's where it has one), and more for the curious. */
export type Concept = { id: string; word: string; pattern: RegExp; meaning: string; more: string }

const CONCEPTS = [...NUMBER_CONCEPTS, ...BANKROLL_CONCEPTS, ...BET_CONCEPTS] as const satisfies readonly Concept[]

export type ConceptId = (typeof CONCEPTS)[number]['id']

/** The concepts named in a plain text, in their order. A name inside a longer one does not count: 'odd justa' is not 'odd'. */
export function findConcepts(text: string): ConceptId[] {
  const found = CONCEPTS.flatMap(({ id, pattern }) => {
    const match = pattern.exec(text)
    return match ? [{ id, from: match.index, to: match.index + match[0].length }] : []
  })
  const isInside = (one: (typeof found)[number]) =>
    found.some((other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from)
  // 'Como sei se uma odd tem valor?' asks for value, of which the odd is a part.
  const isOnlyPart = ({ id }: (typeof found)[number]) =>
    id === 'odd' && found.some((other) => other.id === 'expectedValue' || other.id === 'fairOdd')
  return found
    .filter((one) => !isInside(one) && !isOnlyPart(one))
    .toSorted((a, b) => a.from - b.from)
    .map(({ id }) => id)
}

export function conceptOf(id: ConceptId): Concept {
  const concept = CONCEPTS.find((one) => one.id === id)
  if (!concept) throw new RangeError(`not a concept: ${id}`)
  return concept
}
