import type { BriefedMarket, Briefing } from '@prancheta/core/chat/briefing.ts'
import { knownNumbers } from '@prancheta/core/chat/known-numbers.ts'
import { edgeAtOdd } from '@prancheta/core/chat/tallies.ts'
import { findUnconfirmedNumbers, type KnownNumbers } from '@prancheta/core/explain/check-numbers.ts'
import { readNumbers } from '@prancheta/core/explain/read-numbers.ts'
import { toPct } from '@prancheta/core/percent.ts'
import { KELLY_SHARE } from '@prancheta/core/value/kelly.ts'
import type { Ask } from '#reading/ask.ts'

const NOTHING_KNOWN: KnownNumbers = { values: [100], lines: [], kickOffUtc: null }

/** The figures of a reply that are neither the match's, nor the reader's own, nor follow from the two. */
export function strayNumbers(
  reply: string,
  ask: Ask,
  questions: readonly string[],
  briefing: Briefing | null,
): string[] {
  const known = briefing ? knownOf(briefing) : NOTHING_KNOWN
  const typed = questions.flatMap((question) => readNumbers(question).numbers.map(({ value }) => value))
  const named = [...ask.trail, ...ask.bets.map(({ marketId }) => marketId)]
  const markets = briefing?.markets.filter(({ id }) => named.includes(id)) ?? []
  const values = [
    ...known.values,
    ...typed,
    100,
    ...markets.flatMap((market) => followingFrom(market, ask)),
    ...ofOwn(ask),
  ]
  return findUnconfirmedNumbers(reply, { ...known, values }).map(({ text }) => text)
}

/** A match's figures are thousands, and every reply about it is held against them. */
const KNOWN = new WeakMap<Briefing, KnownNumbers>()

function knownOf(briefing: Briefing): KnownNumbers {
  const found = KNOWN.get(briefing) ?? knownNumbers(briefing)
  KNOWN.set(briefing, found)
  return found
}

/** What a market's chance makes of the prices of the houses and of those that the reader typed. */
function followingFrom(market: BriefedMarket, { offeredOdd, bets, given }: Ask): number[] {
  const odds = [...market.prices.map(({ odd }) => odd), ...bets.map(({ odd }) => odd), offeredOdd].filter(
    (odd) => odd !== null,
  )
  const stakes = [given.stake, given.bankroll, ...bets.map(({ stake }) => stake)].filter((stake) => stake !== null)
  const edges = odds.map((odd) => edgeAtOdd(market, odd))
  return [
    ...edges.map(toPct),
    ...stakes.flatMap((stake) => odds.flatMap((odd) => [stake * odd, stake * (odd - 1)])),
    ...stakes.flatMap((stake) => [...edges.map((edge) => Math.abs(stake * edge)), stake * (market.kelly ?? 0)]),
    ...[1.05, 1.05 / market.pooledChance],
  ]
}

/** The same of a chance that is the reader's own. */
function ofOwn({ given: { chance }, offeredOdd }: Ask): number[] {
  if (chance === null) return offeredOdd === null ? [] : [toPct(1 / offeredOdd)]
  const edge = offeredOdd === null ? 0 : chance * offeredOdd - 1
  const kelly = offeredOdd === null ? 0 : edge / (offeredOdd - 1)
  return [toPct(chance), 1 / chance, toPct(edge), toPct(kelly), toPct(kelly * KELLY_SHARE)]
}

const EDGE = /([\d,]+)% × ([\d,]+) − 1 (?:dá edge de|= (?:\*\*)?(?:edge de )?)\s?([+−]?[\d,]+)%/g
const numberOf = (written = ''): number => Number(written.replace('−', '-').replace(',', '.'))

/** Sums that a reply shows and that do not come out, as it writes their parts. */
export function wrongSums(reply: string): string[] {
  return [...reply.matchAll(EDGE)].flatMap(([sum, chance, odd, edge]) => {
    const reach = 0.05 * numberOf(odd) + 0.06
    return Math.abs(numberOf(chance) * numberOf(odd) - 100 - numberOf(edge)) > reach ? [sum] : []
  })
}
