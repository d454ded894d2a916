/** What decides where a market stands among those of its match. */
type Told = { id: string; chance: number; edge: number | null; isRecommended: boolean }

/** As likely as this, a market says nothing about the match. */
const NEAR_CERTAIN = 0.95

/** What most readers ask first of a match that nobody prices: who wins, how many goals, whether both score. */
const ASKED_FIRST = [/^result\./, /^goals\.(over|under)2\.5$/, /^btts\./]

/**
 * Recommended ones first, then by edge, then by chance. Those without an edge by what they tell: the likeliest result, the
 * likelier of over and under 2.5, the likelier of both to score, then the rest by chance; near-certainties last.
 */
export function bestFirst<Market>(markets: readonly Market[], toldOf: (market: Market) => Told): Market[] {
  const told = markets.map((market) => ({ market, ...toldOf(market) }))
  const leaders = ASKED_FIRST.flatMap((family) => likeliest(told.filter(({ id }) => family.test(id)))?.id ?? [])
  const rankOf = ({ id, chance, edge, isRecommended }: Told): number => {
    if (isRecommended) return 0
    if (edge !== null) return 1
    if (chance >= NEAR_CERTAIN) return 4 + leaders.length
    const leads = leaders.indexOf(id)
    return leads < 0 ? 3 + leaders.length : 2 + leads
  }
  const compare = (one: Told, other: Told) =>
    rankOf(one) - rankOf(other) || (other.edge ?? 0) - (one.edge ?? 0) || other.chance - one.chance
  return told.toSorted(compare).map(({ market }) => market)
}

/** Of some markets, the first of the likeliest. */
export function likeliest<Market extends { chance: number }>(markets: readonly Market[]): Market | undefined {
  return markets.toSorted((one, other) => other.chance - one.chance)[0]
}
