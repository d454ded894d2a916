import type { PlayedMatch } from '#goals/played-match.ts'

/** A club with the league it plays in: its strength (attack - defence) there, and how many divisions lie above. */
export type HomeClub = { club: string; league: string; strength: number; divisionsAbove: number }

/** What a division less is worth before any cup match tells: clubs that go up or down move by about half of it. */
const DIVISION_STEP = 0.6
/** How far apart leagues of one division may lie before anything is known (standard deviation). */
const OFFSET_SD = 0.4
/** How far one match lies from what the offsets say: by its closing prices, and by its goals alone. */
const PRICES_SD = 0.25
const GOALS_SD = 1.1
/** Keeps the logarithm of no goals finite. */
const GOALS_PRIOR = 0.7
const SWEEPS = 60

/**
 * What has to be added to each league's strengths so that they compare in a cup: fitted on matches between clubs of
 * different leagues, on prices where there are some and on goals where not, and held to what divisions are worth.
 *
 * By hand: one match, by prices 2.0 to 1.0 goals, home advantage log 1.3, clubs of equal strength at home: the home
 * league is better by log 2 - log 1.3 = 0.43 by this match alone; held to equal leagues, 0.43 × 0.32 / (0.32 + 0.0625) = 0.36.
 */
export function leagueOffsets(
  matches: readonly PlayedMatch[],
  clubs: readonly HomeClub[],
  homeAdvantage: number,
): Map<string, number> {
  const known = new Map(clubs.map((one) => [one.club, one]))
  const offsets = new Map(clubs.map(({ league, divisionsAbove }) => [league, -DIVISION_STEP * divisionsAbove]))
  const priors = new Map(offsets)
  const seen = matches.flatMap((match) => {
    const [home, away] = [known.get(match.home), known.get(match.away)]
    if (!home || !away || home.league === away.league) return []
    const told = toldBy(match)
    const gap = told.supremacy - homeAdvantage - (home.strength - away.strength)
    return [{ home: home.league, away: away.league, gap, precision: 1 / told.sd ** 2 }]
  })
  // Each league in turn goes where its matches and its prior want it, the others held; a few sweeps settle all.
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [league, prior] of priors) {
      let [pull, precision] = [prior / OFFSET_SD ** 2, 1 / OFFSET_SD ** 2]
      for (const match of seen) {
        if (match.home !== league && match.away !== league) continue
        const isHome = match.home === league
        const other = offsets.get(isHome ? match.away : match.home) ?? 0
        pull += match.precision * (isHome ? match.gap + other : other - match.gap)
        precision += match.precision
      }
      offsets.set(league, pull / precision)
    }
  }
  return offsets
}

/** How much better the home side was, as the logarithm of the ratio of goals. */
function toldBy({ marketRates, goals }: PlayedMatch): { supremacy: number; sd: number } {
  if (marketRates) return { supremacy: Math.log(marketRates.home / marketRates.away), sd: PRICES_SD }
  return { supremacy: Math.log((goals.home + GOALS_PRIOR) / (goals.away + GOALS_PRIOR)), sd: GOALS_SD }
}

/** Each club's strength as a cup would tell it, held around the cup's mean of nought. */
export function carriedStrengths(
  clubs: readonly HomeClub[],
  offsets: ReadonlyMap<string, number>,
): Map<string, number> {
  const told = clubs.map(({ club, league, strength }) => [club, strength + (offsets.get(league) ?? 0)] as const)
  const mean = told.reduce((sum, [, strength]) => sum + strength, 0) / Math.max(1, told.length)
  return new Map(told.map(([club, strength]) => [club, strength - mean]))
}
