import { analyseMatch, type MatchAnalysis } from '@prancheta/core/analysis/analyse-match.ts'
import { type QuotedInput, quotedInput } from '@prancheta/core/analysis/quoted-match.ts'
import type { KeptRatings, MatchFacts } from '#capabilities/fixtures/index.ts'

export type PricedFixture = Pick<QuotedInput, 'books' | 'prices'> & { analysis: MatchAnalysis }

/** One match's chances, value, combos and recommendation. A game that has begun is priced as of its kick-off. */
export function priceFixture(facts: MatchFacts, { ratings, counts }: KeptRatings, now: Date): PricedFixture {
  const { fixture, hasStarted, odds, records } = facts
  const { input, ...prices } = quotedInput(
    {
      home: String(fixture.home_id),
      away: String(fixture.away_id),
      atMs: hasStarted ? fixture.kick_off.getTime() : now.getTime(),
      quotes: odds.value ?? [],
      records,
    },
    { ratings, ...counts },
  )
  return { analysis: analyseMatch(input), ...prices }
}
