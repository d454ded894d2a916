import type { MatchFacts } from '#checking/facts/match-facts.ts'
import { nameMasker } from '#checking/reading/mask-names.ts'
import { cleanText, plainOf } from '#checking/reading/plain-text.ts'
import { readMarkets } from '#checking/reading/read-markets.ts'
import { MARKETS, marketById } from '#markets/catalogue.ts'
import { SIDES } from '#markets/market.ts'

const FOUND_MAX = 12

/** Markets by an id, by how people name them, with the clubs' names too, or by words of their names. */
export function findMarkets(facts: MatchFacts, query: string): string[] {
  const id = query.trim()
  if (marketById(id)) return [id]
  const exact = NAMES.filter(({ exactName }) => exactName === plainOf(id)).map((market) => market.id)
  const { plain } = nameMasker(facts)(cleanText(query).text)
  const named = readMarkets(plain).flatMap(({ event, bySide }) => {
    const events = event ? [event] : bySide ? SIDES.map(bySide) : []
    return events.flatMap((one) => (one.isComplement ? [] : [one.id]))
  })
  const words = plain
    .replaceAll(/§h_*/g, 'mandante')
    .replaceAll(/§a_*/g, 'visitante')
    .split(/[^\p{L}\d,.+-]+/u)
    .filter((word) => word.length > 1 || /\d/.test(word))
  const worded = words.length === 0 ? [] : NAMES.filter(({ name }) => words.every((word) => name.includes(word)))
  return [...new Set([...exact, ...named, ...worded.map((market) => market.id)])].slice(0, FOUND_MAX)
}

const NAMES = MARKETS.map(({ id, name, group }) => ({
  id,
  exactName: plainOf(name),
  name: plainOf(`${name} ${group}`),
}))

/** The one market that is meant; null where none is, or several may be. */
export function findMarket(facts: MatchFacts, query: string): string | null {
  const found = findMarkets(facts, query)
  const plain = plainOf(query.trim())
  const exact = found.find((id) => plainOf(marketById(id)?.name ?? '') === plain)
  return exact ?? (found.length === 1 ? (found[0] ?? null) : null)
}
