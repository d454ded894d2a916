import { inverseQuadratic } from '#goals/cholesky.ts'
import { establishedClubs } from '#goals/club-priors.ts'
import { expectedGoals } from '#goals/expected-goals.ts'
import { fitRho } from '#goals/fit-rho.ts'
import { type LeagueMeans, leagueMeans } from '#goals/league-means.ts'
import type { ClubRating, LeagueRatings } from '#goals/league-ratings.ts'
import { minimise } from '#goals/minimise.ts'
import { attackOf, defenceOf, HOME, LEVEL, type Pairings, type Priors, parameterCount } from '#goals/objective.ts'
import { toPairings } from '#goals/pairings.ts'
import { matchesBefore, type PlayedMatch } from '#goals/played-match.ts'
import { type FitSettings, settingsFor } from '#goals/settings.ts'

export type FitOptions = {
  /** The day to forecast: only matches before it are read. */
  asOfDay: number
  /** Chosen by what the matches have, unless given. */
  settings?: FitSettings
  /** Clubs that came down from the division above, or could have: one that turns up starts above the mean. */
  relegated?: ReadonlySet<string>
  /** Ratings of an earlier day: the search starts there and ends at the same place sooner. */
  previous?: LeagueRatings
}

/** Ratings of one league from its matches. Any number of matches will do: with none, all clubs are newcomers. */
export function fitRatings(matches: readonly PlayedMatch[], options: FitOptions): LeagueRatings {
  const { asOfDay } = options
  const ordered = matchesBefore(matches, asOfDay)
  const settings = options.settings ?? settingsFor(ordered)
  const recent = ordered.filter((match) => asOfDay - match.day <= settings.memoryDays)
  const means = leagueMeans(recent, asOfDay, settings.leagueDecayPerDay)
  const clubs = indexClubs(recent)
  const pairings = toPairings(recent, clubs, asOfDay, settings, means.scale)
  const priors = priorsOf(recent, clubs, means, settings, options.relegated)

  const at = startingPoint(clubs, priors, settings, options.previous)
  const factor = minimise(pairings, priors, at)
  const ratings: LeagueRatings = {
    asOfDay,
    level: (at[LEVEL] ?? 0) - levelRaisedByStretch(pairings, at, settings),
    home: at[HOME] ?? 0,
    rho: 0,
    firstHalfShare: means.firstHalfShare,
    clubs: {
      ...unseenClubs(options.relegated, settings),
      ...clubRatings(clubs, at, factor, settings, countMatches(recent)),
    },
    newcomer: ratingFromPrior(-settings.newcomerDeficit, settings),
  }
  ratings.rho = fitRho(recent, asOfDay, settings.rhoDecayPerDay, ({ home, away }) => expectedGoals(ratings, home, away))
  return ratings
}

function indexClubs(matches: readonly PlayedMatch[]): Map<string, number> {
  const clubs = new Map<string, number>()
  for (const { home, away } of matches) {
    if (!clubs.has(home)) clubs.set(home, clubs.size)
    if (!clubs.has(away)) clubs.set(away, clubs.size)
  }
  return clubs
}

function countMatches(matches: readonly PlayedMatch[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const match of matches)
    for (const club of [match.home, match.away]) counts.set(club, (counts.get(club) ?? 0) + 1)
  return counts
}

function priorsOf(
  ordered: readonly PlayedMatch[],
  clubs: ReadonlyMap<string, number>,
  { goals }: LeagueMeans,
  settings: FitSettings,
  relegated: ReadonlySet<string> | undefined,
): Priors {
  const established = establishedClubs(ordered)
  const meanOf = (club: string) => {
    if (established.has(club)) return 0
    return relegated?.has(club) ? settings.relegatedSurplus : -settings.newcomerDeficit
  }
  return {
    level: Math.log(goals.home * goals.away) / 2,
    levelPrecision: settings.levelPrecision,
    home: Math.log(goals.home / goals.away),
    homePrecision: settings.homePrecision,
    strength: Float64Array.from(clubs.keys(), meanOf),
    strengthPrecision: settings.strengthPrecision,
    tempoPrecision: settings.tempoPrecision,
  }
}

function startingPoint(
  clubs: ReadonlyMap<string, number>,
  priors: Priors,
  settings: FitSettings,
  previous: LeagueRatings | undefined,
): Float64Array {
  const at = new Float64Array(parameterCount(clubs.size))
  at[LEVEL] = previous?.level ?? priors.level
  at[HOME] = previous?.home ?? priors.home
  for (const [club, index] of clubs) {
    const known = previous && Object.hasOwn(previous.clubs, club) ? previous.clubs[club] : undefined
    const strength = known ? (known.attack - known.defence) / settings.stretch : (priors.strength[index] ?? 0)
    const tempo = known ? (known.attack + known.defence) / settings.tempoStretch : 0
    at[attackOf(index)] = (tempo + strength) / 2
    at[defenceOf(index)] = (tempo - strength) / 2
  }
  return at
}

/** Reported ratings are stretched, so that a forecast needs nothing but the formula in `expectedGoals`. */
function stretched(strength: number, tempo: number, settings: FitSettings) {
  return {
    attack: (settings.tempoStretch * tempo + settings.stretch * strength) / 2,
    defence: (settings.tempoStretch * tempo - settings.stretch * strength) / 2,
  }
}

function clubRatings(
  clubs: ReadonlyMap<string, number>,
  at: Float64Array,
  factor: Float64Array,
  settings: FitSettings,
  counts: ReadonlyMap<string, number>,
): Record<string, ClubRating> {
  const direction = new Float64Array(at.length)
  const sdAlong = (attackSign: number, defenceSign: number, club: number) => {
    direction.fill(0)
    direction[attackOf(club)] = attackSign
    direction[defenceOf(club)] = defenceSign
    return Math.sqrt(inverseQuadratic(factor, at.length, direction))
  }
  return Object.fromEntries(
    [...clubs].map(([club, index]) => {
      const attack = at[attackOf(index)] ?? 0
      const defence = at[defenceOf(index)] ?? 0
      const rating: ClubRating = {
        ...stretched(attack - defence, attack + defence, settings),
        strengthSd: settings.stretch * Math.sqrt(settings.strengthDispersion) * sdAlong(1, -1, index),
        tempoSd: settings.tempoStretch * Math.sqrt(settings.tempoDispersion) * sdAlong(1, 1, index),
        matches: counts.get(club) ?? 0,
      }
      return [club, rating]
    }),
  )
}

function unseenClubs(relegated: ReadonlySet<string> | undefined, settings: FitSettings) {
  const rating = ratingFromPrior(settings.relegatedSurplus, settings)
  return Object.fromEntries([...(relegated ?? [])].map((club) => [club, rating]))
}

function ratingFromPrior(strength: number, settings: FitSettings): ClubRating {
  return {
    ...stretched(strength, 0, settings),
    strengthSd: settings.stretch * Math.sqrt(settings.strengthDispersion / settings.strengthPrecision),
    tempoSd: settings.tempoStretch * Math.sqrt(settings.tempoDispersion / settings.tempoPrecision),
    matches: 0,
  }
}

/**
 * Stretching differences raises the mean of the exponentials: at 1.25 by about 3% of all goals. The level is
 * lowered by exactly that, so the stretch moves chances between the sides and leaves the goals of the league alone.
 */
function levelRaisedByStretch(pairings: Pairings, at: Float64Array, settings: FitSettings): number {
  let [before, after] = [0, 0]
  for (let pair = 0; pair < pairings.home.length; pair++) {
    const home = pairings.home[pair] ?? 0
    const away = pairings.away[pair] ?? 0
    const weight = pairings.weight[pair] ?? 0
    const homeLog = (at[attackOf(home)] ?? 0) + (at[defenceOf(away)] ?? 0)
    const awayLog = (at[attackOf(away)] ?? 0) + (at[defenceOf(home)] ?? 0)
    const middle = (settings.tempoStretch * (homeLog + awayLog)) / 2
    const half = (settings.stretch * (homeLog - awayLog)) / 2
    const halfHome = (at[HOME] ?? 0) / 2
    before += weight * (Math.exp(halfHome + homeLog) + Math.exp(-halfHome + awayLog))
    after += weight * (Math.exp(halfHome + middle + half) + Math.exp(-halfHome + middle - half))
  }
  return before > 0 ? Math.log(after / before) : 0
}
