import type { ClubCounts, CountedMatch, CountRatings } from '#counts/count-ratings.ts'
import { CORNER_SETTINGS, type CountSettings } from '#counts/count-settings.ts'
import { expectedSides } from '#counts/expected-counts.ts'
import { inverseQuadratic } from '#goals/cholesky.ts'
import { minimise } from '#goals/minimise.ts'
import { attackOf, defenceOf, HOME, LEVEL, type Pairings, type Priors, parameterCount } from '#goals/objective.ts'
import type { Sides } from '#goals/played-match.ts'

export type CountFitOptions = {
  /** The day to forecast: only matches before it are read. */
  asOfDay: number
  /** Those of corners unless given. */
  settings?: CountSettings
}

/** Matches with their clubs as numbers and the weight that time has left them. */
type Faded = { match: CountedMatch; home: number; away: number; weight: number }

/**
 * Corners or cards of one league. The expected counts come from the clubs' and their opponents' effects, the home
 * advantage and the league's level, fitted like the ratings of goals; how far real counts scatter around them, and how much
 * the two sides share, is measured afterwards. Any number of matches will do: with none, everything is usual.
 */
export function fitCounts(matches: readonly CountedMatch[], options: CountFitOptions): CountRatings {
  const { asOfDay, settings = CORNER_SETTINGS } = options
  const clubs = new Map<string, number>()
  const faded = fadedMatches(matches, asOfDay, settings, clubs)
  const priors = priorsOf(faded, clubs.size, settings)
  const at = new Float64Array(parameterCount(clubs.size))
  at[LEVEL] = priors.level
  at[HOME] = priors.home
  const factor = minimise(toPairings(faded, clubs.size), priors, at)

  const played = new Int32Array(clubs.size)
  for (const { home, away } of faded) for (const club of [home, away]) played[club] = (played[club] ?? 0) + 1
  const rated = [...clubs].map(([club, number]): [string, ClubCounts] => [
    club,
    {
      attack: at[attackOf(number)] ?? 0,
      defence: at[defenceOf(number)] ?? 0,
      logSd: deviationOf(factor, at.length, attackOf(number)),
      matches: played[number] ?? 0,
    },
  ])
  const means = {
    asOfDay,
    level: at[LEVEL] ?? 0,
    home: at[HOME] ?? 0,
    // Attack is (tempo + strength) / 2, so it has a quarter of the two priors' variances.
    unknownLogSd: Math.sqrt((1 / settings.strengthPrecision + 1 / settings.tempoPrecision) / 4),
    clubs: Object.fromEntries(rated),
  }
  return { ...means, ...scatterOf(faded, means, settings) }
}

function deviationOf(factor: Float64Array, size: number, parameter: number): number {
  const direction = new Float64Array(size)
  direction[parameter] = 1
  return Math.sqrt(inverseQuadratic(factor, size, direction))
}

function fadedMatches(
  matches: readonly CountedMatch[],
  asOfDay: number,
  { memoryDays, decayPerDay }: CountSettings,
  clubs: Map<string, number>,
): Faded[] {
  const numberOf = (club: string) => {
    const known = clubs.get(club)
    if (known !== undefined) return known
    clubs.set(club, clubs.size)
    return clubs.size - 1
  }
  return matches.flatMap((match): Faded[] => {
    const age = asOfDay - match.day
    const { home, away } = match.counts
    // A row of the day itself or later must not leak into its own forecast; NaN and minus counts are not counts.
    if (!(age > 0 && age <= memoryDays && home >= 0 && away >= 0) || match.home === match.away) return []
    const weight = Math.exp(-decayPerDay * age)
    return [{ match, home: numberOf(match.home), away: numberOf(match.away), weight }]
  })
}

function toPairings(faded: readonly Faded[], clubCount: number): Pairings {
  return {
    clubCount,
    home: Int32Array.from(faded, ({ home }) => home),
    away: Int32Array.from(faded, ({ away }) => away),
    weight: Float64Array.from(faded, ({ weight }) => weight),
    homeTarget: Float64Array.from(faded, ({ weight, match }) => weight * match.counts.home),
    awayTarget: Float64Array.from(faded, ({ weight, match }) => weight * match.counts.away),
  }
}

function priorsOf(faded: readonly Faded[], clubCount: number, settings: CountSettings): Priors {
  let weight = settings.usualMatches
  const sum: Sides = { home: weight * settings.usual.home, away: weight * settings.usual.away }
  for (const { match, weight: own } of faded) {
    weight += own
    sum.home += own * match.counts.home
    sum.away += own * match.counts.away
  }
  return {
    level: Math.log((sum.home * sum.away) / weight ** 2) / 2,
    levelPrecision: settings.levelPrecision,
    home: Math.log(sum.home / sum.away),
    homePrecision: settings.homePrecision,
    strength: new Float64Array(clubCount),
    strengthPrecision: new Float64Array(clubCount).fill(settings.strengthPrecision),
    tempoPrecision: settings.tempoPrecision,
  }
}

/** A league's own scatter counts fully only after this many matches; before, it is mixed with what is usual. */
const SCATTER_USUAL_MATCHES = 200

/** Moments: E (count - mean)² = mean + overdispersion × mean², and E of the product of both sides' = sharing × means' product. */
function scatterOf(
  faded: readonly Faded[],
  means: Omit<CountRatings, 'overdispersion' | 'sharing'>,
  { usual, usualOverdispersion, usualSharing }: CountSettings,
): Pick<CountRatings, 'overdispersion' | 'sharing'> {
  const square = SCATTER_USUAL_MATCHES * (usual.home ** 2 + usual.away ** 2)
  const product = SCATTER_USUAL_MATCHES * usual.home * usual.away
  const own = { excess: usualOverdispersion * square, square }
  const both = { excess: usualSharing * product, product }
  for (const { match, weight } of faded) {
    const { home, away } = expectedSides(means, match.home, match.away)
    const { counts } = match
    own.excess += weight * ((counts.home - home) ** 2 - home + (counts.away - away) ** 2 - away)
    own.square += weight * (home ** 2 + away ** 2)
    both.excess += weight * (counts.home - home) * (counts.away - away)
    both.product += weight * home * away
  }
  return { overdispersion: Math.max(0, own.excess / own.square), sharing: both.excess / both.product }
}
