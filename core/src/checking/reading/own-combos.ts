import { type LookedUp, ownOption } from '#checking/facts/looked-up.ts'
import type { MatchFacts } from '#checking/facts/match-facts.ts'
import { legsOption } from '#checking/facts/named-combos.ts'
import type { MarketMention } from '#checking/reading/market-event.ts'
import type { Span } from '#checking/reading/number-words.ts'
import { type ComboMention, isLeg } from '#checking/reading/read-markets.ts'

/** 'a sua combinada', 'essa dupla', 'as duas juntas'. */
const CALLED =
  /(?<!\p{L})(?:combinad[ao]|combinacao|multipla|tripla|dupla(?! chance)|juntas|juntos|as pernas|as (?:duas|tres|quatro) pernas)(?!\p{L})/gu

/**
 * The reader's own combinations as a text names them: by a word for one, or by their legs. Legs that follow the word belong to
 * it ('a combinada de vitória com ambas marcam tem 31%'): what is said there is said of all of them together.
 */
export function readOwnCombos(
  plain: string,
  markets: readonly MarketMention[],
  facts: MatchFacts,
  taken: readonly Span[],
): ComboMention[] {
  const { combos } = facts.lookedUp
  const named = new Set(markets.flatMap(({ event }) => (event && !event.isComplement ? [event.id] : [])))
  const meant = combos.findLastIndex(({ legs }) => legs.every((leg) => named.has(leg)))
  const only = meant >= 0 ? meant : combos.length === 1 ? 0 : -1
  const isFree = (span: Span) => !taken.some(({ start, end }) => span.start < end && span.end > start)
  const called =
    only < 0
      ? []
      : [...plain.matchAll(CALLED)].map(({ 0: word, index }) =>
          wordWithLegs(plain, markets, { start: index, end: index + word.length }),
        )
  return [
    ...called.map((span): ComboMention => ({ ...span, type: 'combo', option: ownOption(only) })),
    ...byLegs(plain, markets, facts),
  ]
    .filter(isFree)
    .toSorted((one, other) => one.start - other.start)
}

/** The word and the markets behind it, up to the first number. */
function wordWithLegs(plain: string, markets: readonly MarketMention[], { start, end }: Span): Span {
  let last = end
  for (const market of markets) {
    if (market.start < last) continue
    if (/[\d;.\n]/.test(plain.slice(last, market.start))) break
    last = market.end
  }
  return { start, end: last }
}

/** 'Vitória do mandante + ambas marcam': one that was looked up, or else what the match's own scores say. */
function byLegs(plain: string, markets: readonly MarketMention[], facts: MatchFacts): ComboMention[] {
  const legs = markets.filter((market) => isLeg(plain, market))
  const ids = [...new Set(legs.flatMap(({ event }) => (event && !event.isComplement ? [event.id] : [])))]
  const [first, last] = [legs[0], legs.at(-1)]
  if (!first || !last || legs.some(({ event }) => !event || event.isComplement)) return []
  const at = lookedUpWith(facts.lookedUp.combos, ids)
  const option = at >= 0 ? ownOption(at) : facts.priceTogether(ids) && legsOption(ids)
  return option === null ? [] : [{ type: 'combo', option, start: first.start, end: last.end }]
}

const lookedUpWith = (combos: LookedUp['combos'], ids: readonly string[]): number =>
  combos.findLastIndex(({ legs }) => legs.length === ids.length && legs.every((leg) => ids.includes(leg)))
